package dev.wami.core.ir.trait;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A terminator with successors. Upstream: BranchOpInterface. */
public interface Branch extends Terminator {

    /**
     * Where the operands begin that become arguments of successor {@code i}. The successor's block arguments before
     * {@link #producedArguments} of them are produced by the operation itself.
     */
    int successorOperandStart(int i);

    /** How many operands are passed to successor {@code i}. */
    int successorOperandCount(int i);

    /** The successor that {@code operand}, its index, is passed to; -1 if to none. */
    default int successorOfOperand(int operand) {
        int successors = ((Operation) this).successorCount();
        for (int i = 0; i < successors; i++) {
            int at = operand - successorOperandStart(i);
            if (at >= 0 && at < successorOperandCount(i)) return i;
        }
        return -1;
    }

    /** How many leading arguments of successor {@code i} the operation itself produces. */
    default int producedArguments(int i) {
        return 0;
    }

    /** Replaces the operands passed to successor {@code i}. */
    void setSuccessorOperands(int i, List<? extends dev.wami.core.ir.Value> values);

    /**
     * Replaces the operands passed to all successors: what has many overrides this, as each
     * {@link #setSuccessorOperands} may take time for all.
     */
    default void setAllSuccessorOperands(List<? extends List<? extends dev.wami.core.ir.Value>> values) {
        for (int i = 0; i < values.size(); i++) setSuccessorOperands(i, values.get(i));
    }

    /** The successor taken if the operands are the constants given (null where unknown), or null if not known. */
    default @Nullable Block successorFor(List<@Nullable Attribute> operands) {
        Operation op = (Operation) this;
        return op.successorCount() == 1 ? op.successor(0) : null;
    }
}
