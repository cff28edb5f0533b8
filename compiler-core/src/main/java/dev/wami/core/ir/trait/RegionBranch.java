package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation that passes control between its regions. A point is a region or, as null, the operation itself (entering
 * at the start, leaving at the end). Upstream: RegionBranchOpInterface.
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

    /** Whether a value of type {@code passed} may arrive as one of type {@code input}. */
    default boolean areTypesCompatible(Type passed, Type input) {
        return passed.equals(input);
    }

    /** Whether {@code region} may be executed more than once per execution of the operation. */
    default boolean isRepetitive(Region region) {
        return reaches(region, region, null);
    }

    /** Whether {@code region} is executed at most once per execution of the operation, and perhaps not at all. */
    default boolean isOptional(Region region) {
        return !isRepetitive(region) && reaches(null, null, region);
    }

    /**
     * Whether control can get from {@code from} to {@code to} (null: into and out of the operation) past
     * {@code avoided}.
     */
    private boolean reaches(@Nullable Region from, @Nullable Region to, @Nullable Region avoided) {
        List<Successor> open = new ArrayList<>(successorsFrom(from));
        List<Region> seen = new ArrayList<>();
        while (!open.isEmpty()) {
            Region r = open.remove(open.size() - 1).region();
            if (r == to) return true;
            if (r == null || r == avoided || seen.contains(r)) continue;
            seen.add(r);
            open.addAll(successorsFrom(r));
        }
        return false;
    }
}
