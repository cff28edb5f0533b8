package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A terminator that says which of its operands go where in the parent {@link RegionBranch}. */
public interface RegionTerminator extends Terminator {

    /** The operands that are passed to {@code to} (null: the results of the parent). */
    List<Value> passedTo(@Nullable Region to);

    /** Where {@link #passedTo} are among the operands of this operation; by default they are the last ones. */
    default int passedStart(@Nullable Region to) {
        return ((Operation) this).operandCount() - passedTo(to).size();
    }

    /** Where control may go if the operands are the constants given (null where unknown). */
    default List<RegionBranch.Successor> successors(List<@Nullable Attribute> operands) {
        Operation op = (Operation) this;
        return op.parentOp() instanceof RegionBranch b ? b.successorsFrom(op.parentRegion()) : List.of();
    }
}
