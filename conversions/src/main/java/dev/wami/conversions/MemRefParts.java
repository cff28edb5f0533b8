package dev.wami.conversions;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which i32 values stand for a memref between conversions: the pointer that was allocated, the aligned pointer that
 * indices count from, then what the type leaves open: offset, sizes, strides, the latter three in elements. What the
 * type says statically takes no value. Null where the layout is no strided form or the element has no place in memory.
 *
 * <p>At public functions and imports the full descriptor of MLIR's convention takes its place; see func-to-ssawasm.
 */
public record MemRefParts(MemRefType type, long[] stridesAndOffset) {

    public static @Nullable MemRefParts of(MemRefType type) {
        if (ElementLayout.of(type.element()) == null) return null;
        long[] layout = type.stridesAndOffset();
        return layout == null ? null : new MemRefParts(type, layout);
    }

    public static @Nullable List<Type> types(MemRefType type) {
        MemRefParts parts = of(type);
        return parts == null ? null : Collections.nCopies(parts.count(), (Type) IntegerType.I32);
    }

    public int rank() {
        return type.rank();
    }

    /** The offset in elements, or {@link Shape#DYNAMIC}. */
    public long offset() {
        return stridesAndOffset[rank()];
    }

    /** Stride {@code i} in elements, or {@link Shape#DYNAMIC}. */
    public long stride(int i) {
        return stridesAndOffset[i];
    }

    /** Position of the offset's value among the parts, if it is dynamic. */
    public int offsetAt() {
        return 2;
    }

    /** Position of the value of size {@code dim} among the parts, if it is dynamic. */
    public int sizeAt(int dim) {
        int at = offset() == Shape.DYNAMIC ? 3 : 2;
        for (int i = 0; i < dim; i++) if (type.shape().isDynamic(i)) at++;
        return at;
    }

    /** Position of the value of stride {@code dim} among the parts, if it is dynamic. */
    public int strideAt(int dim) {
        int at = sizeAt(rank());
        for (int i = 0; i < dim; i++) if (stride(i) == Shape.DYNAMIC) at++;
        return at;
    }

    /** How many values stand for the memref. */
    public int count() {
        return strideAt(rank());
    }
}
