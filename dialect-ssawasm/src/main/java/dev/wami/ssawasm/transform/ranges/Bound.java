package dev.wami.ssawasm.transform.ranges;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.ConvertOp;
import dev.wami.ssawasm.NumericOp;
import dev.wami.ssawasm.TestOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a condition says of a value: {@code through(subject) operator other}.
 *
 * @param subject the value
 * @param through what is compared, if it is not the subject itself but computed from it: a sum with a constant, or an
 *     extension
 * @param operator an integer comparison
 * @param other what it is compared with; null for 0
 */
record Bound(
        Value subject,
        @Nullable Operation through,
        Operator operator,
        @Nullable Value other) {
    /** How many {@code and}, {@code or} and {@code eqz} of conditions are followed. */
    private static final int DEPTH = 4;

    /** What is known of values while the analysis goes on; null if nothing is yet. */
    interface Facts {
        @Nullable
        KnownInt now(Value v);
    }

    /** What holds where {@code condition} is not 0, or where it is if {@code holds} is false. */
    static List<Bound> of(Value condition, boolean holds) {
        List<Bound> out = new ArrayList<>();
        collect(condition, holds, out, DEPTH);
        return out;
    }

    private static void collect(Value condition, boolean holds, List<Bound> out, int depth) {
        add(condition, holds ? NE : EQ, null, out);
        if (depth == 0 || !(condition.definedBy() instanceof NumericOp op)) return;
        if (op instanceof CompareOp c && isInteger(c.lhs().type())) {
            Operator operator = holds ? c.operator() : inverse(c.operator());
            add(c.lhs(), operator, c.rhs(), out);
            add(c.rhs(), swapped(operator), c.lhs(), out);
            // t == 0 and t != 0 say what t does
            boolean truth = c.lhs().type() == IntegerType.I32 && (operator == EQ || operator == NE) && isZero(c.rhs());
            if (truth) collect(c.lhs(), operator == NE, out, depth - 1);
        } else if (op instanceof TestOp && op.operator() == EQZ) {
            Value of = op.operand(0);
            if (of.type() == IntegerType.I32) collect(of, !holds, out, depth - 1);
            else add(of, holds ? EQ : NE, null, out);
        } else if (op.operator() == (holds ? AND : OR) && op instanceof BinaryOp both) {
            // both are not 0 if their and is not, and are 0 if their or is
            collect(both.lhs(), holds, out, depth - 1);
            collect(both.rhs(), holds, out, depth - 1);
        }
    }

    private static boolean isInteger(Type type) {
        return type == IntegerType.I32 || type == IntegerType.I64;
    }

    private static @Nullable Long constant(Value v) {
        return v.definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i
                ? (Long) i.value()
                : null;
    }

    private static boolean isZero(Value v) {
        Long c = constant(v);
        return c != null && c == 0;
    }

    private static void add(Value compared, Operator operator, @Nullable Value other, List<Bound> out) {
        if (constant(compared) != null) return;
        out.add(new Bound(compared, null, operator, other));
        Operation def = compared.definedBy();
        boolean sum = def instanceof BinaryOp b && b.operator() == ADD && constant(b.rhs()) != null;
        boolean extension =
                def instanceof ConvertOp e && (e.operator() == EXTEND_I32_U || e.operator() == EXTEND_I32_S);
        if (def != null && (sum || extension)) out.add(new Bound(def.operand(0), def, operator, other));
    }

    // ---- comparisons

    private static Operator inverse(Operator operator) {
        return switch (operator) {
            case EQ -> NE;
            case NE -> EQ;
            case LT_S -> GE_S;
            case GE_S -> LT_S;
            case GT_S -> LE_S;
            case LE_S -> GT_S;
            case LT_U -> GE_U;
            case GE_U -> LT_U;
            case GT_U -> LE_U;
            case LE_U -> GT_U;
            default -> throw new IllegalArgumentException(operator + " compares no integers");
        };
    }

    private static Operator swapped(Operator operator) {
        return switch (operator) {
            case LT_S -> GT_S;
            case GT_S -> LT_S;
            case LE_S -> GE_S;
            case GE_S -> LE_S;
            case LT_U -> GT_U;
            case GT_U -> LT_U;
            case LE_U -> GE_U;
            case GE_U -> LE_U;
            default -> operator;
        };
    }

    // ---- what it says

    /**
     * What is known of the subject, of which {@code known} is, where this holds.
     *
     * @param facts what is known of other values; null if nothing is yet
     * @return null if it cannot hold, or if nothing is known yet of what the subject is compared with
     */
    @Nullable
    KnownInt narrow(KnownInt known, Facts facts) {
        KnownInt compared = through == null ? known : facts.now(through.result(0));
        if (compared == null) return null;
        KnownInt with = other == null ? KnownInt.constant(compared.width, 0) : facts.now(other);
        if (with == null) return null;
        KnownInt narrowed = narrowed(compared, operator, with);
        if (narrowed == null || through == null) return narrowed;
        KnownInt before = through instanceof BinaryOp sum
                ? difference(narrowed, facts.now(sum.rhs()))
                : KnownArithmetic.unary(WRAP_I64, narrowed, 32);
        return before == null ? null : known.meet(before);
    }

    private static @Nullable KnownInt difference(KnownInt sum, @Nullable KnownInt constant) {
        return constant == null ? null : KnownArithmetic.binary(SUB, sum, constant);
    }

    static @Nullable KnownInt narrowed(KnownInt x, Operator operator, KnownInt y) {
        int w = x.width;
        long mask = KnownInt.mask(w);
        return switch (operator) {
            case EQ -> x.meet(y);
            case NE -> y.isConstant() ? without(x, y) : x;
            case LT_S -> y.smax == KnownInt.least(w) ? null : x.meet(KnownInt.signed(w, KnownInt.least(w), y.smax - 1));
            case LE_S -> x.meet(KnownInt.signed(w, KnownInt.least(w), y.smax));
            case GT_S ->
                y.smin == KnownInt.greatest(w) ? null : x.meet(KnownInt.signed(w, y.smin + 1, KnownInt.greatest(w)));
            case GE_S -> x.meet(KnownInt.signed(w, y.smin, KnownInt.greatest(w)));
            case LT_U -> y.umax == 0 ? null : x.meet(KnownInt.unsigned(w, 0, y.umax - 1));
            case LE_U -> x.meet(KnownInt.unsigned(w, 0, y.umax));
            case GT_U -> y.umin == mask ? null : x.meet(KnownInt.unsigned(w, y.umin + 1, mask));
            case GE_U -> x.meet(KnownInt.unsigned(w, y.umin, mask));
            default -> x;
        };
    }

    /** What is in {@code x} and not the number {@code y}: the bounds move in if they are that. */
    private static @Nullable KnownInt without(KnownInt x, KnownInt y) {
        if (x.isConstant()) return x.umin == y.umin ? null : x;
        long smin = x.smin == y.smin ? x.smin + 1 : x.smin;
        long smax = x.smax == y.smin ? x.smax - 1 : x.smax;
        long umin = x.umin == y.umin ? x.umin + 1 : x.umin;
        long umax = x.umax == y.umin ? x.umax - 1 : x.umax;
        return KnownInt.agreed(x.width, smin, smax, umin, umax, x.zeros, x.ones);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
