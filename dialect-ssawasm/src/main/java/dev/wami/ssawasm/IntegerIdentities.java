package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import org.jspecify.annotations.Nullable;

/** When an integer instruction of two operands is one of its operands, a part of one, or a constant. */
final class IntegerIdentities {
    private IntegerIdentities() {}

    static FoldResult fold(BinaryOp op, Folder folder) {
        Value x = op.lhs();
        Value y = op.rhs();
        IntegerAttr c = folder.integer(y);
        FoldResult byConstant = c == null ? FoldResult.NONE : withConstant(op, x, c);
        if (byConstant.isReplacement()) return byConstant;
        if (x == y) {
            switch (op.operator()) {
                // x - x -> 0, x ^ x -> 0
                case SUB, XOR -> {
                    return zero(op);
                }
                // x & x -> x, x | x -> x
                case AND, OR -> {
                    return FoldResult.of(x);
                }
                default -> {}
            }
        }
        if (isShift(op) && folder.isZero(x)) return zero(op);
        Value cancelled = cancel(op, x, y);
        return cancelled != null ? FoldResult.of(cancelled) : FoldResult.NONE;
    }

    private static FoldResult withConstant(BinaryOp op, Value x, IntegerAttr c) {
        long value = c.value();
        return switch (op.operator()) {
            // x + 0, x - 0, x | 0, x ^ 0 -> x; x | -1 -> -1
            case ADD, SUB, XOR -> value == 0 ? FoldResult.of(x) : FoldResult.NONE;
            case OR -> value == 0 ? FoldResult.of(x) : value == -1 ? FoldResult.of(c) : FoldResult.NONE;
            // x * 0 -> 0, x * 1 -> x
            case MUL -> value == 0 ? FoldResult.of(c) : value == 1 ? FoldResult.of(x) : FoldResult.NONE;
            // x & 0 -> 0; x & c -> x if c has all bits that x can have
            case AND ->
                value == 0
                        ? FoldResult.of(c)
                        : value == -1 || isMask(c) && UnsignedBound.fits(x, c.unsignedValue())
                                ? FoldResult.of(x)
                                : FoldResult.NONE;
            // the count is taken modulo the width
            case SHL, SHR_S, SHR_U, ROTL, ROTR -> (value & c.width() - 1) == 0 ? FoldResult.of(x) : FoldResult.NONE;
            // x / 1 -> x
            case DIV_S, DIV_U -> value == 1 ? FoldResult.of(x) : FoldResult.NONE;
            // x % 1 -> 0, x % -1 -> 0
            case REM_U -> value == 1 ? zero(op) : FoldResult.NONE;
            case REM_S -> value == 1 || value == -1 ? zero(op) : FoldResult.NONE;
            default -> FoldResult.NONE;
        };
    }

    /** Whether the constant is 2^k - 1. */
    private static boolean isMask(IntegerAttr c) {
        long bits = c.unsignedValue();
        return (bits & bits + 1) == 0;
    }

    private static FoldResult zero(BinaryOp op) {
        return FoldResult.of(IntegerAttr.of(op.result().type(), 0));
    }

    private static boolean isShift(BinaryOp op) {
        return op.is(SHL) || op.is(SHR_S) || op.is(SHR_U) || op.is(ROTL) || op.is(ROTR);
    }

    private static @Nullable Value cancel(BinaryOp op, Value x, Value y) {
        if (op.is(ADD)) {
            // (a - y) + y -> a, x + (a - x) -> a
            NumericOp left = NumericOp.defining(x, SUB);
            if (left != null && left.operand(1) == y) return left.operand(0);
            NumericOp right = NumericOp.defining(y, SUB);
            return right != null && right.operand(1) == x ? right.operand(0) : null;
        }
        if (op.is(SUB)) {
            // (a + y) - y -> a, (y + a) - y -> a
            return other(NumericOp.defining(x, ADD), y);
        }
        if (op.is(XOR)) {
            // (a ^ y) ^ y -> a
            Value a = other(NumericOp.defining(x, XOR), y);
            return a != null ? a : other(NumericOp.defining(y, XOR), x);
        }
        return null;
    }

    /** The operand of {@code op} beside {@code one}, or null. */
    private static @Nullable Value other(@Nullable NumericOp op, Value one) {
        if (op == null) return null;
        if (op.operand(1) == one) return op.operand(0);
        return op.operand(0) == one ? op.operand(1) : null;
    }
}
