package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import org.jspecify.annotations.Nullable;

/**
 * The traps of compiled code. What the JVM checks anyway is not checked again: an index outside of the array of a
 * memory and a division by zero are exceptions of the JVM inside a program, and become traps where the program is left.
 */
public final class Traps {
    private Traps() {}

    /** {@code unreachable}. */
    public static RuntimeException unreachable() {
        return new TrapException(Trap.UNREACHABLE);
    }

    /** Of a load or store. */
    public static RuntimeException outOfBounds() {
        return new TrapException(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS);
    }

    /** Of an instruction on tables. */
    public static RuntimeException tableOutOfBounds() {
        return new TrapException(Trap.OUT_OF_BOUNDS_TABLE_ACCESS);
    }

    static RuntimeException nullException() {
        return new TrapException(Trap.NULL_EXCEPTION_REFERENCE);
    }

    /** {@code ref.as_non_null}. */
    public static Object nonNull(@Nullable Object reference) {
        if (reference == null) throw new TrapException(Trap.NULL_REFERENCE);
        return reference;
    }

    /** What a call from outside throws for what was thrown inside. Called by the classes of jars. */
    public static RuntimeException leaving(Throwable thrown) {
        return thrown instanceof HostFailure failure ? failure.failure() : trap(thrown);
    }

    /** The trap that an exception of the JVM inside a program stands for, or the exception itself. */
    static RuntimeException trap(Throwable thrown) {
        if (thrown instanceof StackOverflowError) return new TrapException(Trap.CALL_STACK_EXHAUSTED);
        if (thrown instanceof IndexOutOfBoundsException) return outOfBounds();
        if (thrown instanceof ArithmeticException) return new TrapException(Trap.INTEGER_DIVIDE_BY_ZERO);
        if (thrown instanceof RuntimeException exception) return exception;
        throw (Error) thrown;
    }
}
