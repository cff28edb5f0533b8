package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.vector.VectorShapes.ShapeCastOp;
import org.jspecify.annotations.Nullable;

/** {@code vector.broadcast} made simpler, and what others ask about it. */
final class BroadcastFolds {
    private BroadcastFolds() {}

    /** The scalar that all elements of {@code v} are, or null. */
    static @Nullable Value scalar(Value v) {
        return v.definedBy() instanceof BroadcastOp b && !(b.source().type() instanceof VectorType) ? b.source() : null;
    }

    static boolean fits(Type from, VectorType to) {
        return BroadcastOp.obstacle(from, to) == null;
    }

    /** A broadcast, or a cast that only puts dimensions of size 1 in front. */
    static boolean isLike(@Nullable Operation op) {
        if (op instanceof BroadcastOp) return true;
        return op instanceof ShapeCastOp c
                && isSuffix(VectorOperation.vector(c.source()), VectorOperation.vector(c.result()));
    }

    private static boolean isSuffix(VectorType of, VectorType whole) {
        int lead = whole.rank() - of.rank();
        if (lead < 0) return false;
        for (int i = 0; i < of.rank(); i++) {
            if (of.shape().dim(i) != whole.shape().dim(lead + i)) return false;
        }
        return true;
    }

    static FoldResult fold(BroadcastOp op, Folder folder) {
        Value source = op.source();
        VectorType to = op.type();
        if (source.type().equals(to)) return FoldResult.of(source);
        // broadcast(shape_cast(x)) -> broadcast(x), if only leading dimensions of size 1 come or go
        if (source.definedBy() instanceof ShapeCastOp cast) {
            VectorType before = VectorOperation.vector(cast.source());
            VectorType after = VectorOperation.vector(source);
            if (fits(before, to) && (isSuffix(before, after) || isSuffix(after, before))) {
                op.setOperand(0, cast.source());
                return FoldResult.CHANGED;
            }
        }
        Attribute constant = folder.constant(source);
        if (constant == null) return FoldResult.NONE;
        if (constant == PoisonAttr.POISON) return FoldResult.of(PoisonAttr.POISON);
        if (constant instanceof DenseElementsAttr d) {
            if (!d.isSplat() || ConstantElements.of(folder, source) == null) return FoldResult.NONE;
            return FoldResult.of(DenseElementsAttr.splat(to, d.get(0)));
        }
        DenseElementsAttr splat = ConstantElements.splat(to, constant);
        return splat == null ? FoldResult.NONE : FoldResult.of(splat);
    }

    /** {@code broadcast(broadcast(x)) -> broadcast(x)}. */
    static boolean canonicalize(BroadcastOp op, Rewriter rewriter) {
        if (!(op.source().definedBy() instanceof BroadcastOp inner)) return false;
        rewriter.replace(op, new BroadcastOp(op.location(), inner.source(), op.type()));
        return true;
    }
}
