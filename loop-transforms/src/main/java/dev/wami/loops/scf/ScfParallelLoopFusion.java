package dev.wami.loops.scf;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.scf.ParallelOp;
import dev.wami.std.scf.Reductions.ReduceOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Fuses neighbouring parallel loops over the same space, where no iteration of one needs another iteration of the
 * other. Upstream: scf-parallel-loop-fusion, which asks whether subscripts look the same.
 */
public final class ScfParallelLoopFusion extends Pass {
    private static final Statistic LOOPS = new Statistic("num-fused", "Number of parallel loops fused into another");

    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "scf-parallel-loop-fusion";
    }

    @Override
    public String summary() {
        return "fuse neighbouring scf.parallel loops";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        List<Block> blocks = new ArrayList<>();
        root.walk(op -> {
            for (Region region : op.regions()) for (Block block : region) blocks.add(block);
        });
        for (Block block : blocks) {
            for (List<ParallelOp> chain : chains(block)) {
                for (int i = 0; i + 1 < chain.size(); i++) {
                    if (!mayFuse(chain.get(i), chain.get(i + 1), facts)) continue;
                    chain.set(i + 1, fuse(chain.get(i), chain.get(i + 1)));
                    context.count(LOOPS.name(), 1);
                }
            }
        }
    }

    /** The parallel loops with nothing between them that has effects. */
    private static List<List<ParallelOp>> chains(Block block) {
        List<List<ParallelOp>> out = new ArrayList<>();
        boolean together = false;
        for (Operation op : block) {
            if (op instanceof ParallelOp loop) {
                if (!together) out.add(new ArrayList<>());
                out.get(out.size() - 1).add(loop);
                together = true;
            } else if (!Effects.isMemoryEffectFree(op) || op.regionCount() > 0) {
                together = false;
            }
        }
        return out;
    }

    private static boolean mayFuse(ParallelOp first, ParallelOp second, MemoryFacts facts) {
        if (hasInner(first) || hasInner(second)) return false;
        boolean same = first.lowerBounds().equals(second.lowerBounds())
                && first.upperBounds().equals(second.upperBounds())
                && first.steps().equals(second.steps());
        if (!same || isUsedBefore(first, second)) return false;
        Operation parent = first.parentOp();
        if (parent == null) return false;
        return new Legality(Dependences.of(parent, facts))
                .mayRunTogether(first, second, first.steps().size());
    }

    private static boolean hasInner(ParallelOp loop) {
        return loop.collect(ParallelOp.class).size() > 1;
    }

    /** Whether something up to the end of {@code second} uses a result of {@code first}. */
    private static boolean isUsedBefore(ParallelOp first, ParallelOp second) {
        for (Value v : first.results()) {
            for (Use use : v.uses()) {
                Operation user = second.requiredBlock().ancestorInBlock(use.owner());
                if (user == null || !second.isBefore(user)) return true;
            }
        }
        return false;
    }

    private static ParallelOp fuse(ParallelOp first, ParallelOp second) {
        List<Value> inits = new ArrayList<>(first.inits());
        inits.addAll(second.inits());
        ParallelOp both = Builder.before(second)
                .insert(new ParallelOp(
                        second.location(), second.lowerBounds(), second.upperBounds(), second.steps(), inits));
        ReduceOp one = first.reduceOp();
        ReduceOp two = second.reduceOp();
        List<Value> reduced = new ArrayList<>(one.operands());
        reduced.addAll(two.operands());
        for (ParallelOp loop : List.of(first, second)) {
            for (int i = 0; i < loop.steps().size(); i++) {
                loop.inductionVariables()
                        .get(i)
                        .replaceAllUsesWith(both.inductionVariables().get(i));
            }
        }
        both.body().takeOperations(first.body(), null);
        both.body().takeOperations(second.body(), null);
        ReduceOp reduce = both.body().add(new ReduceOp(two.location(), reduced));
        int at = 0;
        for (ReduceOp from : List.of(one, two)) {
            for (Region region : from.regions()) {
                Region to = reduce.region(at++);
                to.entry().erase();
                to.takeBody(region);
            }
            from.erase();
        }
        first.replaceAllUsesWith(both.results().subList(0, first.resultCount()));
        second.replaceAllUsesWith(both.results().subList(first.resultCount(), both.resultCount()));
        first.erase();
        second.erase();
        return both;
    }
}
