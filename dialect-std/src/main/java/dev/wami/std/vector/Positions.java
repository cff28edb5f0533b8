package dev.wami.std.vector;

import dev.wami.core.interp.Frame;
import dev.wami.core.ir.type.Shape;

/** Numbers of elements in row-major order, and their positions in each dimension. */
final class Positions {
    private Positions() {}

    static int count(Shape shape) {
        return Frame.elementCount(shape.elementCount());
    }

    /** The position of element number {@code i}. */
    static long[] of(long i, Shape shape) {
        long[] at = new long[shape.rank()];
        long rest = i;
        for (int d = at.length - 1; d >= 0; d--) {
            at[d] = rest % shape.dim(d);
            rest /= shape.dim(d);
        }
        return at;
    }

    /** The number of the element at {@code at}. */
    static int number(long[] at, Shape shape) {
        long n = 0;
        for (int d = 0; d < at.length; d++) n = n * shape.dim(d) + at[d];
        return Math.toIntExact(n);
    }

    /** How many elements a step in each dimension skips. */
    static long[] strides(Shape shape) {
        long[] strides = new long[shape.rank()];
        long stride = 1;
        for (int d = strides.length - 1; d >= 0; d--) {
            strides[d] = stride;
            stride *= shape.dim(d);
        }
        return strides;
    }
}
