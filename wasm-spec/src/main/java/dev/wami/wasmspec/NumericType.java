package dev.wami.wasmspec;

/** A number or vector type: the specification's numtype and vectype, which nothing here needs apart. */
public enum NumericType implements ValueType {
    I32("i32", 0x7F, 32),
    I64("i64", 0x7E, 64),
    F32("f32", 0x7D, 32),
    F64("f64", 0x7C, 64),
    V128("v128", 0x7B, 128);

    private final String text;
    private final int code;
    private final int bits;

    NumericType(String text, int code, int bits) {
        this.text = text;
        this.code = code;
        this.bits = bits;
    }

    /** The byte of the binary format. */
    public int code() {
        return code;
    }

    /** The width in bits. */
    public int bits() {
        return bits;
    }

    public boolean isInteger() {
        return this == I32 || this == I64;
    }

    public boolean isFloat() {
        return this == F32 || this == F64;
    }

    @Override
    public ValueType unpacked() {
        return this;
    }

    @Override
    public boolean isDefaultable() {
        return true;
    }

    @Override
    public String toString() {
        return text;
    }
}
