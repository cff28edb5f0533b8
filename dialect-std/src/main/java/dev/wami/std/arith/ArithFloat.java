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

    /** Whether {@code v} is {@code c}, a number with this sign or NaN, or a splat of it. */
    static boolean is(Folder f, Value v, double c) {
        FloatAttr a = f.splatFloat(v);
        return a != null
                && FloatFormat.supports(a.type())
                && Double.doubleToLongBits(a.value()) == Double.doubleToLongBits(c);
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

        @Override
        public boolean canonicalize(Rewriter r) {
            return dropSigns(this, r);
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

        @Override
        public boolean canonicalize(Rewriter r) {
            return dropSigns(this, r);
        }
    }

    /** {@code x - trunc(x / y) * y}, exactly, with the sign of {@code x}: C's fmod. Upstream: arith.remf. */
    public static final class RemFOp extends FloatOps.Binary {
        static final OpSpec SPEC = spec(ArithOp.REMF, "floating point division remainder operation");

        RemFOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        protected double compute(double a, double b) {
            return a % b;
        }
    }

    /** {@code -x * -y -> x * y}, {@code -x / -y -> x / y}. */
    private static boolean dropSigns(FloatOps.Binary op, Rewriter r) {
        if (!(op.lhs().definedBy() instanceof NegFOp a) || !(op.rhs().definedBy() instanceof NegFOp b)) return false;
        r.replace(op, ((ArithOp) op.kind()).on(op.location(), a.operand(), b.operand(), op.fastMath()));
        return true;
    }
}
