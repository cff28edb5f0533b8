package dev.wami.waveir.hir;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/**
 * An array at run time: elements in row-major order, little-endian, in some bytes.
 *
 * @param start the first byte
 * @param extents of each dimension, at most 2^32-1
 */
record Elements(byte[] bytes, long start, Type element, long[] extents) {

    /** Why the element at {@code indices} must not be accessed, or null if it may be. */
    @Nullable
    String violation(long[] indices) {
        for (int i = 0; i < extents.length; i++) {
            if (indices[i] < extents[i]) continue;
            String dimension = extents.length == 1 ? "" : " in dimension " + i;
            return "index " + shown(indices[i]) + " is out of bounds: the extent" + dimension + " is " + extents[i];
        }
        long end = start + (position(indices) + 1) * HirTypes.bytes(element);
        return end <= bytes.length ? null : "access to byte " + (end - 1) + " of a memory of " + bytes.length;
    }

    /** Indices are unsigned; one that was negative is shown as it was meant. */
    private static String shown(long index) {
        return index > Integer.MAX_VALUE ? index + " (" + (int) index + " as i32)" : Long.toString(index);
    }

    private long position(long[] indices) {
        long at = 0;
        for (int i = 0; i < extents.length; i++) at = at * extents[i] + indices[i];
        return at;
    }

    private int address(long[] indices) {
        return (int) (start + position(indices) * HirTypes.bytes(element));
    }

    /** The element as the interpreter keeps values: integers sign-extended, floats by their bits. */
    long load(long[] indices) {
        int at = address(indices);
        int size = HirTypes.bytes(element);
        long bits = 0;
        for (int i = size - 1; i >= 0; i--) bits = bits << 8 | bytes[at + i] & 0xFF;
        if (element == HirTypes.I1) return bits != 0 ? -1 : 0;
        return element instanceof IntegerType && size == 4 ? (int) bits : bits;
    }

    void store(long[] indices, long value) {
        int at = address(indices);
        long bits = element == HirTypes.I1 ? value & 1 : value;
        for (int i = 0; i < HirTypes.bytes(element); i++) bytes[at + i] = (byte) (bits >> 8 * i);
    }
}
