package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.InsertOp;
import dev.wami.std.vector.VectorShapes.TransposeOp;
import java.util.Arrays;

/**
 * Follows the vector that {@code vector.extract} takes from back through insertions and transpositions. The position is
 * filled up to the rank of the vector by markers, -1, -2 ..., for the dimensions of the part: where these are out of
 * order the part would have to be transposed, and nothing is folded.
 */
final class ExtractFromInserts {
    private final ExtractOp op;
    private final int markers;
    private long[] at;

    private ExtractFromInserts(ExtractOp op) {
        this.op = op;
        long[] position = op.position().constants();
        at = Arrays.copyOf(position, VectorOperation.vector(op.source()).rank());
        markers = at.length - position.length;
        for (int i = 0; i < markers; i++) at[position.length + i] = ~i;
    }

    /** {@code op} has a position of constants. */
    static FoldResult fold(ExtractOp op) {
        return new ExtractFromInserts(op).follow();
    }

    private FoldResult follow() {
        Value from = op.source();
        while (true) {
            Operation def = from.definedBy();
            if (def instanceof TransposeOp t) {
                at = before(t.permutation());
                from = t.vector();
                continue;
            }
            if (!(def instanceof InsertOp insert)) return extractFrom(from);
            if (!insert.position().isStatic()) return FoldResult.NONE;
            long[] inserted = insert.position().constants();
            int rank = at.length - markers;
            if (Arrays.equals(inserted, Arrays.copyOf(at, rank)) && inOrder()) return FoldResult.of(insert.value());
            if (inserted.length <= at.length && startsWith(at, inserted)) {
                at = Arrays.copyOfRange(at, inserted.length, at.length);
                return at.length < markers ? FoldResult.NONE : extractFrom(insert.value());
            }
            if (mayTouch(inserted)) return FoldResult.NONE;
            from = insert.dest();
        }
    }

    private long[] before(long[] permutation) {
        long[] out = new long[at.length];
        for (int i = 0; i < at.length; i++) out[(int) permutation[i]] = at[i];
        return out;
    }

    private static boolean startsWith(long[] whole, long[] start) {
        for (int i = 0; i < start.length; i++) if (whole[i] != start[i]) return false;
        return true;
    }

    /** Whether the positions agree where both are numbers. */
    private boolean mayTouch(long[] inserted) {
        for (int i = 0; i < inserted.length && i < at.length; i++) {
            if (at[i] >= 0 && inserted[i] >= 0 && at[i] != inserted[i]) return false;
        }
        return true;
    }

    private boolean inOrder() {
        int rank = at.length - markers;
        for (int i = 0; i < markers; i++) if (at[rank + i] != ~i) return false;
        return true;
    }

    private FoldResult extractFrom(Value source) {
        if (source == op.source() || !inOrder()) return FoldResult.NONE;
        return ExtractFolds.from(op, source, Arrays.copyOf(at, at.length - markers));
    }
}
