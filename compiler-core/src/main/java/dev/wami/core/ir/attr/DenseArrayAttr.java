package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.Arrays;

/**
 * {@code array<i32: 1, 2>}: numbers of an integer type of 1 bit or of whole bytes, or floats of whole bytes. Upstream:
 * builtin DenseArrayAttr.
 */
public final class DenseArrayAttr implements BuiltinAttr {
    private final Type element;
    private final long[] bits;

    private DenseArrayAttr(Type element, long[] bits) {
        this.element = element;
        this.bits = bits;
    }

    /** The {@link Words} of each number. */
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
        return bits.length / Words.count(element);
    }

    /** The integer sign-extended, or the bits of the float; of up to 64 bits. */
    public long get(int i) {
        return bits[i];
    }

    public int[] toInts() {
        int[] out = new int[bits.length];
        for (int i = 0; i < out.length; i++) out[i] = (int) bits[i];
        return out;
    }

    public long[] toLongs() {
        return bits.clone();
    }

    /** The elements as they are written between the brackets, without the type. */
    public String literal() {
        StringBuilder out = new StringBuilder();
        int words = Words.count(element);
        for (int i = 0; i < bits.length; i += words) {
            if (i > 0) out.append(", ");
            out.append(Words.literal(element, bits, i));
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
