package dev.wami.core.ir.type;

import org.jspecify.annotations.Nullable;

/**
 * A floating-point format, described by its field widths. Upstream: the builtin float types.
 *
 * <p>Arithmetic on attributes is done for {@link #F16}, {@link #BF16}, {@link #F32} and {@link #F64}; the others are
 * read and printed.
 */
public enum FloatType implements BuiltinType {
    F4E2M1FN("f4E2M1FN", 4),
    F6E2M3FN("f6E2M3FN", 6),
    F6E3M2FN("f6E3M2FN", 6),
    F8E5M2("f8E5M2", 8),
    F8E4M3("f8E4M3", 8),
    F8E4M3FN("f8E4M3FN", 8),
    F8E5M2FNUZ("f8E5M2FNUZ", 8),
    F8E4M3FNUZ("f8E4M3FNUZ", 8),
    F8E4M3B11FNUZ("f8E4M3B11FNUZ", 8),
    F8E3M4("f8E3M4", 8),
    F8E8M0FNU("f8E8M0FNU", 8),
    BF16("bf16", 16),
    F16("f16", 16),
    TF32("tf32", 19),
    F32("f32", 32),
    F64("f64", 64),
    F80("f80", 80),
    F128("f128", 128);

    private final String text;
    private final int width;

    FloatType(String text, int width) {
        this.text = text;
        this.width = width;
    }

    /** Size in bits. */
    public int width() {
        return width;
    }

    /** The format that MLIR's text calls {@code name}, or null. */
    public static @Nullable FloatType named(String name) {
        return switch (name) {
            case "f32" -> F32;
            case "f64" -> F64;
            case "f16" -> F16;
            case "bf16" -> BF16;
            case "tf32" -> TF32;
            case "f80" -> F80;
            case "f128" -> F128;
            default -> {
                FloatType found = null;
                if (name.startsWith("f")) for (FloatType t : values()) if (t.text.equals(name)) found = t;
                yield found;
            }
        };
    }

    @Override
    public String toString() {
        return text;
    }
}
