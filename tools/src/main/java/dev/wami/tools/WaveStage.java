package dev.wami.tools;

import java.util.Locale;

/**
 * Where a compile of kernels stops. Each stage but the last is text; {@code wave opt} reads the first three,
 * {@code wave asm} the fourth.
 */
public enum WaveStage implements OutputForm {
    /** What the kernel means: typed, structured, as the frontends make it. */
    HIR(".hir.mlir"),
    /** SSA form with explicit addresses, optimised. */
    MIR(".mir.mlir"),
    /** WAVE's instructions with structured control flow and physical registers. */
    LIR(".lir.mlir"),
    /** WAVE assembly. */
    ASM(".wave"),
    /** A WAVE binary. */
    WBIN(".wbin");

    private final String extension;

    WaveStage(String extension) {
        this.extension = extension;
    }

    @Override
    public String extension() {
        return extension;
    }

    @Override
    public boolean isText() {
        return this != WBIN;
    }

    /** As options spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
