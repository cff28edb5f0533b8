package dev.wami.conversions;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/**
 * How one element of a memref lies in memory: little-endian, naturally aligned, integers widened to whole bytes in a
 * power of two (i1 takes one byte, i24 four, i48 eight), {@code index} four.
 *
 * @param bytes size and alignment: 1, 2, 4 or 8
 */
public record ElementLayout(int bytes) {

    /** The layout of {@code element}, or null if memory cannot hold it. */
    public static @Nullable ElementLayout of(Type element) {
        if (element == IndexType.INDEX) return new ElementLayout(4);
        if (element == FloatType.F32 || element == FloatType.F64)
            return new ElementLayout(((FloatType) element).width() / 8);
        if (!(element instanceof IntegerType i) || !i.isSignless() || i.width() == 0 || i.width() > 64) return null;
        int bytes = 1;
        while (8 * bytes < i.width()) bytes *= 2;
        return new ElementLayout(bytes);
    }
}
