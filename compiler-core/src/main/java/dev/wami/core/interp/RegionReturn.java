package dev.wami.core.interp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.RegionTerminator;
import dev.wami.core.ir.trait.ReturnLike;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ends a region and does nothing else: all its operands go wherever the operation around it goes on. Upstream: what
 * ReturnLike makes of a RegionBranchTerminatorOpInterface.
 */
public interface RegionReturn extends RegionTerminator, ReturnLike, Pure, Evaluable {

    @Override
    default List<Value> passedTo(@Nullable Region to) {
        return ((Operation) this).operands();
    }

    @Override
    default Step evaluate(Frame frame) {
        return frame.leave(frame.getAll(((Operation) this).operands()));
    }
}
