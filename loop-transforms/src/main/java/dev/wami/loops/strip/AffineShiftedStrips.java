package dev.wami.loops.strip;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs nests of loops that go over the same rows of memory strip by strip, each nest as many rows behind the one before
 * as dependences ask for; and where a loop around allows it, some of its iterations in each strip. So rows come into
 * the cache once for all of them. Memory that a cache holds anyway is left alone. Sources: Manjikian, Abdelrahman,
 * "Fusion of loops for parallelism and locality", IEEE TPDS 1997 (shift-and-peel); Wonnacott, "Achieving scalable
 * locality with time skewing", IJPP 2002. Upstream has no such pass.
 */
public final class AffineShiftedStrips extends Pass {
    private static final Statistic RUNS = new Statistic("num-runs", "Number of runs of nests that were put in strips");
    private static final Statistic SKEWED =
            new Statistic("num-skewed", "Number of these whose strips go over several iterations of the loop around");

    public final Option<Long> cacheSize = Option.of("cache-size", 1024L, "the cache that rows are to stay in, in KiB");
    public final Option<Long> rows = Option.of("rows", 8L, "how many rows a strip has, at most");
    public final Option<Long> steps =
            Option.of("steps", 32L, "how many iterations of the loop around go over a strip at once, at most");
    public final Option<Boolean> always = Option.of("always", false, "also where the cache holds all memory");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "affine-shifted-strips";
    }

    @Override
    public String summary() {
        return "run affine loop nests over the same memory strip by strip";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(RUNS, SKEWED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        var limits = new StripPlan.Limits(cacheSize.get() * 1024, always.get(), rows.get(), steps.get());
        List<Operation> done = new ArrayList<>();
        for (NestRun run : runs(root)) {
            if (isAround(run, done)) continue;
            StripPlan plan = StripPlan.of(run, limits, facts);
            if (plan == null) continue;
            Location where = run.nests().get(0).location();
            Strips.apply(plan);
            done.add(run.nests().get(0));
            context.count(RUNS.name(), 1);
            if (plan.around() != null) context.count(SKEWED.name(), 1);
            context.passed(
                    root,
                    where,
                    "%d nests in strips of %d rows, %d iterations of the loop around at once",
                    run.nests().size(),
                    plan.rows(),
                    plan.steps());
        }
        if (done.isEmpty()) context.changedNothing();
    }

    /** Whether something in {@code run} has been put in strips. */
    private static boolean isAround(NestRun run, List<Operation> done) {
        for (AffineForOp nest : run.nests()) for (Operation op : done) if (nest.isProperAncestorOf(op)) return true;
        return false;
    }

    /** Inner ones first. */
    private static List<NestRun> runs(Operation root) {
        List<NestRun> out = new ArrayList<>();
        root.walk(op -> {
            for (int i = 0; i < op.regionCount(); i++) {
                for (Block block : op.region(i)) out.addAll(NestRun.in(block));
            }
        });
        return out;
    }
}
