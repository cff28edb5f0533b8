package dev.wami.loops.dependence;

import dev.wami.core.ir.Operation;
import dev.wami.core.presburger.BasicSet;
import dev.wami.core.presburger.Bounds;
import org.jspecify.annotations.Nullable;

/**
 * By how much what must come first stands further on a line than what must come later: how far the second has to be
 * moved back for the line to be gone along in order.
 */
public final class Lead {
    private static final Bounds NONE = new Bounds(true, null, null);

    private final Dependences dependences;

    public Lead(Dependences dependences) {
        this.dependences = dependences;
    }

    /** Of {@code first} before {@code second}, which is behind it in a block, in one iteration of what is around. */
    public Bounds within(Position first, Position second) {
        return join(first, second, system -> system.agreeing(system.common()));
    }

    /** Of {@code first} before {@code second} in the next iteration of {@code around}, the loop around both. */
    public Bounds across(Operation around, Position first, Position second) {
        return join(first, second, system -> later(system, around, 1L));
    }

    /**
     * Whether {@code first} leads {@code second}, some iterations of {@code around} later, by more than {@code most}
     * and {@code slope} times by how much its variable has grown.
     */
    public boolean exceeds(Operation around, Position first, Position second, long slope, long most) {
        for (Access a : dependences.accesses(first.nest())) {
            for (Access b : dependences.accesses(second.nest())) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                int level = a.nest().levelOf(around);
                long[] allowed =
                        BasicSet.Builder.sum(lead(system, first, second), 1, system.difference(level, level), -slope);
                if (later(system, around, null).with(allowed, most + 1, null).mayExist()) return true;
            }
        }
        return false;
    }

    private static DependenceSystem.Pairs later(DependenceSystem system, Operation around, @Nullable Long most) {
        int level = system.source().nest().levelOf(around);
        return system.agreeing(level).growing(level, 1L, most);
    }

    private static long[] lead(DependenceSystem system, Position first, Position second) {
        int source = first.level(system.source().nest());
        int target = second.level(system.target().nest());
        return system.lead(source, target, first.point() - second.point());
    }

    /** Which pairs of iterations to look at. */
    private interface Pairs {
        DependenceSystem.Pairs of(DependenceSystem system);
    }

    private Bounds join(Position first, Position second, Pairs pairs) {
        Bounds out = NONE;
        for (Access a : dependences.accesses(first.nest())) {
            for (Access b : dependences.accesses(second.nest())) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                DependenceSystem.Pairs found = pairs.of(system);
                if (found.mayExist()) out = out.join(found.bounds(lead(system, first, second)));
            }
        }
        return out;
    }
}
