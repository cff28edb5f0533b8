package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import dev.wami.std.vector.VectorMasks.ConstantMaskOp;
import dev.wami.std.vector.VectorMasks.CreateMaskOp;
import dev.wami.std.vector.VectorShapes.BitCastOp;
import dev.wami.std.vector.VectorShapes.ShapeCastOp;
import dev.wami.std.vector.VectorShapes.TransposeOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@code vector.shape_cast}, {@code vector.transpose} and {@code vector.bitcast} made simpler. */
final class ShapeFolds {
    private ShapeFolds() {}

    // ---- shape_cast

    static FoldResult fold(ShapeCastOp op, Folder folder) {
        Value source = op.source();
        VectorType to = VectorOperation.vector(op.result());
        if (source.type().equals(to)) return FoldResult.of(source);
        Operation def = source.definedBy();
        if (def instanceof ShapeCastOp inner) return from(op, inner.source()); // shape_cast(shape_cast(x))
        if (def instanceof TransposeOp t) return keepsOrder(t) ? from(op, t.vector()) : FoldResult.NONE;
        if (def instanceof BroadcastOp b && b.source().type().equals(to)) return FoldResult.of(b.source());
        if (ConstantElements.isPoison(folder, source)) return FoldResult.of(PoisonAttr.POISON);
        DenseElementsAttr constant = ConstantElements.of(folder, source);
        return constant == null ? FoldResult.NONE : FoldResult.of(ConstantElements.reshape(constant, to));
    }

    private static FoldResult from(Operation op, Value source) {
        op.setOperand(0, source);
        return FoldResult.CHANGED;
    }

    /** Whether no two dimensions of more than one element change places. */
    static boolean keepsOrder(TransposeOp op) {
        VectorType from = VectorOperation.vector(op.vector());
        long last = 0;
        for (long d : op.permutation()) {
            if (from.shape().dim((int) d) == 1 && !from.isScalable((int) d)) continue;
            if (d < last) return false;
            last = d;
        }
        return true;
    }

    static boolean canonicalize(ShapeCastOp op, Rewriter rewriter) {
        return withoutTrailingOnes(op, rewriter) || fromBroadcast(op, rewriter);
    }

    /** A mask whose trailing dimensions of size 1 are true and go away is a mask of the other dimensions. */
    private static boolean withoutTrailingOnes(ShapeCastOp op, Rewriter rewriter) {
        VectorType from = VectorOperation.vector(op.source());
        VectorType to = VectorOperation.vector(op.result());
        int rank = from.rank();
        while (rank > 1 && from.shape().dim(rank - 1) == 1 && !from.isScalable(rank - 1)) rank--;
        if (rank == from.rank() || !to.equals(leading(from, rank))) return false;
        if (op.source().definedBy() instanceof CreateMaskOp mask) {
            List<Value> sizes = mask.operands();
            for (Value size : sizes.subList(rank, sizes.size())) {
                Long n = MaskFormat.constant(size);
                if (n == null || n != 1) return false;
            }
            rewriter.replace(op, new CreateMaskOp(op.location(), to, sizes.subList(0, rank)));
            return true;
        }
        if (!(op.source().definedBy() instanceof ConstantMaskOp mask)) return false;
        long[] sizes = mask.sizes();
        for (int i = rank; i < sizes.length; i++) if (sizes[i] != 1) return false;
        rewriter.replace(op, new ConstantMaskOp(op.location(), to, Arrays.copyOf(sizes, rank)));
        return true;
    }

    private static VectorType leading(VectorType type, int rank) {
        long[] dims = Arrays.copyOf(type.shape().toArray(), rank);
        return new VectorType(Shape.of(dims), type.element(), type.scalable());
    }

    /**
     * {@code shape_cast(broadcast(x))} is {@code shape_cast(x)} where x has as many elements, or {@code broadcast(x)}.
     */
    private static boolean fromBroadcast(ShapeCastOp op, Rewriter rewriter) {
        if (!(op.source().definedBy() instanceof BroadcastOp broadcast)) return false;
        Value x = broadcast.source();
        VectorType to = VectorOperation.vector(op.result());
        if (x.type() instanceof VectorType v
                && v.shape().elementCount() == to.shape().elementCount()) {
            rewriter.replace(op, new ShapeCastOp(op.location(), x, to));
            return true;
        }
        if (x.type() instanceof VectorType v && !BroadcastFolds.fits(v, to)) return false;
        rewriter.replace(op, new BroadcastOp(op.location(), x, to));
        return true;
    }

    // ---- transpose

    static FoldResult fold(TransposeOp op, Folder folder) {
        Value source = op.vector();
        VectorType to = VectorOperation.vector(op.result());
        DenseElementsAttr constant = ConstantElements.of(folder, source);
        if (constant != null && constant.isSplat()) return FoldResult.of(ConstantElements.reshape(constant, to));
        if (ConstantElements.isPoison(folder, source)) return FoldResult.of(PoisonAttr.POISON);
        return source.type().equals(to) && keepsOrder(op) ? FoldResult.of(source) : FoldResult.NONE;
    }

    static boolean canonicalize(TransposeOp op, Rewriter rewriter) {
        Operation simpler = simpler(op);
        if (simpler == null) return false;
        rewriter.replace(op, simpler);
        return true;
    }

    private static @org.jspecify.annotations.Nullable Operation simpler(TransposeOp op) {
        Location at = op.location();
        VectorType to = VectorOperation.vector(op.result());
        long[] permutation = op.permutation();
        Operation def = op.vector().definedBy();
        if (def instanceof CreateMaskOp mask) {
            List<Value> sizes = new ArrayList<>();
            for (long d : permutation) sizes.add(mask.operand((int) d));
            return permutation.length == 0 ? null : new CreateMaskOp(at, to, sizes);
        }
        if (def instanceof ConstantMaskOp mask) {
            return permutation.length == 0 ? null : new ConstantMaskOp(at, to, compose(mask.sizes(), permutation));
        }
        if (def instanceof ShapeCastOp cast) return keepsOrder(op) ? new ShapeCastOp(at, cast.source(), to) : null;
        if (def instanceof TransposeOp inner) {
            return new TransposeOp(at, inner.vector(), compose(inner.permutation(), permutation));
        }
        if (def instanceof FromElementsOp elements) {
            List<Value> in = elements.operands();
            List<Value> out = new ArrayList<>();
            for (int source : op.sources(0)) out.add(in.get(source));
            return new FromElementsOp(at, to, out);
        }
        if (!(def instanceof BroadcastOp broadcast)) return null;
        boolean scalar = !(broadcast.source().type() instanceof VectorType);
        return scalar || permutesInGroups(permutation, VectorOperation.vector(broadcast.source()))
                ? new BroadcastOp(at, broadcast.source(), to)
                : null;
    }

    /** Entry {@code permutation[i]} of {@code of} for each i. */
    private static long[] compose(long[] of, long[] permutation) {
        long[] out = new long[permutation.length];
        for (int i = 0; i < out.length; i++) out[i] = of[(int) permutation[i]];
        return out;
    }

    /**
     * Whether dimensions only change places among neighbours that are all stretched or of size 1; then the broadcast of
     * {@code input} alone gives the same. Dimensions of other sizes are groups by themselves.
     */
    private static boolean permutesInGroups(long[] permutation, VectorType input) {
        int lead = permutation.length - input.rank();
        int low = 0;
        for (int i = 0; i < input.rank(); i++) {
            boolean ends = input.shape().dim(i) != 1 || i != 0 && input.shape().dim(i - 1) != 1;
            if (!ends) continue;
            int high = i + lead;
            for (int d = low; d < high; d++) if (permutation[d] < low || permutation[d] >= high) return false;
            low = high;
        }
        return true;
    }

    // ---- bitcast

    static FoldResult fold(BitCastOp op, Folder folder) {
        Value source = op.source();
        VectorType to = VectorOperation.vector(op.result());
        if (source.type().equals(to)) return FoldResult.of(source);
        if (source.definedBy() instanceof BitCastOp inner) {
            return inner.source().type().equals(to) ? FoldResult.of(inner.source()) : from(op, inner.source());
        }
        DenseElementsAttr constant = ConstantElements.of(folder, source);
        if (constant == null || !constant.isSplat()) return FoldResult.NONE;
        Type small = VectorOperation.element(source);
        Type large = to.element();
        boolean floats = small == FloatType.F16 && large == FloatType.F32;
        boolean integers = small instanceof IntegerType && large instanceof IntegerType;
        long from = VectorOperation.bits(small);
        long width = VectorOperation.bits(large);
        if (!(floats || integers) || width <= from || width % from != 0 || width > 64) return FoldResult.NONE;
        long pattern = constant.get(0) & (1L << from) - 1;
        long bits = 0;
        for (long i = 0; i < width; i += from) bits |= pattern << i;
        return FoldResult.of(DenseElementsAttr.splat(
                to,
                large instanceof IntegerType i
                        ? dev.wami.core.ir.attr.IntegerAttr.of(i, bits).value()
                        : bits));
    }
}
