package dev.wami.core.ir.trait;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.DenseArrayAttr;

/** A branch that may say how often it goes where, in {@code branch_weights}. Upstream: WeightedBranchOpInterface. */
public interface WeightedBranch {
    String WEIGHTS = "branch_weights";

    /** Whether there is one weight for each successor of {@code op}, not all of them 0; reports if not. */
    static boolean verify(Operation op, Diagnostics diagnostics) {
        DenseArrayAttr weights = op.optionalProperty(WEIGHTS, DenseArrayAttr.class);
        if (weights == null || weights.size() == 0) return true;
        if (weights.size() != op.successorCount()) {
            diagnostics.error(
                    op.location(),
                    "expects number of branch weights to match number of successors: %d vs %d",
                    weights.size(),
                    op.successorCount());
            return false;
        }
        for (int i = 0; i < weights.size(); i++) if (weights.get(i) != 0) return true;
        diagnostics.error(op.location(), "branch weights cannot all be zero");
        return false;
    }
}
