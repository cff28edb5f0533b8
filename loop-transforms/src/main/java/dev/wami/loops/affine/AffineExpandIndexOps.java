package dev.wami.loops.affine;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.core.rewrite.Pattern;
import dev.wami.std.affine.DelinearizeIndexOp;
import dev.wami.std.affine.IndexExpansion;
import dev.wami.std.affine.LinearizeIndexOp;
import java.util.List;

/** Computes digits of numbers, and numbers of digits, by {@code arith}. Upstream: affine-expand-index-ops. */
public final class AffineExpandIndexOps extends Pass {
    private static final Statistic EXPANDED = new Statistic("num-expanded", "Number of operations expanded");

    @Override
    public String name() {
        return "affine-expand-index-ops";
    }

    @Override
    public String summary() {
        return "expand affine.linearize_index and affine.delinearize_index to arithmetic";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(EXPANDED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<Pattern> patterns = List.of((op, rewriter) -> {
            boolean expanded = expand(op, rewriter);
            if (expanded) context.count(EXPANDED.name(), 1);
            return expanded;
        });
        new GreedyRewrite(context.context(), GreedyRewrite.Options.PATTERNS_ONLY, patterns).run(root);
    }

    private static boolean expand(Operation op, Rewriter rewriter) {
        IndexExpansion expansion = new IndexExpansion(rewriter, op.location());
        if (op instanceof DelinearizeIndexOp split) {
            rewriter.replace(op, expansion.delinearize(split));
        } else if (op instanceof LinearizeIndexOp join) {
            rewriter.replace(op, expansion.linearize(join));
        } else {
            return false;
        }
        return true;
    }
}
