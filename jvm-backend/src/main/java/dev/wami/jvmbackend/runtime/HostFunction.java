package dev.wami.jvmbackend.runtime;

import org.jspecify.annotations.Nullable;

/** What a function of the host does. */
@FunctionalInterface
public interface HostFunction {
    /**
     * Calls it.
     *
     * @param caller the instance that calls, if it is compiled code
     * @param arguments one box per parameter: {@link Integer}, {@link Long}, {@link Float}, {@link Double},
     *     {@link dev.wami.wasmspec.V128}, or a reference
     * @return the results, likewise
     */
    @Nullable
    Object[] call(@Nullable ModuleInstance caller, @Nullable Object[] arguments);
}
