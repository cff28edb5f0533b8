package dev.wami.std.math;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.arith.ArithAttrs;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.arith.FloatOps;
import dev.wami.std.arith.Floats;
import dev.wami.std.arith.Ints;
import org.jspecify.annotations.Nullable;

/** Functions of several floats, or with several results. */
public final class MathMulti {
    private MathMulti() {}

    /** The angle of the point (rhs, lhs). Upstream: math.atan2. */
    public static final class Atan2Op extends FloatOps.Binary {
        static final OpSpec SPEC = spec(MathOp.ATAN2, "2-argument arcus tangent of the given values");

        Atan2Op(OpState state) {
            super(SPEC, state);
        }

        public Atan2Op(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        @Override
        protected double compute(double a, double b) {
            return StrictMath.atan2(a, b);
        }

        @Override
        protected boolean isFoldable(Object[] in) {
            return type() == FloatType.F32 || type() == FloatType.F64;
        }
    }

    /** The first operand with the sign of the second. Upstream: math.copysign. */
    public static final class CopySignOp extends FloatOps.Binary {
        static final OpSpec SPEC = spec(MathOp.COPYSIGN, "A copysign operation");

        CopySignOp(OpState state) {
            super(SPEC, state);
        }

        public CopySignOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        @Override
        protected long computeBits(FloatType type, long a, long b) {
            return Floats.withSign(type, a, Floats.isNegative(type, b));
        }
    }

    /** The power of floats. {@code x^0} and {@code 1^x} are 1, for NaN too. Upstream: math.powf. */
    public static final class PowFOp extends FloatOps.Binary {
        static final OpSpec SPEC = spec(MathOp.POWF, "floating point raised to the power of operation");

        PowFOp(OpState state) {
            super(SPEC, state);
        }

        public PowFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        /** C's pow; Java's has no number for {@code 1^inf}, {@code 1^NaN} and {@code (-1)^inf}. */
        @Override
        protected double compute(double a, double b) {
            return Math.abs(a) == 1 && Double.isInfinite(b) ? 1 : StrictMath.pow(a, b);
        }

        @Override
        protected long computeWithNaN(FloatType type, long a, long b) {
            boolean one = FloatFormat.decode(type, a) == 1 || FloatFormat.decode(type, b) == 0;
            return one ? FloatFormat.encode(type, 1) : super.computeWithNaN(type, a, b);
        }

        @Override
        protected boolean isFoldable(Object[] in) {
            return type() == FloatType.F32 || type() == FloatType.F64;
        }
    }

    /** Three floats to one. */
    public abstract static class TernaryOp extends FloatOps.Nary {
        TernaryOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        TernaryOp(OpSpec spec, Location location, Value a, Value b, Value c, FastMath fastMath) {
            super(
                    spec,
                    OpState.at(location)
                            .property(FastMath.NAME, fastMath)
                            .operand(a, b, c)
                            .result(a.type()));
        }

        static OpSpec operands(OpKind kind, String summary, String a, String b, String c) {
            return OpSpec.of(kind, summary)
                    .operand(a, Types.FLOAT_LIKE)
                    .operand(b, Types.FLOAT_LIKE)
                    .operand(c, Types.FLOAT_LIKE)
                    .defaulted(FastMath.NAME, ArithAttrs.FASTMATH, FastMath.NONE)
                    .result("result", Types.FLOAT_LIKE)
                    .sameOperandsAndResultType();
        }
    }

    /** {@code a * b + c}, rounded once. Upstream: math.fma. */
    public static final class FmaOp extends TernaryOp {
        static final OpSpec SPEC = operands(MathOp.FMA, "floating point fused multipy-add operation", "a", "b", "c")
                .format("$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)");

        FmaOp(OpState state) {
            super(SPEC, state);
        }

        public FmaOp(Location location, Value a, Value b, Value c, FastMath fastMath) {
            super(SPEC, location, a, b, c, fastMath);
        }

        @Override
        protected double compute(FloatType type, double[] in) {
            return Floats.fma(type, in[0], in[1], in[2]);
        }
    }

    /** The value, or the bound that it lies beyond. Poison if the bounds cross. Upstream: math.clampf. */
    public static final class ClampFOp extends TernaryOp {
        static final OpSpec SPEC = operands(MathOp.CLAMPF, "floating point clamping operation", "value", "min", "max")
                .format(
                        "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)");

        ClampFOp(OpState state) {
            super(SPEC, state);
        }

        public ClampFOp(Location location, Value value, Value min, Value max, FastMath fastMath) {
            super(SPEC, location, value, min, max, fastMath);
        }

        @Override
        protected double compute(FloatType type, double[] in) {
            return Math.max(Math.min(in[0], in[2]), in[1]);
        }
    }

    /** The power of a float with an integer. Upstream: math.fpowi. */
    public static final class FPowIOp extends ElementwiseOp implements Pure {
        static final OpSpec SPEC = OpSpec.of(MathOp.FPOWI, "floating point raised to the signed integer power")
                .operand("lhs", Types.FLOAT_LIKE)
                .operand("rhs", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .defaulted(FastMath.NAME, ArithAttrs.FASTMATH, FastMath.NONE)
                .result("result", Types.FLOAT_LIKE)
                .sameTypes("lhs", "result")
                .format("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)");

        FPowIOp(OpState state) {
            super(SPEC, state);
        }

        public Value lhs() {
            return operand(0);
        }

        public Value rhs() {
            return operand(1);
        }

        private FloatType type() {
            return (FloatType) lhs().type().elementTypeOrSelf();
        }

        @Override
        protected @Nullable Object apply(Object[] in, int indexBits) {
            FloatType type = type();
            if (!FloatFormat.supports(type)) return null;
            double n = Ints.big(in[1]).doubleValue();
            long a = (Long) in[0];
            if (n == 0) return FloatFormat.encode(type, 1);
            if (Floats.isNaN(type, a)) return Floats.quiet(type, a);
            // the sign apart, because a large odd exponent is an even double
            double base = FloatFormat.decode(type, a);
            double power = StrictMath.pow(Math.abs(base), n);
            boolean negative = Ints.big(in[1]).testBit(0) && (a & Floats.sign(type)) != 0;
            return Floats.encode(type, negative ? -power : power);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!TypeRule.i1Like(lhs().type()).equals(TypeRule.i1Like(rhs().type()))) {
                diagnostics.error(this, "requires the same shape for all operands and results");
            }
        }

        /** Never, as upstream does. */
        @Override
        protected boolean isFoldable(Object[] in) {
            return false;
        }

        @Override
        protected Object undefined(int result, Object[] in, int indexBits) {
            throw Floats.unsupported(this, type());
        }
    }

    /** The sine and the cosine. Upstream: math.sincos. */
    public static final class SincosOp extends ElementwiseOp implements Pure {
        static final OpSpec SPEC = OpSpec.of(MathOp.SINCOS, "sine and cosine of the specified value")
                .operand("operand", Types.FLOAT_LIKE)
                .defaulted(FastMath.NAME, ArithAttrs.FASTMATH, FastMath.NONE)
                .result("sin", Types.FLOAT_LIKE)
                .result("cos", Types.FLOAT_LIKE)
                .sameTypes("operand", "sin", "cos")
                .format("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)");

        SincosOp(OpState state) {
            super(SPEC, state);
        }

        public Value operand() {
            return operand(0);
        }

        public OpResult sin() {
            return result(0);
        }

        public OpResult cos() {
            return result(1);
        }

        private FloatType type() {
            return (FloatType) operand().type().elementTypeOrSelf();
        }

        @Override
        protected @Nullable Object apply(Object[] in, int indexBits) {
            return apply(0, in, indexBits);
        }

        @Override
        protected @Nullable Object apply(int result, Object[] in, int indexBits) {
            FloatType type = type();
            if (!FloatFormat.supports(type)) return null;
            long a = (Long) in[0];
            if (Floats.isNaN(type, a)) return Floats.quiet(type, a);
            double x = FloatFormat.decode(type, a);
            return Floats.encode(type, result == 0 ? StrictMath.sin(x) : StrictMath.cos(x));
        }

        /** Never, as upstream does. */
        @Override
        protected boolean isFoldable(Object[] in) {
            return false;
        }

        @Override
        protected Object undefined(int result, Object[] in, int indexBits) {
            throw Floats.unsupported(this, type());
        }

        @Override
        public String resultName(int i) {
            return i == 0 ? "sin" : "cos";
        }
    }
}
