package dev.wami.core.ir.type;

import java.util.Arrays;

/** The dimensions of a shaped type; {@link #DYNAMIC} marks a dimension known only at run time. Immutable. */
public final class Shape {

    /** A dimension written {@code ?}. */
    public static final long DYNAMIC = Long.MIN_VALUE;

    /** The shape of a rank-0 memref, vector or tensor. */
    public static final Shape SCALAR = new Shape(new long[0]);

    private final long[] dims;

    private Shape(long[] dims) {
        this.dims = dims;
    }

    /** A shape of the given dimensions, each at least 0 or {@link #DYNAMIC}. */
    public static Shape of(long... dims) {
        return dims.length == 0 ? SCALAR : new Shape(dims.clone());
    }

    public int rank() {
        return dims.length;
    }

    public long dim(int i) {
        return dims[i];
    }

    public boolean isDynamic(int i) {
        return dims[i] == DYNAMIC;
    }

    /** Whether every dimension is known. */
    public boolean isStatic() {
        return dynamicCount() == 0;
    }

    /** How many dimensions are dynamic. */
    public int dynamicCount() {
        int n = 0;
        for (long d : dims) if (d == DYNAMIC) n++;
        return n;
    }

    /**
     * The product of the dimensions, {@link Long#MAX_VALUE} if it has more than 63 bits; throws
     * {@link IllegalStateException} if one is dynamic.
     */
    public long elementCount() {
        long n = 1;
        boolean empty = false;
        for (long d : dims) {
            if (d == DYNAMIC) throw new IllegalStateException("dynamic shape " + this);
            empty |= d == 0;
            n = d > 0 && n > Long.MAX_VALUE / d ? Long.MAX_VALUE : n * d;
        }
        return empty ? 0 : n;
    }

    /** A copy of the dimensions. */
    public long[] toArray() {
        return dims.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Shape s && Arrays.equals(dims, s.dims);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(dims);
    }

    /** As inside a shaped type: {@code 4x?x}, each dimension followed by {@code x}. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (long d : dims) (d == DYNAMIC ? out.append('?') : out.append(d)).append('x');
        return out.toString();
    }
}
