package dev.wami.core.rewrite;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import org.jspecify.annotations.Nullable;

/** A rewrite that a pass gives to {@link GreedyRewrite} besides what operations know themselves. */
public interface Pattern {

    /** The name of the operations it applies to, or null for any. */
    default @Nullable String root() {
        return null;
    }

    /** Patterns of a greater benefit are tried first, those of equal benefit in the order given. */
    default int benefit() {
        return 1;
    }

    /**
     * Rewrites {@code op} if it matches; true if something changed. The rewriter's insertion point is {@code op}, and
     * everything is changed through it.
     */
    boolean rewrite(Operation op, Rewriter rewriter);
}
