package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;

/** Values of which only matters whether they are zero. */
final class Conditions {
    private Conditions() {}

    /** Zero where the value is zero. */
    static Node simplified(Node value) {
        Node c = value;
        while (true) {
            if (c.is(Opcode.I32_EQZ) && c.kid(0).is(Opcode.I32_EQZ)) {
                // !!c
                c = c.kid(0).kid(0);
            } else if (c.is(Opcode.I32_NE) && isZero(c.kid(1))) {
                // c != 0
                c = c.kid(0);
            } else if (c.is(Opcode.I32_EQZ) && hasOpposite(c.kid(0))) {
                c = negated(c.kid(0));
            } else {
                return c;
            }
        }
    }

    /** Not zero where the value is zero. */
    static Node negated(Node value) {
        Node c = simplified(value);
        if (c.is(Opcode.I32_EQZ)) return simplified(c.kid(0));
        Opcode opposite = c.instruction == null ? null : c.instruction.opcode().inverse();
        if (opposite != null) return new Node(Instruction.of(opposite), c.kids, ValueType.I32);
        if (c.is(Opcode.I32_XOR) && isOne(c.kid(1)) && isComparison(c.kid(0))) return simplified(c.kid(0));
        return Node.of(Instruction.of(Opcode.I32_EQZ), ValueType.I32, c);
    }

    /** Whether its opposite takes no more code. */
    static boolean isFree(Node value) {
        return hasOpposite(value) || isNegation(value);
    }

    static boolean isNegation(Node value) {
        return value.is(Opcode.I32_EQZ);
    }

    private static boolean hasOpposite(Node c) {
        return c.instruction != null && c.instruction.opcode().inverse() != null;
    }

    private static boolean isComparison(Node c) {
        return c.instruction != null
                && switch (c.instruction.opcode().category()) {
                    case TEST, COMPARE -> true;
                    default -> false;
                };
    }

    private static boolean isZero(Node c) {
        return c.instruction instanceof Instruction.Constant x && x.bits() == 0;
    }

    private static boolean isOne(Node c) {
        return c.instruction instanceof Instruction.Constant x && x.bits() == 1;
    }
}
