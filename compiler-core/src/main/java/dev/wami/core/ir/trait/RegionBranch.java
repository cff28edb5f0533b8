package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation that passes control between its regions. A point is a region or, as null, the operation itself
 * (entering at the start, leaving at the end). Upstream: RegionBranchOpInterface.
 */
public interface RegionBranch {

    /** Where control may go: a region, or null for the end of the operation; with the values that arrive there. */
    record Successor(@Nullable Region region, List<? extends Value> inputs) {}

    /** Where control may go from {@code from} (null: from outside into the operation). */
    List<Successor> successorsFrom(@Nullable Region from);

    /** The operands of this operation that are passed when it is entered towards {@code to}. */
    List<Value> entryOperands(@Nullable Region to);

    /** Where {@link #entryOperands} are among the operands of this operation; by default they are the last ones. */
    default int entryOperandStart(@Nullable Region to) {
        return ((Operation) this).operandCount() - entryOperands(to).size();
    }

    /** Like {@link #successorsFrom}(null) if the operands are the constants given (null where unknown). */
    default List<Successor> entrySuccessors(List<@Nullable Attribute> operands) {
        return successorsFrom(null);
    }

    /** Whether {@code region} may be executed more than once per execution of the operation. */
    default boolean isRepetitive(Region region) {
        return ((Operation) this) instanceof LoopLike;
    }
}
