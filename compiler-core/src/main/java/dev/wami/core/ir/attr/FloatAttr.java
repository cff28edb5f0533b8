package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.FloatType;
import org.jspecify.annotations.Nullable;

/**
 * A floating-point number, kept as the bits of its own format so that NaN payloads survive. Upstream: builtin
 * FloatAttr.
 *
 * @param type a format of at most 64 bits
 * @param bits the encoding, in the low {@code type.width()} bits
 */
public record FloatAttr(FloatType type, long bits) implements TypedAttr {

    /** {@code value} rounded to {@code type} (nearest, ties to even). */
    public static FloatAttr of(FloatType type, double value) {
        return new FloatAttr(type, FloatFormat.encode(type, value));
    }

    public static FloatAttr f64(double value) {
        return new FloatAttr(FloatType.F64, Double.doubleToRawLongBits(value));
    }

    public static FloatAttr f32(float value) {
        return new FloatAttr(FloatType.F32, Float.floatToRawIntBits(value) & 0xFFFFFFFFL);
    }

    /** The number as a double; exact for every supported format. */
    public double value() {
        return FloatFormat.decode(type, bits);
    }

    /** The number as it is written, without its type. */
    public String literal() {
        return FloatFormat.literal(type, bits);
    }

    @Override
    public void print(AsmText out) {
        out.text(literal()).text(" : ").print(type);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof FloatAttr o && type.equals(o.type) && bits == o.bits;
    }

    @Override
    public int hashCode() {
        return 31 * type.hashCode() + Long.hashCode(bits);
    }
}
