package dev.wami.waveir.isa;

/** Whom an atomic operation or a fence is ordered against; the ordinal is the number in an instruction. */
public enum Scope {
    WAVE("wave"),
    WORKGROUP("workgroup"),
    DEVICE("device"),
    SYSTEM("system");

    private final String text;

    Scope(String text) {
        this.text = text;
    }

    /** As in assembly. */
    public String text() {
        return text;
    }
}
