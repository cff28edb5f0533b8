package dev.wami.loops.nest;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;

/** How many bytes elements take; 0 of those that are not known. */
public final class ElementBytes {
    private ElementBytes() {}

    public static long of(Type element) {
        if (element instanceof IntegerType i) return (i.width() + Byte.SIZE - 1L) / Byte.SIZE;
        if (element instanceof FloatType f) return (f.width() + Byte.SIZE - 1L) / Byte.SIZE;
        if (!(element instanceof VectorType v)) return 0;
        long out = of(v.element());
        Shape shape = v.shape();
        for (int i = 0; i < shape.rank(); i++) out *= shape.dim(i);
        return out;
    }
}
