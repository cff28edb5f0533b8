package dev.wami.wasmbinary.wat;

import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/** The instruction table by the bytes of its mnemonics, so that a text of many instructions needs no string of each. */
final class WatMnemonics {
    private static final int SIZE = 2048;
    private static final @Nullable Opcode[] SLOTS = slots();

    private WatMnemonics() {}

    private static @Nullable Opcode[] slots() {
        @Nullable Opcode[] slots = new @Nullable Opcode[SIZE];
        for (Opcode opcode : Opcode.values()) {
            String mnemonic = opcode.mnemonic();
            if (Opcode.named(mnemonic) != opcode) continue;
            int hash = 0;
            for (int i = 0; i < mnemonic.length(); i++) {
                hash = 31 * hash + mnemonic.charAt(i);
            }
            int slot = slot(hash);
            while (slots[slot] != null) slot = slot + 1 & SIZE - 1;
            slots[slot] = opcode;
        }
        return slots;
    }

    private static int slot(int hash) {
        return (hash ^ hash >>> 11) & SIZE - 1;
    }

    /** What {@link Opcode#named} gives for the text of a token. */
    static @Nullable Opcode named(WatTokens tokens, int token) {
        byte[] text = tokens.text();
        int hash = 0;
        for (int i = tokens.start(token); i < tokens.end(token); i++) {
            hash = 31 * hash + text[i];
        }
        for (int slot = slot(hash); ; slot = slot + 1 & SIZE - 1) {
            Opcode opcode = SLOTS[slot];
            if (opcode == null || tokens.is(token, opcode.mnemonic())) return opcode;
        }
    }
}
