package dev.wami.waveir.isa;

/** The groups of the instruction table. */
public enum Category {
    INTEGER("Integer arithmetic"),
    FLOAT("Floating point, 32 bits"),
    HALF("Floating point, 16 bits"),
    DOUBLE("Floating point, 64 bits"),
    BFLOAT("Floating point, bfloat16"),
    BITS("Bits"),
    COMPARE("Comparison and selection"),
    CONVERT("Conversion"),
    LOCAL("Local memory"),
    DEVICE("Device memory"),
    ATOMIC("Atomic operations"),
    WAVE("Wave operations"),
    CONTROL("Control flow"),
    SYNC("Synchronization"),
    MATRIX("Matrix unit"),
    MOVE("Moves");

    private final String title;

    Category(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
