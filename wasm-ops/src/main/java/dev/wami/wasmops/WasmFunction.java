package dev.wami.wasmops;

import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.type.FunctionType;

/** A function that can be called, defined or imported. */
public interface WasmFunction extends WasmDefinition, CallableLike {
    @Override
    default IndexSpace indexSpace() {
        return IndexSpace.FUNC;
    }

    /** The types that a caller passes and gets. */
    FunctionType signature();
}
