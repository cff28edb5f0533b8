package dev.wami.std.arith;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import org.jspecify.annotations.Nullable;

/**
 * The families of operations on floats of one type. A subclass computes on numbers ({@code compute}), which is rounded
 * to the type here, or on bits ({@code computeBits}). Formats without arithmetic are not folded, and trap when
 * executed.
 */
public final class FloatOps {
    private FloatOps() {}

    /** An operation with fast-math flags and a float result. */
    public abstract static class FloatOp extends ElementwiseOp implements Pure {
        protected FloatOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final FastMath fastMath() {
            return property(FastMath.NAME, FastMath.class);
        }

        /** The format of the operands' elements. */
        protected final FloatType type() {
            return (FloatType) operand(0).type().elementTypeOrSelf();
        }

        @Override
        protected final @Nullable Object apply(Object[] in, int indexBits) {
            FloatType type = type();
            return FloatFormat.supports(type) ? (Object) compute(type, in) : null;
        }

        /** Flags may promise that there is no NaN and no infinity, neither among the operands nor as the result. */
        @Override
        protected final boolean violatesFlags(int result, Object[] in, Object value, int indexBits) {
            boolean nnan = fastMath().has(FastMath.NNAN);
            boolean ninf = fastMath().has(FastMath.NINF);
            if (!nnan && !ninf || !(value instanceof Long)) return false;
            if (isExcluded((Long) value, nnan, ninf)) return true;
            for (Object o : in) if (isExcluded((Long) o, nnan, ninf)) return true;
            return false;
        }

        private boolean isExcluded(long bits, boolean nnan, boolean ninf) {
            double x = FloatFormat.decode(type(), bits);
            return nnan && Double.isNaN(x) || ninf && Double.isInfinite(x);
        }

        /** The result's bits of operands' bits. */
        abstract long compute(FloatType type, Object[] in);

        @Override
        protected final Object undefined(int result, Object[] in, int indexBits) {
            throw Floats.unsupported(this, type());
        }
    }

    /** One float to one. */
    public abstract static class Unary extends FloatOp {
        protected Unary(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected Unary(OpSpec spec, Location location, Value operand, FastMath fastMath) {
            super(
                    spec,
                    OpState.at(location)
                            .property(FastMath.NAME, fastMath)
                            .operand(operand)
                            .result(operand.type()));
        }

        protected static OpSpec spec(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .operand("operand", Types.FLOAT_LIKE)
                    .defaulted(FastMath.NAME, ArithAttrs.FASTMATH, FastMath.NONE)
                    .result("result", Types.FLOAT_LIKE)
                    .sameOperandsAndResultType()
                    .format("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)");
        }

        public final Value operand() {
            return operand(0);
        }

        /** The result for a number. */
        protected double compute(double a) {
            throw new UnsupportedOperationException(name());
        }

        /** The result's bits; by default {@link #compute(double)} rounded, and NaN of NaN. */
        protected long computeBits(FloatType type, long a) {
            if (Floats.isNaN(type, a)) return Floats.quiet(type, a);
            return Floats.encode(type, compute(FloatFormat.decode(type, a)));
        }

        @Override
        final long compute(FloatType type, Object[] in) {
            return computeBits(type, (Long) in[0]);
        }
    }

    /** Two floats to one. */
    public abstract static class Binary extends FloatOp {
        protected Binary(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected Binary(OpSpec spec, Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(spec, IntBinaryOp.state(location, lhs, rhs).property(FastMath.NAME, fastMath));
        }

        protected static OpSpec spec(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .operand("lhs", Types.FLOAT_LIKE)
                    .operand("rhs", Types.FLOAT_LIKE)
                    .defaulted(FastMath.NAME, ArithAttrs.FASTMATH, FastMath.NONE)
                    .result("result", Types.FLOAT_LIKE)
                    .sameOperandsAndResultType()
                    .format("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)");
        }

        public final Value lhs() {
            return operand(0);
        }

        public final Value rhs() {
            return operand(1);
        }

        /** The result for numbers. */
        protected double compute(double a, double b) {
            throw new UnsupportedOperationException(name());
        }

        /** The result's bits if an operand is NaN: by default the first NaN made quiet. */
        protected long computeWithNaN(FloatType type, long a, long b) {
            return Floats.quiet(type, Floats.isNaN(type, a) ? a : b);
        }

        /** The result's bits; by default {@link #compute(double, double)} rounded. */
        protected long computeBits(FloatType type, long a, long b) {
            if (Floats.isNaN(type, a) || Floats.isNaN(type, b)) return computeWithNaN(type, a, b);
            return Floats.encode(type, compute(FloatFormat.decode(type, a), FloatFormat.decode(type, b)));
        }

        @Override
        final long compute(FloatType type, Object[] in) {
            return computeBits(type, (Long) in[0], (Long) in[1]);
        }
    }

    /** Any number of floats of one type to one. */
    public abstract static class Nary extends FloatOp {
        protected Nary(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** The result for numbers of {@code type}, to be rounded. */
        protected abstract double compute(FloatType type, double[] in);

        @Override
        final long compute(FloatType type, Object[] in) {
            double[] numbers = new double[in.length];
            for (int i = 0; i < in.length; i++) {
                if (Floats.isNaN(type, (Long) in[i])) return Floats.quiet(type, (Long) in[i]);
                numbers[i] = FloatFormat.decode(type, (Long) in[i]);
            }
            return Floats.encode(type, compute(type, numbers));
        }
    }
}
