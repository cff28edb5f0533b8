package dev.wami.std.vector;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithAttrs;
import dev.wami.std.arith.FastMath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Elements of a vector combined, in the order of their numbers. */
public final class VectorReductions {
    private VectorReductions() {}

    public abstract static class Combining extends VectorOperation implements Pure {
        Combining(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final CombiningKind combiningKind() {
            return property(CombiningKind.NAME, CombiningKind.class);
        }

        final @Nullable String unsupported(Type type) {
            if (combiningKind().supports(type)) return null;
            return text(
                    "unsupported reduction type '%s' for kind '%s'",
                    type, combiningKind().keyword());
        }
    }

    /** All elements of a vector of at most one dimension, and a start value. Upstream: vector.reduction. */
    public static final class ReductionOp extends Combining implements Maskable {
        static final OpSpec SPEC = OpSpec.of(VectorOp.REDUCTION, "reduction operation")
                .attribute(CombiningKind.NAME, VectorAttrs.KIND)
                .operand("vector", Types.VECTOR)
                .optionalOperand("acc", Types.ANY)
                .defaulted(FastMath.NAME, ArithAttrs.FASTMATH, FastMath.NONE)
                .result("dest", Types.ANY)
                .sameTypes("dest", "acc")
                .format("$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)?"
                        + " attr-dict `:` type($vector) `into` type($dest)");

        ReductionOp(OpState state) {
            super(SPEC, state);
        }

        public ReductionOp(Location location, CombiningKind kind, Value vector, @Nullable Value acc) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(CombiningKind.NAME, kind)
                            .operand(vector)
                            .optionalOperand(acc)
                            .result(element(vector)));
        }

        public Value vector() {
            return operand(0);
        }

        public @Nullable Value acc() {
            return optionalOperand(1);
        }

        public FastMath fastMath() {
            return property(FastMath.NAME, FastMath.class);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return ReductionFolds.canonicalize(this, rewriter);
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(vector(), result())) {
                return "failed to verify that source operand and result have same element type";
            }
            int rank = vector(vector()).rank();
            return rank > 1 ? "unsupported reduction rank: " + rank : unsupported(result().type());
        }

        @Override
        public VectorType maskType() {
            return vector(vector()).withElement(IntegerType.I1);
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            expand(on, null, null);
        }

        @Override
        public <V> void expand(Scalars<V> on, @Nullable List<V> mask, @Nullable List<V> passthru) {
            Value acc = acc();
            Type type = element(vector());
            V sum = acc == null ? on.constant(combiningKind().neutral(type)) : on.scalar(acc);
            List<V> elements = on.elements(vector());
            for (int i = 0; i < elements.size(); i++) {
                V next = elements.get(i);
                boolean first = i == 0 && acc == null && mask == null;
                V combined = first ? next : on.combine(combiningKind(), type, sum, next);
                sum = mask == null ? combined : on.select(mask.get(i), combined, sum);
            }
            on.define(result(), List.of(sum));
        }
    }

    /** The elements along some dimensions, and start values. Upstream: vector.multi_reduction. */
    public static final class MultiReductionOp extends Combining implements Maskable {
        private static final String DIMS = "reduction_dims";

        static final OpSpec SPEC = OpSpec.of(VectorOp.MULTI_REDUCTION, "Multi-dimensional reduction operation")
                .attribute(CombiningKind.NAME, VectorAttrs.KIND)
                .operand("source", VectorTypes.RANKED)
                .operand("acc", Types.ANY)
                .attribute(DIMS, Attrs.DENSE_I64_ARRAY)
                .result("dest", Types.ANY)
                .sameTypes("dest", "acc")
                .format("$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)");

        MultiReductionOp(OpState state) {
            super(SPEC, state);
        }

        public Value source() {
            return operand(0);
        }

        public Value acc() {
            return operand(1);
        }

        /** For each dimension whether its elements are combined. */
        public boolean[] reduced() {
            boolean[] out = new boolean[vector(source()).rank()];
            for (long d : property(DIMS, DenseArrayAttr.class).toLongs()) {
                if (d >= 0 && d < out.length) out[(int) d] = true;
            }
            return out;
        }

        private Type reducedType() {
            VectorType from = vector(source());
            boolean[] reduced = reduced();
            long[] dims = new long[reduced.length];
            long scalable = 0;
            int rank = 0;
            for (int i = 0; i < reduced.length; i++) {
                if (reduced[i]) continue;
                if (from.isScalable(i)) scalable |= 1L << rank;
                dims[rank++] = from.shape().dim(i);
            }
            return rank == 0
                    ? from.element()
                    : new VectorType(Shape.of(Arrays.copyOf(dims, rank)), from.element(), scalable);
        }

        @Override
        public FoldResult fold(Folder folder) {
            boolean[] reduced = reduced();
            return reduced.length == 1 && !reduced[0] ? FoldResult.of(source()) : FoldResult.NONE;
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return ReductionFolds.canonicalize(this, rewriter);
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(source(), result())) {
                return "failed to verify that source operand and result have same element type";
            }
            if (reducedType().equals(result().type())) return null;
            return text(
                    "destination type '%s' is incompatible with source type '%s'", result().type(), source().type());
        }

        @Override
        public VectorType maskType() {
            return vector(source()).withElement(IntegerType.I1);
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            expand(on, null, null);
        }

        @Override
        public <V> void expand(Scalars<V> on, @Nullable List<V> mask, @Nullable List<V> passthru) {
            VectorType from = vector(source());
            boolean[] reduced = reduced();
            Shape to = result().type() instanceof VectorType v ? v.shape() : Shape.SCALAR;
            List<V> elements = on.elements(source());
            List<V> sums = new ArrayList<>(on.elements(acc()));
            for (int e = 0; e < elements.size(); e++) {
                int at = Positions.number(kept(Positions.of(e, from.shape()), reduced), to);
                V combined = on.combine(combiningKind(), from.element(), sums.get(at), elements.get(e));
                sums.set(at, mask == null ? combined : on.select(mask.get(e), combined, sums.get(at)));
            }
            on.define(result(), sums);
        }
    }

    /** {@code at} without the dimensions in {@code left}. */
    private static long[] kept(long[] at, boolean[] left) {
        long[] out = new long[at.length];
        int n = 0;
        for (int i = 0; i < at.length; i++) if (!left[i]) out[n++] = at[i];
        return Arrays.copyOf(out, n);
    }

    /**
     * Along one dimension, each element combined with all before it; those before it only if not {@code inclusive}. The
     * second result is the last. Upstream: vector.scan.
     */
    public static final class ScanOp extends Combining {
        private static final String DIM = "reduction_dim";
        private static final String INCLUSIVE = "inclusive";

        static final OpSpec SPEC = OpSpec.of(VectorOp.SCAN, "Scan operation")
                .attribute(CombiningKind.NAME, VectorAttrs.KIND)
                .operand("source", VectorTypes.RANKED)
                .operand("initial_value", Types.VECTOR)
                .attribute(DIM, Attrs.I64)
                .attribute(INCLUSIVE, Attrs.BOOL)
                .result("dest", VectorTypes.RANKED)
                .result("accumulated_value", Types.VECTOR)
                .sameTypes("source", "dest")
                .sameTypes("initial_value", "accumulated_value")
                .format("$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)");

        ScanOp(OpState state) {
            super(SPEC, state);
        }

        public Value source() {
            return operand(0);
        }

        public Value initialValue() {
            return operand(1);
        }

        /** The dimension along which elements are combined. */
        public long dim() {
            return property(DIM, IntegerAttr.class).value();
        }

        @Override
        @Nullable
        String mistake() {
            Shape from = vector(source()).shape();
            Shape initial = vector(initialValue()).shape();
            long dim = dim();
            if (dim >= from.rank()) {
                return text("reduction dimension %d has to be less than %d", dim, from.rank());
            }
            if (initial.rank() != from.rank() - 1) {
                return text("initial value rank %d has to be equal to %d", initial.rank(), from.rank() - 1);
            }
            if (!Arrays.equals(initial.toArray(), kept(from.toArray(), onlyDim()))) {
                return "incompatible input/initial value shapes";
            }
            return unsupported(element(result(0)));
        }

        private boolean[] onlyDim() {
            boolean[] out = new boolean[vector(source()).rank()];
            if (dim() >= 0) out[(int) dim()] = true;
            return out;
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            VectorType from = vector(source());
            boolean inclusive = property(INCLUSIVE, IntegerAttr.class).isTrue();
            List<V> in = on.elements(source());
            List<V> out = new ArrayList<>(Collections.nCopies(in.size(), in.get(0)));
            List<V> last = new ArrayList<>(on.elements(initialValue()));
            int dim = (int) dim();
            int step = Math.toIntExact(Positions.strides(from.shape())[dim]);
            // row-major order visits the elements of each line from the first to the last
            for (int e = 0; e < in.size(); e++) {
                long[] at = Positions.of(e, from.shape());
                int line = Positions.number(
                        kept(at, onlyDim()), vector(initialValue()).shape());
                V value;
                if (at[dim] == 0) value = inclusive ? in.get(e) : last.get(line);
                else {
                    value = on.combine(
                            combiningKind(), from.element(), out.get(e - step), in.get(inclusive ? e : e - step));
                }
                out.set(e, value);
                last.set(line, value);
            }
            on.define(result(0), out);
            on.define(result(1), last);
        }
    }
}
