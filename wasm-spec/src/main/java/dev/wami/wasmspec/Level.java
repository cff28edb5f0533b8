package dev.wami.wasmspec;

/** A published version of the core specification, or a proposal beyond the newest, or what one was before. */
public enum Level {
    WASM_1_0("1.0"),
    WASM_2_0("2.0"),
    WASM_3_0("3.0"),
    /** Not in a published version yet. */
    PROPOSAL("proposal"),
    /** A proposal that became something else; engines that were early have it. */
    LEGACY("legacy");

    private final String text;

    Level(String text) {
        this.text = text;
    }

    /** The version's number, {@code proposal} or {@code legacy}. */
    @Override
    public String toString() {
        return text;
    }
}
