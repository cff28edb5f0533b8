package dev.wami.std.arith;

import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.UnitAttr;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Quotients and remainders of integers. Division by zero and signed overflow are undefined and trap when executed. */
public final class ArithDiv {
    /** The property of operations that promise to leave no remainder (shifts: to shift out no ones). */
    static final String EXACT = "isExact";

    private ArithDiv() {}

    /** What all quotients and remainders share. */
    public abstract static class DivisionOp extends IntBinaryOp {
        protected DivisionOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected DivisionOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(spec, location, lhs, rhs);
        }

        /** Which one it is. */
        public abstract Division division();

        private boolean canOverflow() {
            return division().canOverflow();
        }

        @Override
        protected final long compute(long a, long b, int width) {
            return division().compute(a, b, width);
        }

        @Override
        protected final BigInteger compute(BigInteger a, BigInteger b, int width) {
            return division().compute(a, b, width);
        }

        @Override
        protected final boolean isDefined(long a, long b, int width) {
            return b != 0 && !(canOverflow() && b == -1 && a == Ints.signedMin(width));
        }

        @Override
        protected final boolean isDefined(BigInteger a, BigInteger b, int width) {
            if (b.signum() == 0) return false;
            return !(canOverflow() && b.equals(BigInteger.ONE.negate()) && a.equals(Ints.bigSignedMin(width)));
        }

        @Override
        protected final Object undefined(int result, Object[] in, int indexBits) {
            boolean byZero = Ints.big(in[1]).signum() == 0;
            throw new Trap(byZero ? "integer divide by zero" : "integer overflow", location());
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x / 1 -> x; as a signed number, the 1 of i1 is -1
            boolean one = f.isOne(rhs())
                    && !(canOverflow() && lhs().type().elementTypeOrSelf().isInteger(1));
            return one ? FoldResult.of(lhs()) : FoldResult.NONE;
        }

        /** Yes if the divisor is known not to be zero (and, where that can overflow, not to be -1). */
        @Override
        public final Speculatability speculatability() {
            Attribute divisor = new Folder().constant(rhs());
            if (divisor instanceof IntegerAttr i) return answer(isHarmless(i));
            if (!(divisor instanceof DenseElementsAttr d) || d.isStrings()) return Speculatability.NO;
            long count = d.isSplat() ? 1 : d.count();
            for (long e = 0; e < count; e++) {
                if (!(d.element(e) instanceof IntegerAttr i) || !isHarmless(i)) return Speculatability.NO;
            }
            return Speculatability.YES;
        }

        private static Speculatability answer(boolean yes) {
            return yes ? Speculatability.YES : Speculatability.NO;
        }

        private boolean isHarmless(IntegerAttr divisor) {
            // an index must be harmless at 32 bits, too
            BigInteger b = divisor.type().isIndex() ? BigInteger.valueOf((int) divisor.value()) : divisor.big();
            return b.signum() != 0 && !(canOverflow() && b.equals(BigInteger.ONE.negate()));
        }
    }

    /** A quotient that may promise to be exact. */
    public abstract static class ExactDivisionOp extends DivisionOp {
        ExactDivisionOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        ExactDivisionOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(spec, location, lhs, rhs);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return exactSpec(kind, summary);
        }

        /** Whether there is known to be no remainder. */
        public final boolean isExact() {
            return optionalProperty(EXACT, UnitAttr.class) != null;
        }

        @Override
        protected final FoldResult simplify(Folder f) {
            FoldResult r = super.simplify(f);
            return r != FoldResult.NONE ? r : cancelProduct();
        }

        /** {@code (x * y) / y -> x}, if the product is known not to wrap. */
        private FoldResult cancelProduct() {
            if (!(lhs().definedBy() instanceof ArithInt.MulIOp m)) return FoldResult.NONE;
            boolean mayWrap =
                    division() == Division.DIV_S ? !m.flags().nsw() : !m.flags().nuw();
            if (mayWrap) return FoldResult.NONE;
            if (m.lhs() == rhs()) return FoldResult.of(m.rhs());
            return m.rhs() == rhs() ? FoldResult.of(m.lhs()) : FoldResult.NONE;
        }

        @Override
        protected final boolean violatesFlags(int result, Object[] in, Object value, int indexBits) {
            if (!isExact()) return false;
            int width = Ints.width(lhs().type().elementTypeOrSelf(), indexBits);
            BigInteger product = Ints.big(value).multiply(Ints.big(in[1]));
            return !Ints.wrap(product, width).equals(Ints.wrap(Ints.big(in[0]), width));
        }
    }

    /** The spec of an operation on integers with the flag {@link #EXACT}. */
    static OpSpec exactSpec(OpKind kind, String summary) {
        return IntBinaryOp.operandsAndResult(kind, summary)
                .optionalAttribute(EXACT, Attrs.UNIT)
                .format("$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)");
    }

    /** The signed quotient, rounded towards zero. Upstream: arith.divsi. */
    public static final class DivSIOp extends ExactDivisionOp {
        static final OpSpec SPEC = spec(ArithOp.DIVSI, "signed integer division operation");

        DivSIOp(OpState state) {
            super(SPEC, state);
        }

        public DivSIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.DIV_S;
        }
    }

    /** The unsigned quotient, rounded down. Upstream: arith.divui. */
    public static final class DivUIOp extends ExactDivisionOp {
        static final OpSpec SPEC = spec(ArithOp.DIVUI, "unsigned integer division operation");

        DivUIOp(OpState state) {
            super(SPEC, state);
        }

        public DivUIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.DIV_U;
        }
    }

    /** A quotient rounded up or down. Upstream: arith.ceildivsi, ceildivui, floordivsi. */
    public static final class RoundedDivOp extends DivisionOp {
        static final OpSpec CEILDIVSI = spec(ArithOp.CEILDIVSI, "signed ceil integer division operation");
        static final OpSpec CEILDIVUI = spec(ArithOp.CEILDIVUI, "unsigned ceil integer division operation");
        static final OpSpec FLOORDIVSI = spec(ArithOp.FLOORDIVSI, "signed floor integer division operation");

        RoundedDivOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        @Override
        public Division division() {
            return switch ((ArithOp) kind()) {
                case CEILDIVSI -> Division.CEIL_DIV_S;
                case CEILDIVUI -> Division.CEIL_DIV_U;
                case FLOORDIVSI -> Division.FLOOR_DIV_S;
                default -> throw new IllegalStateException(name());
            };
        }
    }

    /**
     * The remainder of the signed quotient rounded towards zero, with the sign of the dividend. Upstream: arith.remsi.
     */
    public static final class RemSIOp extends DivisionOp {
        static final OpSpec SPEC = spec(ArithOp.REMSI, "signed integer division remainder operation");

        RemSIOp(OpState state) {
            super(SPEC, state);
        }

        public RemSIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.REM_S;
        }

        @Override
        protected FoldResult simplify(Folder f) {
            return remainderByOne(this, f);
        }
    }

    /** The remainder of the unsigned quotient. Upstream: arith.remui. */
    public static final class RemUIOp extends DivisionOp {
        static final OpSpec SPEC = spec(ArithOp.REMUI, "unsigned integer division remainder operation");

        RemUIOp(OpState state) {
            super(SPEC, state);
        }

        public RemUIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.REM_U;
        }

        @Override
        protected FoldResult simplify(Folder f) {
            return remainderByOne(this, f);
        }
    }

    /** {@code x % 1 -> 0}. */
    private static FoldResult remainderByOne(DivisionOp op, Folder f) {
        @Nullable
        Attribute zero = f.isOne(op.rhs()) ? ElementwiseOp.zero(op.lhs().type()) : null;
        return zero == null ? FoldResult.NONE : FoldResult.of(zero);
    }
}
