package dev.wami.loops.dependence;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.scf.ForOp;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether neighbouring iterations of a loop may run side by side. The order of what they do was by iteration, then by
 * inner iterations and position; it becomes by inner iterations and position, then by iteration:
 *
 * <pre>
 *   for i                 for i by 2
 *     for j                 for j
 *       S(i, j)               S(i, j); S(i + 1, j)        (vectors: both at once)
 *       T(i, j)               T(i, j); T(i + 1, j)        jammed: S(i, j); T(i, j); S(i + 1, j); T(i + 1, j)
 * </pre>
 *
 * A dependence between iterations of the same group is kept unless its inner distance is negative, or zero with the
 * target before the source in the text; of jammed loops, a stretch of operations without loops stays together.
 */
final class Lockstep {
    private final Dependences dependences;
    private final Operation loop;
    private final long reach;
    private final boolean jammed;
    private final Set<? extends Operation> whole;

    /** For groups of {@code lanes} iterations of {@code loop}. */
    Lockstep(Dependences dependences, Operation loop, int lanes, boolean jammed) {
        this(dependences, loop, lanes, jammed, Set.of());
    }

    /** @param whole loops that are repeated as a whole, like operations without loops */
    Lockstep(Dependences dependences, Operation loop, int lanes, boolean jammed, Set<? extends Operation> whole) {
        this.whole = whole;
        this.dependences = dependences;
        this.loop = loop;
        this.jammed = jammed;
        reach = Math.multiplyExact(lanes - 1L, step(loop));
    }

    /** What the variable grows by in an iteration; if that is not known, more than any group spans. */
    private static long step(Operation loop) {
        if (loop instanceof AffineForOp f) return f.step();
        if (loop instanceof AffineParallelOp p) return p.steps()[0];
        if (loop instanceof ForOp f) {
            IntegerAttr step = new Folder().integer(f.step());
            if (step != null && step.value() > 0) return step.value();
        }
        return Integer.MAX_VALUE;
    }

    @Nullable
    Dependence obstacle() {
        return obstacle(loop);
    }

    /** One between what {@code part}, an operation in the body or the loop itself, accesses. */
    @Nullable
    Dependence obstacle(Operation part) {
        if (reach <= 0) return null;
        List<Access> inside = dependences.accesses(part);
        for (Access a : inside) {
            for (Access b : inside) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                int level = a.nest().levelOf(loop);
                DependenceSystem.Pairs group = system.carried(level, reach);
                if (group.mayExist() && isTurnedAround(system, group, level)) return system.dependence(level + 1);
            }
        }
        return null;
    }

    /**
     * Whether {@code target} must stay behind {@code source}, another operation in the body, in the same iteration of
     * the loop or in a later one of the group.
     */
    boolean mustPrecede(Operation source, Operation target) {
        for (Access a : dependences.accesses(source)) {
            for (Access b : dependences.accesses(target)) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                int level = a.nest().levelOf(loop);
                if (system.agreeing(level).growing(level, 1L, reach).mayExist()) return true;
                if (source.isBefore(target) && system.agreeing(level + 1).mayExist()) return true;
            }
        }
        return false;
    }

    private boolean isTurnedAround(DependenceSystem system, DependenceSystem.Pairs group, int level) {
        DependenceSystem.Pairs same = group;
        for (int inner = level + 1; inner < system.common(); inner++) {
            // both are in one repeated loop
            if (whole.contains(system.source().levels().get(inner).loop())) return false;
            if (same.growing(inner, null, -1L).mayExist()) return true;
            same = same.growing(inner, 0L, 0L);
        }
        return same.mayExist()
                && !keepsOrder(system.source().op(), system.target().op());
    }

    /** Whether {@code source}, of an earlier iteration, still runs before {@code target} in equal inner iterations. */
    private boolean keepsOrder(Operation source, Operation target) {
        if (source == target) return jammed;
        TextualOrder.Pair pair = TextualOrder.inOneBlock(source, target);
        if (pair == null) return false;
        if (jammed && isOneStretch(pair)) return true;
        return pair.first() != pair.second() && pair.first().isBefore(pair.second());
    }

    /** Whether neither the two nor what lies between them has loops that are jammed. */
    private boolean isOneStretch(TextualOrder.Pair pair) {
        boolean forward = pair.first() == pair.second() || pair.first().isBefore(pair.second());
        Operation last = forward ? pair.second() : pair.first();
        for (Operation op = forward ? pair.first() : pair.second(); op != null; op = op.next()) {
            boolean jams = !whole.contains(op)
                    && (op instanceof LoopLike || !op.collect(LoopLike.class).isEmpty());
            if (jams) return false;
            if (op == last) return true;
        }
        return false;
    }
}
