package dev.wami.core.filetest;

import dev.wami.core.ir.type.FunctionType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes the functions of a file for its {@code // run:} lines: an interpreter, or an engine for emitted code. */
public interface Executor {

    /** What it is called in test reports. */
    String name();

    /** What runs the program, as {@code // engines:} lines call it. */
    default String engine() {
        return name();
    }

    /** Does all of {@link #load} that does not need the engine. */
    default void prepare(String file, String source) {}

    /**
     * Prepares the program in {@code source}.
     *
     * @throws AssertionError with the diagnostics if it cannot be prepared
     */
    Program load(String file, String source);

    /** Something to call functions of. */
    interface Program {

        /** The type of {@code function}, or null if there is no such function. */
        @Nullable
        FunctionType signature(String function);

        /** Calls {@code function} with values as {@link dev.wami.core.interp.Frame} describes them. */
        Outcome call(String function, List<Object> arguments);
    }

    /** The results of a call, or why it trapped. */
    record Outcome(List<Object> values, @Nullable String trap) {}
}
