package dev.wami.wasmops;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A table of a running module: references, null at first, which can grow in number. */
public final class Table {
    /** What engines commonly allow. */
    private static final int MOST_ELEMENTS = 10_000_000;

    private Object[] elements;
    private final long max;

    /**
     * @param min the size at first
     * @param max what it may grow to, or null if nothing is said
     */
    Table(long min, @Nullable Long max) {
        boolean fits = min >= 0 && min <= Integer.MAX_VALUE - 8;
        if (!fits) throw new IllegalArgumentException(Long.toUnsignedString(min) + " elements");
        elements = new Object[(int) min];
        Arrays.fill(elements, Reference.NULL);
        this.max = max == null || max < 0 ? MOST_ELEMENTS : Math.min(max, MOST_ELEMENTS);
    }

    public int size() {
        return elements.length;
    }

    /** Whether {@code count} elements from {@code index} on are inside; both unsigned. */
    public boolean contains(long index, long count) {
        return contains(elements, index, count);
    }

    /** The same of the elements of a segment or table. */
    static boolean contains(Object[] elements, long index, long count) {
        return count >= 0 && count <= elements.length && index >= 0 && index <= elements.length - count;
    }

    /** The element at an index that is inside. */
    public Object get(long index) {
        return elements[(int) index];
    }

    /** Sets elements; see {@link #contains}. */
    public void fill(long index, Object value, long count) {
        Arrays.fill(elements, (int) index, (int) (index + count), value);
    }

    /** Copies {@code count} elements of {@code source} as if through a buffer; see {@link #contains}. */
    public void copy(long index, Object[] source, long from, long count) {
        System.arraycopy(source, (int) from, elements, (int) index, (int) count);
    }

    /** What it holds now. */
    Object[] elements() {
        return elements;
    }

    /** Grows by {@code count} and gives the size before, or -1 if the result would be too large. */
    public int grow(long count, Object value) {
        int before = elements.length;
        if (count < 0 || count > max - before) return -1;
        elements = Arrays.copyOf(elements, (int) (before + count));
        Arrays.fill(elements, before, elements.length, value);
        return before;
    }
}
