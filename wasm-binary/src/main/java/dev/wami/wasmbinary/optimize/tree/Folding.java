package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TrapException;
import dev.wami.wasmspec.ValueType;
import org.jspecify.annotations.Nullable;

/** Instructions that are known, or shorter otherwise (binaryen: optimize-instructions). */
final class Folding {
    private Folding() {}

    /** What takes the place of the instruction, whose operands have been folded. */
    static Node apply(Node n) {
        if (n.instruction == null) return n;
        if (n.instruction instanceof Instruction.Constant c) {
            n.known = c;
            return n;
        }
        Opcode opcode = n.instruction.opcode();
        if (opcode == Opcode.SELECT) return select(n);
        if (!opcode.category().isScalarNumeric()) return n;
        Instruction.Constant value = value(n, opcode);
        if (value != null) {
            n.known = value;
            if (bytes(value) <= bytes(n)) {
                Node constant = Node.of(value, n.type);
                constant.known = value;
                return constant;
            }
            return n;
        }
        if (n.kids.size() == 1) return unary(n, opcode);
        if (opcode.isCommutative() && isConstant(n.kid(0)) && !isConstant(n.kid(1))) {
            n.kids.set(0, n.kids.set(1, n.kid(0)));
        }
        return n.kid(1).instruction instanceof Instruction.Constant c ? binary(n, opcode, c) : n;
    }

    private static boolean isConstant(Node n) {
        return n.instruction instanceof Instruction.Constant;
    }

    // ---- known values

    private static Instruction.@Nullable Constant value(Node n, Opcode opcode) {
        Instruction.Constant a = n.kid(0).known;
        Instruction.Constant b = n.kids.size() > 1 ? n.kid(1).known : a;
        if (a == null || b == null) return null;
        NumericType type = (NumericType) opcode.type().results().get(0);
        long bits;
        try {
            bits = n.kids.size() > 1
                    ? Numeric.evaluate(opcode, a.bits(), b.bits())
                    : Numeric.evaluate(opcode, a.bits());
        } catch (TrapException trap) {
            return null;
        }
        return switch (type) {
            case I32 -> new Instruction.Constant(Opcode.I32_CONST, bits);
            case I64 -> new Instruction.Constant(Opcode.I64_CONST, bits);
            // which NaN it is depends on the engine
            case F32 ->
                Float.isNaN(Float.intBitsToFloat((int) bits)) ? null : new Instruction.Constant(Opcode.F32_CONST, bits);
            case F64 ->
                Double.isNaN(Double.longBitsToDouble(bits)) ? null : new Instruction.Constant(Opcode.F64_CONST, bits);
            case V128 -> null;
        };
    }

    /** What a constant takes in the binary format. */
    static int bytes(Instruction.Constant c) {
        return 1
                + switch (c.opcode()) {
                    case I32_CONST -> signed((int) c.bits());
                    case I64_CONST -> signed(c.bits());
                    case F32_CONST -> 4;
                    default -> 8;
                };
    }

    private static int signed(long value) {
        int bits = 65 - Long.numberOfLeadingZeros(value < 0 ? ~value : value);
        return (bits + 6) / 7;
    }

    /** About what it takes with its operands. */
    private static int bytes(Node n) {
        int bytes = n.instruction instanceof Instruction.Constant c ? bytes(c) : n.is(Opcode.LOCAL_GET) ? 2 : 1;
        for (Node k : n.kids) bytes += bytes(k);
        return bytes;
    }

    // ---- rules

    private static Node select(Node n) {
        Instruction.Constant c = n.kid(2).known;
        n.kids.set(2, Conditions.simplified(n.kid(2)));
        if (c != null) {
            int taken = c.bits() != 0 ? 0 : 1;
            // what is not taken must do nothing
            return isLeaf(n.kid(1 - taken)) && isLeaf(n.kid(2)) ? n.kid(taken) : n;
        }
        boolean swaps = Conditions.isNegation(n.kid(2)) && (isLeaf(n.kid(0)) || isLeaf(n.kid(1)));
        if (!swaps || !areUnordered(n.kid(0), n.kid(1))) return n;
        n.kids.set(2, Conditions.negated(n.kid(2)));
        n.kids.set(0, n.kids.set(1, n.kid(0)));
        return n;
    }

    private static boolean isLeaf(Node n) {
        return isConstant(n) || n.is(Opcode.LOCAL_GET);
    }

    /** Whether either may be computed first: one is a constant, or both are no more than locals. */
    private static boolean areUnordered(Node a, Node b) {
        return isConstant(a) || isConstant(b) || isLeaf(a) && isLeaf(b);
    }

    private static Node unary(Node n, Opcode opcode) {
        Node x = n.kid(0);
        switch (opcode) {
            case I32_EQZ -> {
                Opcode inverse =
                        x.instruction == null ? null : x.instruction.opcode().inverse();
                if (inverse != null) return new Node(Instruction.of(inverse), x.kids, ValueType.I32);
                // !!!c -> !c
                if (x.is(Opcode.I32_EQZ) && x.kid(0).is(Opcode.I32_EQZ)) return x.kid(0);
            }
            case I32_WRAP_I64 -> {
                if (x.is(Opcode.I64_EXTEND_I32_U) || x.is(Opcode.I64_EXTEND_I32_S)) return x.kid(0);
            }
            default -> {}
        }
        return n;
    }

    private static Node binary(Node n, Opcode opcode, Instruction.Constant c) {
        Node x = n.kid(0);
        long bits = c.bits();
        boolean wide = c.opcode() == Opcode.I64_CONST;
        switch (opcode) {
            case I32_ADD, I64_ADD, I32_SUB, I64_SUB -> {
                if (bits == 0) return x;
                return sum(n, x, isSubtraction(opcode) ? -bits : bits, wide);
            }
            case I32_OR, I64_OR, I32_XOR, I64_XOR, I32_SHL, I64_SHL, I32_SHR_S, I64_SHR_S -> {
                if (bits == 0) return x;
            }
            case I32_SHR_U, I64_SHR_U, I32_ROTL, I64_ROTL, I32_ROTR, I64_ROTR -> {
                if (bits == 0) return x;
            }
            case I32_MUL, I64_MUL -> {
                if (bits == 1) return x;
            }
            case I32_AND, I64_AND -> {
                if (PossibleBits.areWithin(x, bits, wide)) return x;
            }
            case I32_EQ, I64_EQ -> {
                if (bits == 0) return Node.of(Instruction.of(wide ? Opcode.I64_EQZ : Opcode.I32_EQZ), ValueType.I32, x);
            }
            default -> {}
        }
        return n;
    }

    private static boolean isSubtraction(Opcode opcode) {
        return opcode == Opcode.I32_SUB || opcode == Opcode.I64_SUB;
    }

    // (x + c) + d -> x + (c + d), and x + 64 -> x - -64, which is a byte less
    private static Node sum(Node n, Node x, long added, boolean wide) {
        Opcode constant = wide ? Opcode.I64_CONST : Opcode.I32_CONST;
        Opcode add = wide ? Opcode.I64_ADD : Opcode.I32_ADD;
        Opcode sub = wide ? Opcode.I64_SUB : Opcode.I32_SUB;
        Node base = x;
        long all = added;
        if ((x.is(add) || x.is(sub)) && x.kid(1).instruction instanceof Instruction.Constant c) {
            base = x.kid(0);
            all += x.is(sub) ? -c.bits() : c.bits();
        }
        Instruction.Constant up = new Instruction.Constant(constant, all);
        Instruction.Constant down = new Instruction.Constant(constant, -all);
        if (up.bits() == 0) return base;
        boolean subtracts = bytes(down) < bytes(up);
        Instruction.Constant chosen = subtracts ? down : up;
        if (base == x && n.is(subtracts ? sub : add)) return n;
        return Node.of(Instruction.of(subtracts ? sub : add), n.type, base, Node.of(chosen, n.type));
    }
}
