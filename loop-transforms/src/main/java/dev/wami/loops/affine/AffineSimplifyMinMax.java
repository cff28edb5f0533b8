package dev.wami.loops.affine;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.core.rewrite.Pattern;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Drops results of {@code affine.min} and {@code affine.max} that are never the one that counts, and simplifies
 * quotients by the size of a tile. Upstream: affine-simplify-min-max.
 */
public final class AffineSimplifyMinMax extends Pass {
    private static final Statistic DROPPED = new Statistic("num-dropped", "Number of results dropped");
    private static final Statistic QUOTIENTS = new Statistic("num-quotients", "Number of maps that lost a quotient");

    @Override
    public String name() {
        return "affine-simplify-min-max";
    }

    @Override
    public String summary() {
        return "simplify affine.min, affine.max and affine.apply by the bounds of their operands";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(DROPPED, QUOTIENTS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<Pattern> patterns = List.of(
                (op, rewriter) -> op instanceof ChoiceOp && op.canonicalize(rewriter),
                (op, rewriter) -> op instanceof ChoiceOp choice && drop(choice, rewriter, context),
                (op, rewriter) -> op instanceof ApplyOp apply && compose(apply, rewriter, context));
        new GreedyRewrite(context.context(), GreedyRewrite.Options.PATTERNS_ONLY, patterns).run(function);
    }

    // min(a, b, c), a <= b  ->  min(a, c)
    private static boolean drop(ChoiceOp op, Rewriter rewriter, PassContext context) {
        AffineMap map = op.map();
        ProvenOrder order = new ProvenOrder(map, op.operands());
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < map.results().size(); i++) kept.add(i);
        for (int i = 0; i < map.results().size(); i++) {
            for (int j : List.copyOf(kept)) {
                if (i == j || !kept.contains(i)) continue;
                // of equal ones the first stays
                int less = op.isLeast() ? j : i;
                int more = op.isLeast() ? i : j;
                if (i > j ? order.isAtLeast(more, less) : order.isLess(less, more)) kept.remove((Integer) i);
            }
        }
        int gone = map.results().size() - kept.size();
        if (gone == 0) return false;
        List<AffineExpr> results = new ArrayList<>();
        for (int i : kept) results.add(map.results().get(i));
        AffineMap fewer = new AffineMap(map.dims(), map.symbols(), results);
        rewriter.replace(
                op,
                op.isLeast()
                        ? ChoiceOp.least(op.location(), fewer, op.operands())
                        : ChoiceOp.greatest(op.location(), fewer, op.operands()));
        context.count(DROPPED.name(), gone);
        return true;
    }

    private static boolean compose(ApplyOp op, Rewriter rewriter, PassContext context) {
        ValueMap composed = new ValueMap(op.map(), op.operands()).compose();
        AffineExpr e = TileQuotients.simplify(composed.map(), composed.operands());
        boolean fewer = !e.equals(composed.map().results().get(0));
        AffineMap map = new AffineMap(composed.map().dims(), composed.map().symbols(), List.of(e));
        ValueMap simple = new ValueMap(map, composed.operands()).compose();
        if (simple.map().equals(op.map())) return false;
        if (fewer) context.count(QUOTIENTS.name(), 1);
        rewriter.replace(op, new ApplyOp(op.location(), simple.map(), simple.operands()));
        return true;
    }
}
