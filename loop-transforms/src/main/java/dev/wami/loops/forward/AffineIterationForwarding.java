package dev.wami.loops.forward;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.target.Target;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.AccessWidth;
import dev.wami.loops.vectorize.Lanes;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Carries what an iteration of a loop stored or loaded to a later iteration that would load it again. Loops that can be
 * vectorised are left alone. Source: Callahan, Carr, Kennedy, "Improving register allocation for subscripted
 * variables", PLDI 1990, scalar replacement across iterations; LLVM: loop load elimination. Upstream has no such pass.
 */
public final class AffineIterationForwarding extends Pass {
    private static final Statistic STORED = new Statistic("num-stored", "Number of loads of what was stored before");
    private static final Statistic LOADED = new Statistic("num-loaded", "Number of loads of what was loaded before");

    public final Option<Integer> maxDistance = Option.of("max-distance", 3, "through how many iterations at most");
    public final Option<Integer> maxValues = Option.of("max-values", 12, "how many values a loop carries at most");
    public final Option<Boolean> loads = Option.of("loads", true, "carry also what was loaded");
    public final Option<Integer> vectorBits = Option.of(
            "vector-bits",
            -1,
            "leave loops alone that can be vectorised so wide; 0: none; -1: as the target's vectors");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "affine-iteration-forwarding";
    }

    @Override
    public String summary() {
        return "carry what affine loops store or load to the iterations that load it again";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(STORED, LOADED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        int width = vectorBits.get() < 0 ? Target.of(root).vectorBits() : vectorBits.get();
        boolean changed = false;
        for (AffineForOp loop : root.collect(AffineForOp.class)) {
            Reuse.Finder finder = new Reuse.Finder(loop, facts);
            List<Reuse> reuses = affordable(loop, finder.all(maxDistance.get(), loads.get()));
            if (reuses.isEmpty()) continue;
            if (canBeVectorised(loop, width, facts)) {
                context.missed(loop, "no values of earlier iterations: the loop can have lanes");
                continue;
            }
            context.passed(loop, "%d loads read values of earlier iterations", reuses.size());
            if (!new Forwarding(loop, finder).apply(reuses, maxDistance.get())) continue;
            changed = true;
            int stored = 0;
            for (Reuse r : reuses) if (r.isOfStore()) stored++;
            context.count(STORED.name(), stored);
            context.count(LOADED.name(), reuses.size() - stored);
        }
        if (!changed) context.changedNothing();
    }

    private static boolean canBeVectorised(AffineForOp loop, int vectorBits, MemoryFacts facts) {
        int lanes = vectorBits / AccessWidth.widest(loop);
        boolean innermost = loop.collect(AffineForOp.class).size() == 1;
        if (!innermost || lanes < 2) return false;
        if (loop.resultCount() > 0) return Lanes.areIndependent(loop, lanes, facts);
        return new Legality(Dependences.of(loop, facts)).isVectorizable(loop, lanes);
    }

    /** Those of {@code reuses} that take no more values than there may be: of stores first. */
    private List<Reuse> affordable(AffineForOp loop, List<Reuse> reuses) {
        List<Reuse> out = new ArrayList<>();
        Set<Object> values = new LinkedHashSet<>();
        for (boolean stores : new boolean[] {true, false}) {
            for (Reuse r : reuses) {
                if (r.isOfStore() != stores) continue;
                Set<Object> more = new LinkedHashSet<>(values);
                for (long k = 1; k <= r.distance(); k++) more.add(new Step(r.source(), k));
                if (loop.resultCount() + more.size() > maxValues.get()) continue;
                values = more;
                out.add(r);
            }
        }
        return out;
    }

    /** The value of an access {@code distance} iterations on. */
    private record Step(Operation source, long distance) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Step s && s.source == source && s.distance == distance;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(source) * 31 + Long.hashCode(distance);
        }
    }
}
