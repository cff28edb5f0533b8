package dev.wami.tools.run;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import org.jspecify.annotations.Nullable;

/**
 * Floats whose format is a number: upstream's LLVM has APFloatBase::Semantics, and
 * mlir/lib/ExecutionEngine/APFloatWrappers.cpp.
 */
final class ApFloats {
    private ApFloats() {}

    /** {@code bits} as {@code printApFloat} prints them, by {@code %lg}. */
    static String text(int semantics, long bits) {
        FloatType format = format(semantics);
        return format == null
                ? "(no float of 64 bits or fewer: format " + semantics + ")"
                : PrintfFloat.general(FloatFormat.decode(format, bits));
    }

    private static @Nullable FloatType format(int semantics) {
        return switch (semantics) {
            case 0 -> FloatType.F16;
            case 1 -> FloatType.BF16;
            case 2 -> FloatType.F32;
            case 3 -> FloatType.F64;
            case 7 -> FloatType.F8E5M2;
            case 8 -> FloatType.F8E5M2FNUZ;
            case 9 -> FloatType.F8E4M3;
            case 10 -> FloatType.F8E4M3FN;
            case 11 -> FloatType.F8E4M3FNUZ;
            case 12 -> FloatType.F8E4M3B11FNUZ;
            case 13 -> FloatType.F8E3M4;
            case 14 -> FloatType.TF32;
            case 15 -> FloatType.F8E8M0FNU;
            case 16 -> FloatType.F6E3M2FN;
            case 17 -> FloatType.F6E2M3FN;
            case 18 -> FloatType.F4E2M1FN;
            default -> null;
        };
    }
}
