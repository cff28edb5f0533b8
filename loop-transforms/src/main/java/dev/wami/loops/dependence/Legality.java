package dev.wami.loops.dependence;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.presburger.BasicSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Whether transformations of loops keep the order that dependences ask for. Each question has two forms: {@code is...}
 * answers it, {@code prevents...} gives a dependence that forbids it, for remarks, or null if nothing does.
 *
 * <p>All of this is about memory. Values that loops carry from one iteration to the next are in the program for the
 * transformation to see; only {@link #isParallel} asks for them too. Loops of several variables are taken as a nest of
 * as many, the first the outermost.
 */
public final class Legality {
    private final Dependences dependences;

    public Legality(Dependences dependences) {
        this.dependences = dependences;
    }

    // ---- one loop

    /** Whether the iterations of {@code loop} may run in any order, or at the same time. */
    public boolean isParallel(Operation loop) {
        boolean carriesValues = loop instanceof RegionBranch && loop.resultCount() > 0;
        return !carriesValues && preventsParallel(loop) == null;
    }

    /** A dependence that {@code loop} carries. Without one its iterations may also be reversed. */
    public @Nullable Dependence preventsParallel(Operation loop) {
        List<Access> inside = dependences.accesses(loop);
        for (Access a : inside) {
            for (Access b : inside) {
                Dependence d = carried(a, b, loop);
                if (d != null) return d;
            }
        }
        return null;
    }

    private @Nullable Dependence carried(Access a, Access b, Operation loop) {
        if (!dependences.conflict(a, b)) return null;
        DependenceSystem system = dependences.system(a, b);
        List<Level> levels = a.levels();
        for (int level = 0; level < system.common(); level++) {
            if (levels.get(level).loop() != loop) continue;
            Dependence d = system.dependence(level + 1);
            if (d != null) return d;
        }
        return null;
    }

    /**
     * Whether {@code lanes} neighbouring iterations of {@code loop} may run in lockstep: each operation of its body,
     * also of loops in it, for all lanes before the next operation.
     */
    public boolean isVectorizable(Operation loop, int lanes) {
        return preventsVectorizing(loop, lanes) == null;
    }

    /**
     * A dependence between iterations of {@code loop} less than {@code lanes} apart that lockstep would turn around.
     */
    public @Nullable Dependence preventsVectorizing(Operation loop, int lanes) {
        return new Lockstep(dependences, loop, lanes, false).obstacle();
    }

    /**
     * Whether {@code lanes} neighbouring iterations of {@code loop} may do {@code part}, an operation of its body with
     * all that is nested in it, in lockstep, as far as its own accesses are concerned.
     */
    public boolean isVectorizable(Operation loop, int lanes, Operation part) {
        return new Lockstep(dependences, loop, lanes, false).obstacle(part) == null;
    }

    /**
     * Whether an execution of {@code second} must stay behind one of {@code first}, another operation in the body of
     * {@code loop}, in the same iteration of it or one less than {@code lanes} later.
     */
    public boolean mustPrecede(Operation loop, int lanes, Operation first, Operation second) {
        return new Lockstep(dependences, loop, lanes, false).mustPrecede(first, second);
    }

    /**
     * Whether {@code loop} may be unrolled {@code factor} times and the copies of the loops in it jammed: each stretch
     * of its body between inner loops is repeated as a whole, the inner loops run once with repeated bodies.
     */
    public boolean isUnrollJamLegal(Operation loop, int factor) {
        return preventsUnrollJam(loop, factor) == null;
    }

    public @Nullable Dependence preventsUnrollJam(Operation loop, int factor) {
        return preventsUnrollJam(loop, factor, Set.of());
    }

    /** The same where the loops {@code whole} are not jammed, but repeated as what has no loops is. */
    public @Nullable Dependence preventsUnrollJam(Operation loop, int factor, Set<? extends Operation> whole) {
        return new Lockstep(dependences, loop, factor, true, whole).obstacle();
    }

    /**
     * Whether dependences between less than {@code factor} neighbouring iterations of {@code outer}, a loop with
     * nothing but {@code inner} in its body, go at least {@code least} iterations of the inner loop forwards if each is
     * {@code shift} behind the one before. At least 0, and these iterations of {@code outer} may run one in front of
     * the other, as rows of a wavefront; at least 1, and none of them waits for another. Both loops count by 1.
     */
    public boolean isWavefront(Operation outer, Operation inner, int factor, long shift, long least) {
        return preventsWavefront(outer, inner, factor, shift, least) == null;
    }

    public @Nullable Dependence preventsWavefront(
            Operation outer, Operation inner, int factor, long shift, long least) {
        List<Access> inside = dependences.accesses(outer);
        for (Access a : inside) {
            for (Access b : inside) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                int level = a.nest().levelOf(outer);
                DependenceSystem.Pairs rows = system.agreeing(level).growing(level, 1L, factor - 1L);
                boolean inBoth =
                        system.common() > level + 1 && a.levels().get(level + 1).loop() == inner;
                if (inBoth) {
                    long[] along = system.difference(level + 1, level + 1);
                    long[] skewed = BasicSet.Builder.sum(system.difference(level, level), shift, along, 1);
                    rows = rows.with(skewed, null, least - 1);
                }
                if (rows.mayExist()) return system.dependence(level + 1);
            }
        }
        return null;
    }

    // ---- bands: loops each of which is all of the body of the one before it

    /**
     * Whether the loops of {@code band}, outermost first, may be put in another order: loop {@code order[i]} becomes
     * the one at depth {@code i} of the band.
     */
    public boolean isInterchangeLegal(List<? extends Operation> band, int... order) {
        return preventsInterchange(band, order) == null;
    }

    public @Nullable Dependence preventsInterchange(List<? extends Operation> band, int... order) {
        return firstInBand(band, a -> true, (system, first, pairs) -> isTurnedAround(pairs, first, order, 0));
    }

    // the permuted vector is negative: zero before some loop in the new order, and then below zero
    private static boolean isTurnedAround(DependenceSystem.Pairs pairs, int first, int[] order, int at) {
        if (at == order.length || !pairs.mayExist()) return false;
        int level = first + order[at];
        if (pairs.growing(level, null, -1L).mayExist()) return true;
        return isTurnedAround(pairs.growing(level, 0L, 0L), first, order, at + 1);
    }

    /** Whether the loops of {@code band} may be put in any order, and tiled. */
    public boolean isPermutable(List<? extends Operation> band) {
        return preventsPermuting(band) == null;
    }

    /**
     * The same where operations that do not say what they do to memory are taken to do nothing to it, if
     * {@code ignoreUnknown}.
     */
    public boolean isPermutable(List<? extends Operation> band, boolean ignoreUnknown) {
        return preventsPermuting(band, ignoreUnknown) == null;
    }

    /** A dependence carried by a loop of {@code band} that has a negative distance in a loop of it. */
    public @Nullable Dependence preventsPermuting(List<? extends Operation> band) {
        return preventsPermuting(band, false);
    }

    private @Nullable Dependence preventsPermuting(List<? extends Operation> band, boolean ignoreUnknown) {
        Predicate<Access> counts = a -> a.memory() != null || !ignoreUnknown;
        return firstInBand(band, counts, (system, first, pairs) -> {
            for (int i = 0; i < band.size(); i++) {
                if (pairs.growing(first + i, null, -1L).mayExist()) return true;
            }
            return false;
        });
    }

    /** A question about the pairs of iterations of a dependence that a band, from level {@code first} on, carries. */
    private interface Question {
        boolean holds(DependenceSystem system, int first, DependenceSystem.Pairs pairs);
    }

    private @Nullable Dependence firstInBand(
            List<? extends Operation> band, Predicate<Access> counts, Question question) {
        if (band.isEmpty()) return null;
        Operation inner = band.get(band.size() - 1);
        List<Access> inside =
                dependences.accesses(band.get(0)).stream().filter(counts).toList();
        for (Access a : inside) {
            for (Access b : inside) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                int first = a.nest().levelOf(band.get(0));
                // what is beside the innermost loop runs once and not as often as that one
                boolean perfect = a.nest().levelOf(inner) == first + band.size() - 1
                        && b.nest().levelOf(inner) == first + band.size() - 1;
                for (int level = first; level < first + band.size() && level < system.common(); level++) {
                    DependenceSystem.Pairs pairs = system.at(level + 1);
                    if (!pairs.mayExist()) continue;
                    if (!perfect || question.holds(system, first, pairs)) return system.dependence(level + 1);
                }
            }
        }
        return null;
    }

    // ---- two loops

    /**
     * Whether {@code second}, a loop behind {@code first} in its block, may be fused into it: iteration {@code j} of
     * {@code second} then runs behind the body of iteration {@code j + shift} of {@code first}, both as values of the
     * variables. With several shifts, as many loops of both nests are fused, of which each but the innermost has
     * nothing but the next in its body. What lies between the loops is not looked at.
     */
    public boolean isFusionLegal(Operation first, Operation second, long... shifts) {
        return preventsFusion(first, second, shifts) == null;
    }

    public @Nullable Dependence preventsFusion(Operation first, Operation second, long... shifts) {
        for (Access a : dependences.accesses(first)) {
            for (Access b : dependences.accesses(second)) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                if (isTurnedAround(system, a.nest().levelOf(first), b.nest().levelOf(second), shifts)) {
                    return system.dependence(system.common() + 1);
                }
            }
        }
        return null;
    }

    /**
     * Whether iteration {@code i} of {@code first} may run together with iteration {@code i} of {@code second}, a nest
     * of the same {@code loops} loops behind it, in any order of the iterations: none needs another of the other nest.
     */
    public boolean mayRunTogether(Operation first, Operation second, int loops) {
        for (Access a : dependences.accesses(first)) {
            for (Access b : dependences.accesses(second)) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                DependenceSystem.Pairs pairs = system.agreeing(system.common());
                int source = a.nest().levelOf(first);
                int target = b.nest().levelOf(second);
                for (int k = 0; k < loops; k++) {
                    long[] growth = system.difference(source + k, target + k);
                    boolean differ = pairs.with(growth, null, -1L).mayExist()
                            || pairs.with(growth, 1L, null).mayExist();
                    if (differ) return false;
                }
            }
        }
        return true;
    }

    /**
     * A dependence that forbids that iterations of the first nest run in front of the body of the iterations of the
     * second that {@code bounds}, outermost loops first, say; null if nothing does.
     */
    public @Nullable Dependence preventsSlicing(List<Access> first, List<Access> second, List<SliceBounds> bounds) {
        for (Access a : first) {
            for (Access b : second) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                if (isTurnedAround(system, bounds)) return system.dependence(system.common() + 1);
            }
        }
        return null;
    }

    // i > factor * j + last: it runs with a later j
    private static boolean isTurnedAround(DependenceSystem system, List<SliceBounds> bounds) {
        DependenceSystem.Pairs open = system.agreeing(system.common());
        for (SliceBounds s : bounds) {
            int source = system.source().nest().levelOf(s.source());
            int target = system.target().nest().levelOf(s.target());
            if (source < 0 || target < 0) return open.mayExist();
            long[] row = system.difference(source, target, s.factor());
            if (open.with(row, null, -s.last() - 1).mayExist()) return true;
            open = open.with(row, -s.last(), -s.first());
        }
        return false;
    }

    // i of first would run behind the body of j + shift < i
    private static boolean isTurnedAround(DependenceSystem system, int source, int target, long... shifts) {
        DependenceSystem.Pairs pairs = system.agreeing(system.common());
        for (int k = 0; k < shifts.length; k++) {
            if (source + k >= system.source().levels().size()
                    || target + k >= system.target().levels().size()) return pairs.mayExist();
            long[] growth = system.difference(source + k, target + k);
            if (pairs.with(growth, null, -shifts[k] - 1).mayExist()) return true;
            pairs = pairs.with(growth, -shifts[k], -shifts[k]);
        }
        return false;
    }

    /** Whether what {@code access} does and what is in {@code op} does to memory never meet, or are reads. */
    public boolean isApart(Access access, Operation op) {
        for (Access other : dependences.accesses(op)) {
            if (dependences.conflict(access, other)) return false;
        }
        return true;
    }

    // ---- operations

    /**
     * Whether an execution of {@code first} must come before one of {@code second}, two operations in the body of
     * {@code loop}, in the same iteration of it or a later one, those of the loops around it being the same.
     */
    public boolean mustPrecede(Operation loop, Operation first, Operation second) {
        for (Access a : dependences.accesses(first)) {
            for (Access b : dependences.accesses(second)) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                for (int level = a.nest().levelOf(loop); level <= system.common(); level++) {
                    if (system.at(level + 1).mayExist()) return true;
                }
            }
        }
        return false;
    }

    /** Whether {@code first} and {@code second}, of one block, may change places as far as memory is concerned. */
    public boolean mayReorder(Operation first, Operation second) {
        return preventsReordering(first, second) == null;
    }

    /** A dependence from {@code first} to {@code second} within one iteration of the loops around both. */
    public @Nullable Dependence preventsReordering(Operation first, Operation second) {
        for (Access a : dependences.accesses(first)) {
            for (Access b : dependences.accesses(second)) {
                if (!dependences.conflict(a, b)) continue;
                DependenceSystem system = dependences.system(a, b);
                Dependence d = system.dependence(system.common() + 1);
                if (d != null) return d;
            }
        }
        return null;
    }
}
