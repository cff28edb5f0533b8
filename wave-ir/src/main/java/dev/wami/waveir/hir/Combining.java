package dev.wami.waveir.hir;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;

/** Operations of three numbers. */
public final class Combining {
    private Combining() {}

    /** {@code a * b + c}, rounded once: {@code hir.fma %a, %b, %c : f32}. */
    public static final class FmaOp extends NumberOp {
        static final OpSpec SPEC = OpSpec.of(HirOp.FMA, "a * b + c, rounded once")
                .operand("a", HirTypes.FLOAT)
                .operand("b", HirTypes.FLOAT)
                .operand("c", HirTypes.FLOAT)
                .result("result", HirTypes.FLOAT)
                .sameOperandsAndResultType()
                .format("$a `,` $b `,` $c attr-dict `:` type($result)");

        FmaOp(OpState state) {
            super(SPEC, state);
        }

        public FmaOp(Location location, Value a, Value b, Value c) {
            super(SPEC, OpState.at(location).operand(a, b, c).result(a.type()));
        }

        @Override
        public Step evaluate(Frame frame) {
            long a = frame.getLong(operand(0));
            long b = frame.getLong(operand(1));
            return frame.put(
                    result(), (Object) Numbers.fma((FloatType) result().type(), a, b, frame.getLong(operand(2))));
        }
    }

    /**
     * {@code value} where it is between the bounds, else the bound; NaN stays: {@code hir.clamp %v, %low, %high : f32}.
     * Undefined if {@code low > high} or a bound is NaN.
     */
    public static final class ClampOp extends NumberOp {
        static final OpSpec SPEC = OpSpec.of(HirOp.CLAMP, "a number between bounds")
                .operand("value", HirTypes.NUMBER)
                .operand("low", HirTypes.NUMBER)
                .operand("high", HirTypes.NUMBER)
                .result("result", HirTypes.NUMBER)
                .sameOperandsAndResultType()
                .format("$value `,` $low `,` $high attr-dict `:` type($result)");

        ClampOp(OpState state) {
            super(SPEC, state);
        }

        public ClampOp(Location location, Value value, Value low, Value high) {
            super(SPEC, OpState.at(location).operand(value, low, high).result(value.type()));
        }

        public Value value() {
            return operand(0);
        }

        public Value low() {
            return operand(1);
        }

        public Value high() {
            return operand(2);
        }

        private boolean less(Frame frame, Value a, Value b) {
            if (HirTypes.isFloat(a.type())) return frame.getDouble(a) < frame.getDouble(b);
            if (HirTypes.isUnsigned(a.type())) {
                return Long.compareUnsigned(frame.getUnsigned(a), frame.getUnsigned(b)) < 0;
            }
            return frame.getLong(a) < frame.getLong(b);
        }

        private boolean hasBounds(Frame frame) {
            if (!HirTypes.isFloat(low().type())) return !less(frame, high(), low());
            return frame.getDouble(low()) <= frame.getDouble(high());
        }

        @Override
        public Step evaluate(Frame frame) {
            if (!hasBounds(frame)) return frame.trap("clamp with a lower bound above the upper one");
            Value result = less(frame, value(), low()) ? low() : less(frame, high(), value()) ? high() : value();
            return frame.put(result(), frame.get(result));
        }
    }

    /** One of two values, which are both computed: {@code hir.select %c, %a, %b : f32}. */
    public static final class SelectOp extends NumberOp {
        static final OpSpec SPEC = OpSpec.of(HirOp.SELECT, "one of two values")
                .operand("condition", HirTypes.BOOL)
                .operand("trueValue", HirTypes.SCALAR)
                .operand("falseValue", HirTypes.SCALAR)
                .result("result", HirTypes.SCALAR)
                .sameTypes("trueValue", "falseValue", "result")
                .format("$condition `,` $trueValue `,` $falseValue attr-dict `:` type($result)");

        SelectOp(OpState state) {
            super(SPEC, state);
        }

        public SelectOp(Location location, Value condition, Value trueValue, Value falseValue) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(condition, trueValue, falseValue)
                            .result(trueValue.type()));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), frame.get(frame.getBool(operand(0)) ? operand(1) : operand(2)));
        }
    }
}
