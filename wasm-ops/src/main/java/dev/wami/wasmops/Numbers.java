package dev.wami.wasmops;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.NumericType;
import org.jspecify.annotations.Nullable;

/** Between the number types and constants of the IR and Wasm's. */
public final class Numbers {
    private Numbers() {}

    /** The number type of Wasm that {@code type} is, or null. */
    public static @Nullable NumericType type(Type type) {
        if (type == IntegerType.I32) return NumericType.I32;
        if (type == IntegerType.I64) return NumericType.I64;
        if (type == FloatType.F32) return NumericType.F32;
        if (type == FloatType.F64) return NumericType.F64;
        if (type.isInteger(32)) return NumericType.I32;
        return type.isInteger(64) ? NumericType.I64 : null;
    }

    /** The type of the IR for a number type of Wasm; {@code v128} has several, see {@link Vectors}. */
    public static Type type(NumericType type) {
        return switch (type) {
            case I32 -> IntegerType.I32;
            case I64 -> IntegerType.I64;
            case F32 -> FloatType.F32;
            case F64 -> FloatType.F64;
            case V128 -> throw new IllegalArgumentException("v128 has several types");
        };
    }

    /** Whether {@link #bits} are defined. */
    public static boolean isNumber(@Nullable Attribute a) {
        return a instanceof IntegerAttr i && i.width() <= 64 || a instanceof FloatAttr;
    }

    /** The bits of a scalar constant as {@link dev.wami.wasmspec.Numeric} has them: zero-extended. */
    public static long bits(Attribute a) {
        return a instanceof FloatAttr f ? f.bits() : ((IntegerAttr) a).unsignedValue();
    }

    /** The constant of a number type with these low bits. */
    public static TypedAttr constant(Type type, long bits) {
        return type instanceof FloatType f ? new FloatAttr(f, bits) : IntegerAttr.of(type, bits);
    }
}
