package dev.wami.conversions;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import org.jspecify.annotations.Nullable;

/**
 * Vectors that fit into a v128: of one dimension, their elements in its first lanes; lanes behind them are unspecified.
 * A mask is an integer per lane, all ones or zero, in lanes as wide as its elements leave room for:
 *
 * <pre>
 *   vector&lt;4xf32&gt;  f32x4      vector&lt;2xf32&gt;  f32x4, two lanes unspecified      vector&lt;4xi1&gt;  i32x4      vector&lt;8xi1&gt;  i16x8
 * </pre>
 */
public final class Lanes {
    private static final int BITS = 128;

    private Lanes() {}

    /** How many elements of {@code element} a v128 holds at most; 1 if it has no lanes of that type. */
    public static int most(Type element) {
        if (element == IntegerType.I1) return 16;
        int bits = bits(element);
        return bits == 0 ? 1 : BITS / bits;
    }

    /** Bits of a lane with a number of type {@code element}: an index has 32; 0 if there are no such lanes. */
    public static int bits(Type element) {
        if (element == IndexType.INDEX) return 32;
        if (element == FloatType.F32 || element == FloatType.F64) return ((FloatType) element).width();
        if (!(element instanceof IntegerType i)) return 0;
        return switch (i.width()) {
            case 8, 16, 32, 64 -> i.width();
            default -> 0;
        };
    }

    /** The vector of 128 bits that stands for {@code v}, or null if none does. */
    public static @Nullable VectorType shape(VectorType v) {
        if (v.scalable() != 0 || v.rank() != 1) return null;
        long count = v.shape().dim(0);
        if (v.element() == IntegerType.I1) return mask(count);
        int most = most(v.element());
        if (most == 1 || count > most) return null;
        return VectorType.of(v.element() == IndexType.INDEX ? IntegerType.I32 : lane(v.element()), most);
    }

    private static Type lane(Type element) {
        return element instanceof IntegerType i ? IntegerType.of(i.width()) : element;
    }

    private static @Nullable VectorType mask(long count) {
        for (int lanes = 2; lanes <= 16; lanes *= 2) {
            if (count <= lanes) return VectorType.of(IntegerType.of(BITS / lanes), lanes);
        }
        return null;
    }
}
