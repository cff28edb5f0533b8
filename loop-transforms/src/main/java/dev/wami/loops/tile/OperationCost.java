package dev.wami.loops.tile;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.memref.MemRefAccess;

/** What operations on numbers cost on recent processors for desktops and servers. */
final class OperationCost {
    /** Cycles until the result of a division is there, or until that of a sum or product of floats is. */
    private static final double QUOTIENT = 14;

    private static final double SUM = 4;
    /** Cycles for which a division keeps the divider busy, for two lanes of floats as for one. */
    private static final double DIVIDER = 4;

    private static final double INTEGER_DIVIDER = 6;
    private static final double CALL = 60;
    /** To add up an address that no loop counts, and to load from there. */
    private static final double ACCESS = 2;

    private OperationCost() {}

    /** Cycles until the result is there. */
    static double latency(Operation op) {
        if (divider(op) > 0) return QUOTIENT;
        return op.result(0).type() instanceof FloatType ? SUM : 1;
    }

    /** Cycles for which the divider is busy, which other operations may use for theirs. */
    static double divider(Operation op) {
        if (op.kind() == MathOp.SQRT) return DIVIDER;
        if (!(op.kind() instanceof ArithOp kind)) return 0;
        return switch (kind) {
            case DIVF -> DIVIDER;
            case DIVSI, DIVUI, REMSI, REMUI, CEILDIVSI, CEILDIVUI, FLOORDIVSI -> INTEGER_DIVIDER;
            default -> 0;
        };
    }

    static double instructions(Operation op) {
        if (op instanceof MemRefAccess.LoadOp) return ACCESS;
        if (op.kind() == ArithOp.REMF) return CALL;
        if (!(op.kind() instanceof MathOp kind)) return 1;
        return switch (kind) {
            case ABSF, ABSI, CEIL, FLOOR, TRUNC, ROUNDEVEN, SQRT, COPYSIGN -> 1;
            default -> CALL;
        };
    }

    /** Whether WebAssembly does {@code op} on lanes. */
    static boolean hasLanes(Operation op) {
        if (op instanceof MemRefAccess.LoadOp) return false;
        if (op.kind() instanceof ArithOp kind) {
            return switch (kind) {
                case DIVSI, DIVUI, REMSI, REMUI, CEILDIVSI, CEILDIVUI, FLOORDIVSI, REMF -> false;
                case SHLI, SHRSI, SHRUI -> op.operand(1).definedBy() instanceof ConstantOp;
                default -> true;
            };
        }
        return instructions(op) < CALL;
    }
}
