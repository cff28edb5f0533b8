package dev.wami.jvmbackend.wasi;

import dev.wami.wasmspec.WasiFunction;
import org.jspecify.annotations.Nullable;

/** A call that a program makes: its arguments, and the memory that they are about. */
final class Call {
    final WasiFunction function;
    final GuestMemory memory;
    private final @Nullable Object[] arguments;

    Call(WasiFunction function, GuestMemory memory, @Nullable Object[] arguments) {
        this.function = function;
        this.memory = memory;
        this.arguments = arguments;
    }

    int i32(int number) {
        return arguments[number] instanceof Integer value ? value : 0;
    }

    long i64(int number) {
        return arguments[number] instanceof Long value ? value : 0;
    }

    /** The path whose address and length are arguments from this one on. */
    String path(int number) throws WasiException {
        return memory.path(i32(number), i32(number + 1));
    }
}
