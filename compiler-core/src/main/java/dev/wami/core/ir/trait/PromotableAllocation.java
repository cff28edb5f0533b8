package dev.wami.core.ir.trait;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;

/** Allocates one slot of memory that mem2reg may turn into values. Upstream: PromotableAllocationOpInterface. */
public interface PromotableAllocation {

    /** Whether the allocation is one element that may become a value. */
    boolean isPromotable();

    /** The pointer to the slot. */
    Value slot();

    /** The type of the element. */
    Type slotType();

    /** The value of the slot before the first store, made at the builder. */
    Value defaultValue(Builder builder);
}
