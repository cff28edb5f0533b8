package dev.wami.std.memref;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.std.arith.ArithCast;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Questions about the shape of a memref. */
public final class MemRefShape {
    private MemRefShape() {}

    /**
     * The size of a dimension. Undefined if there is no such dimension; the interpreter traps. Upstream: memref.dim.
     */
    public static final class DimOp extends Operation implements MemoryEffects, Speculation, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.DIM, "size of a dimension")
                .operand("source", MemRefTypes.NOT_RANK_0)
                .operand("index", Types.INDEX)
                .result("result", Types.INDEX)
                .format("attr-dict $source `,` $index `:` type($source)");

        DimOp(OpState state) {
            super(SPEC, state);
        }

        public DimOp(Location location, Value source, Value index) {
            super(SPEC, OpState.at(location).operand(source, index).result(IndexType.INDEX));
        }

        public Value source() {
            return operand(0);
        }

        public Value index() {
            return operand(1);
        }

        /** The dimension that is asked for if it is constant and exists, or -1. */
        public int constantIndex() {
            IntegerAttr index = new Folder().integer(index());
            if (index == null || !((ShapedType) source().type()).hasRank()) return -1;
            int rank = ((ShapedType) source().type()).rank();
            return index.value() >= 0 && index.value() < rank ? (int) index.value() : -1;
        }

        @Override
        public void effects(EffectList out) {}

        @Override
        public Speculatability speculatability() {
            return constantIndex() >= 0 ? Speculatability.YES : Speculatability.NO;
        }

        /** The size from the type, or the operand that it was allocated or cut out with; casts are looked through. */
        @Override
        public FoldResult fold(Folder folder) {
            IntegerAttr constant = folder.integer(index());
            if (constant == null) return FoldResult.NONE;
            if (source().type() instanceof MemRefType type && constant.value() >= 0 && constant.value() < type.rank()) {
                int dim = (int) constant.value();
                if (!type.shape().isDynamic(dim)) {
                    return FoldResult.of(IntegerAttr.index(type.shape().dim(dim)));
                }
                Value size = dynamicSize(type, dim);
                if (size != null) return FoldResult.of(size);
            }
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        /** The operand of the source's definition that is the size of its dynamic dimension {@code dim}, or null. */
        private @Nullable Value dynamicSize(MemRefType type, int dim) {
            Operation def = source().definedBy();
            if (def instanceof MemRefAllocation.AllocLikeOp alloc) {
                return alloc.sizes().get(dynamicPosition(type, dim));
            }
            if (def instanceof MemRefViews.ViewOp v) return v.sizes().get(dynamicPosition(type, dim));
            if (!(def instanceof SubViewOp view)) return null;
            boolean[] dropped = view.droppedDims();
            int kept = 0;
            for (int i = 0; i < dropped.length; i++) {
                if (dropped[i]) continue;
                if (kept++ == dim) return view.sizes().get(i).value();
            }
            return null;
        }

        /** {@code dim(reshape(m, shape), i) -> load shape[i]}, after the reshape, before the shape may change. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            if (!(source().definedBy() instanceof MemRefViews.ReshapeOp reshape)) return false;
            Operation def = index().definedBy();
            boolean known = def == null
                    ? reshape.block() == index().block()
                    : def.block() == reshape.block() && def.isBefore(reshape);
            if (!known) return false;
            rewriter.setAfter(reshape);
            Value size = rewriter.insert(new MemRefAccess.LoadOp(location(), reshape.shape(), List.of(index())))
                    .result();
            if (size.type() != IndexType.INDEX) {
                size = rewriter.insert(new ArithCast.IndexCastOp(location(), size, IndexType.INDEX))
                        .result();
            }
            rewriter.replace(this, size);
            return true;
        }

        /** How many dynamic dimensions there are before {@code dim}. */
        private static int dynamicPosition(MemRefType type, int dim) {
            int n = 0;
            for (int i = 0; i < dim; i++) if (type.shape().isDynamic(i)) n++;
            return n;
        }

        @Override
        public @Nullable String resultName(int i) {
            return "dim";
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue memref = frame.memref(source());
            long index = frame.getLong(index());
            if (index < 0 || index >= memref.rank()) {
                return frame.trap("there is no dimension " + index + " in a memref of rank " + memref.rank());
            }
            return frame.put(result(), memref.sizes()[(int) index]);
        }
    }

    /** The number of dimensions. Upstream: memref.rank. */
    public static final class RankOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.RANK, "number of dimensions")
                .operand("memref", Types.RANKED_OR_UNRANKED_MEMREF)
                .result("result", Types.INDEX)
                .format("$memref attr-dict `:` type($memref)");

        RankOp(OpState state) {
            super(SPEC, state);
        }

        public RankOp(Location location, Value memref) {
            super(SPEC, OpState.at(location).operand(memref).result(IndexType.INDEX));
        }

        public Value memref() {
            return operand(0);
        }

        @Override
        public FoldResult fold(Folder folder) {
            ShapedType type = (ShapedType) memref().type();
            return type.hasRank() ? FoldResult.of(IntegerAttr.index(type.rank())) : FoldResult.NONE;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), (long) frame.memref(memref()).rank());
        }
    }
}
