package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Opcode;

/** Which bits of an integer may be set (binaryen: Bits::getMaxBits). */
final class PossibleBits {
    /** Operands in one another that are looked at. */
    private static final int MAX_DEPTH = 6;

    private PossibleBits() {}

    /** Whether {@code value & mask} is the value. */
    static boolean areWithin(Node value, long mask, boolean wide) {
        return (of(value, wide, MAX_DEPTH) & ~mask & all(wide)) == 0;
    }

    private static long all(boolean wide) {
        return wide ? -1 : 0xFFFF_FFFFL;
    }

    private static long of(Node n, boolean wide, int depth) {
        long all = all(wide);
        if (n.instruction == null || depth == 0) return all;
        if (n.instruction instanceof Instruction.Constant c) return c.bits() & all;
        Opcode opcode = n.instruction.opcode();
        switch (opcode.category()) {
            // floats, too: the result is 0 or 1
            case TEST, COMPARE -> {
                return 1;
            }
            default -> {}
        }
        return switch (opcode) {
            case I32_LOAD8_U, I64_LOAD8_U -> 0xFF;
            case I32_LOAD16_U, I64_LOAD16_U -> 0xFFFF;
            case I64_LOAD32_U -> 0xFFFF_FFFFL;
            case LOCAL_TEE -> of(n.kid(0), wide, depth - 1);
            case I64_EXTEND_I32_U -> of(n.kid(0), false, depth - 1);
            case I32_WRAP_I64 -> of(n.kid(0), true, depth - 1) & all;
            case I32_CLZ, I32_CTZ, I32_POPCNT -> 0x3F;
            case I64_CLZ, I64_CTZ, I64_POPCNT -> 0x7F;
            case I32_AND, I64_AND -> of(n.kid(0), wide, depth - 1) & of(n.kid(1), wide, depth - 1);
            case I32_OR, I64_OR, I32_XOR, I64_XOR -> of(n.kid(0), wide, depth - 1) | of(n.kid(1), wide, depth - 1);
            case I32_SHR_U, I64_SHR_U ->
                n.kid(1).instruction instanceof Instruction.Constant c
                        ? of(n.kid(0), wide, depth - 1) >>> (c.bits() & (wide ? 63 : 31))
                        : all;
            case SELECT -> of(n.kid(0), wide, depth - 1) | of(n.kid(1), wide, depth - 1);
            default -> all;
        };
    }
}
