package dev.wami.wasmbinary.decompile;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A list of statements that braces enclose, within another. Two are the same only if they are one. */
final class Scope {
    private final @Nullable Scope parent;
    private final int depth;

    Scope() {
        this.parent = null;
        this.depth = 0;
    }

    private Scope(Scope parent) {
        this.parent = parent;
        this.depth = parent.depth + 1;
    }

    Scope inner() {
        return new Scope(this);
    }

    /** The innermost one around both. */
    static Scope around(Scope a, Scope b) {
        Scope left = a;
        Scope right = b;
        while (left != right) {
            if (left.depth >= right.depth) {
                left = Objects.requireNonNull(left.parent);
            } else {
                right = Objects.requireNonNull(right.parent);
            }
        }
        return left;
    }
}
