package dev.wami.loops.split;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineBinaryExpr.Kind;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.loops.dependence.Domain;
import dev.wami.loops.nest.Coefficient;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.loops.raise.IndexInterval;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Subscripts that wrap around, as of ring buffers and of grids whose edges meet: where they do so once, a loop can be
 * divided, and in each part they are sums.
 *
 * <pre>
 *   for i = 0 to 8                      for i = 0 to 5
 *     x[(i + 3) mod 8]          -&gt;        x[i + 3]
 *                                       for i = 5 to 8
 *                                         x[i - 5]
 * </pre>
 */
final class Wraps {
    private Wraps() {}

    /** Where subscripts of {@code access} in {@code loop} go from one quotient to the next. */
    static List<SplitPoint> points(AccessOp access, AffineForOp loop) {
        SharedInputs inputs = new SharedInputs();
        int counter = inputs.dim(loop.inductionVariable());
        List<SplitPoint> out = new ArrayList<>();
        for (AffineExpr e : inputs.results(access.map(), access.mapOperands())) {
            addPoints(e, counter, inputs, loop, out);
        }
        return out;
    }

    private static void addPoints(
            AffineExpr e, int counter, SharedInputs inputs, AffineForOp loop, List<SplitPoint> out) {
        if (!(e instanceof AffineBinaryExpr b)) return;
        addPoints(b.lhs(), counter, inputs, loop, out);
        addPoints(b.rhs(), counter, inputs, loop, out);
        if (!isDivision(b) || !(b.rhs() instanceof AffineConstantExpr c)) return;
        Long factor = Coefficient.of(b.lhs(), counter);
        AffineExpr rest = inputs.without(counter, b.lhs());
        if (factor == null || factor == 0 || !SplitPoint.isInvariant(rest, inputs, loop)) return;
        IndexInterval all = IndexInterval.of(b.lhs(), inputs.operands(), inputs.dims());
        long last = Math.floorDiv(all.high(), c.value());
        if (!all.isIndex() || Math.floorDiv(all.low(), c.value()) != last - 1) return;
        AffineExpr beyond = inputs.simplified(rest.minus(last * c.value()));
        out.add(SplitPoint.atSign(factor, beyond, inputs));
    }

    private static boolean isDivision(AffineBinaryExpr b) {
        boolean divides = b.kind() == Kind.MOD || b.kind() == Kind.FLOOR_DIV;
        return divides && b.rhs() instanceof AffineConstantExpr c && c.value() > 0;
    }

    /** Writes subscripts in {@code root} without the divisions of which there is one quotient; how many accesses. */
    static int unwrap(Operation root) {
        int[] unwrapped = {0};
        root.walk(op -> {
            if (!(op instanceof AccessOp access)) return;
            AffineMap map = access.map();
            List<AffineExpr> results = new ArrayList<>();
            for (AffineExpr e : map.results()) results.add(unwrapped(e, access));
            if (results.equals(map.results())) return;
            access.setSubscripts(new AffineMap(map.dims(), map.symbols(), results), access.mapOperands());
            unwrapped[0]++;
        });
        return unwrapped[0];
    }

    private static AffineExpr unwrapped(AffineExpr e, AccessOp access) {
        if (!(e instanceof AffineBinaryExpr b)) return e;
        AffineExpr l = unwrapped(b.lhs(), access);
        if (isDivision(b)) {
            long c = ((AffineConstantExpr) b.rhs()).value();
            Long quotient = quotient(l, c, access);
            if (quotient != null) return b.kind() == Kind.MOD ? l.minus(quotient * c) : AffineExpr.constant(quotient);
        }
        AffineExpr r = unwrapped(b.rhs(), access);
        return switch (b.kind()) {
            case ADD -> l.plus(r);
            case MUL -> l.times(r);
            case FLOOR_DIV -> l.floorDiv(r);
            case CEIL_DIV -> l.ceilDiv(r);
            case MOD -> l.mod(r);
        };
    }

    /** What {@code e} by {@code c} is wherever {@code access} is executed; null if it is not always the same. */
    private static @Nullable Long quotient(AffineExpr e, long c, AccessOp access) {
        List<Value> operands = access.mapOperands();
        int dims = access.map().dims();
        IndexInterval all = IndexInterval.of(e, operands, dims);
        long first = Math.floorDiv(all.low(), c);
        long last = Math.floorDiv(all.high(), c);
        if (!all.isIndex() || last > first + 1) return null;
        if (first == last) return first;
        // the loops around may say more together than each for itself
        AffineExpr over = e.minus(last * c);
        Domain here = Domain.of(access);
        if (here.isNegative(over, operands, dims)) return first;
        return here.isNeverNegative(over, operands, dims) ? last : null;
    }
}
