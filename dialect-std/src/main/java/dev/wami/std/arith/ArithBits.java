package dev.wami.std.arith;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.trait.Idempotent;
import dev.wami.core.ir.trait.Pure;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Integers as strings of bits: logic and shifts. */
public final class ArithBits {
    private ArithBits() {}

    /** Logic, bit by bit. */
    public abstract static class LogicOp extends IntBinaryOp implements Pure, Commutative {
        LogicOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        LogicOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(spec, location, lhs, rhs);
        }

        abstract LogicOp with(Value lhs, Value rhs);

        /** Whether {@code v} is {@code not x}, written {@code xor(x, -1)}. */
        static boolean isNot(Value v, Value x, Folder f) {
            return v.definedBy() instanceof XOrIOp o && o.lhs() == x && f.isAllOnes(o.rhs());
        }

        /** {@code op(ext x, ext y) -> ext(op(x, y))} for two extensions of one kind from one type. */
        @Override
        public boolean canonicalize(Rewriter r) {
            Operation a = lhs().definedBy();
            Operation b = rhs().definedBy();
            boolean signed = a instanceof ArithCast.ExtSIOp && b instanceof ArithCast.ExtSIOp;
            boolean unsigned = a instanceof ArithCast.ExtUIOp && b instanceof ArithCast.ExtUIOp;
            if (a == null || b == null || !signed && !unsigned) return false;
            if (!a.operand(0).type().equals(b.operand(0).type())) return false;
            Value narrow = r.insert(with(a.operand(0), b.operand(0))).result();
            if (signed) r.replace(this, new ArithCast.ExtSIOp(location(), narrow, result().type()));
            else r.replace(this, new ArithCast.ExtUIOp(location(), narrow, result().type()));
            return true;
        }
    }

    /** And. Upstream: arith.andi. */
    public static final class AndIOp extends LogicOp implements Idempotent {
        static final OpSpec SPEC = spec(ArithOp.ANDI, "integer binary and");

        AndIOp(OpState state) {
            super(SPEC, state);
        }

        public AndIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        LogicOp with(Value lhs, Value rhs) {
            return new AndIOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a & b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.and(b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x & 0 -> 0
            if (f.isZero(rhs())) return FoldResult.of(rhs());
            // x & -1 -> x
            if (f.isAllOnes(rhs())) return FoldResult.of(lhs());
            // x & ~x -> 0, ~x & x -> 0
            if (isNot(rhs(), lhs(), f) || isNot(lhs(), rhs(), f)) {
                Attribute zero = zero(lhs().type());
                if (zero != null) return FoldResult.of(zero);
            }
            // x & (x & y) -> x & y, whichever way round
            if (rhs().definedBy() instanceof AndIOp a && a.uses(lhs())) return FoldResult.of(rhs());
            if (lhs().definedBy() instanceof AndIOp a && a.uses(rhs())) return FoldResult.of(lhs());
            return FoldResult.NONE;
        }

        private boolean uses(Value v) {
            return lhs() == v || rhs() == v;
        }
    }

    /** Or. Upstream: arith.ori. */
    public static final class OrIOp extends LogicOp implements Idempotent {
        static final OpSpec SPEC = spec(ArithOp.ORI, "integer binary or");

        OrIOp(OpState state) {
            super(SPEC, state);
        }

        public OrIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        LogicOp with(Value lhs, Value rhs) {
            return new OrIOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a | b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.or(b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x | 0 -> x
            if (f.isZero(rhs())) return FoldResult.of(lhs());
            // x | -1 -> -1
            if (f.isAllOnes(rhs())) return FoldResult.of(rhs());
            // x | ~x -> -1, ~x | x -> -1
            if (rhs().definedBy() instanceof XOrIOp x && isNot(rhs(), lhs(), f)) return FoldResult.of(x.rhs());
            if (lhs().definedBy() instanceof XOrIOp x && isNot(lhs(), rhs(), f)) return FoldResult.of(x.rhs());
            return FoldResult.NONE;
        }
    }

    /** Exclusive or. Upstream: arith.xori. */
    public static final class XOrIOp extends LogicOp {
        static final OpSpec SPEC = spec(ArithOp.XORI, "integer binary xor");

        XOrIOp(OpState state) {
            super(SPEC, state);
        }

        public XOrIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        LogicOp with(Value lhs, Value rhs) {
            return new XOrIOp(location(), lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a ^ b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.xor(b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x ^ 0 -> x
            if (f.isZero(rhs())) return FoldResult.of(lhs());
            // x ^ x -> 0
            if (lhs() == rhs()) {
                Attribute zero = zero(lhs().type());
                return zero == null ? FoldResult.NONE : FoldResult.of(zero);
            }
            // (x ^ y) ^ y -> x, whichever way round
            Value left = cancel(lhs(), rhs());
            if (left != null) return FoldResult.of(left);
            left = cancel(rhs(), lhs());
            return left == null ? FoldResult.NONE : FoldResult.of(left);
        }

        /** What is left of {@code v = x ^ y} if one of the two is {@code other}, or null. */
        private static @Nullable Value cancel(Value v, Value other) {
            if (!(v.definedBy() instanceof XOrIOp x)) return null;
            if (x.rhs() == other) return x.lhs();
            return x.lhs() == other ? x.rhs() : null;
        }

        @Override
        public boolean canonicalize(Rewriter r) {
            // not(cmpi p, x, y) -> cmpi not(p), x, y
            if (r.folder().constant(rhs()) instanceof IntegerAttr c
                    && c.isTrue()
                    && lhs().definedBy() instanceof ArithCompare.CmpIOp cmp) {
                CmpIPredicate inverted = cmp.predicate().inverted();
                r.replace(this, new ArithCompare.CmpIOp(location(), inverted, cmp.lhs(), cmp.rhs()));
                return true;
            }
            return super.canonicalize(r);
        }
    }

    /** {@code x << 0 -> x}, and so for the other shifts. */
    private static FoldResult shiftByZero(IntBinaryOp op, Folder f) {
        return f.isZero(op.rhs()) ? FoldResult.of(op.lhs()) : FoldResult.NONE;
    }

    /** Whether {@code b}, taken as unsigned, is less than the width. */
    private static boolean isAmount(long b, int width) {
        return b >= 0 && b < width;
    }

    private static boolean isAmount(BigInteger b, int width) {
        return b.signum() >= 0 && b.compareTo(BigInteger.valueOf(width)) < 0;
    }

    /** A shift to the left, filling with zeros. By the width or more it is poison. Upstream: arith.shli. */
    public static final class ShLIOp extends ArithInt.WrappingOp {
        static final OpSpec SPEC = spec(ArithOp.SHLI, "integer left-shift");

        ShLIOp(OpState state) {
            super(SPEC, state);
        }

        public ShLIOp(Location location, Value lhs, Value rhs, Overflow flags) {
            super(SPEC, location, lhs, rhs, flags);
        }

        public ShLIOp(Location location, Value lhs, Value rhs) {
            this(location, lhs, rhs, Overflow.NONE);
        }

        @Override
        protected boolean isDefined(long a, long b, int width) {
            return isAmount(b, width);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a << b;
        }

        @Override
        protected boolean isDefined(BigInteger a, BigInteger b, int width) {
            return isAmount(b, width);
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.shiftLeft(b.intValue());
        }

        @Override
        protected FoldResult simplify(Folder f) {
            return shiftByZero(this, f);
        }
    }

    /** A shift to the right, which may promise to shift out no ones. */
    public abstract static class RightShiftOp extends IntBinaryOp implements Pure {
        RightShiftOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        RightShiftOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(spec, location, lhs, rhs);
        }

        /** Whether only zeros are known to be shifted out. */
        public final boolean isExact() {
            return optionalProperty(ArithDiv.EXACT, UnitAttr.class) != null;
        }

        @Override
        protected final boolean violatesFlags(int result, Object[] in, Object value, int indexBits) {
            return isExact()
                    && Ints.big(in[0]).getLowestSetBit() >= 0
                    && Ints.big(in[0]).getLowestSetBit() < Ints.big(in[1]).intValueExact();
        }

        @Override
        protected final boolean isDefined(long a, long b, int width) {
            return isAmount(b, width);
        }

        @Override
        protected final boolean isDefined(BigInteger a, BigInteger b, int width) {
            return isAmount(b, width);
        }

        @Override
        protected final FoldResult simplify(Folder f) {
            return shiftByZero(this, f);
        }
    }

    /** A shift to the right, filling with the sign. By the width or more it is poison. Upstream: arith.shrsi. */
    public static final class ShRSIOp extends RightShiftOp {
        static final OpSpec SPEC = ArithDiv.exactSpec(ArithOp.SHRSI, "signed integer right-shift");

        ShRSIOp(OpState state) {
            super(SPEC, state);
        }

        public ShRSIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return a >> b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return a.shiftRight(b.intValue());
        }
    }

    /** A shift to the right, filling with zeros. By the width or more it is poison. Upstream: arith.shrui. */
    public static final class ShRUIOp extends RightShiftOp {
        static final OpSpec SPEC = ArithDiv.exactSpec(ArithOp.SHRUI, "unsigned integer right-shift");

        ShRUIOp(OpState state) {
            super(SPEC, state);
        }

        public ShRUIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected long compute(long a, long b, int width) {
            return Ints.unsigned(a, width) >>> b;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            return Ints.unsigned(a, width).shiftRight(b.intValue());
        }
    }
}
