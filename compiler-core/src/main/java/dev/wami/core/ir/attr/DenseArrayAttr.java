package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.Arrays;

/**
 * {@code array<i32: 1, 2>}: numbers of an integer type of 1 or 8 to 64 bits, or f32 or f64. Upstream: builtin
 * DenseArrayAttr.
 */
public final class DenseArrayAttr implements BuiltinAttr {
    private final Type element;
    private final long[] bits;

    private DenseArrayAttr(Type element, long[] bits) {
        this.element = element;
        this.bits = bits;
    }

    /** Each value sign-extended, or a float's bits. */
    public static DenseArrayAttr of(Type element, long... bits) {
        return new DenseArrayAttr(element, bits.clone());
    }

    public static DenseArrayAttr i32(int... values) {
        return new DenseArrayAttr(
                IntegerType.I32, Arrays.stream(values).asLongStream().toArray());
    }

    public static DenseArrayAttr i64(long... values) {
        return of(IntegerType.I64, values);
    }

    public Type element() {
        return element;
    }

    public int size() {
        return bits.length;
    }

    /** The integer sign-extended, or the bits of the float. */
    public long get(int i) {
        return bits[i];
    }

    public int[] toInts() {
        return Arrays.stream(bits).mapToInt(v -> (int) v).toArray();
    }

    public long[] toLongs() {
        return bits.clone();
    }

    /** The elements as they are written between the brackets, without the type. */
    public String literal() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < bits.length; i++) {
            if (i > 0) out.append(", ");
            if (element instanceof FloatType f) out.append(FloatFormat.literal(f, bits[i]));
            else if (element.isInteger(1)) out.append(bits[i] != 0);
            else out.append(bits[i]);
        }
        return out.toString();
    }

    @Override
    public void print(AsmText out) {
        out.text("array<")
                .print(element)
                .text(bits.length == 0 ? "" : ": ")
                .text(literal())
                .text(">");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DenseArrayAttr d && element.equals(d.element) && Arrays.equals(bits, d.bits);
    }

    @Override
    public int hashCode() {
        return 31 * element.hashCode() + Arrays.hashCode(bits);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
