package dev.wami.tools.run;

import dev.wami.wasmspec.FuncType;

/**
 * A function that the host gives to a program.
 *
 * @param module the import's module, such as {@code env}
 * @param name the import's name
 * @param body what it does
 */
public record HostFunction(String module, String name, FuncType type, Body body) {

    /** Values are 64 bits: i32 sign-extended, i64, the bits of f32 and f64. */
    @FunctionalInterface
    public interface Body {
        /**
         * @param memory the caller's memory
         * @return the results; an empty array for none
         */
        long[] call(HostMemory memory, long... arguments);
    }
}
