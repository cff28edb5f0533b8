package dev.wami.loops.dependence;

import dev.wami.core.presburger.BasicSet;
import dev.wami.core.presburger.Bounds;
import dev.wami.core.presburger.TooHard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The pairs of iterations in which two accesses touch the same element, as sets over the variables of the loops around
 * the source and then of those around the target.
 */
final class DependenceSystem {
    /** How many loops are around both at most; of deeper ones nothing is known. */
    private static final int MOST_LEVELS = 48;

    private static final Bounds ANY = new Bounds(false, null, null);
    private static final Bounds ZERO = new Bounds(false, 0L, 0L);

    private final Access source;
    private final Access target;
    private final int common;
    private final SameMemory memory;
    private final int sourceLevels;
    private final @Nullable Unknowns unknowns;
    /** Iterations of both, whatever they touch; null if too large. */
    private final @Nullable List<BasicSet> domain;
    /** Those that touch the same element, if the memory is the same. */
    private final @Nullable List<BasicSet> touching;

    private final PointSets points;
    /** What is 0 where both touch the same element. */
    private final List<long[]> equal;

    /** The same of other operations that access what those of {@code alike} do. */
    DependenceSystem(Access source, Access target, DependenceSystem alike) {
        this.source = source;
        this.target = target;
        common = alike.common;
        memory = alike.memory;
        sourceLevels = alike.sourceLevels;
        unknowns = alike.unknowns;
        domain = alike.domain;
        touching = alike.touching;
        points = alike.points;
        equal = alike.equal;
    }

    DependenceSystem(Access source, Access target, MemoryFacts facts, PointSets points) {
        this.source = source;
        this.target = target;
        this.points = points;
        common = source.nest().common(target.nest());
        sourceLevels = source.levels().size();
        memory = SameMemory.of(source, target, facts);
        boolean deep = sourceLevels + target.levels().size() > MOST_LEVELS;
        boolean apart = memory.relation() == SameMemory.Relation.APART;
        IterationPair both = deep || apart ? null : points.iterations(source.nest(), target.nest());
        unknowns = both == null ? null : both.unknowns();
        List<long[]> rows = List.of();
        List<BasicSet> all = null;
        List<BasicSet> same = null;
        if (both != null) {
            Conditions conditions = both.conditions();
            try {
                rows = equalSubscripts(both.source(), both.target(), conditions);
                FirstInBounds.add(source, both.source(), conditions);
                FirstInBounds.add(target, both.target(), conditions);
                if (comparesOnlySometimes()) all = conditions.build();
                for (long[] row : rows) conditions.rows().equality(row);
                same = conditions.build();
            } catch (ArithmeticException | TooHard overflow) {
                all = null;
                same = null;
            }
        }
        equal = rows;
        domain = all;
        touching = same;
    }

    /** Whether in some iterations the subscripts say nothing. */
    private boolean comparesOnlySometimes() {
        return memory.relation() == SameMemory.Relation.SAME && memory.depth() > 0;
    }

    /** The rows that are 0 where both touch the same element; none where the subscripts cannot be compared. */
    private List<long[]> equalSubscripts(Iteration first, Iteration second, Conditions conditions) {
        Access.Subscripts a = source.subscripts();
        Access.Subscripts b = target.subscripts();
        if (a == null || b == null || memory.relation() == SameMemory.Relation.UNKNOWN) return List.of();
        List<long @Nullable []> from = elements(first, a, conditions);
        List<long @Nullable []> to = elements(second, b, conditions);
        if (from.size() != to.size()) return List.of();
        List<long[]> out = new ArrayList<>(from.size());
        for (int i = 0; i < from.size(); i++) {
            long[] x = from.get(i);
            long[] y = to.get(i);
            if (x != null && y != null) out.add(BasicSet.Builder.sum(y, 1, x, -1));
        }
        return out;
    }

    /** The subscripts of any element of the access. */
    private static List<long @Nullable []> elements(Iteration at, Access.Subscripts s, Conditions conditions) {
        List<long @Nullable []> out = at.rows(s.map(), s.operands());
        int lead = out.size() - s.extents().length;
        for (int i = Math.max(0, lead); i < out.size(); i++) {
            long[] start = out.get(i);
            long extent = s.extents()[i - lead];
            if (start == null || extent == 1) continue;
            long[] offset = conditions.rows().local();
            conditions.rows().inequality(offset);
            conditions.rows().inequality(BasicSet.Builder.sum(new long[] {extent - 1}, 1, offset, -1));
            out.set(i, BasicSet.Builder.sum(start, 1, offset, 1));
        }
        return out;
    }

    int common() {
        return common;
    }

    /** Whether the accesses may touch the same memory at all. */
    boolean mayMeet() {
        return memory.relation() != SameMemory.Relation.APART;
    }

    Access source() {
        return source;
    }

    Access target() {
        return target;
    }

    // ---- questions

    /** Pairs of iterations that satisfy some constraints. */
    final class Pairs {
        /** Null if not known: any. */
        private final @Nullable List<BasicSet> sets;

        private Pairs(@Nullable List<BasicSet> sets) {
            this.sets = sets;
        }

        /** False if there is no pair; true if there is one, or perhaps one. */
        boolean mayExist() {
            if (sets == null) return true;
            for (BasicSet set : sets) if (!points.isEmpty(set)) return true;
            return false;
        }

        /**
         * Those of the pairs where the variables of loop {@code level}, from 0, grow by {@code least} to {@code most}.
         */
        Pairs growing(int level, @Nullable Long least, @Nullable Long most) {
            long[] growth = growth(level);
            return with(growth, least, most);
        }

        /** Those of the pairs where {@code row} is from {@code least} to {@code most}. */
        Pairs with(long[] row, @Nullable Long least, @Nullable Long most) {
            if (sets == null) return this;
            List<BasicSet> out = new ArrayList<>(sets.size());
            for (BasicSet set : sets) {
                BasicSet.Builder narrower = set.toBuilder();
                if (least != null && least.equals(most)) {
                    narrower.equality(BasicSet.Builder.sum(row, 1, new long[] {least}, -1));
                } else {
                    if (least != null) narrower.inequality(BasicSet.Builder.sum(row, 1, new long[] {least}, -1));
                    if (most != null) narrower.inequality(BasicSet.Builder.sum(row, -1, new long[] {most}, 1));
                }
                out.add(narrower.build());
            }
            return new Pairs(out);
        }

        /** By how much the variables of loop {@code level} grow. */
        Bounds distance(int level) {
            return bounds(growth(level));
        }

        /** What {@code row} is on them. */
        Bounds bounds(long[] row) {
            if (sets == null) return ANY;
            Bounds out = new Bounds(true, null, null);
            try {
                for (BasicSet set : sets) out = out.join(set.bounds(row));
            } catch (TooHard unknown) {
                return ANY;
            }
            return out;
        }
    }

    /** The variable of loop {@code level} of the target minus that of the source. */
    private long[] growth(int level) {
        return difference(level, level);
    }

    /** Variable {@code targetLevel} of the target minus variable {@code sourceLevel} of the source. */
    long[] difference(int sourceLevel, int targetLevel) {
        return difference(sourceLevel, targetLevel, 1);
    }

    /**
     * {@code factor} times variable {@code targetLevel} of the target minus variable {@code sourceLevel} of the source.
     */
    long[] difference(int sourceLevel, int targetLevel, long factor) {
        long[] out = new long[2 + sourceLevels + targetLevel];
        out[1 + sourceLevel] = -1;
        out[1 + sourceLevels + targetLevel] = factor;
        return out;
    }

    /**
     * Variable {@code sourceLevel} of the source minus variable {@code targetLevel} of the target, each left out where
     * the level is negative, and {@code constant}.
     */
    long[] lead(int sourceLevel, int targetLevel, long constant) {
        long[] out = new long[1 + sourceLevels + target.levels().size()];
        out[0] = constant;
        if (sourceLevel >= 0) out[1 + sourceLevel] = 1;
        if (targetLevel >= 0) out[1 + sourceLevels + targetLevel] = -1;
        return out;
    }

    /** The pairs in the same iteration of the outermost {@code agreed} loops around both; what is inside may differ. */
    Pairs agreeing(int agreed) {
        if (memory.relation() == SameMemory.Relation.APART) return new Pairs(List.of());
        int needed = memory.depth();
        List<BasicSet> base = touching;
        if (agreed < needed) {
            if (memory.relation() == SameMemory.Relation.FRESH) return new Pairs(List.of());
            base = domain;
        }
        if (base == null) return new Pairs(null);
        List<BasicSet> out = new ArrayList<>(base.size());
        for (BasicSet set : base) {
            BasicSet.Builder narrower = set.toBuilder();
            for (int i = 0; i < agreed; i++) narrower.equality(growth(i));
            if (unknowns != null) unknowns.equate(agreed, narrower);
            out.add(narrower.build());
        }
        return new Pairs(out);
    }

    /**
     * The pairs in which loop {@code level} grows, by no more than {@code most} unless that is null, and none around.
     */
    Pairs carried(int level, @Nullable Long most) {
        if (isExcluded(level, most)) return new Pairs(List.of());
        return agreeing(level).growing(level, 1L, most);
    }

    // a t + b s + c == 0 with t - s == g and a + b == 0:  g == -c / a
    /**
     * Whether a subscript alone excludes {@link #carried} pairs, as it tells by how much the loop grows. Source: Goff,
     * Kennedy, Tseng, "Practical dependence testing", PLDI 1991 (strong SIV test).
     */
    private boolean isExcluded(int level, @Nullable Long most) {
        if (level < memory.depth()) return false;
        for (long[] row : equal) {
            if (!dependsOnGrowth(row, level)) continue;
            long factor = coefficient(row, sourceLevels + level);
            long constant = -row[0];
            if (factor == 0 ? constant != 0 : constant % factor != 0) return true;
            if (factor == 0) continue;
            long growth = constant / factor;
            if (growth < 1 || most != null && growth > most) return true;
        }
        return false;
    }

    /** Whether {@code row} has nothing but the growth of loop {@code level} where the loops around it agree. */
    private boolean dependsOnGrowth(long[] row, int level) {
        for (int i = 0; i <= level; i++) {
            if (coefficient(row, i) != -coefficient(row, sourceLevels + i)) return false;
        }
        for (int i = level + 1; i < sourceLevels; i++) if (coefficient(row, i) != 0) return false;
        for (int i = sourceLevels + level + 1; i < row.length - 1; i++) if (coefficient(row, i) != 0) return false;
        return true;
    }

    private static long coefficient(long[] row, int variable) {
        return variable + 1 < row.length ? row[variable + 1] : 0;
    }

    /** The pairs of a dependence at {@code depth}, from 1. */
    Pairs at(int depth) {
        if (depth <= common) return carried(depth - 1, null);
        return TextualOrder.mayPrecede(source.op(), target.op()) ? agreeing(common) : new Pairs(List.of());
    }

    /** The dependence at {@code depth}; null if there is none. */
    @Nullable
    Dependence dependence(int depth) {
        Pairs pairs = at(depth);
        if (!pairs.mayExist()) return null;
        List<Bounds> distances = new ArrayList<>(common);
        for (int i = 0; i < common; i++) {
            distances.add(i < depth - 1 || depth > common ? ZERO : pairs.distance(i));
        }
        return new Dependence(source, target, depth, distances);
    }
}
