package dev.wami.core.interp;

import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/**
 * A memref at run time: a view of a buffer.
 *
 * @param offset in elements, from the start of the buffer
 * @param sizes the extents
 * @param strides in elements, one for each index, or for each result of {@code layout}
 * @param layout what is applied to indices before the strides, or null for nothing
 */
public record MemRefValue(
        Buffer buffer,
        Type element,
        long offset,
        long[] sizes,
        long[] strides,
        @Nullable AffineMap layout) {

    /** A strided view. */
    public MemRefValue(Buffer buffer, Type element, long offset, long[] sizes, long[] strides) {
        this(buffer, element, offset, sizes, strides, null);
    }

    /** A view of all of {@code buffer} in row-major order. */
    public static MemRefValue contiguous(Buffer buffer, Type element, long... sizes) {
        return new MemRefValue(buffer, element, 0, sizes, rowMajor(sizes));
    }

    /** In row-major order, as many elements apart as {@code sizes} say. */
    public static long[] rowMajor(long[] sizes) {
        long[] strides = new long[sizes.length];
        long stride = 1;
        for (int i = sizes.length - 1; i >= 0; i--) {
            strides[i] = stride;
            stride *= sizes[i];
        }
        return strides;
    }

    public int rank() {
        return sizes.length;
    }

    /** Whether {@code indices} are inside the extents. */
    public boolean inBounds(long[] indices) {
        for (int i = 0; i < sizes.length; i++) if (indices[i] < 0 || indices[i] >= sizes[i]) return false;
        return true;
    }

    /** Why the element at {@code indices} must not be accessed, as the message of a trap, or null if it may be. */
    public @Nullable String violation(long[] indices) {
        if (buffer.isFreed()) return "memory is accessed after it was freed";
        for (int i = 0; i < sizes.length; i++) {
            if (indices[i] >= 0 && indices[i] < sizes[i]) continue;
            return "index " + indices[i] + " is out of bounds: dimension " + i + " has size " + sizes[i];
        }
        long at = at(indices);
        return at >= 0 && at < buffer.size() ? null : "element " + at + " is outside of the buffer of " + buffer.size();
    }

    /** How many elements there are. */
    public long count() {
        long n = 1;
        for (long size : sizes) n *= size;
        return n;
    }

    /** Moves {@code indices} to the next element in row-major order; false after the last, when all are zero again. */
    public boolean advance(long[] indices) {
        for (int i = sizes.length - 1; i >= 0; i--) {
            if (++indices[i] < sizes[i]) return true;
            indices[i] = 0;
        }
        return false;
    }

    /** The position in the buffer, in elements, of the element at {@code indices}. */
    public int position(long[] indices) {
        return Math.toIntExact(at(indices));
    }

    private long at(long[] indices) {
        long[] place = layout == null ? indices : layout.evaluate(indices);
        long at = offset;
        for (int i = 0; i < strides.length; i++) at += place[i] * strides[i];
        return at;
    }
}
