package dev.wami.wasmbinary;

import dev.wami.wasmspec.Feature;

/** Exception handling as it was before {@code try_table}, which never became part of the language. */
final class LegacyExceptions {
    private LegacyExceptions() {}

    /** What to add to the message that a module lacks {@code feature}; empty for others. */
    static String remedy(Feature feature) {
        return feature == Feature.LEGACY_EXCEPTIONS
                ? " (--features=all,legacy-exceptions), in whose place WebAssembly 3.0 has try_table; import, opt, build and"
                        + " run translate it"
                : "";
    }

    /** Whether {@code function} has such instructions; reads all of them. */
    static boolean areIn(Function function) {
        for (Instruction instruction : function.body()) {
            if (instruction.opcode().feature() == Feature.LEGACY_EXCEPTIONS) return true;
        }
        return false;
    }
}
