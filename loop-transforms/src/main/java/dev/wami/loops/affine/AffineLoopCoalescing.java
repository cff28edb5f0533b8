package dev.wami.loops.affine;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.nest.Band;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineOperands;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Makes one loop of perfectly nested ones that count from 0 by 1. Upstream: affine-loop-coalescing, where the product
 * of the counts may wrap around, and that of two negative ones is positive.
 *
 * <pre>
 *   for i = 0 to n                 for k = 0 to n * m
 *     for j = 0 to m       -&gt;        ... i = k floordiv m, j = k mod m
 * </pre>
 */
public final class AffineLoopCoalescing extends Pass {
    private static final Statistic LOOPS = new Statistic("num-coalesced", "Number of loops made part of another");

    public final Option<Boolean> ignoreOverflow = Option.of(
            "ignore-overflow", false, "take upper bounds not to be negative, and their product not to wrap around");

    @Override
    public String name() {
        return "affine-loop-coalescing";
    }

    @Override
    public String summary() {
        return "make one loop of perfectly nested affine loops";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        function.walkOuterFirst(op -> {
            if (op instanceof AffineForOp loop) context.count(LOOPS.name(), coalesce(loop));
            return Operation.Walk.INTO;
        });
    }

    /** Coalesces bands of the nest from {@code root} on, the innermost first; how many loops are gone. */
    private int coalesce(AffineForOp root) {
        List<AffineForOp> nest = Band.from(root);
        int gone = 0;
        for (int end = nest.size(); end > 0; end--) {
            for (int start = 0; start < end - 1; start++) {
                List<AffineForOp> band = nest.subList(start, end);
                if (!isDefinedAround(band) || !mayCoalesce(band)) continue;
                make(band);
                gone += band.size() - 1;
                end = start + 1;
                break;
            }
        }
        return gone;
    }

    /** Whether the bounds of all loops are known before the first of {@code band}. */
    private static boolean isDefinedAround(List<AffineForOp> band) {
        for (AffineForOp loop : band) {
            for (Value v : loop.operands()) {
                Block home = v.block();
                if (home != null && band.get(0).region(0).isAncestorOf(home.region())) return false;
            }
        }
        return true;
    }

    private boolean mayCoalesce(List<AffineForOp> band) {
        long product = 1;
        for (AffineForOp loop : band) {
            boolean normal = loop.step() == 1
                    && loop.lower().isConstant()
                    && loop.lower().map().singleConstant() == 0;
            if (!normal || !haveSymbols(loop.upper())) return false;
            if (ignoreOverflow.get()) continue;
            if (!loop.upper().isConstant()) return false;
            long count = Math.max(0, loop.upper().map().singleConstant());
            if (count > Integer.MAX_VALUE) return false;
            product *= count;
            if (product > Integer.MAX_VALUE) return false;
        }
        return true;
    }

    /** Whether the bound may be computed to be a symbol. */
    private static boolean haveSymbols(Bound bound) {
        for (Value v : bound.operands()) if (!AffineOperands.isSymbol(v)) return false;
        return true;
    }

    private static void make(List<AffineForOp> band) {
        AffineForOp outermost = band.get(0);
        AffineForOp innermost = band.get(band.size() - 1);
        Builder at = Builder.before(outermost);
        List<Value> counts = new ArrayList<>();
        Value product = null;
        AffineExpr d = AffineExpr.dim(0);
        AffineExpr s = AffineExpr.symbol(0);
        for (AffineForOp loop : band) {
            Value count = count(loop, at);
            counts.add(count);
            product = product == null ? count : apply(at, loop, d.times(s), product, count);
        }
        outermost.setUpper(new Bound(new AffineMap(0, 1, List.of(s)), List.of(Objects.requireNonNull(product))));
        Builder body = Builder.atStart(outermost.body());
        Value rest = outermost.inductionVariable();
        List<Value> counters = new ArrayList<>();
        for (int i = band.size() - 1; i >= 0; i--) {
            Value count = counts.get(i);
            counters.add(0, i == 0 ? rest : apply(body, outermost, d.mod(s), rest, count));
            if (i > 0) rest = apply(body, outermost, d.floorDiv(s), rest, count);
        }
        for (int i = 0; i < band.size(); i++) {
            Value counter = counters.get(i);
            band.get(i).inductionVariable().replaceUsesIf(counter, u -> innermost.isProperAncestorOf(u.owner()));
        }
        innermost.yieldOp().erase();
        AffineForOp second = band.get(1);
        outermost.body().takeOperations(innermost.body(), second);
        second.erase();
    }

    private static Value apply(Builder at, AffineForOp loop, AffineExpr e, Value dim, Value symbol) {
        return at.insert(new ApplyOp(loop.location(), new AffineMap(1, 1, List.of(e)), List.of(dim, symbol)))
                .result();
    }

    private static Value count(AffineForOp loop, Builder at) {
        Bound upper = loop.upper();
        AffineMap map = upper.map();
        // a constant below 0 counts as 0
        if (upper.isConstant() && map.singleConstant() < 0) map = AffineMap.constant(0);
        boolean one = map.results().size() == 1;
        return one
                ? at.insert(new ApplyOp(loop.location(), map, upper.operands())).result()
                : at.insert(ChoiceOp.least(loop.location(), map, upper.operands()))
                        .result();
    }
}
