package dev.wami.waveir.hir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/** From one type to another. */
public final class Casts {
    private Casts() {}

    /**
     * The number in another type: {@code hir.cast %a : f32 to si32}. Integers keep their lower bits and are extended by
     * the sign of the operand; floats are rounded to nearest even; a float becomes the integer towards zero, the
     * nearest that there is, NaN 0; a bool is 0 or 1; a number is true if it is not 0.
     */
    public static final class CastOp extends NumberOp {
        static final OpSpec SPEC = OpSpec.of(HirOp.CAST, "convert a number")
                .operand("operand", HirTypes.SCALAR)
                .result("result", HirTypes.SCALAR)
                .format("$operand attr-dict `:` type($operand) `to` type($result)");

        CastOp(OpState state) {
            super(SPEC, state);
        }

        public CastOp(Location location, Value operand, Type to) {
            super(SPEC, OpState.at(location).operand(operand).result(to));
        }

        @Override
        public Step evaluate(Frame frame) {
            Value a = operand(0);
            Type to = result().type();
            return a.type() instanceof FloatType ? fromFloat(frame, frame.getDouble(a), to) : fromInteger(frame, a, to);
        }

        private Step fromFloat(Frame frame, double a, Type to) {
            if (to instanceof FloatType) return frame.putDouble(result(), a);
            if (to == HirTypes.I1) return frame.put(result(), a != 0 ? 1 : 0);
            IntegerType i = (IntegerType) to;
            return frame.put(result(), Numbers.toInteger(a, i.isUnsigned(), i.width()));
        }

        private Step fromInteger(Frame frame, Value operand, Type to) {
            boolean bool = operand.type() == HirTypes.I1;
            long a = bool ? frame.getUnsigned(operand) : integer(frame, operand);
            if (to == HirTypes.I1) return frame.put(result(), a != 0 ? 1 : 0);
            if (!(to instanceof FloatType f)) return frame.put(result(), a);
            return frame.put(result(), (Object) Numbers.toFloat(f, a, HirTypes.isUnsigned(operand.type())));
        }
    }

    /** The same bits as another type of the same width: {@code hir.bitcast %a : f32 to ui32}. */
    public static final class BitcastOp extends NumberOp {
        static final OpSpec SPEC = OpSpec.of(HirOp.BITCAST, "the same bits in another type")
                .operand("operand", HirTypes.NUMBER)
                .result("result", HirTypes.NUMBER)
                .format("$operand attr-dict `:` type($operand) `to` type($result)");

        BitcastOp(OpState state) {
            super(SPEC, state);
        }

        public BitcastOp(Location location, Value operand, Type to) {
            super(SPEC, OpState.at(location).operand(operand).result(to));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Type from = operand(0).type();
            Type to = result().type();
            if (HirTypes.width(from) != HirTypes.width(to)) {
                diagnostics.error(this, "'%s' and '%s' do not have the same width", from, to);
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            long bits = frame.getUnsigned(operand(0));
            if (result().type() instanceof FloatType f) {
                return frame.put(result(), (Object) (f.width() == 64 ? bits : bits & (1L << f.width()) - 1));
            }
            return frame.put(result(), bits);
        }
    }
}
