package dev.wami.wasmspec;

/** A published version of the core specification, or a proposal beyond the newest. */
public enum Level {
    WASM_1_0("1.0"),
    WASM_2_0("2.0"),
    WASM_3_0("3.0"),
    /** Not in a published version yet. */
    PROPOSAL("proposal");

    private final String text;

    Level(String text) {
        this.text = text;
    }

    /** The version's number, or {@code proposal}. */
    @Override
    public String toString() {
        return text;
    }
}
