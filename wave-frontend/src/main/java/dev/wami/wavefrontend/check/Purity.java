package dev.wami.wavefrontend.check;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;

/** Whether an expression may be computed although its value is not needed, and costs less than a branch. */
final class Purity {
    private static final int MAX_NODES = 12;

    private int nodes;

    private Purity() {}

    /** No effect, nothing undefined, and only a few operations. */
    static boolean isCheap(Expr e) {
        return new Purity().check(e);
    }

    private boolean check(Expr e) {
        if (++nodes > MAX_NODES) return false;
        boolean allowed = e instanceof Expr.Int
                || e instanceof Expr.Real
                || e instanceof Expr.Bool
                || e instanceof Expr.Name
                || e instanceof Expr.Unary
                || e instanceof Expr.Comparison
                || e instanceof Expr.Cast
                || e instanceof Expr.Bitcast
                || e instanceof Expr.Extent
                || e instanceof Expr.Logical
                || e instanceof Expr.Conditional
                || e instanceof Expr.Binary b && isTotal(b.operator())
                || e instanceof Expr.Call c && isPure(c);
        if (!allowed) return false;
        // a dimension is a constant, an array no value
        if (e instanceof Expr.Extent) return true;
        for (Expr child : Children.of(e)) if (!check(child)) return false;
        return true;
    }

    private static boolean isTotal(BinaryOperator operator) {
        return !operator.divides() && operator != BinaryOperator.POWER;
    }

    private static boolean isPure(Expr.Call c) {
        Intrinsic f = Intrinsic.find(c.name());
        return f != null && f.isPure();
    }
}
