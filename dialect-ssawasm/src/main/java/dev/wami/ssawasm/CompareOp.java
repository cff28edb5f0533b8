package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * An instruction {@code [t t] -> [i32]}: {@code %r = ssawasm.lt_s %a, %b : i64}. On vectors it gives integers as wide
 * as the lanes, all bits 1 where it holds and 0 where not. Source: the specification's relop and vrelop.
 */
public abstract sealed class CompareOp extends NumericOp {
    private CompareOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator of {@link Category#COMPARE} */
    public static CompareOp of(Location location, Operator operator, Value lhs, Value rhs) {
        return create(
                InstructionTable.get(operator),
                OpState.at(location).operand(lhs).operand(rhs).result(LaneRule.TRUTH_OF.of(lhs.type())));
    }

    static CompareOp create(WasmOpSpec spec, OpState state) {
        return spec.operator().isCommutative() ? new Symmetric(spec, state) : new Ordered(spec, state);
    }

    /** {@code eq} and {@code ne}. */
    static final class Symmetric extends CompareOp implements Commutative {
        Symmetric(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }
    }

    /** Less and greater. */
    static final class Ordered extends CompareOp {
        Ordered(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }
    }

    public final Value lhs() {
        return operand(0);
    }

    public final Value rhs() {
        return operand(1);
    }

    @Override
    protected final FoldResult simplify(Folder folder) {
        if (isOfFloats()) return FoldResult.NONE;
        // x = x, x <= x hold and x != x, x < x do not; with floats x may be NaN
        if (lhs() == rhs()) return truth(reflexive());
        if (folder.isZero(rhs()) && is(LT_U)) return truth(false);
        if (folder.isZero(rhs()) && is(GE_U)) return truth(true);
        if (folder.isAllOnes(rhs()) && is(GT_U)) return truth(false);
        if (folder.isAllOnes(rhs()) && is(LE_U)) return truth(true);
        return FoldResult.NONE;
    }

    private boolean reflexive() {
        return switch (operator()) {
            case EQ, LE_S, LE_U, GE_S, GE_U -> true;
            default -> false;
        };
    }

    private FoldResult truth(boolean holds) {
        if (!(result().type() instanceof VectorType v)) return FoldResult.of(IntegerAttr.i32(holds ? 1 : 0));
        return FoldResult.of(DenseElementsAttr.splat(v, holds ? -1 : 0));
    }

    boolean isOfFloats() {
        return lhs().type().elementTypeOrSelf() instanceof FloatType;
    }

    @Override
    public final boolean canonicalize(Rewriter rewriter) {
        Folder folder = rewriter.folder();
        // c < x -> x > c
        if (folder.constant(lhs()) != null && folder.constant(rhs()) == null) {
            rewriter.replace(this, of(location(), swapped(operator()), rhs(), lhs()));
            return true;
        }
        if (isOfFloats() || lhs().type() instanceof VectorType) return false;
        if (lhs().definedBy() instanceof Stack.SelectOp select && ofSelected(select, rewriter)) return true;
        if (ofBit(rewriter)) return true;
        if (!folder.isZero(rhs())) return false;
        switch (operator()) {
            // x = 0 -> !x, and so for the unsigned x <= 0
            case EQ, LE_U -> rewriter.replace(this, new TestOp(location(), EQZ, lhs()));
            // x > 0 unsigned -> x != 0
            case GT_U -> rewriter.replace(this, of(location(), NE, lhs(), rhs()));
            case NE -> {
                // t != 0 -> t for what is 0 or 1
                if (lhs().definedBy() instanceof NumericOp t && TestOp.isTruth(t)) {
                    rewriter.replace(this, lhs());
                    return true;
                }
                Value bit = Conditions.bitInPlace(lhs(), this, rewriter);
                if (bit == null) return false;
                rewriter.replace(this, of(location(), NE, bit, rhs()));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** {@code x & b == b -> x & b != 0} for one bit, and {@code x & b != b -> x & b == 0}. */
    private boolean ofBit(Rewriter rewriter) {
        IntegerAttr bit = rewriter.folder().integer(rhs());
        boolean equality = is(EQ) || is(NE);
        if (!equality || bit == null || Long.bitCount(bit.value()) != 1) return false;
        NumericOp and = NumericOp.defining(lhs(), AND);
        if (and == null || !bit.equals(rewriter.folder().integer(and.operand(1)))) return false;
        boolean wide = lhs().type().isInteger(64);
        if (!wide && is(EQ) && bit.value() == 1) {
            rewriter.replace(this, lhs());
            return true;
        }
        rewriter.setBefore(this);
        Value zero = rewriter.insert(wide ? ConstOp.i64(location(), 0) : ConstOp.i32(location(), 0))
                .result();
        rewriter.replace(this, of(location(), is(EQ) ? NE : EQ, lhs(), zero));
        return true;
    }

    /** {@code select c1, c2, t < c -> t} or {@code !t}, where one of the constants is less than c and the other not. */
    private boolean ofSelected(Stack.SelectOp select, Rewriter rewriter) {
        IntegerAttr nonzero = comparedWith(select.nonzero(), rewriter.folder());
        IntegerAttr zero = comparedWith(select.zero(), rewriter.folder());
        if (nonzero == null || zero == null || nonzero.equals(zero)) return false;
        Value t = select.condition();
        if (zero.value() != 0) {
            rewriter.replace(this, new TestOp(location(), EQZ, t));
        } else if (t.definedBy() instanceof NumericOp op && TestOp.isTruth(op)) {
            rewriter.replace(this, t);
        } else {
            rewriter.setBefore(this);
            Value not = rewriter.insert(new TestOp(location(), EQZ, t)).result();
            rewriter.replace(this, new TestOp(location(), EQZ, not));
        }
        return true;
    }

    /** What this gives if its left side is {@code value}, or null if that is not known. */
    private @Nullable IntegerAttr comparedWith(Value value, Folder folder) {
        FoldResult folded = fold(new Folder() {
            @Override
            public @Nullable Attribute constant(Value v) {
                return folder.constant(v == lhs() ? value : v);
            }
        });
        return folded.isReplacement() && folded.parts().get(0) instanceof IntegerAttr i ? i : null;
    }

    /** The comparison that holds for {@code (b, a)} where {@code operator} holds for {@code (a, b)}. */
    private static Operator swapped(Operator operator) {
        return switch (operator) {
            case LT -> GT;
            case LT_S -> GT_S;
            case LT_U -> GT_U;
            case GT -> LT;
            case GT_S -> LT_S;
            case GT_U -> LT_U;
            case LE -> GE;
            case LE_S -> GE_S;
            case LE_U -> GE_U;
            case GE -> LE;
            case GE_S -> LE_S;
            case GE_U -> LE_U;
            case EQ, NE -> operator;
            default -> throw notCompared(operator);
        };
    }

    /**
     * The comparison that holds exactly where {@code operator} does not, or null: with NaN, less and greater-or-equal
     * of floats both fail.
     */
    static @Nullable Operator inverse(Operator operator) {
        return switch (operator) {
            case EQ -> NE;
            case NE -> EQ;
            case LT_S -> GE_S;
            case LT_U -> GE_U;
            case GT_S -> LE_S;
            case GT_U -> LE_U;
            case LE_S -> GT_S;
            case LE_U -> GT_U;
            case GE_S -> LT_S;
            case GE_U -> LT_U;
            case LT, GT, LE, GE -> null;
            default -> throw notCompared(operator);
        };
    }

    private static IllegalArgumentException notCompared(Operator operator) {
        return new IllegalArgumentException(operator + " is no comparison");
    }
}
