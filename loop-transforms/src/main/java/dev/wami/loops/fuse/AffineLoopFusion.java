package dev.wami.loops.fuse;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fuses loop nests of a block: producers into the nests that load what they store, and nests that load the same.
 * Upstream: affine-loop-fusion, which asks for dependences through the memory between the nests alone.
 */
public final class AffineLoopFusion extends Pass {
    static final Statistic PRODUCERS = new Statistic("num-producers", "Number of producers fused into consumers");
    static final Statistic SIBLINGS = new Statistic("num-siblings", "Number of nests fused that load the same");
    static final Statistic PRIVATE = new Statistic("num-private", "Number of memrefs made private to a fused nest");

    /** What is fused. */
    public enum Mode {
        /** Producers with one consumer, then siblings, then other producers. */
        GREEDY,
        /** Producers into consumers. */
        PRODUCER,
        /** Nests that load the same. */
        SIBLING
    }

    public final Option<Mode> mode = Option.of(
            "mode", Mode.GREEDY, "greedy: producers and siblings; producer; sibling: nests that load the same");
    public final Option<Boolean> maximal =
            Option.of("maximal", false, "fuse wherever possible, at the greatest depth, however much is repeated");
    public final Option<String> computeTolerance = Option.of(
            "compute-tolerance", "0.3", "how many operations may be added, as a fraction of those of both nests");
    public final Option<Integer> fastMemSpace =
            Option.of("fast-mem-space", 0, "the memory space for small private buffers, if given");
    public final Option<Long> localBufThreshold =
            Option.of("local-buf-threshold", 0L, "up to how many KiB a private buffer goes to fast-mem-space");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");
    public final Option<Boolean> ignoreUnknownEffects = Option.of(
            "ignore-unknown-effects",
            false,
            "operations that do not say what they do to memory do nothing to it, but to what they are given");

    public final Option<Long> onlyPrivate = Option.of(
            "only-private",
            0L,
            "fuse only where at most so many elements lie between the nests, in private memory; 0 for any");
    public final Option<Boolean> freePrivate = Option.of(
            "free-private", false, "private memory is on the stack if it is small, and freed behind the loops around");

    @Override
    public String name() {
        return "affine-loop-fusion";
    }

    @Override
    public String summary() {
        return "fuse affine loop nests";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(PRODUCERS, SIBLINGS, PRIVATE);
    }

    @Override
    public void run(Operation root, PassContext context) {
        Double tolerance = tolerance();
        if (tolerance == null) {
            context.diagnostics().error(root, "compute-tolerance: '%s' is no number", computeTolerance.get());
            return;
        }
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        Integer space = fastMemSpace.isGiven() ? fastMemSpace.get() : null;
        Fusion.Settings settings = new Fusion.Settings(
                maximal.get(),
                tolerance,
                space,
                localBufThreshold.get() * 1024,
                facts,
                ignoreUnknownEffects.get(),
                onlyPrivate.get(),
                freePrivate.get());
        for (Block block : blocks(root)) {
            Fusion fusion = new Fusion(block, settings, context);
            if (onlyPrivate.get() == 0 || fusion.hasPrivateMemory()) run(fusion);
        }
    }

    private @Nullable Double tolerance() {
        try {
            return Double.valueOf(computeTolerance.get());
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private void run(Fusion fusion) {
        switch (mode.get()) {
            case PRODUCER -> new ProducerFusion(fusion).run(Integer.MAX_VALUE);
            case SIBLING -> new SiblingFusion(fusion).run();
            case GREEDY -> {
                new ProducerFusion(fusion).run(1);
                new SiblingFusion(fusion).run();
                new ProducerFusion(fusion).run(Integer.MAX_VALUE);
            }
        }
        fusion.eraseUnused();
    }

    /** The blocks with several loops, inner ones first. */
    private static List<Block> blocks(Operation root) {
        List<Block> out = new ArrayList<>();
        root.walk(op -> {
            for (int i = 0; i < op.regionCount(); i++) {
                for (Block block : op.region(i)) {
                    int loops = 0;
                    for (Operation o : block) if (o instanceof AffineForOp) loops++;
                    if (loops > 1) out.add(block);
                }
            }
        });
        return out;
    }
}
