package dev.wami.core.interp;

import org.jspecify.annotations.Nullable;

/** An operation whose regions exceptions may leave by a way of their own. */
public interface Unwinding {
    /** What happens instead of {@code exception} leaving the operation; null if nothing does. */
    @Nullable
    Step unwound(Frame frame, Object exception);
}
