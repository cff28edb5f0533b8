package dev.wami.loops.affine;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerSetAttr;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.core.rewrite.Pattern;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies the maps and sets of all operations, and then {@code affine.apply}, {@code affine.for} and
 * {@code affine.if}. Upstream: affine-simplify-structures.
 */
public final class AffineSimplifyStructures extends Pass {
    private static final Statistic MAPS = new Statistic("num-simplified", "Number of maps and sets simplified");

    @Override
    public String name() {
        return "affine-simplify-structures";
    }

    @Override
    public String summary() {
        return "simplify affine maps and sets";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(MAPS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        function.walk(op -> {
            for (DictionaryAttr all : List.of(op.properties(), op.attributes())) {
                for (int i = 0; i < all.size(); i++) {
                    Attribute old = all.entry(i).value();
                    Attribute simple = simplified(old);
                    if (simple == null || simple.equals(old)) continue;
                    op.setAttribute(all.entry(i).name(), simple);
                    context.count(MAPS.name(), 1);
                }
            }
        });
        List<Pattern> own = List.of(new Own());
        new GreedyRewrite(context.context(), GreedyRewrite.Options.PATTERNS_ONLY, own).run(function);
    }

    private static @Nullable Attribute simplified(Attribute a) {
        if (a instanceof AffineMapAttr m) return new AffineMapAttr(FlatExpr.simplify(m.map()));
        return a instanceof IntegerSetAttr s ? new IntegerSetAttr(SimpleSet.of(s.set())) : null;
    }

    /** What three operations know of themselves. */
    private static final class Own implements Pattern {
        @Override
        public boolean rewrite(Operation op, Rewriter rewriter) {
            boolean one = op instanceof ApplyOp || op instanceof AffineForOp || op instanceof AffineIfOp;
            return one && op.canonicalize(rewriter);
        }
    }
}
