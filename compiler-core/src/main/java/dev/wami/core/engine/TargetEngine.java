package dev.wami.core.engine;

import java.util.Locale;

/** Who executes the code that is made. */
public enum TargetEngine {
    /** Any: with vectors an engine that compiles, such as V8; without them an interpreter. */
    GENERIC,
    /** V8, of browsers and Node.js: Turboshaft. */
    V8,
    /** wasmtime: Cranelift. */
    WASMTIME,
    /** The classic interpreter of WAMR, which executes the instructions of the stack machine as they are. */
    WAMR_CLASSIC,
    /** The fast interpreter of WAMR, which makes instructions on registers of them. */
    WAMR_FAST;

    /** As command lines and pipelines spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
