package dev.wami.std.vector;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.vector.VectorMemory.Access;
import dev.wami.std.vector.VectorMemory.MaskedAccess;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Vectors from and to elements of memory that a vector of indices names, all or those that a mask selects. */
public final class VectorIndexed {
    private VectorIndexed() {}

    abstract static class Indexed extends Access {
        Indexed(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary, String value) {
            return OpSpec.of(kind, summary)
                    .operand("base", VectorTypes.TENSOR_OR_MEMREF)
                    .variadic("offsets", Types.INDEX)
                    .operand("indices", VectorTypes.OFFSETS)
                    .operand("mask", VectorTypes.MASK)
                    .operand(value, VectorTypes.RANKED)
                    .optionalAttribute(VectorAttrs.ALIGNMENT_NAME, VectorAttrs.ALIGNMENT);
        }

        /** How far each element is from that at {@link #indices}. */
        public final Value offsets() {
            return operands(2).get(0);
        }

        public final Value mask() {
            return operands(3).get(0);
        }

        /** The value to store, or what the elements that are masked off are. */
        public final Value value() {
            return operands(4).get(0);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return MaskedFolds.canonicalize(this, rewriter);
        }

        @Override
        @Nullable
        String mistake() {
            String mistake = elementMismatch();
            if (mistake == null) mistake = wrongIndices();
            if (mistake != null) return mistake;
            String what = "expected " + (writes() ? "valueToStore" : "result") + " dim to match ";
            Shape shape = vector(moved()).shape();
            if (!vector(offsets()).shape().equals(shape)) return what + "indices dim";
            return vector(mask()).shape().equals(shape) ? null : what + "mask dim";
        }

        final <V> List<V> indices(Scalars<V> on, V offset) {
            List<V> out = indices(on, new long[0]);
            int last = out.size() - 1;
            out.set(last, on.plus(out.get(last), on.toIndex(offset, element(offsets()))));
            return out;
        }
    }

    /**
     * The elements that a vector of indices names; masked off ones are those of {@code pass_thru}. Upstream:
     * vector.gather.
     */
    public static final class GatherOp extends Indexed implements Maskable {
        static final OpSpec SPEC = spec(
                        VectorOp.GATHER,
                        "gathers elements from memory or ranked tensor into a vector as defined by an index vector and"
                                + " a mask vector",
                        "pass_thru")
                .result("result", VectorTypes.RANKED)
                .format("$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:`"
                        + " type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)");

        GatherOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        boolean writes() {
            return false;
        }

        @Override
        public Value moved() {
            return result();
        }

        @Override
        @Nullable
        String mistake() {
            String mistake = super.mistake();
            if (mistake != null || value().type().equals(result().type())) return mistake;
            return "expected pass_thru of same type as result type";
        }

        @Override
        public VectorType maskType() {
            return vector(offsets()).withElement(IntegerType.I1);
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            expand(on, null, null);
        }

        @Override
        public <V> void expand(Scalars<V> on, @Nullable List<V> outer, @Nullable List<V> passthru) {
            List<V> mask = on.elements(mask());
            List<V> otherwise = passthru != null ? passthru : on.elements(value());
            List<V> offsets = on.elements(offsets());
            List<V> out = new ArrayList<>();
            for (int e = 0; e < mask.size(); e++) {
                V bit = outer == null ? mask.get(e) : on.and(outer.get(e), mask.get(e));
                out.add(MaskedAccess.loadIf(on, bit, base(), indices(on, offsets.get(e)), otherwise.get(e)));
            }
            on.define(result(), out);
        }
    }

    /** To the elements that a vector of indices names, the last of equal ones last. Upstream: vector.scatter. */
    public static final class ScatterOp extends Indexed {
        static final OpSpec SPEC = spec(
                        VectorOp.SCATTER,
                        "scatters elements from a vector into memory or ranked tensor as defined by an index vector and"
                                + " a mask vector",
                        "valueToStore")
                .optionalResult("result", VectorTypes.RANKED_TENSOR)
                .format("$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`"
                        + " type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore)"
                        + " (`->` type($result)^)?");

        ScatterOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        boolean writes() {
            return true;
        }

        @Override
        public Value moved() {
            return value();
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            List<V> mask = on.elements(mask());
            List<V> values = on.elements(value());
            List<V> offsets = on.elements(offsets());
            for (int e = 0; e < mask.size(); e++) {
                MaskedAccess.storeIf(on, mask.get(e), values.get(e), base(), indices(on, offsets.get(e)));
            }
        }
    }
}
