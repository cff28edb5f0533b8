package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.V128;
import dev.wami.wasmspec.ValueType;
import org.jspecify.annotations.Nullable;

/** A global that instances share. Compiled code uses the field of its type. */
public final class GlobalCell implements Extern {
    private final ValueType type;
    private final boolean mutable;
    /** Of an i32. */
    public int i32;
    /** Of an i64. */
    public long i64;
    /** Of an f32. */
    public float f32;
    /** Of an f64. */
    public double f64;
    /** Of a v128. */
    public V128 v128 = V128.ZERO;
    /** Of a reference. */
    public @Nullable Object ref;

    /**
     * A global with a value.
     *
     * @param type with canonical numbers, where it refers to a definition
     */
    public GlobalCell(ValueType type, boolean mutable, @Nullable Object value) {
        this.type = type;
        this.mutable = mutable;
        set(value);
    }

    /** Its type, with canonical numbers. */
    public ValueType type() {
        return type;
    }

    /** Whether it may change. */
    public boolean isMutable() {
        return mutable;
    }

    /** The value in its box. */
    public @Nullable Object get() {
        if (!(type instanceof NumericType numeric)) return ref;
        return switch (numeric) {
            case I32 -> i32;
            case I64 -> i64;
            case F32 -> f32;
            case F64 -> f64;
            case V128 -> v128;
        };
    }

    /** Changes the value, from its box. */
    public void set(@Nullable Object value) {
        if (value instanceof Integer v && type == NumericType.I32) i32 = v;
        else if (value instanceof Long v && type == NumericType.I64) i64 = v;
        else if (value instanceof Float v && type == NumericType.F32) f32 = v;
        else if (value instanceof Double v && type == NumericType.F64) f64 = v;
        else if (value instanceof V128 v && type == NumericType.V128) v128 = v;
        else if (!(type instanceof NumericType)) ref = value;
        else throw new IllegalArgumentException("a global of type " + type + " cannot be " + value);
    }
}
