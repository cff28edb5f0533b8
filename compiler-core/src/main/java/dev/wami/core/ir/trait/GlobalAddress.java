package dev.wami.core.ir.trait;

import dev.wami.core.ir.attr.SymbolRef;

/** The only result refers to the memory of a global, which is apart from that of other globals and of allocations. */
public interface GlobalAddress {
    SymbolRef global();
}
