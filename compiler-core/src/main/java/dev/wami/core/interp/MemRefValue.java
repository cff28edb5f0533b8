package dev.wami.core.interp;

import dev.wami.core.ir.type.Type;

/**
 * A memref at run time: a view of a buffer.
 *
 * @param offset in elements, from the start of the buffer
 * @param sizes the extents
 * @param strides in elements
 */
public record MemRefValue(Buffer buffer, Type element, long offset, long[] sizes, long[] strides) {

    /** A view of all of {@code buffer} in row-major order. */
    public static MemRefValue contiguous(Buffer buffer, Type element, long... sizes) {
        return new MemRefValue(buffer, element, 0, sizes, rowMajor(sizes));
    }

    private static long[] rowMajor(long[] sizes) {
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

    /** The position in the buffer, in elements, of the element at {@code indices}. */
    public int position(long[] indices) {
        long at = offset;
        for (int i = 0; i < strides.length; i++) at += indices[i] * strides[i];
        return Math.toIntExact(at);
    }
}
