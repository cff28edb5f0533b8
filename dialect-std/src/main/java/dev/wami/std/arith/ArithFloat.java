package dev.wami.std.arith;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.type.FloatType;

/** Floating-point arithmetic, rounded to nearest, ties to even. */
public final class ArithFloat {
    private ArithFloat() {}

    /** Whether {@code v} is the number {@code c} with this sign, or a splat of it. */
    private static boolean is(Folder f, Value v, double c) {
        FloatAttr a = f.splatFloat(v);
        return a != null
                && FloatFormat.supports(a.type())
                && Double.doubleToLongBits(a.value()) == Double.doubleToLongBits(c);
    }

    private static boolean isNaN(Folder f, Value v) {
        FloatAttr a = f.splatFloat(v);
        return a != null && FloatFormat.supports(a.type()) && Double.isNaN(a.value());
    }

    /** {@code -x}: the sign is flipped, of NaNs too. Upstream: arith.negf. */
    public static final class NegFOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(ArithOp.NEGF, "floating point negation");

        NegFOp(OpState state) {
            super(SPEC, state);
        }

        public NegFOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        public NegFOp(Location location, Value operand) {
            this(location, operand, FastMath.NONE);
        }

        @Override
        protected long computeBits(FloatType type, long a) {
            return FloatFormat.negate(type, a);
        }

        /** {@code -(-x) -> x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return operand().definedBy() instanceof NegFOp n ? FoldResult.of(n.operand()) : FoldResult.NONE;
        }
    }

    /** The sum. Upstream: arith.addf. */
    public static final class AddFOp extends FloatOps.Binary implements Commutative {
        static final OpSpec SPEC = spec(ArithOp.ADDF, "floating point addition operation");

        AddFOp(OpState state) {
            super(SPEC, state);
        }

        public AddFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        public AddFOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, FastMath.NONE);
        }

        @Override
        protected double compute(double a, double b) {
            return a + b;
        }

        /** {@code x + -0 -> x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return is(f, rhs(), -0.0) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** The difference. Upstream: arith.subf. */
    public static final class SubFOp extends FloatOps.Binary {
        static final OpSpec SPEC = spec(ArithOp.SUBF, "floating point subtraction operation");

        SubFOp(OpState state) {
            super(SPEC, state);
        }

        public SubFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        public SubFOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, FastMath.NONE);
        }

        @Override
        protected double compute(double a, double b) {
            return a - b;
        }

        /** {@code x - 0 -> x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return is(f, rhs(), 0.0) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** The product. Upstream: arith.mulf. */
    public static final class MulFOp extends FloatOps.Binary implements Commutative {
        static final OpSpec SPEC = spec(ArithOp.MULF, "floating point multiplication operation");

        MulFOp(OpState state) {
            super(SPEC, state);
        }

        public MulFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        public MulFOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, FastMath.NONE);
        }

        @Override
        protected double compute(double a, double b) {
            return a * b;
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x * 1 -> x
            if (is(f, rhs(), 1.0)) return FoldResult.of(lhs());
            // x * 0 -> 0, if neither NaN nor the sign of zero counts
            boolean zero = is(f, rhs(), 0.0) || is(f, rhs(), -0.0);
            return zero && fastMath().has(FastMath.NNAN | FastMath.NSZ) ? FoldResult.of(rhs()) : FoldResult.NONE;
        }

        /** {@code -x * -y -> x * y}. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (!(lhs().definedBy() instanceof NegFOp a) || !(rhs().definedBy() instanceof NegFOp b)) return false;
            r.replace(this, new MulFOp(location(), a.operand(), b.operand(), fastMath()));
            return true;
        }
    }

    /** The quotient. Upstream: arith.divf. */
    public static final class DivFOp extends FloatOps.Binary {
        static final OpSpec SPEC = spec(ArithOp.DIVF, "floating point division operation");

        DivFOp(OpState state) {
            super(SPEC, state);
        }

        public DivFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        public DivFOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, FastMath.NONE);
        }

        @Override
        protected double compute(double a, double b) {
            return a / b;
        }

        /** {@code x / 1 -> x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return is(f, rhs(), 1.0) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }

        /** {@code -x / -y -> x / y}. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (!(lhs().definedBy() instanceof NegFOp a) || !(rhs().definedBy() instanceof NegFOp b)) return false;
            r.replace(this, new DivFOp(location(), a.operand(), b.operand(), fastMath()));
            return true;
        }
    }

    /** {@code x - trunc(x / y) * y}, exactly, with the sign of {@code x}: C's fmod. Upstream: arith.remf. */
    public static final class RemFOp extends FloatOps.Binary {
        static final OpSpec SPEC = spec(ArithOp.REMF, "floating point division remainder operation");

        RemFOp(OpState state) {
            super(SPEC, state);
        }

        public RemFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        public RemFOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, FastMath.NONE);
        }

        @Override
        protected double compute(double a, double b) {
            return a % b;
        }
    }

    /** The larger number, NaN if one is NaN; -0 is less than +0. Upstream: arith.maximumf. */
    public static final class MaximumFOp extends FloatOps.Binary implements Commutative {
        static final OpSpec SPEC = spec(ArithOp.MAXIMUMF, "floating-point maximum operation");

        MaximumFOp(OpState state) {
            super(SPEC, state);
        }

        public MaximumFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        public MaximumFOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, FastMath.NONE);
        }

        @Override
        protected double compute(double a, double b) {
            return Math.max(a, b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // maximumf(x, x) -> x
            if (lhs() == rhs()) return FoldResult.of(rhs());
            // maximumf(x, -inf) -> x
            return is(f, rhs(), Double.NEGATIVE_INFINITY) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** The smaller number, NaN if one is NaN; -0 is less than +0. Upstream: arith.minimumf. */
    public static final class MinimumFOp extends FloatOps.Binary implements Commutative {
        static final OpSpec SPEC = spec(ArithOp.MINIMUMF, "floating-point minimum operation");

        MinimumFOp(OpState state) {
            super(SPEC, state);
        }

        public MinimumFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        public MinimumFOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, FastMath.NONE);
        }

        @Override
        protected double compute(double a, double b) {
            return Math.min(a, b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // minimumf(x, x) -> x
            if (lhs() == rhs()) return FoldResult.of(rhs());
            // minimumf(x, +inf) -> x
            return is(f, rhs(), Double.POSITIVE_INFINITY) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** The larger number, the other one if one is NaN; -0 is less than +0. Upstream: arith.maxnumf. */
    public static final class MaxNumFOp extends FloatOps.Binary implements Commutative {
        static final OpSpec SPEC = spec(ArithOp.MAXNUMF, "floating-point maximum operation");

        MaxNumFOp(OpState state) {
            super(SPEC, state);
        }

        public MaxNumFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        public MaxNumFOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, FastMath.NONE);
        }

        @Override
        protected double compute(double a, double b) {
            return Math.max(a, b);
        }

        @Override
        protected long computeWithNaN(FloatType type, long a, long b) {
            return Floats.isNaN(type, a) ? Floats.isNaN(type, b) ? Floats.quiet(type, b) : b : a;
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // maxnumf(x, x) -> x
            if (lhs() == rhs()) return FoldResult.of(rhs());
            // maxnumf(x, NaN) -> x
            return isNaN(f, rhs()) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** The smaller number, the other one if one is NaN; -0 is less than +0. Upstream: arith.minnumf. */
    public static final class MinNumFOp extends FloatOps.Binary implements Commutative {
        static final OpSpec SPEC = spec(ArithOp.MINNUMF, "floating-point minimum operation");

        MinNumFOp(OpState state) {
            super(SPEC, state);
        }

        public MinNumFOp(Location location, Value lhs, Value rhs, FastMath fastMath) {
            super(SPEC, location, lhs, rhs, fastMath);
        }

        public MinNumFOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, FastMath.NONE);
        }

        @Override
        protected double compute(double a, double b) {
            return Math.min(a, b);
        }

        @Override
        protected long computeWithNaN(FloatType type, long a, long b) {
            return Floats.isNaN(type, a) ? Floats.isNaN(type, b) ? Floats.quiet(type, b) : b : a;
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // minnumf(x, x) -> x
            if (lhs() == rhs()) return FoldResult.of(rhs());
            // minnumf(x, NaN) -> x
            return isNaN(f, rhs()) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }
}
