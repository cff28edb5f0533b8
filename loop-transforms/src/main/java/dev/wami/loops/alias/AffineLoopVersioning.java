package dev.wami.loops.alias;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.Dependences;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copies nests of loops that would be faster if memrefs of unknown origin shared no memory, and tests that they do not:
 *
 * <pre>
 *   for ... a, b            if bytes of a and of b have nothing in common
 *                    -&gt;       a', b' = memref.distinct_objects a, b
 *                             for ... a', b'
 *                           else
 *                             for ... a, b
 * </pre>
 *
 * One test is for all nests that follow one another in a block with nothing unknown between them. LLVM's loop
 * vectorizer tests so (LoopAccessAnalysis, LoopVersioning); Wikipedia and its sources call it loop versioning.
 */
public final class AffineLoopVersioning extends Pass {
    private static final Statistic CHECKS = new Statistic("num-checks", "Number of tests at run time");
    private static final Statistic NESTS = new Statistic("num-nests", "Number of nests that are faster behind one");
    private static final Statistic PAIRS = new Statistic("num-pairs", "Number of pairs of memrefs that are tested");

    public final Option<Integer> maxOperations =
            Option.of("max-operations", 2000, "the most operations that a test stands in front of");
    public final Option<Integer> maxPairs = Option.of("max-pairs", 24, "the most pairs of memrefs in one test");
    public final Option<Integer> leastTrips =
            Option.of("least-trips", 32, "how often the body of a loop has to run at least");

    @Override
    public String name() {
        return "affine-loop-versioning";
    }

    @Override
    public String summary() {
        return "test at run time whether memrefs share memory, and copy affine loops for where they do not";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(CHECKS, NESTS, PAIRS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        boolean changed = false;
        Deque<Block> open = new ArrayDeque<>();
        push(function, open);
        while (!open.isEmpty()) {
            List<AffineForOp> nests = new ArrayList<>();
            for (Operation op : open.pop()) {
                if (op instanceof AffineForOp nest && isFaster(nest, context)) nests.add(nest);
                else push(op, open);
            }
            changed |= version(nests, context);
        }
        if (!changed) context.keepAllAnalyses();
    }

    private static void push(Operation op, Deque<Block> open) {
        for (Region r : op.regions()) for (Block b : r) open.push(b);
    }

    /** Whether {@code nest} would be if it were copied, and may be. */
    private boolean isFaster(AffineForOp nest, PassContext context) {
        Dependences dependences = Dependences.of(nest);
        ApartPairs pairs = ApartPairs.of(List.of(nest), dependences.accesses());
        String problem = null;
        if (pairs.all().isEmpty()) problem = "no memrefs in it can be told apart";
        else if (pairs.all().size() > maxPairs.get()) problem = "too many memrefs in it may share memory";
        else if (size(nest) > maxOperations.get()) problem = "it has too many operations";
        else if (!new Profit(nest, dependences, pairs).exists(leastTrips.get())) problem = "no loop would be faster";
        if (problem == null) return true;
        context.missed(nest, "not copied: %s", problem);
        return false;
    }

    private static int size(Operation op) {
        return op.collect(Operation.class).size();
    }

    /** Copies {@code nests}, all in one block, as many at once as can be. */
    private boolean version(List<AffineForOp> nests, PassContext context) {
        for (int i = 0; i < nests.size(); ) {
            Stretch stretch = Stretch.of(nests.get(i), nests.get(i));
            int end = i + 1;
            for (; end < nests.size(); end++) {
                Stretch longer = longer(nests.get(i), nests.get(end));
                if (longer == null) break;
                stretch = longer;
            }
            context.count(CHECKS.name(), 1);
            context.count(NESTS.name(), end - i);
            context.count(PAIRS.name(), stretch.pairs().size());
            int tests = stretch.pairs().size();
            for (AffineForOp nest : nests.subList(i, end)) {
                context.passed(nest, "copied for memrefs that share no memory: %d tests at run time", tests);
            }
            stretch.version();
            i = end;
        }
        return !nests.isEmpty();
    }

    /** What lies from {@code first} to {@code last}, if it can be copied as a whole. */
    private @Nullable Stretch longer(AffineForOp first, AffineForOp last) {
        Stretch out = Stretch.of(first, last);
        if (out.size() > maxOperations.get() || !out.isClosed()) return null;
        return out.pairs().size() > maxPairs.get() ? null : out;
    }
}
