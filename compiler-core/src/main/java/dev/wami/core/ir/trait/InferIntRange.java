package dev.wami.core.ir.trait;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.range.IntRange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says what its integers lie between. Ranges are of scalar integers of up to 64 bits and of {@code index}, whose
 * numbers are taken as signed ones of 64 bits, whether an index has 32 bits or 64 in the end: what is said must hold
 * for both. Upstream: InferIntRangeInterface.
 */
public interface InferIntRange {

    /**
     * The range of each result; null where nothing is known.
     *
     * @param operands the ranges of the operands; null for what is no such integer
     */
    List<@Nullable IntRange> resultRanges(List<@Nullable IntRange> operands);

    /**
     * The range of an argument of a region that no other region passes, such as a loop's counter; null if not known.
     */
    default @Nullable IntRange argumentRange(BlockArgument argument, List<@Nullable IntRange> operands) {
        return null;
    }

    /** The number of the operand that the only result is equal to, if the operands are in these ranges, or -1. */
    default int equalOperand(List<@Nullable IntRange> operands) {
        return -1;
    }
}
