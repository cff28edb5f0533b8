package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.utf8.TextBuffer;
import dev.wami.core.utf8.Utf8;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a vector, tensor or memref of static shape, row-major: {@code dense<[1, 2]> : tensor<2xi32>}. A splat
 * keeps one element. Numbers are bits, low {@code width} bits significant and sign-extended for integers, in
 * {@link Words}; strings are kept as strings. Upstream: DenseElementsAttr.
 */
public final class DenseElementsAttr implements TypedAttr {

    /** From this many elements on, upstream prints one hexadecimal string. */
    private static final int HEX_THRESHOLD = 100;

    private final ShapedType type;
    private final long[] bits;
    private final @Nullable List<String> strings;
    private final boolean splat;

    private DenseElementsAttr(ShapedType type, long[] bits, @Nullable List<String> strings, boolean splat) {
        this.type = type;
        this.bits = bits;
        this.strings = strings;
        this.splat = splat;
    }

    /** All elements are {@code bits}: one number, or two for a complex element; of several words, the lowest first. */
    public static DenseElementsAttr splat(ShapedType type, long... bits) {
        if (bits.length != wordsPerElement(type)) throw new IllegalArgumentException(bits.length + " words");
        return new DenseElementsAttr(type, bits.clone(), null, true);
    }

    /** The words of each element in row-major order; a splat is recognised. */
    public static DenseElementsAttr of(ShapedType type, long... bits) {
        int per = wordsPerElement(type);
        boolean same = bits.length > 0;
        for (int i = per; i < bits.length && same; i++) same = bits[i] == bits[i % per];
        return same
                ? new DenseElementsAttr(type, Arrays.copyOf(bits, per), null, true)
                : new DenseElementsAttr(type, bits.clone(), null, false);
    }

    /** All elements are zero. */
    public static DenseElementsAttr zero(ShapedType type) {
        return new DenseElementsAttr(type, new long[wordsPerElement(type)], null, true);
    }

    /** The same elements in another shape of as many elements. */
    public DenseElementsAttr withType(ShapedType other) {
        return new DenseElementsAttr(other, bits, strings, splat);
    }

    /**
     * The elements that {@code value} lists, as a dense, sparse or resource attribute; null if it is none, or its data
     * is missing.
     */
    public static @Nullable DenseElementsAttr of(@Nullable Attribute value) {
        if (value instanceof DenseElementsAttr d) return d;
        if (value instanceof SparseElementsAttr s) return s.dense();
        return value instanceof DenseResourceAttr r ? r.dense() : null;
    }

    /**
     * Zeros, but for element {@code k} of {@code values}, of the same element type, at the row-major position
     * {@code at[k]}.
     */
    static DenseElementsAttr scattered(ShapedType type, long[] at, DenseElementsAttr values) {
        int per = wordsPerElement(type);
        long[] words = new long[Math.toIntExact(type.shape().elementCount() * per)];
        for (int k = 0; k < at.length; k++) {
            System.arraycopy(values.bits, values.splat ? 0 : k * per, words, Math.toIntExact(at[k] * per), per);
        }
        return of(type, words);
    }

    private static int scalarsPerElement(ShapedType type) {
        return type.element() instanceof ComplexType ? 2 : 1;
    }

    private static int wordsPerElement(ShapedType type) {
        return scalarsPerElement(type) * Words.count(scalarType(type));
    }

    private static Type scalarType(ShapedType type) {
        return type.element() instanceof ComplexType c ? c.element() : type.element();
    }

    /** Elements of a string type, one entry each or one for all. */
    public static DenseElementsAttr strings(ShapedType type, List<String> values) {
        boolean same = !values.isEmpty();
        for (String v : values) same &= v.equals(values.get(0));
        return new DenseElementsAttr(type, new long[0], List.copyOf(same ? values.subList(0, 1) : values), same);
    }

    @Override
    public ShapedType type() {
        return type;
    }

    public boolean isSplat() {
        return splat;
    }

    public boolean isStrings() {
        return strings != null;
    }

    /** How many elements the type has. */
    public long count() {
        return type.shape().elementCount();
    }

    /**
     * Whether numbers have more than 64 bits; {@link #element} and {@link #toBytes} give them, {@link #get} does not.
     */
    public boolean isWide() {
        return Words.count(scalarType(type)) > 1;
    }

    /** Bits of element {@code i}, counted row-major; of a complex one's real ({@code 2 * i}) and imaginary part. */
    public long get(long i) {
        if (isWide()) throw new IllegalStateException("elements of more than 64 bits");
        return bits[wordOf(i)];
    }

    /** Element {@code i} as an attribute of the element type, which is no complex one. */
    public TypedAttr element(long i) {
        return strings == null ? number(i) : new StringAttr(strings.get(splat ? 0 : (int) i), type.element());
    }

    /** Number {@code i}, counted as {@link #get} does, as an attribute of its type: of elements that are no strings. */
    public TypedAttr number(long i) {
        return Words.number(scalarType(type), bits, wordOf(i));
    }

    /** The index of the first word of number {@code i}; a complex element is two numbers. */
    private int wordOf(long i) {
        long at = i * Words.count(scalarType(type));
        return (int) (splat ? at % bits.length : at);
    }

    /**
     * The elements as little-endian bytes, {@code ceil(width / 8)} per number ({@code index} takes 8) and one bit per
     * {@code i1}, lowest first; a splat is repeated.
     */
    public byte[] toBytes() {
        if (type.element().isInteger(1)) {
            byte[] packed = new byte[packedBytes(type)];
            for (int i = 0; i < count(); i++) if (get(i) != 0) packed[i / 8] |= (byte) (1 << i % 8);
            return packed;
        }
        int size = elementBytes(scalarType(type));
        long total = count() * scalarsPerElement(type) * size;
        byte[] out = new byte[Math.toIntExact(total)];
        for (int i = 0; i < out.length; i++) {
            int b = i % size;
            out[i] = (byte) (bits[wordOf(i / size) + b / 8] >>> 8 * (b % 8));
        }
        return out;
    }

    /** The inverse of {@link #toBytes}, also for one element that stands for all; null if the size does not fit. */
    public static @Nullable DenseElementsAttr fromBytes(ShapedType type, byte[] bytes) {
        if (type.element().isInteger(1)) return fromBits(type, bytes);
        Type scalar = scalarType(type);
        int size = elementBytes(scalar);
        int per = scalarsPerElement(type);
        boolean one = bytes.length == size * per;
        if (!one && bytes.length != type.shape().elementCount() * size * per) return null;
        int words = Words.count(scalar);
        long[] values = new long[bytes.length / size * words];
        for (int i = 0; i < bytes.length; i++) {
            int b = i % size;
            values[i / size * words + b / 8] |= (bytes[i] & 0xFFL) << 8 * (b % 8);
        }
        for (int i = words - 1; i < values.length; i += words) values[i] = Words.highest(scalar, values[i]);
        return one ? splat(type, values) : of(type, values);
    }

    private static int packedBytes(ShapedType type) {
        return Math.toIntExact((type.shape().elementCount() + 7) / 8);
    }

    /** {@link #fromBytes} of {@code i1}; one byte that is all zeros or all ones stands for all elements. */
    private static @Nullable DenseElementsAttr fromBits(ShapedType type, byte[] bytes) {
        if (bytes.length == 1 && (bytes[0] == 0 || bytes[0] == -1)) return splat(type, bytes[0]);
        if (bytes.length != packedBytes(type)) return null;
        long[] values = new long[Math.toIntExact(type.shape().elementCount())];
        for (int i = 0; i < values.length; i++) values[i] = -(bytes[i / 8] >> i % 8 & 1);
        return of(type, values);
    }

    /** Bytes of one number, other than an {@code i1}, in {@link #toBytes}. */
    public static int elementBytes(Type element) {
        if (element instanceof IntegerType i) return (i.width() + 7) / 8;
        if (element instanceof FloatType f) return (f.width() + 7) / 8;
        return 8;
    }

    /** What stands between the angle brackets. */
    public String literal() {
        TextBuffer out = new TextBuffer();
        appendLiteral(out, HEX_THRESHOLD);
        return out.toString();
    }

    /** {@link #literal}, in hexadecimal for more than {@code hexThreshold} elements; -1 for never. */
    public void appendLiteral(TextBuffer out, long hexThreshold) {
        if (splat) appendElement(out, 0);
        else if (count() == 0) return;
        else if (strings == null && hexThreshold >= 0 && count() > hexThreshold) appendHex(out);
        else appendNested(out, 0, 0);
    }

    private void appendHex(TextBuffer out) {
        out.append("\"0x");
        for (byte b : toBytes()) {
            out.append(Character.toUpperCase(Character.forDigit(b >> 4 & 15, 16)))
                    .append(Character.toUpperCase(Character.forDigit(b & 15, 16)));
        }
        out.append('"');
    }

    private long appendNested(TextBuffer out, int dim, long next) {
        if (dim == type.rank()) {
            appendElement(out, next);
            return next + 1;
        }
        out.append('[');
        for (long i = 0; i < type.shape().dim(dim); i++) {
            if (i > 0) out.append(", ");
            next = appendNested(out, dim + 1, next);
        }
        out.append(']');
        return next;
    }

    private void appendElement(TextBuffer out, long i) {
        Type e = type.element();
        if (strings != null) Utf8.quote(strings.get((int) i), out);
        else if (e instanceof ComplexType c) {
            out.append('(').append(Words.literal(c.element(), bits, wordOf(2 * i)));
            out.append(',').append(Words.literal(c.element(), bits, wordOf(2 * i + 1)));
            out.append(')');
        } else out.append(Words.literal(e, bits, wordOf(i)));
    }

    @Override
    public void print(AsmText out) {
        out.text("dense<").text(literal()).text("> : ").print(type);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DenseElementsAttr d
                && splat == d.splat
                && type.equals(d.type)
                && Arrays.equals(bits, d.bits)
                && java.util.Objects.equals(strings, d.strings);
    }

    @Override
    public int hashCode() {
        return 31 * type.hashCode() + Arrays.hashCode(bits) + java.util.Objects.hashCode(strings);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
