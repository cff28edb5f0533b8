package dev.wami.core.ir.attr;

import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An integer of an integer type or {@code index}; {@code i1} is written {@code true} and {@code false}. Upstream:
 * builtin IntegerAttr and BoolAttr.
 *
 * @param type an {@link IntegerType} or {@code index}
 * @param value the low 64 bits; for widths up to 64 the value sign-extended (zero-extended for {@code ui} types)
 * @param wide the signed value if the type is wider than 64 bits, else null
 */
public record IntegerAttr(Type type, long value, @Nullable BigInteger wide) implements TypedAttr {
    public static final IntegerAttr TRUE = new IntegerAttr(IntegerType.I1, -1, null);
    public static final IntegerAttr FALSE = new IntegerAttr(IntegerType.I1, 0, null);

    /** The attribute of {@code type} whose low bits are those of {@code value}. */
    public static IntegerAttr of(Type type, long value) {
        if (type instanceof IntegerType i) {
            if (i.width() > 64) return new IntegerAttr(type, value, BigInteger.valueOf(value));
            if (i == IntegerType.I1) return (value & 1) != 0 ? TRUE : FALSE;
            return new IntegerAttr(type, extend(i, value), null);
        }
        return new IntegerAttr(type, value, null);
    }

    /** The attribute of {@code type} whose low bits are those of {@code value}, for any width. */
    public static IntegerAttr of(Type type, BigInteger value) {
        if (!(type instanceof IntegerType i) || i.width() <= 64) return of(type, value.longValue());
        BigInteger wrapped = value.mod(BigInteger.ONE.shiftLeft(i.width()));
        if (!i.isUnsigned() && wrapped.testBit(i.width() - 1)) {
            wrapped = wrapped.subtract(BigInteger.ONE.shiftLeft(i.width()));
        }
        return new IntegerAttr(type, wrapped.longValue(), wrapped);
    }

    public static IntegerAttr bool(boolean value) {
        return value ? TRUE : FALSE;
    }

    public static IntegerAttr i32(int value) {
        return new IntegerAttr(IntegerType.I32, value, null);
    }

    public static IntegerAttr i64(long value) {
        return new IntegerAttr(IntegerType.I64, value, null);
    }

    public static IntegerAttr index(long value) {
        return new IntegerAttr(IndexType.INDEX, value, null);
    }

    private static long extend(IntegerType type, long value) {
        int shift = 64 - type.width();
        if (shift == 64) return 0;
        return type.isUnsigned() ? value << shift >>> shift : value << shift >> shift;
    }

    /** Width in bits; {@code index} counts as 64. */
    public int width() {
        return type instanceof IntegerType i ? i.width() : 64;
    }

    /** The value zero-extended to 64 bits; only for widths up to 64. */
    public long unsignedValue() {
        int shift = 64 - width();
        return shift == 64 ? 0 : value << shift >>> shift;
    }

    public boolean isTrue() {
        return this.equals(TRUE);
    }

    /** The value as a signed number of any width (as an unsigned one for {@code ui} types). */
    public BigInteger big() {
        if (wide != null) return wide;
        if (type instanceof IntegerType i && i.isUnsigned() && value < 0) {
            return new BigInteger(Long.toUnsignedString(value));
        }
        return BigInteger.valueOf(value);
    }

    /** The number as it is written, without its type. */
    public String literal() {
        if (type.isInteger(1)) return value != 0 ? "true" : "false";
        return isLong() ? Long.toString(value) : big().toString();
    }

    private boolean isLong() {
        return wide == null && (value >= 0 || !(type instanceof IntegerType i && i.isUnsigned()));
    }

    /** Writes the {@link #literal}. */
    public void printLiteral(dev.wami.core.ir.AsmText out) {
        if (isLong() && !type.isInteger(1)) out.text(value);
        else out.text(literal());
    }

    @Override
    public void print(dev.wami.core.ir.AsmText out) {
        printLiteral(out);
        if (!type.isInteger(1)) out.text(" : ").print(type);
    }

    @Override
    public String toString() {
        return dev.wami.core.ir.AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof IntegerAttr o
                        && type.equals(o.type)
                        && value == o.value
                        && Objects.equals(wide, o.wide);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * type.hashCode() + Long.hashCode(value)) + Objects.hashCode(wide);
    }
}
