package dev.wami.loops.vectorize;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.arith.FloatOps.FloatOp;
import dev.wami.std.vector.CombiningKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value that a loop carries and that each iteration does nothing with but combine it with others, in any order:
 *
 * <pre>
 *   s = init; for i: s = s + a[i] + b[i]    ->    S = (0, 0, ...); for i by lanes: S = S + A[i] + B[i]; s = init + S0 + S1 + ...
 * </pre>
 *
 * Order does not matter to integers, to the least and the greatest, and to floats where {@code reassoc} says so. Any
 * other value goes from one lane to the next.
 */
record LaneReduction(@Nullable CombiningKind combining) {

    /** What becomes of each value that {@code loop} carries. */
    static List<LaneReduction> of(AffineForOp loop) {
        List<LaneReduction> out = new ArrayList<>();
        for (int i = 0; i < loop.resultCount(); i++) out.add(new LaneReduction(kindOf(loop, i)));
        return out;
    }

    /** Whether a lane needs the value of the one before. */
    boolean isInOrder() {
        return combining == null;
    }

    /** How the values of lanes are combined in the end. */
    CombiningKind kind() {
        if (combining == null) throw new IllegalStateException("lanes that wait for one another");
        return combining;
    }

    private static @Nullable CombiningKind kindOf(AffineForOp loop, int i) {
        Value value = loop.carried().get(i);
        if (LaneTypes.bits(value.type()) == 0) return null;
        CombiningKind kind = null;
        while (value != loop.yieldOp().operand(i)) {
            if (!value.hasOneUse()) return null;
            Operation op = value.uses().iterator().next().owner();
            if (op.block() != loop.body()) return null;
            CombiningKind next = kindOf(op, value);
            if (next == null || kind != null && kind != next) return null;
            kind = next;
            value = op.result(0);
        }
        // the result itself is for the next iteration alone
        return value.hasOneUse() ? kind : null;
    }

    /** How {@code op} combines {@code value}; what is taken away from it is the negative of that added. */
    private static @Nullable CombiningKind kindOf(Operation op, Value value) {
        OpKind operation = op.kind();
        if (!(operation instanceof ArithOp kind)) return null;
        return switch (kind) {
            case ADDI -> CombiningKind.ADD;
            case MULI -> CombiningKind.MUL;
            case ANDI -> CombiningKind.AND;
            case ORI -> CombiningKind.OR;
            case XORI -> CombiningKind.XOR;
            case MAXSI -> CombiningKind.MAXSI;
            case MAXUI -> CombiningKind.MAXUI;
            case MINSI -> CombiningKind.MINSI;
            case MINUI -> CombiningKind.MINUI;
            case MAXIMUMF -> CombiningKind.MAXIMUMF;
            case MINIMUMF -> CombiningKind.MINIMUMF;
            case ADDF -> mayReassociate(op) ? CombiningKind.ADD : null;
            case SUBI -> op.operand(0) == value ? CombiningKind.ADD : null;
            case SUBF -> op.operand(0) == value && mayReassociate(op) ? CombiningKind.ADD : null;
            case MULF -> mayReassociate(op) ? CombiningKind.MUL : null;
            default -> null;
        };
    }

    private static boolean mayReassociate(Operation op) {
        return op instanceof FloatOp f && f.fastMath().has(FastMath.REASSOC);
    }

    /** Whether {@code init} may be combined with the elements more than once. */
    boolean isIdempotent() {
        return switch (kind()) {
            case ADD, MUL, XOR -> false;
            default -> true;
        };
    }

    /**
     * Whether {@code loop} sums floats, or multiplies them, in any order: each waits for the one before, but not
     * others.
     */
    static boolean hasFloats(AffineForOp loop) {
        List<LaneReduction> all = of(loop);
        for (int i = 0; i < all.size(); i++) {
            CombiningKind kind = all.get(i).combining;
            boolean sum = kind == CombiningKind.ADD || kind == CombiningKind.MUL;
            if (sum && isFloat(loop.result(i))) return true;
        }
        return false;
    }

    /** The number that changes no other one: of floats, -0 for sums, since -0 + 0 is 0. */
    double neutral(boolean floats) {
        if (combining == CombiningKind.MUL) return 1;
        return floats ? -0.0 : 0;
    }

    static boolean isFloat(Value v) {
        return v.type() instanceof FloatType;
    }
}
