package dev.wami.std.arith;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.trait.Pure;
import java.math.BigInteger;

/** The larger or smaller of two integers. */
public final class ArithMinMax {
    private ArithMinMax() {}

    /** What they share: {@code min(x, x) -> x}, and what the bounds of the type do. */
    public abstract static class MinMaxOp extends IntBinaryOp implements Pure, Commutative {
        MinMaxOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        MinMaxOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(spec, location, lhs, rhs);
        }

        /** Whether nothing wins against {@code c}: {@code op(x, c) = c}. */
        abstract boolean absorbs(IntegerAttr c);

        /** Whether {@code c} wins against nothing: {@code op(x, c) = x}. */
        abstract boolean isNeutral(IntegerAttr c);

        @Override
        protected final FoldResult simplify(Folder f) {
            if (lhs() == rhs()) return FoldResult.of(rhs());
            IntegerAttr c = f.splatInteger(rhs());
            if (c == null) return FoldResult.NONE;
            if (absorbs(c)) return FoldResult.of(rhs());
            return isNeutral(c) ? FoldResult.of(lhs()) : FoldResult.NONE;
        }
    }

    /** The larger signed number. Upstream: arith.maxsi. */
    public static final class MaxSIOp extends MinMaxOp {
        static final OpSpec SPEC = spec(ArithOp.MAXSI, "signed integer maximum operation");

        MaxSIOp(OpState state) {
            super(SPEC, state);
        }

        public MaxSIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Math.max(a, b);
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.max(b);
        }

        @Override
        boolean absorbs(IntegerAttr c) {
            return Ints.isSignedMax(c);
        }

        @Override
        boolean isNeutral(IntegerAttr c) {
            return Ints.isSignedMin(c);
        }
    }

    /** The larger unsigned number. Upstream: arith.maxui. */
    public static final class MaxUIOp extends MinMaxOp {
        static final OpSpec SPEC = spec(ArithOp.MAXUI, "unsigned integer maximum operation");

        MaxUIOp(OpState state) {
            super(SPEC, state);
        }

        public MaxUIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Long.compareUnsigned(a, b) > 0 ? a : b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return Ints.compareUnsigned(a, b, width) > 0 ? a : b;
        }

        @Override
        boolean absorbs(IntegerAttr c) {
            return Ints.isUnsignedMax(c);
        }

        @Override
        boolean isNeutral(IntegerAttr c) {
            return c.big().signum() == 0;
        }
    }

    /** The smaller signed number. Upstream: arith.minsi. */
    public static final class MinSIOp extends MinMaxOp {
        static final OpSpec SPEC = spec(ArithOp.MINSI, "signed integer minimum operation");

        MinSIOp(OpState state) {
            super(SPEC, state);
        }

        public MinSIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Math.min(a, b);
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.min(b);
        }

        @Override
        boolean absorbs(IntegerAttr c) {
            return Ints.isSignedMin(c);
        }

        @Override
        boolean isNeutral(IntegerAttr c) {
            return Ints.isSignedMax(c);
        }
    }

    /** The smaller unsigned number. Upstream: arith.minui. */
    public static final class MinUIOp extends MinMaxOp {
        static final OpSpec SPEC = spec(ArithOp.MINUI, "unsigned integer minimum operation");

        MinUIOp(OpState state) {
            super(SPEC, state);
        }

        public MinUIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Long.compareUnsigned(a, b) < 0 ? a : b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return Ints.compareUnsigned(a, b, width) < 0 ? a : b;
        }

        @Override
        boolean absorbs(IntegerAttr c) {
            return c.big().signum() == 0;
        }

        @Override
        boolean isNeutral(IntegerAttr c) {
            return Ints.isUnsignedMax(c);
        }
    }
}
