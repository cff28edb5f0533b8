package dev.wami.loops.affine;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How many tiles an incomplete tile fills: one. For {@code m = min(a, b, ...)} of what is positive,
 *
 * <pre>
 *   m ceildiv a  ->  1          (m + a - 1) floordiv a  ->  1
 * </pre>
 *
 * Upstream: replaceAffineMinBoundingBoxExpression.
 */
final class TileQuotients {
    private TileQuotients() {}

    /** The only result of {@code map} without such quotients. */
    static AffineExpr simplify(AffineMap map, List<Value> operands) {
        AffineExpr out = map.results().get(0);
        for (int i = 0; i < operands.size(); i++) {
            if (!(operands.get(i).definedBy() instanceof ChoiceOp least) || !isPositive(least)) continue;
            AffineExpr m = i < map.dims() ? AffineExpr.dim(i) : AffineExpr.symbol(i - map.dims());
            for (AffineExpr e : least.map().results()) {
                AffineExpr bound = in(e, least, map, operands);
                if (bound == null) continue;
                out = replaced(out, m.ceilDiv(bound));
                out = replaced(out, m.plus(bound).minus(1).floorDiv(bound));
            }
        }
        return out;
    }

    private static boolean isPositive(ChoiceOp op) {
        if (!op.isLeast()) return false;
        ProvenOrder order = new ProvenOrder(op.map(), op.operands());
        for (int i = 0; i < op.map().results().size(); i++) if (!order.isPositive(i)) return false;
        return true;
    }

    /** {@code e}, a result of {@code op}, as an expression of the inputs of {@code map}; null if it has others. */
    private static @Nullable AffineExpr in(AffineExpr e, ChoiceOp op, AffineMap map, List<Value> operands) {
        List<AffineExpr> dims = new ArrayList<>();
        List<AffineExpr> symbols = new ArrayList<>();
        for (int i = 0; i < op.operandCount(); i++) {
            boolean dim = i < op.map().dims();
            int at = operands.indexOf(op.operand(i));
            boolean used = dim ? e.usesDim(i) : e.usesSymbol(i - op.map().dims());
            if (at < 0 && used) return null;
            AffineExpr input = at < 0
                    ? AffineExpr.constant(0)
                    : at < map.dims() ? AffineExpr.dim(at) : AffineExpr.symbol(at - map.dims());
            (dim ? dims : symbols).add(input);
        }
        return e.replace(dims, symbols);
    }

    /** {@code e} with 1 in the place of {@code quotient}. */
    private static AffineExpr replaced(AffineExpr e, AffineExpr quotient) {
        if (e.equals(quotient) && !(e instanceof AffineConstantExpr)) return AffineExpr.constant(1);
        if (!(e instanceof AffineBinaryExpr b)) return e;
        AffineExpr lhs = replaced(b.lhs(), quotient);
        AffineExpr rhs = replaced(b.rhs(), quotient);
        if (lhs == b.lhs() && rhs == b.rhs()) return e;
        return switch (b.kind()) {
            case ADD -> lhs.plus(rhs);
            case MUL -> lhs.times(rhs);
            case MOD -> lhs.mod(rhs);
            case FLOOR_DIV -> lhs.floorDiv(rhs);
            case CEIL_DIV -> lhs.ceilDiv(rhs);
        };
    }
}
