package dev.wami.std.arith;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.range.IntRange;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Comparisons; true is 1 (all ones, as a signed number). */
public final class ArithCompare {
    /** The property that holds the number of the predicate as an i64. */
    static final String PREDICATE = "predicate";

    private ArithCompare() {}

    /** Two operands of one type to an i1 for each of their elements. */
    public abstract static class CompareOp extends ElementwiseOp implements Pure {
        CompareOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec operands(OpKind kind, String summary, AttrConstraint predicate, TypeConstraint type) {
            return OpSpec.of(kind, summary)
                    .attribute(PREDICATE, predicate)
                    .operand("lhs", type)
                    .operand("rhs", type)
                    .result("result", TypeRule.i1Like("lhs"))
                    .sameTypes("lhs", "rhs");
        }

        static OpState state(Location location, Enum<?> predicate, Value lhs, Value rhs) {
            return OpState.at(location)
                    .property(PREDICATE, IntegerAttr.i64(predicate.ordinal()))
                    .operand(lhs, rhs)
                    .result(TypeRule.i1Like(lhs.type()));
        }

        public final Value lhs() {
            return operand(0);
        }

        public final Value rhs() {
            return operand(1);
        }

        final int predicateNumber() {
            return (int) property(PREDICATE, IntegerAttr.class).value();
        }

        static Object bool(boolean value) {
            return value ? -1L : 0L;
        }
    }

    /** Comparison of integers. Upstream: arith.cmpi. */
    public static final class CmpIOp extends CompareOp implements InferIntRange {
        private static final CmpIPredicate[] PREDICATES = CmpIPredicate.values();

        static final OpSpec SPEC = operands(
                        ArithOp.CMPI,
                        "integer comparison operation",
                        ArithAttrs.CMPI_PREDICATE,
                        Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .format("$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)");

        CmpIOp(OpState state) {
            super(SPEC, state);
        }

        public CmpIOp(Location location, CmpIPredicate predicate, Value lhs, Value rhs) {
            super(SPEC, state(location, predicate, lhs, rhs));
        }

        public CmpIPredicate predicate() {
            return PREDICATES[predicateNumber()];
        }

        @Override
        protected Object apply(Object[] in, int indexBits) {
            if (in[0] instanceof Long a) return bool(predicate().holds(a, (Long) in[1]));
            int width = Ints.width(lhs().type().elementTypeOrSelf(), indexBits);
            return bool(predicate().holds((BigInteger) in[0], (BigInteger) in[1], width));
        }

        @Override
        protected FoldResult simplify(Folder f) {
            if (lhs() == rhs()) {
                // p(x, x) is known
                Attribute known = constant(result().type(), predicate().holdsOnEqual() ? -1 : 0);
                return known == null ? FoldResult.NONE : FoldResult.of(known);
            }
            boolean bits = lhs().type().elementTypeOrSelf().isInteger(1);
            if (predicate() == CmpIPredicate.NE && f.isZero(rhs())) {
                // ext(x: i1) != 0 -> x
                Value extended = extendedBit(lhs());
                if (extended != null) return FoldResult.of(extended);
                // x: i1 != 0 -> x
                if (bits) return FoldResult.of(lhs());
            }
            // x: i1 == 1 -> x
            if (predicate() == CmpIPredicate.EQ && bits && f.isOne(rhs())) return FoldResult.of(lhs());
            if (f.constant(lhs()) != null && f.constant(rhs()) == null) {
                // p(c, x) -> swapped p(x, c)
                setAttribute(PREDICATE, IntegerAttr.i64(predicate().swapped().ordinal()));
                Value constant = lhs();
                setOperand(0, rhs());
                setOperand(1, constant);
                return FoldResult.CHANGED;
            }
            return FoldResult.NONE;
        }

        /** {@code x} if {@code v} is the extension of {@code x: i1}. */
        private static @Nullable Value extendedBit(Value v) {
            boolean extension =
                    v.definedBy() instanceof ArithCast.ExtSIOp || v.definedBy() instanceof ArithCast.ExtUIOp;
            if (!extension || !(v.definedBy() instanceof ArithCast.CastOp ext)) return null;
            return ext.in().type().elementTypeOrSelf().isInteger(1) ? ext.in() : null;
        }

        /** {@code x ext == y ext -> x == y}, and so for !=. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (predicate() != CmpIPredicate.EQ && predicate() != CmpIPredicate.NE) return false;
            if (!(lhs().definedBy() instanceof ArithCast.CastOp a)) return false;
            if (!(rhs().definedBy() instanceof ArithCast.CastOp b) || a.spec() != b.spec()) return false;
            if (!(a instanceof ArithCast.ExtSIOp) && !(a instanceof ArithCast.ExtUIOp)) return false;
            if (!a.in().type().equals(b.in().type())) return false;
            r.replace(this, new CmpIOp(location(), predicate(), a.in(), b.in()));
            return true;
        }

        @Override
        public List<@Nullable IntRange> resultRanges(List<@Nullable IntRange> operands) {
            return ArithRanges.of(this, operands);
        }
    }

    /** Comparison of floats. Upstream: arith.cmpf. */
    public static final class CmpFOp extends CompareOp {
        private static final CmpFPredicate[] PREDICATES = CmpFPredicate.values();

        static final OpSpec SPEC = operands(
                        ArithOp.CMPF,
                        "floating-point comparison operation",
                        ArithAttrs.CMPF_PREDICATE,
                        Types.FLOAT_LIKE)
                .defaulted(FastMath.NAME, ArithAttrs.FASTMATH, FastMath.NONE)
                .format("$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)");

        CmpFOp(OpState state) {
            super(SPEC, state);
        }

        public CmpFOp(Location location, CmpFPredicate predicate, Value lhs, Value rhs) {
            super(SPEC, state(location, predicate, lhs, rhs));
        }

        public CmpFPredicate predicate() {
            return PREDICATES[predicateNumber()];
        }

        private FloatType type() {
            return (FloatType) lhs().type().elementTypeOrSelf();
        }

        @Override
        protected @Nullable Object apply(Object[] in, int indexBits) {
            if (!FloatFormat.supports(type())) return null;
            double a = FloatFormat.decode(type(), (Long) in[0]);
            return bool(predicate().holds(a, FloatFormat.decode(type(), (Long) in[1])));
        }

        @Override
        protected Object undefined(int result, Object[] in, int indexBits) {
            throw Floats.unsupported(this, type());
        }

        /** Compared with NaN, nothing else matters. */
        @Override
        protected FoldResult simplify(Folder f) {
            if (!isNaN(f.constant(lhs())) && !isNaN(f.constant(rhs()))) return FoldResult.NONE;
            return FoldResult.of(IntegerAttr.bool(predicate().holds(Double.NaN, Double.NaN)));
        }

        private static boolean isNaN(@Nullable Attribute a) {
            return a instanceof FloatAttr f && FloatFormat.supports(f.type()) && Double.isNaN(f.value());
        }

        /** {@code p(itofp x, c) -> q(x, d)}, see {@link CompareConverted}. */
        @Override
        public boolean canonicalize(Rewriter r) {
            return CompareConverted.rewrite(this, r);
        }
    }
}
