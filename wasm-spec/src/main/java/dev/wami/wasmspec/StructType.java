package dev.wami.wasmspec;

import java.util.List;

/** A structure with fields numbered from 0. */
public record StructType(List<FieldType> fields) implements CompositeType {
    public StructType {
        fields = List.copyOf(fields);
    }

    @Override
    public int code() {
        return 0x5F;
    }
}
