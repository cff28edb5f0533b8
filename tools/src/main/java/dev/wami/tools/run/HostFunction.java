package dev.wami.tools.run;

import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;

/**
 * A function that the host gives to a program.
 *
 * @param module the import's module, such as {@code env}
 * @param name the import's name
 * @param index the type of offsets, sizes and strides in the memrefs that it finds in memory
 * @param body what it does
 */
public record HostFunction(String module, String name, FuncType type, ValueType index, Body body) {

    /** A function that takes what we compile, or no memrefs. */
    public HostFunction(String module, String name, FuncType type, Body body) {
        this(module, name, type, ValueType.I32, body);
    }

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
