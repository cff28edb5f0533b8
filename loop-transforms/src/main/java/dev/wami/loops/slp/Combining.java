package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.vector.CombiningKind;
import org.jspecify.annotations.Nullable;

/** What combines values in any order: integers, the least or greatest, and floats that may be reassociated. */
final class Combining {
    private Combining() {}

    /** How {@code op} does so; null if the order matters to its bits, or there are no lanes for it. */
    static @Nullable CombiningKind of(Operation op) {
        if (!(op.kind() instanceof ArithOp kind) || op.resultCount() != 1) return null;
        Type type = op.result(0).type();
        if (!LaneOps.isStored(type)) return null;
        return switch (kind) {
            case ADDI -> CombiningKind.ADD;
            case ANDI -> CombiningKind.AND;
            case ORI -> CombiningKind.OR;
            case XORI -> CombiningKind.XOR;
            case MULI -> LaneOps.bits(type) == 16 || LaneOps.bits(type) == 32 ? CombiningKind.MUL : null;
            case MAXSI -> LaneOps.bits(type) < 64 ? CombiningKind.MAXSI : null;
            case MAXUI -> LaneOps.bits(type) < 64 ? CombiningKind.MAXUI : null;
            case MINSI -> LaneOps.bits(type) < 64 ? CombiningKind.MINSI : null;
            case MINUI -> LaneOps.bits(type) < 64 ? CombiningKind.MINUI : null;
            case ADDF -> flags(op).has(FastMath.REASSOC) ? CombiningKind.ADD : null;
            case MULF -> flags(op).has(FastMath.REASSOC) ? CombiningKind.MUL : null;
            case MAXIMUMF -> CombiningKind.MAXIMUMF;
            case MINIMUMF -> CombiningKind.MINIMUMF;
            default -> null;
        };
    }

    /** What {@code op} may take for granted. */
    static FastMath flags(Operation op) {
        if (!(op.result(0).type() instanceof FloatType)) return FastMath.NONE;
        FastMath flags = op.optionalProperty(FastMath.NAME, FastMath.class);
        return flags == null ? FastMath.NONE : flags;
    }
}
