package dev.wami.core.ir.trait;

import dev.wami.core.ir.Value;

/** Loads from or stores to a slot. Upstream: PromotableMemOpInterface. */
public interface PromotableAccess {

    /** Whether it reads the whole slot {@code slot} into its only result. */
    boolean loadsFrom(Value slot);

    /** Whether it writes the whole slot {@code slot} (and does not store the pointer itself). */
    boolean storesTo(Value slot);

    /** What is stored; only if {@link #storesTo}. */
    Value storedValue();
}
