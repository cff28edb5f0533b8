package dev.wami.wavefrontend.check;

import dev.wami.wavefrontend.ast.Expr;
import java.util.ArrayList;
import java.util.List;

/** The parts of expressions. */
final class Children {
    private Children() {}

    /** The expressions directly in {@code e}, in the order of their evaluation. */
    static List<Expr> of(Expr e) {
        if (e instanceof Expr.Unary u) return List.of(u.operand());
        if (e instanceof Expr.Binary b) return List.of(b.left(), b.right());
        if (e instanceof Expr.Comparison c) return c.operands();
        if (e instanceof Expr.Logical l) return List.of(l.left(), l.right());
        if (e instanceof Expr.Conditional c) return List.of(c.condition(), c.whenTrue(), c.whenFalse());
        if (e instanceof Expr.Call c) return arguments(c);
        if (e instanceof Expr.Index i) {
            List<Expr> all = new ArrayList<>(List.of(i.array()));
            all.addAll(i.indices());
            return all;
        }
        if (e instanceof Expr.Cast c) return List.of(c.operand());
        if (e instanceof Expr.Bitcast c) return List.of(c.operand());
        if (e instanceof Expr.Extent x) return List.of(x.array(), x.dimension());
        if (e instanceof Expr.Tuple t) return t.elements();
        return List.of();
    }

    /** What a fence orders for is no value. */
    private static List<Expr> arguments(Expr.Call call) {
        if (call.name().equals("fence")) return List.of();
        return call.arguments().stream().map(Expr.Argument::value).toList();
    }
}
