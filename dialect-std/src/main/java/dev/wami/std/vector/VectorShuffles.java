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
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.FormatState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The elements of two vectors mixed, or those of one separated. */
public final class VectorShuffles {
    private VectorShuffles() {}

    /** Rows of two vectors, one after the other, by number; -1 is poison. Upstream: vector.shuffle. */
    public static final class ShuffleOp extends Rearrangement {
        private static final String MASK = "mask";

        static final OpSpec SPEC = OpSpec.of(VectorOp.SHUFFLE, "shuffle operation")
                .operand("v1", VectorTypes.FIXED)
                .operand("v2", VectorTypes.FIXED)
                .attribute(MASK, Attrs.DENSE_I64_ARRAY)
                .result("vector", VectorTypes.RANKED)
                .format("operands $mask attr-dict `:` type(operands)");

        ShuffleOp(OpState state) {
            super(SPEC, state);
        }

        public ShuffleOp(Location location, Value v1, Value v2, long... mask) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(v1, v2)
                            .property(MASK, DenseArrayAttr.i64(mask))
                            .result(shuffled(vector(v1), mask.length)));
        }

        private static VectorType shuffled(VectorType from, int length) {
            long[] dims = from.rank() == 0 ? new long[1] : from.shape().toArray();
            dims[0] = length;
            return VectorType.of(from.element(), dims);
        }

        public Value v1() {
            return operand(0);
        }

        public Value v2() {
            return operand(1);
        }

        public long[] mask() {
            return property(MASK, DenseArrayAttr.class).toLongs();
        }

        @Override
        public FoldResult fold(Folder folder) {
            return ElementFolds.fold(this, folder);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return ElementFolds.canonicalize(this, rewriter);
        }

        @Override
        public void inferTypes(FormatState read) {
            List<? extends Type> v1 = read.operandTypes();
            Attribute mask = read.attribute(MASK);
            if (v1 != null && !v1.isEmpty() && v1.get(0) instanceof VectorType v && mask instanceof DenseArrayAttr m) {
                // a length of 0, which is no vector's, is reported by the verifier
                read.type("vector", shuffled(v, m.size()));
            }
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(v1(), result())) {
                return "failed to verify that first operand v1 and result have same element type";
            }
            if (!sameElement(v2(), result())) {
                return "failed to verify that second operand v2 and result have same element type";
            }
            Type inferred = shuffled(vector(v1()), mask().length);
            if (!inferred.equals(result().type())) {
                return text(
                        "inferred type(s) '%s' are incompatible with return type(s) of operation '%s'",
                        inferred, result().type());
            }
            Shape a = vector(v1()).shape();
            Shape b = vector(v2()).shape();
            if (a.rank() != b.rank()) return "rank mismatch";
            for (int i = 1; i < a.rank(); i++) if (a.dim(i) != b.dim(i)) return "dimension mismatch";
            long[] mask = mask();
            if (mask.length == 0) return "invalid mask length";
            long rows = rows(a) + rows(b);
            for (int i = 0; i < mask.length; i++) {
                if (mask[i] < -1 || mask[i] >= rows) return "mask index #" + (i + 1) + " out of range";
            }
            return null;
        }

        private static long rows(Shape shape) {
            return shape.rank() == 0 ? 1 : shape.dim(0);
        }

        @Override
        public int[] sources(int result) {
            long[] mask = mask();
            int[] out = new int[count(result())];
            int row = mask.length == 0 ? 0 : out.length / mask.length;
            for (int e = 0; e < out.length; e++) {
                long from = mask[e / row];
                out[e] = from < 0 ? -1 : (int) from * row + e % row;
            }
            return out;
        }
    }

    /** {@code type}, whose last dimension has {@code size} elements instead; one of rank 0 becomes one of rank 1. */
    private static VectorType withLast(VectorType type, long size) {
        long[] dims = type.rank() == 0 ? new long[1] : type.shape().toArray();
        dims[dims.length - 1] = size;
        return new VectorType(Shape.of(dims), type.element(), type.scalable());
    }

    private static long last(VectorType type) {
        return type.rank() == 0 ? 1 : type.shape().dim(type.rank() - 1);
    }

    /** Elements of two vectors in turns, in the last dimension. Upstream: vector.interleave. */
    public static final class InterleaveOp extends Rearrangement {
        static final OpSpec SPEC = OpSpec.of(
                        VectorOp.INTERLEAVE, "constructs a vector by interleaving two input vectors")
                .operand("lhs", Types.VECTOR)
                .operand("rhs", Types.VECTOR)
                .result("result", VectorTypes.RANKED)
                .sameTypes("lhs", "rhs")
                .format("$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)");

        InterleaveOp(OpState state) {
            super(SPEC, state);
        }

        InterleaveOp(Location location, Value lhs, Value rhs, VectorType type) {
            super(SPEC, OpState.at(location).operand(lhs, rhs).result(type));
        }

        @Override
        @Nullable
        String mistake() {
            VectorType lhs = vector(operand(0));
            return result().type().equals(withLast(lhs, 2 * last(lhs)))
                    ? null
                    : "failed to verify that type of 'result' is double the width of the inputs";
        }

        @Override
        public int[] sources(int result) {
            int n = count(operand(0));
            int[] out = new int[2 * n];
            for (int e = 0; e < out.length; e++) out[e] = e % 2 * n + e / 2;
            return out;
        }
    }

    /** The elements of even and of odd number in the last dimension. Upstream: vector.deinterleave. */
    public static final class DeinterleaveOp extends Rearrangement {
        static final OpSpec SPEC = OpSpec.of(
                        VectorOp.DEINTERLEAVE, "constructs two vectors by deinterleaving an input vector")
                .operand("source", VectorTypes.RANKED)
                .result("res1", VectorTypes.RANKED)
                .result("res2", VectorTypes.RANKED)
                .sameTypes("res1", "res2")
                .format("$source attr-dict `:` type($source) `->` type($res1)");

        DeinterleaveOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        @Nullable
        String mistake() {
            VectorType source = vector(operand(0));
            if (last(source) % 2 != 0) {
                return "failed to verify that the trailing dimension of the source vector has an even number of elements";
            }
            return result(0).type().equals(withLast(source, last(source) / 2))
                    ? null
                    : "failed to verify that the trailing dimension of the results is half the width of source trailing"
                            + " dimension";
        }

        @Override
        public int[] sources(int result) {
            int[] out = new int[count(operand(0)) / 2];
            for (int e = 0; e < out.length; e++) out[e] = 2 * e + result;
            return out;
        }
    }
}
