package dev.wami.wasmspec;

/** An integer that exists in fields only. */
public enum PackedType implements StorageType {
    I8("i8", 0x78),
    I16("i16", 0x77);

    private final String text;
    private final int code;

    PackedType(String text, int code) {
        this.text = text;
        this.code = code;
    }

    /** The byte of the binary format. */
    public int code() {
        return code;
    }

    @Override
    public ValueType unpacked() {
        return NumericType.I32;
    }

    @Override
    public String toString() {
        return text;
    }
}
