package dev.wami.wasmops;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import java.util.List;

/** References for a table. */
public interface ElementSegment extends WasmDefinition {
    @Override
    default IndexSpace indexSpace() {
        return IndexSpace.ELEM;
    }

    /** The type of its elements. */
    Type type();

    /** Symbols of functions and globals, and {@link dev.wami.core.ir.attr.UnitAttr} for null. */
    List<Attribute> elements();

    /** Whether it is copied to a table at instantiation. */
    boolean isActive();

    /** Whether it waits for {@code table.init}: neither active nor declarative. */
    boolean isPassive();

    /** The table of an active segment. */
    Table table(Instance instance);

    /** Where an active segment begins in its table, unsigned. */
    long index(Instance instance);
}
