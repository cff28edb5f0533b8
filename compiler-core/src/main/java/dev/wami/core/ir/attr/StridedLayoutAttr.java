package dev.wami.core.ir.attr;

import dev.wami.core.ir.type.Shape;

/**
 * {@code strided<[4, ?], offset: ?>}, in elements. Upstream: builtin StridedLayoutAttr.
 *
 * @param offset {@link Shape#DYNAMIC} if unknown
 */
public record StridedLayoutAttr(long offset, Shape strides) implements BuiltinAttr {
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder("strided<[");
        for (int i = 0; i < strides.rank(); i++) {
            if (i > 0) out.append(", ");
            out.append(strides.isDynamic(i) ? "?" : String.valueOf(strides.dim(i)));
        }
        out.append(']');
        if (offset != 0) out.append(", offset: ").append(offset == Shape.DYNAMIC ? "?" : String.valueOf(offset));
        return out.append('>').toString();
    }
}
