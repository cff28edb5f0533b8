package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.UnitAttr;
import java.util.List;

/** Executes a region repeatedly. Upstream: LoopLikeOpInterface. */
public interface LoopLike {
    /** A unit attribute on loops in which little of the time is spent: copies of them are not worth their size. */
    String COLD = "wami.cold";

    /** The regions that are repeated. */
    List<Region> loopRegions();

    /** Whether {@code value} is defined outside the loop. */
    default boolean isDefinedOutside(Value value) {
        Region r = value.block() == null ? null : value.block().region();
        return !((Operation) this).regions().stream().anyMatch(mine -> mine.isAncestorOf(r));
    }

    /** Whether it has the attribute {@link #COLD}. */
    default boolean isCold() {
        return ((Operation) this).hasAttribute(COLD);
    }

    default void markCold() {
        ((Operation) this).setAttribute(COLD, UnitAttr.UNIT);
    }

    /** Marks it as cold if {@code other}, which it takes the place of, is. */
    default void takeMarkOf(LoopLike other) {
        if (other.isCold()) markCold();
    }
}
