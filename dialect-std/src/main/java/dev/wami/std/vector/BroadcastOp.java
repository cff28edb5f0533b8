package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import org.jspecify.annotations.Nullable;

/**
 * A scalar or vector repeated: new dimensions come first, dimensions of size 1 are stretched. Upstream:
 * vector.broadcast.
 */
public final class BroadcastOp extends Rearrangement {
    static final OpSpec SPEC = OpSpec.of(VectorOp.BROADCAST, "broadcast operation")
            .operand("source", Types.ANY)
            .result("vector", Types.VECTOR)
            .format("$source attr-dict `:` type($source) `to` type($vector)");

    BroadcastOp(OpState state) {
        super(SPEC, state);
    }

    public BroadcastOp(Location location, Value source, VectorType type) {
        super(SPEC, OpState.at(location).operand(source).result(type));
    }

    public Value source() {
        return operand(0);
    }

    public VectorType type() {
        return vector(result());
    }

    @Override
    public FoldResult fold(Folder folder) {
        return BroadcastFolds.fold(this, folder);
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return BroadcastFolds.canonicalize(this, rewriter);
    }

    @Override
    @Nullable
    String mistake() {
        if (!sameElement(source(), result())) {
            return "failed to verify that source operand and result have same element type";
        }
        return obstacle(source().type(), type());
    }

    /** Why {@code from} cannot be broadcast to {@code to}, or null. Upstream: isBroadcastableTo. */
    static @Nullable String obstacle(Type from, VectorType to) {
        if (!(from instanceof ShapedType) && from.equals(to.element())) return null;
        if (!(from instanceof VectorType v)) return "source type is not a vector";
        int lead = to.rank() - v.rank();
        if (lead < 0) return "source rank higher than destination rank";
        for (int i = 0; i < v.rank(); i++) {
            if (!stretches(v, i, to, lead + i)) {
                return text("dimension mismatch (%s vs. %s)", dimension(v, i), dimension(to, lead + i));
            }
        }
        return null;
    }

    /** Only 1 becomes another size; [1] does not, and sizes stay fixed or scalable. */
    private static boolean stretches(VectorType from, int i, VectorType to, int j) {
        long size = from.shape().dim(i);
        if (size == 1 && !from.isScalable(i)) return true;
        return size == to.shape().dim(j) && from.isScalable(i) == to.isScalable(j);
    }

    private static String dimension(VectorType type, int i) {
        long size = type.shape().dim(i);
        return type.isScalable(i) ? "[" + size + "]" : Long.toString(size);
    }

    @Override
    public int[] sources(int result) {
        VectorType to = type();
        int[] out = new int[Positions.count(to.shape())];
        if (!(source().type() instanceof VectorType from)) return out;
        for (int e = 0; e < out.length; e++) {
            long[] at = Positions.of(e, to.shape());
            long[] in = new long[from.rank()];
            int lead = at.length - in.length;
            for (int d = 0; d < in.length; d++) in[d] = from.shape().dim(d) == 1 ? 0 : at[lead + d];
            out[e] = Positions.number(in, from.shape());
        }
        return out;
    }
}
