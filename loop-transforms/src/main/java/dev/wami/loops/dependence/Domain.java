package dev.wami.loops.dependence;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.presburger.BasicSet;
import dev.wami.core.presburger.TooHard;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The iterations of the loops around an operation in which it is executed: within their bounds and under the conditions
 * around it.
 */
public final class Domain {
    private final Operation at;

    private Domain(Operation at) {
        this.at = at;
    }

    /** Where {@code op} is executed. The program must not change as long as questions are asked. */
    public static Domain of(Operation op) {
        return new Domain(op);
    }

    /**
     * Whether {@code e} of {@code inputs}, of which the first {@code dims} are dimensions, is at least 0 everywhere.
     */
    public boolean isNeverNegative(AffineExpr e, List<Value> inputs, int dims) {
        return isEmpty(e, inputs, dims, null, -1L);
    }

    /** Whether {@code e} is below 0 everywhere. */
    public boolean isNegative(AffineExpr e, List<Value> inputs, int dims) {
        return isEmpty(e, inputs, dims, 0L, null);
    }

    /** Whether {@code e} is 0 everywhere. */
    public boolean isZero(AffineExpr e, List<Value> inputs, int dims) {
        return isNeverNegative(e, inputs, dims) && isEmpty(e, inputs, dims, 1L, null);
    }

    /** Whether {@code e} is 0 nowhere. */
    public boolean isNeverZero(AffineExpr e, List<Value> inputs, int dims) {
        return isEmpty(e, inputs, dims, 0L, 0L);
    }

    /** Whether in no iteration {@code e} is from {@code least} to {@code most}; false if that is not known. */
    private boolean isEmpty(AffineExpr e, List<Value> inputs, int dims, @Nullable Long least, @Nullable Long most) {
        Nest nest = Nest.around(at);
        int levels = nest.levels().size();
        Conditions conditions = new Conditions(levels);
        // all iterations see one value where a definition is outside of the loops, any where it is in them
        Unknowns unknowns = new Unknowns(conditions.rows(), levels);
        try {
            Iteration iteration = new Iteration(nest, 0, conditions, unknowns, true);
            Bounded.add(iteration, conditions);
            AffineMap map = new AffineMap(dims, inputs.size() - dims, List.of(e));
            long[] row = iteration.rows(map, inputs).get(0);
            if (row == null) return false;
            if (least != null) conditions.rows().inequality(BasicSet.Builder.sum(row, 1, new long[] {least}, -1));
            if (most != null) conditions.rows().inequality(BasicSet.Builder.sum(row, -1, new long[] {most}, 1));
            for (BasicSet set : conditions.build()) if (!set.isEmpty().isYes()) return false;
            return true;
        } catch (ArithmeticException | TooHard tooLarge) {
            return false;
        }
    }
}
