package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.mixed.MixedIndex;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import dev.wami.std.vector.VectorMasks.CreateMaskOp;
import dev.wami.std.vector.VectorShapes.ShapeCastOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import dev.wami.std.vector.VectorSlices.ExtractStridedSliceOp;
import dev.wami.std.vector.VectorSlices.InsertStridedSliceOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@code vector.extract} made simpler by looking at what made its vector. */
final class ExtractFolds {
    private ExtractFolds() {}

    static FoldResult fold(ExtractOp op, Folder folder) {
        Value source = op.source();
        if (op.position().rank() == 0 && source.type().equals(op.result().type())) return FoldResult.of(source);
        if (ConstantElements.isPoison(folder, source)) return FoldResult.of(PoisonAttr.POISON);
        boolean changed =
                Position.foldConstants(op, 1, VectorOperation.vector(source).shape(), folder);
        if (op.position().hasPoison()) return FoldResult.of(PoisonAttr.POISON);
        DenseElementsAttr constant = ConstantElements.of(folder, source);
        if (constant != null
                && (constant.isSplat() || op.position().isStatic() && !VectorOperation.isScalable(source.type()))) {
            return FoldResult.of(part(op, constant));
        }
        FoldResult found = FoldResult.NONE;
        if (op.position().isStatic()) {
            found = fromExtract(op);
            if (found == FoldResult.NONE) found = ExtractFromInserts.fold(op);
        }
        if (found == FoldResult.NONE) found = fromBroadcast(op);
        if (found == FoldResult.NONE && op.position().isStatic()) found = fromStatic(op);
        return found == FoldResult.NONE && changed ? FoldResult.CHANGED : found;
    }

    private static dev.wami.core.ir.attr.Attribute part(ExtractOp op, DenseElementsAttr constant) {
        if (op.result().type() instanceof VectorType to) {
            return constant.isSplat()
                    ? DenseElementsAttr.splat(to, constant.get(0))
                    : ConstantElements.pick(to, constant, op.sources(0));
        }
        return constant.element(constant.isSplat() ? 0 : op.sources(0)[0]);
    }

    /** {@code extract(extract(x, p), q) -> extract(x, p + q)}. */
    private static FoldResult fromExtract(ExtractOp op) {
        if (!(op.source().definedBy() instanceof ExtractOp)) return FoldResult.NONE;
        List<Long> position = new ArrayList<>();
        Value source = op.source();
        for (long p : op.position().constants()) position.add(p);
        while (source.definedBy() instanceof ExtractOp inner) {
            if (!inner.position().isStatic()) return FoldResult.NONE;
            List<Long> before = new ArrayList<>();
            for (long p : inner.position().constants()) before.add(p);
            position.addAll(0, before);
            source = inner.source();
        }
        return from(op, source, position.stream().mapToLong(p -> p).toArray());
    }

    static FoldResult from(ExtractOp op, Value source, long[] position) {
        op.setOperand(0, source);
        op.setAttribute(Position.STATIC, new Position(position, List.of()).attribute());
        return FoldResult.CHANGED;
    }

    /** {@code extract(broadcast(x))} is x, or part of x where no dimension of the part was stretched. */
    private static FoldResult fromBroadcast(ExtractOp op) {
        Operation broadcast = op.source().definedBy();
        if (broadcast == null || !BroadcastFolds.isLike(broadcast)) return FoldResult.NONE;
        Value input = broadcast.operand(0);
        Type to = op.result().type();
        if (to.equals(input.type())) return FoldResult.of(input);
        int rank = to instanceof VectorType v ? v.rank() : 0;
        if (!(input.type() instanceof VectorType in) || rank > in.rank()) return FoldResult.NONE;
        int lead = in.rank() - rank;
        for (int i = 0; i < rank; i++) {
            if (((VectorType) to).shape().dim(i) != in.shape().dim(lead + i)) return FoldResult.NONE;
        }
        int added = VectorOperation.vector(op.source()).rank() - in.rank();
        List<MixedIndex> old = op.position().mixed();
        List<MixedIndex> position = new ArrayList<>();
        for (int i = 0; i < lead; i++) position.add(in.shape().dim(i) == 1 ? MixedIndex.of(0) : old.get(i + added));
        List<Value> operands = new ArrayList<>(List.of(input));
        operands.addAll(MixedIndex.values(position));
        op.setAllOperands(operands);
        op.setAttribute(Position.STATIC, MixedIndex.attribute(position));
        return FoldResult.CHANGED;
    }

    private static FoldResult fromStatic(ExtractOp op) {
        Operation def = op.source().definedBy();
        long[] position = op.position().constants();
        if (def instanceof ShuffleOp shuffle
                && VectorOperation.vector(shuffle.result()).rank() == 1) {
            if (position.length != 1) return FoldResult.NONE;
            long at = shuffle.mask()[(int) position[0]];
            long size = VectorOperation.vector(shuffle.v1()).shape().elementCount();
            return at < size ? from(op, shuffle.v1(), new long[] {at}) : from(op, shuffle.v2(), new long[] {at - size});
        }
        if (def instanceof ShapeCastOp cast) return fromShapeCast(op, cast);
        if (def instanceof ExtractStridedSliceOp slice) return fromSlice(op, slice);
        if (def instanceof InsertStridedSliceOp) return fromSlices(op);
        if (def instanceof FromElementsOp elements && !(op.result().type() instanceof VectorType)) {
            return FoldResult.of(elements.operand(op.sources(0)[0]));
        }
        return FoldResult.NONE;
    }

    /** The same part of the vector before the cast, if the dimensions of the part are its last ones. */
    private static FoldResult fromShapeCast(ExtractOp op, ShapeCastOp cast) {
        VectorType before = VectorOperation.vector(cast.source());
        int rank = op.result().type() instanceof VectorType v ? v.rank() : 0;
        int lead = before.rank() - rank;
        if (lead < 0) return FoldResult.NONE;
        for (int i = 0; i < rank; i++) {
            if (before.shape().dim(lead + i)
                    != VectorOperation.vector(op.result()).shape().dim(i)) return FoldResult.NONE;
        }
        long parts = Positions.number(
                op.position().constants(), VectorOperation.vector(op.source()).shape());
        long[] dims = Arrays.copyOf(before.shape().toArray(), lead);
        return from(op, cast.source(), Positions.of(parts, Shape.of(dims)));
    }

    private static FoldResult fromSlice(ExtractOp op, ExtractStridedSliceOp slice) {
        VectorType source = VectorOperation.vector(slice.source());
        VectorType type = VectorOperation.vector(slice.result());
        long[] offsets = slice.offsets();
        int n = offsets.length;
        while (n > 0
                && offsets[n - 1] == 0
                && type.shape().dim(n - 1) == source.shape().dim(n - 1)) n--;
        int rank = op.result().type() instanceof VectorType v ? v.rank() : 0;
        if (rank > source.rank() - n) return FoldResult.NONE;
        long[] position = op.position().constants().clone();
        for (int i = 0; i < n; i++) position[i] += offsets[i];
        return from(op, slice.source(), position);
    }

    /** From the vector that was inserted where the part is, past inserted ones that do not touch it. */
    private static FoldResult fromSlices(ExtractOp op) {
        int rank = op.result().type() instanceof VectorType v ? v.rank() : 0;
        long[] position = op.position().constants();
        Value source = op.source();
        while (source.definedBy() instanceof InsertStridedSliceOp insert) {
            Shape inserted = VectorOperation.vector(insert.value()).shape();
            Shape whole = VectorOperation.vector(insert.dest()).shape();
            int lead = whole.rank() - inserted.rank();
            if (rank > inserted.rank()) return FoldResult.NONE;
            long[] offsets = insert.offsets();
            boolean disjoint = false;
            List<Long> inside = new ArrayList<>();
            for (int d = 0; d < position.length && !disjoint; d++) {
                long size = d < lead ? 1 : inserted.dim(d - lead);
                disjoint = position[d] < offsets[d] || position[d] >= offsets[d] + size;
                if (d >= lead) inside.add(position[d] - offsets[d]);
            }
            if (!disjoint) {
                int inner = inserted.rank() - rank;
                for (int i = inner; i < inserted.rank(); i++) {
                    if (inserted.dim(i) != whole.dim(i + lead)) return FoldResult.NONE;
                }
                return from(
                        op, insert.value(), inside.stream().mapToLong(p -> p).toArray());
            }
            source = insert.dest();
        }
        return FoldResult.NONE;
    }

    // ---- rewrites

    static boolean canonicalize(ExtractOp op, Rewriter rewriter) {
        if (!(op.result().type() instanceof VectorType to)) return false;
        Operation def = op.source().definedBy();
        if (def == null) return false;
        if (BroadcastFolds.isLike(def) && BroadcastFolds.fits(def.operand(0).type(), to)) {
            rewriter.replace(op, new BroadcastOp(op.location(), def.operand(0), to));
            return true;
        }
        if (def instanceof CreateMaskOp mask) return fromMask(op, mask, to, rewriter);
        if (def instanceof ShapeCastOp cast) {
            VectorType from = VectorOperation.vector(cast.source());
            if (from.shape().elementCount() != to.shape().elementCount()) return false;
            rewriter.replace(op, new ShapeCastOp(op.location(), cast.source(), to));
            return true;
        }
        if (!(def instanceof FromElementsOp elements) || !op.position().isStatic()) return false;
        List<Value> part = new ArrayList<>();
        for (int source : op.sources(0)) part.add(elements.operand(source));
        rewriter.replace(op, new FromElementsOp(op.location(), to, part));
        return true;
    }

    /** A part of a box is a box, if the position is known to be inside of it in the dimensions that go, or nothing. */
    private static boolean fromMask(ExtractOp op, CreateMaskOp mask, VectorType to, Rewriter rewriter) {
        long[] position = op.position().constants();
        Shape shape = VectorOperation.vector(mask.result()).shape();
        boolean unknown = false;
        boolean nothing = MaskFormat.of(mask.result()) == MaskFormat.ALL_FALSE;
        for (int d = 0; d < position.length && !nothing; d++) {
            Long bound = MaskFormat.constant(mask.operand(d));
            if (bound == null) unknown = true;
            else if (position[d] != Shape.DYNAMIC) nothing = position[d] >= bound;
            else unknown |= bound < shape.dim(d);
        }
        if (nothing) {
            rewriter.replace(
                    op, new ConstantOp(op.location(), DenseElementsAttr.splat(to.withElement(IntegerType.I1), 0)));
            return true;
        }
        if (unknown) return false;
        List<Value> sizes = mask.operands();
        rewriter.replace(op, new CreateMaskOp(op.location(), to, sizes.subList(position.length, sizes.size())));
        return true;
    }
}
