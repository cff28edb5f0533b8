package dev.wami.wasmspec;

/** An array whose length is fixed when it is made. */
public record ArrayType(FieldType element) implements CompositeType {
    @Override
    public int code() {
        return 0x5E;
    }
}
