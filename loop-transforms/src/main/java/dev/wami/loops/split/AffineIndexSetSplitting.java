package dev.wami.loops.split;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.SingleIteration;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Divides loops where a condition on their counter changes, innermost loops where a subscript wraps around, and those
 * that a dependence on one iteration, or one between the first and the last part, keeps from being vectorised.
 * Conditions and bounds that the loops around decide are gone first. Source: Banerjee, "Loop transformations for
 * restructuring compilers", 1993, index set splitting; Griebl, Feautrier, Lengauer, "Index set splitting", IJPP 2000.
 * Upstream has no such pass.
 *
 * <pre>
 *   for j = 0 to n                                   for j = 0 to k + 1
 *     p[i][j] = min(p[i][j], p[i][k] + p[k][j])  ->    p[i][j] = ...         reads p[i][k], which the last writes
 *                                                    for j = k + 1 to n
 *                                                      p[i][j] = ...         reads p[i][k], which none writes
 * </pre>
 */
public final class AffineIndexSetSplitting extends Pass {
    private static final Statistic BY_CONDITION = new Statistic("num-by-condition", "Number of splits at conditions");
    private static final Statistic BY_DEPENDENCE =
            new Statistic("num-by-dependence", "Number of splits that make loops parallel");
    private static final Statistic CONDITIONS = new Statistic("num-conditions", "Number of conditions decided");
    private static final Statistic WRAPS = new Statistic("num-wraps", "Number of accesses that wrap around no more");
    private static final Statistic BOUNDS = new Statistic("num-bounds", "Number of bounds left out");

    public final Option<Integer> vectorBits = Option.of("vector-bits", 128, "how wide vectors are");
    public final Option<Integer> maxSplits = Option.of("max-splits", 2, "how often the loops of a nest are split");
    public final Option<Integer> maxOperations =
            Option.of("max-operations", 100, "how many operations a loop may have that is split");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "affine-index-set-splitting";
    }

    @Override
    public String summary() {
        return "split affine loops where conditions change, subscripts wrap around and dependences end";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(BY_CONDITION, BY_DEPENDENCE, CONDITIONS, BOUNDS, WRAPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        Splitter splitter = new Splitter();
        splitter.decide(root);
        List<AffineForOp> loops = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof AffineForOp loop) loops.add(loop);
        });
        for (AffineForOp loop : loops) splitter.split(root, loop, context);
        context.count(BY_CONDITION.name(), splitter.byCondition);
        context.count(BY_DEPENDENCE.name(), splitter.byDependence);
        context.count(CONDITIONS.name(), splitter.conditions);
        context.count(BOUNDS.name(), splitter.bounds);
        context.count(WRAPS.name(), splitter.wraps);
        if (!splitter.hasChanged()) context.changedNothing();
    }

    /** The splits in one function or module. */
    private final class Splitter {
        private final MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        /** How often loops in an outermost one were split. */
        private final Map<Operation, Integer> used = new IdentityHashMap<>();

        private int byCondition;
        private int byDependence;
        private int conditions;
        private int bounds;
        private int wraps;

        boolean hasChanged() {
            return byCondition + byDependence + conditions + bounds + wraps > 0;
        }

        void decide(Operation root) {
            bounds += Decided.bounds(root);
            conditions += Decided.conditions(root);
            wraps += Wraps.unwrap(root);
        }

        /** Splits {@code loop}, of which inner ones were split before. */
        void split(Operation root, AffineForOp loop, PassContext context) {
            int size = loop.collect(Operation.class).size();
            Location where = loop.location();
            if (size > maxOperations.get()) {
                context.missed(loop, "not split: it has %d operations", size);
                return;
            }
            int before = byCondition;
            Operation nest = outermost(loop);
            List<AffineForOp> parts = partsByCondition(loop, nest);
            if (byCondition > before) context.passed(root, where, "split where conditions in it change");
            for (AffineForOp part : parts) {
                if (!isInnermost(part)) continue;
                if (left(nest) == 0) {
                    context.missed(part, "not split: the nest has been split %d times", maxSplits.get());
                    continue;
                }
                int splits = VectorParts.divide(part, vectorBits.get(), left(nest), facts);
                byDependence += splits;
                if (splits > 0) {
                    context.passed(root, where, "split in %d where a dependence begins or ends", splits + 1);
                }
                use(nest, splits);
            }
        }

        /** What {@code loop} is split into at conditions, without parts of one iteration, which are loops no more. */
        private List<AffineForOp> partsByCondition(AffineForOp loop, Operation nest) {
            List<AffineForOp> parts = new ArrayList<>(List.of(loop));
            for (int i = 0; i < parts.size(); ) {
                AffineForOp part = parts.get(i);
                AffineForOp rest = left(nest) > 0 ? atCondition(part) : null;
                if (rest == null) {
                    i++;
                    continue;
                }
                use(nest, 1);
                byCondition++;
                decide(part);
                decide(rest);
                if (!SingleIteration.promote(rest)) parts.add(i + 1, rest);
                if (SingleIteration.promote(part)) parts.remove(i);
            }
            return parts;
        }

        private int left(Operation nest) {
            return maxSplits.get() - used.getOrDefault(nest, 0);
        }

        private void use(Operation nest, int splits) {
            used.merge(nest, splits, Integer::sum);
        }
    }

    private static @Nullable AffineForOp atCondition(AffineForOp loop) {
        for (AffineIfOp condition : loop.collect(AffineIfOp.class)) {
            // beside a loop it costs little
            if (!isInnermost(condition.parentOfType(AffineForOp.class)) && isInnermost(condition)) continue;
            for (SplitPoint point : ConditionPoints.of(condition, loop)) {
                AffineForOp rest = point.divide(loop);
                if (rest != null) return rest;
            }
        }
        return isInnermost(loop) ? atWrap(loop) : null;
    }

    private static @Nullable AffineForOp atWrap(AffineForOp loop) {
        for (AccessOp access : loop.collect(AccessOp.class)) {
            for (SplitPoint point : Wraps.points(access, loop)) {
                AffineForOp rest = point.divide(loop);
                if (rest != null) return rest;
            }
        }
        return null;
    }

    /** Whether there is no loop in {@code op} but perhaps itself. */
    private static boolean isInnermost(@Nullable Operation op) {
        if (op == null) return true;
        for (AffineForOp loop : op.collect(AffineForOp.class)) if (loop != op) return false;
        return true;
    }

    private static Operation outermost(AffineForOp loop) {
        Operation out = loop;
        for (Operation op = loop.parentOp(); op != null; op = op.parentOp()) if (op instanceof AffineForOp) out = op;
        return out;
    }
}
