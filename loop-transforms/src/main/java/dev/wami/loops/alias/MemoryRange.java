package dev.wami.loops.alias;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.std.memref.MemRefMetadata.ExtractAlignedPointerAsIndexOp;
import dev.wami.std.memref.MemRefMetadata.ExtractStridedMetadataOp;
import dev.wami.std.memref.MemRefShape.DimOp;

/**
 * The bytes that a memref's elements lie in, from {@code start} on, as values at run time. Of a strided memref also
 * those between its elements.
 */
record MemoryRange(Value start, Value bytes) {
    private static final int WIDEST_INTEGER = 64;

    /** Whether the bytes of {@code memref} can be computed. */
    static boolean isKnown(Value memref) {
        return memref.type() instanceof MemRefType type
                && type.stridesAndOffset() != null
                && elementBytes(type.element()) > 0
                && isAddressable(type);
    }

    /** Whether what the type says of its size and layout can be counted in an {@code index} of 32 bits. */
    private static boolean isAddressable(MemRefType type) {
        try {
            long bytes = elementBytes(type.element());
            for (int i = 0; i < type.rank(); i++) {
                if (!type.shape().isDynamic(i)) {
                    bytes = Math.multiplyExact(bytes, Math.max(1, type.shape().dim(i)));
                }
            }
            long[] layout = type.layout() == null ? new long[0] : type.stridesAndOffset();
            if (layout == null) return false;
            for (long n : layout) if (n != Shape.DYNAMIC) bytes = Math.multiplyExact(bytes, Math.max(1, Math.abs(n)));
            return bytes <= Integer.MAX_VALUE;
        } catch (ArithmeticException overflow) {
            return false;
        }
    }

    /** What an element takes, or more; 0 if that is not known. */
    private static long elementBytes(Type element) {
        // 4 where index has 32 bits; more than there is makes no two memrefs look apart that are not
        if (element == IndexType.INDEX) return Long.BYTES;
        int bits = 0;
        if (element instanceof FloatType f) bits = f.width();
        else if (element instanceof IntegerType i) bits = i.width();
        if (bits > WIDEST_INTEGER || bits == 0) return 0;
        return Math.max(1, Integer.highestOneBit(2 * bits - 1) / Byte.SIZE);
    }

    /** The bytes of {@code memref}, which {@link #isKnown}. */
    static MemoryRange of(Value memref, IndexMath at) {
        MemRefType type = (MemRefType) memref.type();
        Value pointer = at.insert(new ExtractAlignedPointerAsIndexOp(at.location(), memref));
        long each = elementBytes(type.element());
        if (type.layout() != null) return strided(memref, type, pointer, each, at);
        Value bytes = at.constant(each);
        for (int i = 0; i < type.rank(); i++) bytes = at.product(bytes, size(memref, type, i, at));
        return new MemoryRange(pointer, bytes);
    }

    private static Value size(Value memref, MemRefType type, int i, IndexMath at) {
        long size = type.shape().dim(i);
        if (size != Shape.DYNAMIC) return at.constant(size);
        return at.insert(new DimOp(at.location(), memref, at.constant(i)));
    }

    // The elements offset + i1 s1 + ... + in sn for 0 <= ik < nk lie between
    //   offset + sum of min(0, (nk - 1) sk)    and    offset + sum of max(0, (nk - 1) sk)
    private static MemoryRange strided(Value memref, MemRefType type, Value pointer, long each, IndexMath at) {
        long[] layout = type.stridesAndOffset();
        if (layout == null) throw new IllegalArgumentException("no strides: " + type);
        ExtractStridedMetadataOp metadata = new ExtractStridedMetadataOp(at.location(), memref);
        at.insertAll(metadata);
        int rank = type.rank();
        Value first = known(layout[rank], metadata.offset(), at);
        Value span = at.constant(1);
        for (int i = 0; i < rank; i++) {
            Value size = known(type.shape().dim(i), metadata.size(i), at);
            Value reach = at.product(at.sum(size, at.constant(-1)), known(layout[i], metadata.stride(i), at));
            Value down = at.min(reach, at.constant(0));
            first = at.sum(first, down);
            span = at.sum(span, at.difference(at.max(reach, at.constant(0)), down));
        }
        Value bytes = at.constant(each);
        return new MemoryRange(at.sum(pointer, at.product(first, bytes)), at.product(span, bytes));
    }

    private static Value known(long number, Value otherwise, IndexMath at) {
        return number == Shape.DYNAMIC ? otherwise : at.constant(number);
    }

    /**
     * Whether the two have no byte in common: how far each starts behind the other, modulo the size of memory, is at
     * least what the other has.
     *
     * <pre>
     *      b.start - a.start       a.start - b.start
     *   |----------------------|---------------------------|    all of memory, going round
     *   [ a.bytes )            [ b.bytes )
     * </pre>
     *
     * So a range may end at the end of memory, and it is no matter which comes first.
     */
    Value isApartFrom(MemoryRange other, IndexMath at) {
        Value behind = at.isAtLeast(at.difference(start, other.start), other.bytes);
        Value before = at.isAtLeast(at.difference(other.start, start), bytes);
        return at.and(behind, before);
    }
}
