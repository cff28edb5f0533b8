package dev.wami.loops.slp;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.target.Target;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes vectors of what straight-line code does to neighbouring elements: of groups of stores, of chains that combine
 * many values, and of what computes that, as long as the same is done in all lanes. The order of operations on each
 * value stays, so all bits do; but for chains of what may be combined in any order.
 *
 * <p>Source: Larsen, Amarasinghe, Exploiting Superword Level Parallelism with Multimedia Instruction Sets (PLDI 2000);
 * LLVM's SLPVectorizer, which goes from stores up, too.
 */
public final class SlpVectorize extends Pass {
    private static final Statistic GROUPS = new Statistic("num-groups", "Number of groups of stores that became one");
    private static final Statistic CHAINS = new Statistic("num-chains", "Number of chains that became one of vectors");
    private static final Statistic VALUES =
            new Statistic("num-values", "Number of groups of values that are computed at once and used one by one");
    private static final Statistic CARRIED = new Statistic("num-carried-vectors", "Number of vectors that loops carry");
    private static final Statistic VECTORS =
            new Statistic("num-vectors", "Number of vectors that are not put together any more");
    private static final Statistic SCALARS = new Statistic("num-scalars", "Number of scalar operations that went");
    private static final Statistic SIGNED =
            new Statistic("num-signed-sums", "Number of sums and differences that became sums with other signs");

    /** The fewest bits that are moved at once. */
    static final int LEAST_BITS = 32;

    public final Option<Integer> vectorBits =
            Option.of("vector-bits", -1, "how many bits vectors have; as the target says if negative");
    public final Option<Integer> leastGain = Option.of("least-gain", 2, "how many instructions less a group must make");
    public final Option<Integer> mostOperations =
            Option.of("most-operations", 4000, "functions with more operations are left alone");

    @Override
    public String name() {
        return "slp-vectorize";
    }

    @Override
    public String summary() {
        return "vectorise straight-line code from groups of neighbouring stores and from chains up";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(GROUPS, CHAINS, VALUES, CARRIED, VECTORS, SCALARS, SIGNED);
    }

    @Override
    public void run(Operation function, PassContext context) {
        int bits = vectorBits.get() < 0 ? Target.of(function).vectorBits() : vectorBits.get();
        boolean changed = false;
        if (bits > 0) {
            List<Operation> ends = new ArrayList<>();
            int[] size = {0};
            function.walk(op -> {
                size[0]++;
                addEnds(op, ends);
            });
            if (size[0] <= mostOperations.get()) {
                // loops before what is around them: what they carry comes from there
                for (Operation end : ends) changed |= block(end, function, bits, context);
            }
        }
        if (!changed) context.keepAllAnalyses();
    }

    private static void addEnds(Operation op, List<Operation> out) {
        for (Region r : op.regions()) {
            for (Block b = r.first(); b != null; b = b.next()) if (!b.isEmpty()) out.add(b.requiredTerminator());
        }
    }

    /** With vectors of all bits, and with shorter ones for what is left. */
    private boolean block(Operation end, Operation function, int bits, PassContext context) {
        boolean changed = false;
        List<Stretch> stretches = Stretch.of(end.requiredBlock());
        for (int some = bits; some >= LEAST_BITS; some /= 2) {
            boolean written = false;
            for (Stretch s : stretches) {
                List<Seed> seeds = new Seeds(s, some).all();
                if (!seeds.isEmpty()) written |= stretch(s, seeds, function, some, context);
            }
            if (written) stretches = Stretch.of(end.requiredBlock());
            changed |= written;
        }
        return changed;
    }

    private boolean stretch(Stretch stretch, List<Seed> seeds, Operation function, int bits, PassContext context) {
        Supplier<Legality> legality = new Once(function);
        List<List<Integer>> successors = stretch.successors(legality);
        Selection selection = new Selection(stretch, new LoadRows(stretch, bits), successors, leastGain.get());
        Forest forest = selection.of(seeds);
        for (Seed s : seeds) {
            if (!forest.seeds().containsKey(s)) context.missed(s.last(), "not vectorised: %s", selection.reason(s));
        }
        if (forest.seeds().isEmpty()) return false;
        for (Seed s : forest.seeds().keySet()) {
            int count = s.operations().size();
            switch (s.form()) {
                case STORES -> {
                    context.count(GROUPS.name(), 1);
                    context.passed(s.last(), "%d stores became one", count);
                }
                case CHAIN -> {
                    context.count(CHAINS.name(), 1);
                    context.passed(s.last(), "%d operations combine vectors", count);
                }
                case VALUES -> {
                    context.count(VALUES.name(), 1);
                    context.passed(s.last(), "%d values are computed at once", count);
                }
                case CARRIED -> {
                    context.count(CARRIED.name(), 1);
                    context.passed(
                            s.last(),
                            "the loop carries a vector of %d",
                            s.positions().size());
                }
                case ELEMENTS -> context.count(VECTORS.name(), 1);
            }
        }
        for (Bundle b : forest.needed(forest.seeds().keySet())) {
            if (SignedSums.isSum(b)) context.count(SIGNED.name(), 1);
        }
        context.count(SCALARS.name(), Emission.of(forest));
        return true;
    }

    /** Dependences, computed if they are asked for. */
    private static final class Once implements Supplier<Legality> {
        private final Operation function;
        private @Nullable Legality known;

        Once(Operation function) {
            this.function = function;
        }

        @Override
        public Legality get() {
            if (known == null) known = new Legality(Dependences.of(function));
            return known;
        }
    }
}
