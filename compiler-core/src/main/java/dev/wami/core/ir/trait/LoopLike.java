package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import java.util.List;

/** Executes a region repeatedly. Upstream: LoopLikeOpInterface. */
public interface LoopLike {

    /** The regions that are repeated. */
    List<Region> loopRegions();

    /** Whether {@code value} is defined outside the loop. */
    default boolean isDefinedOutside(Value value) {
        Region r = value.block() == null ? null : value.block().region();
        return !((Operation) this).regions().stream().anyMatch(mine -> mine.isAncestorOf(r));
    }
}
