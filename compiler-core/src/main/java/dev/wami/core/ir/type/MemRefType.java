package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A reference to a buffer: {@code memref<4x?xf32, strided<[?, 1]>, space>}. Upstream: builtin MemRefType.
 *
 * @param layout how indices become element offsets: a {@link StridedLayoutAttr}, an affine map or a dialect's
 *     attribute; null is the row-major identity (an identity map given is dropped)
 * @param memorySpace null is the default space (an integer 0 given is dropped)
 */
public record MemRefType(
        Shape shape,
        Type element,
        @Nullable Attribute layout,
        @Nullable Attribute memorySpace) implements ShapedType {

    public MemRefType {
        if (layout instanceof AffineMapAttr m && m.map().isIdentity()) layout = null;
        memorySpace = otherThanDefault(memorySpace);
    }

    /** Null for the integer 0, which names the default space. */
    static @Nullable Attribute otherThanDefault(@Nullable Attribute space) {
        return space instanceof IntegerAttr i && i.big().signum() == 0 ? null : space;
    }

    /** A contiguous row-major memref in the default space. */
    public static MemRefType of(Type element, long... dims) {
        return new MemRefType(Shape.of(dims), element, null, null);
    }

    @Override
    public boolean hasRank() {
        return true;
    }

    @Override
    public MemRefType withElement(Type newElement) {
        return new MemRefType(shape, newElement, layout, memorySpace);
    }

    /** The same type with another shape and layout. */
    public MemRefType with(Shape newShape, @Nullable Attribute newLayout) {
        return new MemRefType(newShape, element, newLayout, memorySpace);
    }

    /**
     * The strides in elements ({@link Shape#DYNAMIC} where unknown) with the offset appended last, or null if the
     * layout is no strided form.
     */
    public long @Nullable [] stridesAndOffset() {
        int rank = shape.rank();
        if (layout instanceof StridedLayoutAttr s) {
            long[] out = new long[rank + 1];
            for (int i = 0; i < rank; i++) out[i] = s.strides().dim(i);
            out[rank] = s.offset();
            return out;
        }
        long[] out = new long[rank + 1];
        long stride = 1;
        for (int i = rank - 1; i >= 0; i--) {
            out[i] = stride;
            // after a size of 0, too, as upstream
            stride = stride == Shape.DYNAMIC || shape.dim(i) <= 0 ? Shape.DYNAMIC : stride * shape.dim(i);
        }
        if (layout == null) return out;
        if (!(layout instanceof AffineMapAttr map)) return null;
        return StridedForm.of(map.map(), shape);
    }

    /** The map from indices to the linear element offset, or to the physical indices of an affine layout. */
    public @Nullable AffineMap layoutMap() {
        return layout instanceof AffineMapAttr m ? m.map() : null;
    }

    @Override
    public void print(AsmText out) {
        out.text("memref<").text(shape.toString()).print(element);
        if (layout != null) out.text(", ").print(layout);
        if (memorySpace != null) out.text(", ").usuallyTyped(memorySpace);
        out.text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof MemRefType o
                        && shape.equals(o.shape)
                        && element.equals(o.element)
                        && Objects.equals(layout, o.layout)
                        && Objects.equals(memorySpace, o.memorySpace);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * shape.hashCode() + element.hashCode()) + Objects.hashCode(layout))
                + Objects.hashCode(memorySpace);
    }
}
