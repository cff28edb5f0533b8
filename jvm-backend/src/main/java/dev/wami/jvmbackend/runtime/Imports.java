package dev.wami.jvmbackend.runtime;

import org.jspecify.annotations.Nullable;

/** What an instance imports. */
@FunctionalInterface
public interface Imports {
    /** No imports. */
    Imports NONE = (module, name) -> null;

    /** What is given for an import, or null if nothing is. */
    @Nullable
    Extern find(String module, String name);
}
