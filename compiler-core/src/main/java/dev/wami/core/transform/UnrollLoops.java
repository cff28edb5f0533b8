package dev.wami.core.transform;

import dev.wami.core.analysis.DominatorTree;
import dev.wami.core.analysis.LoopInfo;
import dev.wami.core.analysis.LoopInfo.Loop;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes out innermost loops between blocks that go round a known, small number of times. All iterations are peeled; in
 * what is left of the loop the test is known to fail, so that sccp and canonicalize remove it. Run again, after those,
 * for the loops around. Upstream: LLVM's loop-unroll, its full unrolling.
 */
public final class UnrollLoops extends Pass {
    public final Option<Integer> maxIterations =
            Option.of("max-iterations", 16, "how many iterations a loop may have that is unrolled");
    public final Option<Integer> maxSize = Option.of("max-size", 256, "how many operations an unrolled loop may have");

    @Override
    public String name() {
        return "unroll-loops";
    }

    @Override
    public String summary() {
        return "unroll loops with few iterations fully";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Deque<Region> open = new ArrayDeque<>(root.regions());
        while (!open.isEmpty()) {
            Region region = open.remove();
            if (region.isEmpty()) continue;
            if (!region.hasOneBlock()) unroll(region);
            for (Block b : region) for (Operation op : b) open.addAll(op.regions());
        }
    }

    private void unroll(Region region) {
        Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        while (true) {
            DominatorTree tree = new DominatorTree(region);
            LoopInfo loops = new LoopInfo(tree);
            Loop loop = innermost(loops.outermost(), seen);
            if (loop == null) return;
            seen.add(loop.header());
            int size = 0;
            for (Block b : loop.blocks()) size += b.operationCount();
            int limit = Math.min(maxIterations.get(), maxSize.get() / size - 1);
            int count = ExhaustiveTripCount.of(tree, loops, loop, limit);
            if (count > 0) new LoopPeeling(loops, loop).peel(count);
        }
    }

    /** A loop without another one inside whose header is not in {@code seen}. */
    private static @Nullable Loop innermost(List<Loop> loops, Set<Block> seen) {
        for (Loop loop : loops) {
            Loop found = loop.children().isEmpty() ? loop : innermost(loop.children(), seen);
            if (found != null && !seen.contains(found.header())) return found;
        }
        return null;
    }
}
