package dev.wami.wasmops;

import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** A global variable. */
public interface WasmGlobal extends WasmDefinition {
    @Override
    default IndexSpace indexSpace() {
        return IndexSpace.GLOBAL;
    }

    Type type();

    boolean isMutable();

    /** What it has at first on the interpreter; null if it is imported, or needs the value of one that is. */
    @Nullable
    Object initialValue(Instance instance);
}
