package dev.wami.std.vector;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithCompare;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.ConstantOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Vectors of {@code i1} and of indices that follow from positions. */
public final class VectorMasks {
    private VectorMasks() {}

    /** True inside a box of constant size at the origin. Upstream: vector.constant_mask. */
    public static final class ConstantMaskOp extends VectorOperation implements Pure {
        private static final String SIZES = "mask_dim_sizes";

        static final OpSpec SPEC = OpSpec.of(VectorOp.CONSTANT_MASK, "creates a constant vector mask")
                .attribute(SIZES, Attrs.DENSE_I64_ARRAY)
                .result("result", VectorTypes.MASK_OF_ANY_RANK)
                .format("$mask_dim_sizes attr-dict `:` type(results)");

        ConstantMaskOp(OpState state) {
            super(SPEC, state);
        }

        public ConstantMaskOp(Location location, VectorType type, long... sizes) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(SIZES, DenseArrayAttr.i64(sizes))
                            .result(type));
        }

        public long[] sizes() {
            return property(SIZES, DenseArrayAttr.class).toLongs();
        }

        @Override
        @Nullable
        String mistake() {
            VectorType type = vector(result());
            long[] sizes = sizes();
            if (type.rank() == 0) {
                if (sizes.length != 1) return "array attr must have length 1 for 0-D vectors";
                boolean bit = sizes[0] == 0 || sizes[0] == 1;
                return bit ? null : "mask dim size must be either 0 or 1 for 0-D vectors";
            }
            if (sizes.length != type.rank()) return "must specify array attr of size equal vector result rank";
            int zeros = 0;
            for (int i = 0; i < sizes.length; i++) {
                long dim = type.shape().dim(i);
                if (sizes[i] < 0 || sizes[i] > dim) {
                    return "array attr of size out of bounds of vector result dimension size";
                }
                if (type.isScalable(i) && sizes[i] != 0 && sizes[i] != dim) {
                    return "only supports 'none set' or 'all set' scalable dimensions";
                }
                if (sizes[i] == 0) zeros++;
            }
            if (zeros == 0 || zeros == sizes.length) return null;
            return "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim";
        }

        @Override
        public FoldResult fold(Folder folder) {
            VectorType type = vector(result());
            boolean nothing = true;
            for (long size : sizes()) nothing &= size == 0;
            if (isAllTrue()) return FoldResult.of(DenseElementsAttr.splat(type, -1));
            return nothing ? FoldResult.of(DenseElementsAttr.splat(type, 0)) : FoldResult.NONE;
        }

        /** Whether every element is true. */
        boolean isAllTrue() {
            long[] sizes = sizes();
            VectorType type = vector(result());
            if (type.rank() == 0) return sizes[0] == 1;
            for (int i = 0; i < sizes.length; i++) if (sizes[i] != type.shape().dim(i)) return false;
            return true;
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            VectorType type = vector(result());
            long[] sizes = sizes();
            List<V> out = new ArrayList<>();
            int count = Positions.count(type.shape());
            for (int e = 0; e < count; e++) {
                long[] at = Positions.of(e, type.shape());
                boolean inside = sizes[0] > 0;
                for (int i = 0; i < at.length; i++) inside &= at[i] < sizes[i];
                out.add(on.bool(inside));
            }
            on.define(result(), out);
        }
    }

    /** True inside a box at the origin whose sizes are operands, cut to the vector. Upstream: vector.create_mask. */
    public static final class CreateMaskOp extends VectorOperation implements Pure {
        static final OpSpec SPEC = OpSpec.of(VectorOp.CREATE_MASK, "creates a vector mask")
                .variadic("operands", Types.INDEX)
                .result("result", VectorTypes.MASK_OF_ANY_RANK)
                .format("$operands attr-dict `:` type(results)");

        CreateMaskOp(OpState state) {
            super(SPEC, state);
        }

        public CreateMaskOp(Location location, VectorType type, List<? extends Value> sizes) {
            super(SPEC, OpState.at(location).operands(sizes).result(type));
        }

        /** Sizes that are constants, or multiples of vscale in a scalable dimension, make a constant mask. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            VectorType type = vector(result());
            long[] sizes = new long[operandCount()];
            boolean nothing = false;
            for (int i = 0; i < sizes.length; i++) {
                long dim = type.rank() == 0 ? 1 : type.shape().dim(i);
                IntegerAttr constant = rewriter.folder().integer(operand(i));
                Long times = constant == null ? VScaleOp.multiplier(operand(i), rewriter.folder()) : null;
                if (constant == null && (times == null || times < dim)) return false;
                if (constant != null && type.isScalable(i) && constant.value() >= 0) return false;
                long size = constant != null ? constant.value() : times == null ? 0 : times;
                sizes[i] = Math.min(Math.max(size, 0), dim);
                nothing |= sizes[i] == 0;
            }
            if (nothing) Arrays.fill(sizes, 0);
            rewriter.replace(this, new ConstantMaskOp(location(), type, sizes));
            return true;
        }

        @Override
        @Nullable
        String mistake() {
            int rank = vector(result()).rank();
            if (rank == 0) return operandCount() == 1 ? null : "must specify exactly one operand for 0-D create_mask";
            return operandCount() == rank ? null : "must specify an operand for each result vector dimension";
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            VectorType type = vector(result());
            List<List<V>> inside = new ArrayList<>();
            for (int i = 0; i < operandCount(); i++) {
                List<V> dim = new ArrayList<>();
                long size = type.rank() == 0 ? 1 : type.shape().dim(i);
                for (long at = 0; at < size; at++) dim.add(on.isLess(on.index(at), on.scalar(operand(i))));
                inside.add(dim);
            }
            List<V> out = new ArrayList<>();
            int count = Positions.count(type.shape());
            for (int e = 0; e < count; e++) {
                long[] at = Positions.of(e, type.shape());
                V all = inside.get(0).get(at.length == 0 ? 0 : (int) at[0]);
                for (int i = 1; i < at.length; i++) {
                    all = on.and(all, inside.get(i).get((int) at[i]));
                }
                out.add(all);
            }
            on.define(result(), out);
        }
    }

    /** The numbers from 0. Upstream: vector.step. */
    public static final class StepOp extends VectorOperation implements Pure {
        static final OpSpec SPEC = OpSpec.of(VectorOp.STEP, "A linear sequence of values from 0 to N")
                .result("result", VectorTypes.STEPS)
                .format("attr-dict `:` type($result)");

        StepOp(OpState state) {
            super(SPEC, state);
        }

        /** Comparisons with a constant that is beyond all of the steps. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            long count = vector(result()).shape().elementCount();
            for (Use use : result().uses()) {
                if (!(use.owner() instanceof ArithCompare.CmpIOp compare) || use.index() != 0) continue;
                IntegerAttr c = rewriter.folder().splatInteger(compare.operand(1));
                if (c == null || !(compare.result().type() instanceof VectorType type)) continue;
                long last = count - 1;
                Boolean all = switch (compare.predicate()) {
                    case ULT -> count <= c.value() ? Boolean.TRUE : null;
                    case UGE -> count <= c.value() ? Boolean.FALSE : null;
                    case ULE -> last <= c.value() ? Boolean.TRUE : null;
                    case UGT -> last <= c.value() ? Boolean.FALSE : null;
                    case NE -> count <= c.value() ? Boolean.TRUE : null;
                    case EQ -> count <= c.value() ? Boolean.FALSE : null;
                    default -> null;
                };
                if (all == null) continue;
                long bits = all ? -1 : 0;
                rewriter.replace(compare, new ConstantOp(compare.location(), DenseElementsAttr.splat(type, bits)));
                return true;
            }
            return false;
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            List<V> out = new ArrayList<>();
            for (long i = 0; i < vector(result()).shape().dim(0); i++) out.add(on.index(i));
            on.define(result(), out);
        }
    }

    /** How many times longer scalable vectors are than they are written. Upstream: vector.vscale. */
    public static final class VScaleOp extends VectorOperation implements Pure {
        static final OpSpec SPEC = OpSpec.of(VectorOp.VSCALE, "Load vector scale size")
                .result("res", Types.INDEX)
                .format("attr-dict");

        VScaleOp(OpState state) {
            super(SPEC, state);
        }

        /** The c of {@code c * vscale}, or null. */
        static @Nullable Long multiplier(Value v, Folder folder) {
            if (v.definedBy() instanceof VScaleOp) return 1L;
            if (!(v.definedBy() instanceof ArithInt.MulIOp product)) return null;
            for (int i = 0; i < 2; i++) {
                IntegerAttr c = folder.integer(product.operand(1 - i));
                if (product.operand(i).definedBy() instanceof VScaleOp && c != null) return c.value();
            }
            return null;
        }

        @Override
        public @Nullable String resultName(int i) {
            return "vscale";
        }

        @Override
        public String obstacle() {
            return "there are no scalable vectors";
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            throw new IllegalStateException(obstacle());
        }
    }
}
