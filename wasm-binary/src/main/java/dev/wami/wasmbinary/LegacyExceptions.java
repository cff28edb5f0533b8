package dev.wami.wasmbinary;

import java.util.Map;

/** What helps with the instructions of legacy exception handling, which never became part of the language. */
public final class LegacyExceptions {
    private static final Map<Integer, String> MNEMONICS =
            Map.of(0x06, "try", 0x07, "catch", 0x09, "rethrow", 0x18, "delegate", 0x19, "catch_all");

    private LegacyExceptions() {}

    /** What to add to a message about this opcode; empty for others. */
    public static String remedy(int code) {
        return remedy(MNEMONICS.getOrDefault(code, ""));
    }

    /** What to add to a message about this word; empty for others. */
    public static String remedy(String mnemonic) {
        if (!MNEMONICS.containsValue(mnemonic)) return "";
        return ": '" + mnemonic + "' of legacy exception handling, in whose place WebAssembly 3.0 has 'try_table';"
                + " translate the module before, with 'wasm-opt --translate-to-exnref'";
    }
}
