package dev.wami.loops.vectorize;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;

/** Which types have lanes, and how wide those are. */
final class LaneTypes {
    private static final int INDEX_BITS = 32;

    private LaneTypes() {}

    /** Bits of a lane of {@code type}; 1 for a bit of a mask; 0 if there are no such lanes. */
    static int bits(Type type) {
        if (type == IndexType.INDEX) return INDEX_BITS;
        if (type == FloatType.F32 || type == FloatType.F64) return ((FloatType) type).width();
        if (!(type instanceof IntegerType i) || !i.isSignless()) return 0;
        return switch (i.width()) {
            case 1, 8, 16, 32, 64 -> i.width();
            default -> 0;
        };
    }

    /** Whether memory may hold lanes of {@code type} next to one another. */
    static boolean isStored(Type type) {
        return type != IndexType.INDEX && bits(type) >= 8;
    }

    /**
     * Bits of the widest number that is another one in each lane of {@code variance}, of its memory or computed, but
     * for those that lanes compute one after the other.
     */
    static int widest(Variance variance) {
        int[] widest = {0};
        AffineForOp loop = variance.loop();
        loop.walkOuterFirst(op -> {
            if (variance.isSerial(op)) return Operation.Walk.OVER;
            if (op == loop || op instanceof AffineForOp) return Operation.Walk.INTO;
            if (op instanceof AffineAccess.AccessOp access && variance.anyVaries(op.operands())) {
                widest[0] = Math.max(widest[0], bits(access.memrefType().element()));
            } else {
                for (Value v : op.results()) {
                    if (isNumber(v, op, variance)) widest[0] = Math.max(widest[0], bits(v.type()));
                }
            }
            return Operation.Walk.INTO;
        });
        return widest[0];
    }

    /** Bits of the narrowest such number that is in memory, at least 8. */
    static int narrowest(Variance variance) {
        int[] narrowest = {64};
        variance.loop().walk(op -> {
            boolean counts = op instanceof AffineAccess.AccessOp && variance.anyVaries(op.operands());
            if (!counts) return;
            narrowest[0] = Math.min(
                    narrowest[0], bits(((AffineAccess.AccessOp) op).memrefType().element()));
        });
        return Math.max(8, narrowest[0]);
    }

    private static boolean isNumber(Value v, Operation op, Variance variance) {
        return variance.varies(v) && v.type() != IndexType.INDEX && !(op instanceof AffineForOp);
    }
}
