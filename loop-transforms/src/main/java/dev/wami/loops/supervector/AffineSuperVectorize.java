package dev.wami.loops.supervector;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes vectors of what parallel loops do, a dimension for each of so many loops in one another. Upstream:
 * affine-super-vectorize, which takes all strides for 1 and does not ask whether the last vector is full.
 */
public final class AffineSuperVectorize extends Pass {
    private static final Statistic NESTS = new Statistic("num-nests", "Number of nests vectorized");
    private static final Statistic REDUCTIONS = new Statistic("num-reductions", "Number of those that reduce values");

    public final Option<List<String>> virtualVectorSize =
            Option.of("virtual-vector-size", List.of(), "the size of each dimension of vectors, at most three");
    public final Option<List<String>> testFastestVarying = Option.of(
            "test-fastest-varying",
            List.of(),
            "for each dimension, the dimension of memory that its loop moves through, from the last one on");
    public final Option<Boolean> vectorizeReductions =
            Option.of("vectorize-reductions", false, "also loops that carry values, which are only combined");
    public final Option<Boolean> reorderFloats =
            Option.of("reorder-floats", false, "combine floats in any order, which gives other results");
    public final Option<Boolean> checkLanes = Option.of(
            "check-lanes",
            true,
            "ask whether elements are next to one another, and leave a loop for what is left over");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "affine-super-vectorize";
    }

    @Override
    public String summary() {
        return "vectorize nests of parallel affine loops";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(NESTS, REDUCTIONS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<Long> sizes = numbers(virtualVectorSize.get());
        List<Long> fastest = numbers(testFastestVarying.get());
        String problem = problem(sizes, fastest);
        if (problem != null) {
            context.diagnostics().error(function, "%s", problem);
            return;
        }
        if (sizes.isEmpty() || sizes.size() > NestMatch.DEEPEST) return;

        Map<AffineForOp, List<LoopReduction>> parallel = parallelLoops(function);
        for (List<NestMatch> bucket :
                NestMatch.buckets(NestMatch.in(function, parallel.keySet(), fastest, sizes.size()))) {
            for (NestMatch match : bucket) {
                // a loop that runs once may have gone with what another nest leaves over
                if (!function.isProperAncestorOf(match.loop())) continue;
                Strategy strategy = Strategy.of(match, sizes, parallel);
                if (strategy == null || !isThere(strategy, function) || !vectorize(strategy)) continue;
                context.count(NESTS.name(), 1);
                if (!parallel.getOrDefault(match.loop(), List.of()).isEmpty()) context.count(REDUCTIONS.name(), 1);
                break;
            }
        }
    }

    private static boolean isThere(Strategy strategy, Operation function) {
        return strategy.dimensions().keySet().stream().allMatch(function::isProperAncestorOf);
    }

    private static List<Long> numbers(List<String> words) {
        List<Long> out = new ArrayList<>();
        for (String w : words) out.add(w.matches("-?\\d{1,9}") ? Long.parseLong(w) : -1);
        return out;
    }

    private @Nullable String problem(List<Long> sizes, List<Long> fastest) {
        if (!fastest.isEmpty() && fastest.size() != sizes.size()) {
            return "Fastest varying pattern specified with different size than the vector size.";
        }
        if (vectorizeReductions.get() && sizes.size() != 1) {
            return "Vectorizing reductions is supported only for 1-D vectors.";
        }
        for (long size : sizes) if (size <= 0) return "Vectorization factor must be greater than zero.";
        return null;
    }

    /** The loops whose iterations may be done at once, and what each reduces. */
    private Map<AffineForOp, List<LoopReduction>> parallelLoops(Operation function) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        Legality legality = new Legality(Dependences.of(function, facts));
        Map<AffineForOp, List<LoopReduction>> out = new IdentityHashMap<>();
        function.walk(op -> {
            if (!(op instanceof AffineForOp loop)) return;
            if (loop.resultCount() > 0 && !vectorizeReductions.get()) return;
            List<LoopReduction> reductions = LoopReduction.of(loop, reorderFloats.get());
            if (reductions != null && legality.preventsParallel(loop) == null) out.put(loop, reductions);
        });
        return out;
    }

    private boolean vectorize(Strategy strategy) {
        if (!Vectorizable.isBody(strategy.root())) return false;
        if (!checkLanes.get()) return new SuperVectors(strategy, false).replace();
        if (!Vectorizable.areNeighbours(strategy)) return false;
        // once to see whether it can be done at all
        if (!new SuperVectors(strategy, true).isPossible() || !strategy.splitOffRest()) return false;
        return new SuperVectors(strategy, true).replace();
    }
}
