package dev.wami.wasmops;

import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** A table of references; sizes are in elements. */
public interface WasmTable extends WasmDefinition {
    @Override
    default IndexSpace indexSpace() {
        return IndexSpace.TABLE;
    }

    Type elementType();

    /** The size at first. */
    long min();

    /** What it may grow to, or null if nothing is said. */
    @Nullable
    Long max();

    /** Puts the elements there that the definition itself has, before any segment is copied. */
    default void initialize(Table table, Instance instance) {}
}
