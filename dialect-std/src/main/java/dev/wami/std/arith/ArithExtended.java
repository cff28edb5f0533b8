package dev.wami.std.arith;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;
import java.util.List;

/** Integer operations whose second result is what does not fit in the first. */
public final class ArithExtended {
    private ArithExtended() {}

    /** The low part and the rest, computed on numbers of unlimited size. */
    public abstract static class ExtendedOp extends ElementwiseOp implements Pure, Commutative {
        ExtendedOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec operands(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .operand("lhs", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                    .operand("rhs", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE);
        }

        public final Value lhs() {
            return operand(0);
        }

        public final Value rhs() {
            return operand(1);
        }

        /** The result modulo 2^width. */
        public final OpResult low() {
            return result(0);
        }

        /** What does not fit in {@link #low}. */
        public final OpResult high() {
            return result(1);
        }

        /** The whole result of signed operands; of unsigned ones if {@link #isUnsigned}. */
        abstract BigInteger compute(BigInteger a, BigInteger b);

        abstract boolean isUnsigned();

        @Override
        protected final Object apply(Object[] in, int indexBits) {
            return apply(0, in, indexBits);
        }

        @Override
        protected final Object apply(int result, Object[] in, int indexBits) {
            int width = Ints.width(lhs().type().elementTypeOrSelf(), indexBits);
            BigInteger a = Ints.big(in[0]);
            BigInteger b = Ints.big(in[1]);
            if (isUnsigned()) {
                a = Ints.unsigned(a, width);
                b = Ints.unsigned(b, width);
            }
            BigInteger whole = compute(a, b);
            if (result == 0) return Ints.value(whole, width);
            Type rest = high().type().elementTypeOrSelf();
            return Ints.value(whole.shiftRight(width), Ints.width(rest, indexBits));
        }
    }

    /** The sum and whether it overflowed, unsigned. Upstream: arith.addui_extended. */
    public static final class AddUIExtendedOp extends ExtendedOp {
        static final OpSpec SPEC = operands(ArithOp.ADDUI_EXTENDED, "extended unsigned integer addition operation")
                .result("sum", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .result("overflow", Types.BOOL_LIKE)
                .sameTypes("lhs", "rhs", "sum")
                .format("$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)");

        AddUIExtendedOp(OpState state) {
            super(SPEC, state);
        }

        public AddUIExtendedOp(Location location, Value lhs, Value rhs) {
            super(
                    SPEC,
                    OpState.at(location).operand(lhs, rhs).result(lhs.type()).result(TypeRule.i1Like(lhs.type())));
        }

        @Override
        boolean isUnsigned() {
            return true;
        }

        @Override
        BigInteger compute(BigInteger a, BigInteger b) {
            return a.add(b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x + 0 -> x, false
            Attribute no = f.isZero(rhs()) ? zero(high().type()) : null;
            return no == null ? FoldResult.NONE : FoldResult.ofAll(List.of(lhs(), no));
        }

        /** Without use of the overflow it is an addition. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (!high().isUnused()) return false;
            ArithInt.AddIOp sum = r.insert(new ArithInt.AddIOp(location(), lhs(), rhs()));
            r.replace(this, List.of(sum.result(), lhs()));
            return true;
        }

        @Override
        public String resultName(int i) {
            return i == 0 ? "sum" : "overflow";
        }
    }

    /** The product in two halves. */
    public abstract static class MulExtendedOp extends ExtendedOp {
        MulExtendedOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        MulExtendedOp(OpSpec spec, Location location, Value lhs, Value rhs) {
            super(
                    spec,
                    OpState.at(location).operand(lhs, rhs).result(lhs.type()).result(lhs.type()));
        }

        static OpSpec spec(OpKind kind, String summary) {
            return operands(kind, summary)
                    .result("low", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                    .result("high", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                    .sameTypes("lhs", "rhs", "low", "high")
                    .format("$lhs `,` $rhs attr-dict `:` type($lhs)");
        }

        @Override
        BigInteger compute(BigInteger a, BigInteger b) {
            return a.multiply(b);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x * 0 -> 0, 0
            return f.isZero(rhs()) ? FoldResult.ofAll(List.of(rhs(), rhs())) : FoldResult.NONE;
        }

        /** Without use of the high half it is a multiplication. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (!high().isUnused()) return false;
            ArithInt.MulIOp product = r.insert(new ArithInt.MulIOp(location(), lhs(), rhs()));
            r.replace(this, List.of(product.result(), lhs()));
            return true;
        }

        @Override
        public String resultName(int i) {
            return i == 0 ? "low" : "high";
        }
    }

    /** The product of signed integers. Upstream: arith.mulsi_extended. */
    public static final class MulSIExtendedOp extends MulExtendedOp {
        static final OpSpec SPEC = spec(ArithOp.MULSI_EXTENDED, "extended signed integer multiplication operation");

        MulSIExtendedOp(OpState state) {
            super(SPEC, state);
        }

        public MulSIExtendedOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        boolean isUnsigned() {
            return false;
        }

        @Override
        public boolean canonicalize(Rewriter r) {
            if (super.canonicalize(r)) return true;
            // x * 1 -> x, ext(x < 0); the number 1 has no positive form in i1
            Type type = lhs().type();
            if (!r.folder().isOne(rhs()) || type.elementTypeOrSelf().isInteger(1)) return false;
            if (type.elementTypeOrSelf().isIndex() || !(zero(type) instanceof TypedAttr zero)) return false;
            Value c = ConstantOp.insert(r, location(), zero);
            Value negative = r.insert(new ArithCompare.CmpIOp(location(), CmpIPredicate.SLT, lhs(), c))
                    .result();
            Value high =
                    r.insert(new ArithCast.ExtSIOp(location(), negative, type)).result();
            r.replace(this, List.of(lhs(), high));
            return true;
        }
    }

    /** The product of unsigned integers. Upstream: arith.mului_extended. */
    public static final class MulUIExtendedOp extends MulExtendedOp {
        static final OpSpec SPEC = spec(ArithOp.MULUI_EXTENDED, "extended unsigned integer multiplication operation");

        MulUIExtendedOp(OpState state) {
            super(SPEC, state);
        }

        public MulUIExtendedOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        boolean isUnsigned() {
            return true;
        }

        @Override
        protected FoldResult simplify(Folder f) {
            // x * 1 -> x, 0
            Attribute zero = f.isOne(rhs()) ? zero(lhs().type()) : null;
            return zero == null ? super.simplify(f) : FoldResult.ofAll(List.of(lhs(), zero));
        }
    }
}
