package dev.wami.wasmbinary;

import dev.wami.wasmspec.TableType;
import java.util.List;

/**
 * A table that the module defines.
 *
 * @param init a constant expression for the elements, or empty for null
 */
public record Table(TableType type, List<Instruction> init) {
    public Table {
        init = List.copyOf(init);
    }

    public Table(TableType type) {
        this(type, List.of());
    }
}
