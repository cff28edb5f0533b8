package dev.wami.conversions;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/**
 * How one element of a memref lies in memory: little-endian, naturally aligned, integers widened to whole bytes in a
 * power of two (i1 takes one byte, i24 four, i48 eight), shorter floats likewise, {@code index} four.
 *
 * @param bytes size and alignment: 1, 2, 4 or 8
 */
public record ElementLayout(int bytes) {

    /** The layout of {@code element}, or null if memory cannot hold it. */
    public static @Nullable ElementLayout of(Type element) {
        if (element == IndexType.INDEX) return new ElementLayout(4);
        if (element instanceof FloatType f) return f.width() > 64 ? null : ofWidth(f.width());
        if (!(element instanceof IntegerType i) || !i.isSignless() || i.width() == 0 || i.width() > 64) return null;
        return ofWidth(i.width());
    }

    private static ElementLayout ofWidth(int bits) {
        int bytes = 1;
        while (8 * bytes < bits) bytes *= 2;
        return new ElementLayout(bytes);
    }

    /** The Wasm type whose values stand for an element that has a layout. */
    public static Type container(Type element) {
        boolean itself = element == FloatType.F32 || element == FloatType.F64;
        return itself ? element : IntegerWidth.container(IntegerWidth.of(element));
    }
}
