package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import java.util.List;

/** Elements of vectors. */
public final class LlvmVectors {
    private LlvmVectors() {}

    /** The element at a position that is computed. Upstream: llvm.extractelement. */
    public static final class ExtractElementOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.EXTRACTELEMENT, "extract an element from an LLVM vector")
                .operand("vector", LlvmTypes.VECTOR)
                .operand("position", Types.SIGNLESS_INTEGER)
                .result("res", LlvmTypes.elementOf("vector"))
                .format("$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)");

        ExtractElementOp(OpState state) {
            super(SPEC, state);
        }

        public ExtractElementOp(Location location, Value vector, Value position) {
            super(SPEC, OpState.at(location).operand(vector, position).result(((VectorType) vector.type()).element()));
        }

        /** Past the end it is poison: zero. */
        @Override
        public Step evaluate(Frame frame) {
            Object[] lanes = (Object[]) frame.get(operand(0));
            long at = frame.getUnsigned(operand(1));
            boolean inside = at >= 0 && at < lanes.length;
            return frame.put(result(), inside ? lanes[(int) at] : LlvmValues.zero(result().type()));
        }
    }

    /** The vector with one element replaced. Upstream: llvm.insertelement. */
    public static final class InsertElementOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.INSERTELEMENT, "insert an element into an LLVM vector")
                .operand("vector", LlvmTypes.VECTOR)
                .operand("value", LlvmTypes.elementOf("vector"))
                .operand("position", Types.SIGNLESS_INTEGER)
                .result("res", LlvmTypes.VECTOR)
                .sameTypes("vector", "res")
                .format("$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)");

        InsertElementOp(OpState state) {
            super(SPEC, state);
        }

        public InsertElementOp(Location location, Value vector, Value value, Value position) {
            super(SPEC, OpState.at(location).operand(vector, value, position).result(vector.type()));
        }

        @Override
        public Step evaluate(Frame frame) {
            Object[] lanes = ((Object[]) frame.get(operand(0))).clone();
            long at = frame.getUnsigned(operand(2));
            if (at >= 0 && at < lanes.length) lanes[(int) at] = frame.get(operand(1));
            return frame.put(result(), lanes);
        }
    }

    /** Elements of two vectors in the order of a mask, -1 for any. Upstream: llvm.shufflevector. */
    public static final class ShuffleVectorOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.SHUFFLEVECTOR, "construct a permutation of two vectors")
                .operand("v1", LlvmTypes.VECTOR)
                .operand("v2", LlvmTypes.VECTOR)
                .attribute("mask", Attrs.DENSE_I32_ARRAY)
                .result("res", LlvmTypes.VECTOR)
                .sameTypes("v1", "v2")
                .format("$v1 `,` $v2 $mask attr-dict `:` type($v1)"
                        + " custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))");

        ShuffleVectorOp(OpState state) {
            super(SPEC, state);
        }

        public ShuffleVectorOp(Location location, Value v1, Value v2, int... mask) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(v1, v2)
                            .property("mask", DenseArrayAttr.i32(mask))
                            .result(type((VectorType) v1.type(), mask.length)));
        }

        private static VectorType type(VectorType from, int count) {
            return new VectorType(Shape.of(count), from.element(), from.scalable());
        }

        /** The only element of the first of two vectors of one is that vector. */
        @Override
        public FoldResult fold(Folder folder) {
            boolean one = operand(0).type() instanceof VectorType v
                    && v.shape().rank() == 1
                    && v.shape().dim(0) == 1
                    && v.scalable() == 0;
            return one && mask().length == 1 && mask()[0] == 0 ? FoldResult.of(operand(0)) : FoldResult.NONE;
        }

        public int[] mask() {
            return property("mask", DenseArrayAttr.class).toInts();
        }

        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            List<? extends Type> vector = read.types("v1");
            if (vector == null || !(read.attribute("mask") instanceof DenseArrayAttr mask)) return false;
            if (!(vector.get(0) instanceof VectorType v)) {
                parser.error("expected an LLVM compatible vector type");
                return false;
            }
            read.type("res", type(v, mask.size()));
            return true;
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {}

        @Override
        public void verify(Diagnostics diagnostics) {
            if (((VectorType) operand(0).type()).scalable() == 0) return;
            for (int m : mask()) {
                if (m != 0) {
                    diagnostics.error(this, "expected a splat operation for scalable vectors");
                    return;
                }
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            Object[] a = (Object[]) frame.get(operand(0));
            Object[] b = (Object[]) frame.get(operand(1));
            int[] mask = mask();
            Object[] out = new Object[mask.length];
            for (int i = 0; i < out.length; i++) {
                int m = mask[i];
                out[i] = m < 0
                        ? LlvmValues.zero(((VectorType) result().type()).element())
                        : m < a.length ? a[m] : b[m - a.length];
            }
            return frame.put(result(), out);
        }
    }
}
