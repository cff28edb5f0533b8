package dev.wami.loops.dependence;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.presburger.BasicSet;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.arith.ArithCompare;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ParallelOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keeps an iteration within the bounds of its loops and under the conditions around it. */
final class Bounded {
    private static final Folder FOLDER = new Folder();
    private static final long[] ZERO = {0};

    private final Iteration iteration;
    private final Conditions conditions;

    private Bounded(Iteration iteration, Conditions conditions) {
        this.iteration = iteration;
        this.conditions = conditions;
    }

    static void add(Iteration iteration, Conditions conditions) {
        Bounded out = new Bounded(iteration, conditions);
        for (Level level : iteration.nest().levels()) out.level(level);
        for (Nest.Guard guard : iteration.nest().guards()) out.guard(guard);
    }

    // ---- loops

    private void level(Level level) {
        Value variable = level.variable();
        if (variable == null) return;
        long[] i = iteration.row(variable);
        Operation op = level.loop();
        int at = level.index();
        if (op instanceof AffineForOp loop) {
            lower(i, iteration.rows(loop.lower().map(), loop.lower().operands()), loop.step());
            upper(i, iteration.rows(loop.upper().map(), loop.upper().operands()));
        } else if (op instanceof AffineParallelOp loop) {
            lower(i, rows(loop.lowerMap(), loop.lowerOperands(), loop.lowerGroups(), at), loop.steps()[at]);
            upper(i, rows(loop.upperMap(), loop.upperOperands(), loop.upperGroups(), at));
        } else if (op instanceof ForOp loop && !loop.isUnsigned()) {
            plain(i, loop.lowerBound(), loop.upperBound(), loop.step());
        } else if (op instanceof ParallelOp loop) {
            plain(
                    i,
                    loop.lowerBounds().get(at),
                    loop.upperBounds().get(at),
                    loop.steps().get(at));
        }
    }

    private List<long @Nullable []> rows(AffineMap map, List<Value> operands, int[] groups, int at) {
        int first = 0;
        for (int i = 0; i < at; i++) first += groups[i];
        return iteration.rows(map, operands).subList(first, first + groups[at]);
    }

    private void plain(long[] i, Value lower, Value upper, Value step) {
        IntegerAttr known = FOLDER.integer(step);
        List<long @Nullable []> from = new ArrayList<>();
        from.add(iteration.row(lower));
        // a step that is not known is positive all the same
        lower(i, from, known == null ? 1 : known.value());
        upper(i, List.of(iteration.row(upper)));
    }

    // i >= max(l1, ..., ln), and i == max(l1, ..., ln) + step k
    private void lower(long[] i, List<long @Nullable []> bounds, long step) {
        for (long[] bound : bounds) {
            if (bound != null) conditions.rows().inequality(BasicSet.Builder.sum(i, 1, bound, -1));
        }
        if (step <= 1 || bounds.contains(null)) return;
        long[] k = conditions.rows().local();
        long[] start = BasicSet.Builder.sum(i, 1, k, -step);
        conditions.oneOf(Iteration.chosen(bounds, bound -> BasicSet.Builder.sum(start, 1, bound, -1), true));
    }

    // i <= uj - 1 for all j
    private void upper(long[] i, List<long @Nullable []> bounds) {
        for (long[] bound : bounds) if (bound != null) conditions.rows().inequality(less(i, bound));
    }

    // ---- conditions

    private void guard(Nest.Guard guard) {
        boolean then = guard.op().region(0) == guard.region();
        if (guard.op() instanceof AffineIfOp branch) affine(branch, then);
        else if (guard.op() instanceof IfOp branch) compared(branch.condition(), then);
    }

    private void affine(AffineIfOp op, boolean then) {
        IntegerSet set = op.condition();
        long[][] dims = iteration.rows(op.operands().subList(0, set.dims()));
        long[][] symbols = iteration.rows(op.operands().subList(set.dims(), op.operandCount()));
        List<Conditions.Case> otherwise = new ArrayList<>();
        for (int i = 0; i < set.constraints().size(); i++) {
            long[] row = iteration.row(set.constraints().get(i), dims, symbols);
            if (row == null) {
                if (then) continue;
                return;
            }
            if (then) {
                if (set.isEquality(i)) conditions.rows().equality(row);
                else conditions.rows().inequality(row);
            } else {
                // not s >= 0  <=>  -s - 1 >= 0; not s == 0: s - 1 >= 0 or -s - 1 >= 0
                otherwise.add(new Conditions.Case().inequality(negative(row)));
                if (set.isEquality(i)) otherwise.add(new Conditions.Case().inequality(less(ZERO, row)));
            }
        }
        if (!then) conditions.oneOf(otherwise);
    }

    private void compared(Value condition, boolean holds) {
        if (!(condition.definedBy() instanceof ArithCompare.CmpIOp compare)) return;
        if (!isNumber(compare.lhs().type())) return;
        long[] a = iteration.row(compare.lhs());
        long[] b = iteration.row(compare.rhs());
        List<Conditions.Case> options = new ArrayList<>();
        switch (holds ? compare.predicate() : compare.predicate().inverted()) {
            case EQ -> options.add(new Conditions.Case().equality(BasicSet.Builder.sum(a, 1, b, -1)));
            case NE -> {
                options.add(new Conditions.Case().inequality(less(a, b)));
                options.add(new Conditions.Case().inequality(less(b, a)));
            }
            case SLT -> options.add(new Conditions.Case().inequality(less(a, b)));
            case SLE -> options.add(new Conditions.Case().inequality(BasicSet.Builder.sum(b, 1, a, -1)));
            case SGT -> options.add(new Conditions.Case().inequality(less(b, a)));
            case SGE -> options.add(new Conditions.Case().inequality(BasicSet.Builder.sum(a, 1, b, -1)));
            case ULT, ULE, UGT, UGE -> {
                return;
            }
        }
        conditions.oneOf(options);
    }

    private static boolean isNumber(Type type) {
        return type == IndexType.INDEX || type instanceof IntegerType t && t.width() > 1;
    }

    /** {@code a < b} as {@code b - a - 1 >= 0}. */
    private static long[] less(long[] a, long[] b) {
        long[] out = BasicSet.Builder.sum(b, 1, a, -1);
        out[0] = Math.subtractExact(out[0], 1);
        return out;
    }

    private static long[] negative(long[] row) {
        return less(row, ZERO);
    }
}
