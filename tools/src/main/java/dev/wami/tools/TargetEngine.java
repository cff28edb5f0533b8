package dev.wami.tools;

import dev.wami.core.target.Target;
import java.util.Locale;

/** Who executes the code that is made, and what takes time there. */
public enum TargetEngine {
    /** Any: with vectors an engine that compiles, such as V8; without them an interpreter. */
    GENERIC,
    /** V8, of browsers and Node.js: Turboshaft. */
    V8,
    /** wasmtime: Cranelift. */
    WASMTIME,
    /** The classic interpreter of WAMR: each instruction is a dispatch, reading and writing locals too. */
    WAMR_CLASSIC,
    /** The fast interpreter of WAMR, which makes instructions on registers: reading a local or a constant is free. */
    WAMR_FAST;

    private static final int SIMD = 128;
    /** Of x86-64 and, by half, of ARM64. */
    private static final int REGISTERS = 16;
    /** As many as there are locals; more make functions slow to enter. */
    private static final int LOCALS = 32;

    /**
     * Whether it executes instructions one by one: vectors make it slower, and none ends earlier because another does
     * not wait for it.
     *
     * @param simd whether code may use vectors
     */
    public boolean isInterpreter(boolean simd) {
        return this == WAMR_CLASSIC || this == WAMR_FAST || this == GENERIC && !simd;
    }

    /**
     * What passes decide by. V8 puts a constant of 128 bits together from two halves each time (17.0 ms of heat-3d
     * become 8.1 with it in a local), where Cranelift reads it from memory.
     *
     * @param simd whether code may use vectors
     */
    Target target(boolean simd) {
        int bits = simd ? SIMD : 0;
        return switch (this) {
            case GENERIC -> simd ? Target.GENERIC : new Target(0, REGISTERS, false, 8, 96, false);
            case V8 -> new Target(bits, REGISTERS, true, 4, 48, false);
            case WASMTIME -> new Target(bits, REGISTERS, true, 8, 96, true);
            case WAMR_CLASSIC -> new Target(0, REGISTERS, false, 16, 160, false);
            case WAMR_FAST -> new Target(0, LOCALS, false, 8, 96, false);
        };
    }

    /** As command lines and pipelines spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
