package dev.wami.core.ir.trait;

import dev.wami.core.ir.Value;

/** The result refers to the same memory as {@link #viewSource}. Upstream: ViewLikeOpInterface. */
public interface ViewLike {
    Value viewSource();
}
