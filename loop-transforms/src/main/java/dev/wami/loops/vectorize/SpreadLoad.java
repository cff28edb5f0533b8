package dev.wami.loops.vectorize;

import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Elements at a constant distance in one row, as lanes of a vector: read with what is between them, and sorted out. The
 * last vector ends with the last element, so that nothing is read beyond what the loop reads:
 *
 * <pre>
 *   a[0] a[2] a[4] a[6]   of four lanes      -&gt;      (a[0] a[1] a[2] a[3]), (a[3] a[4] a[5] a[6]), shuffle [0, 2, 5, 7]
 * </pre>
 *
 * @param stride the distance
 * @param length how many elements a vector has
 * @param offsets where the vectors start that are read
 */
record SpreadLoad(long stride, int length, List<Long> offsets) {
    private static final int VECTOR_BITS = 128;

    /** What reads the lanes of {@code access}, {@code element} each; null if one by one is as good. */
    static @Nullable SpreadLoad of(LaneSubscripts access, Type element, int lanes) {
        Long stride = access.stride();
        if (stride == null || stride < 2 || !LaneTypes.isStored(element)) return null;
        int bits = LaneTypes.bits(element);
        int length = Math.min(lanes, VECTOR_BITS / bits);
        // there are loads of 32, 64 and 128 bits
        if (lanes % length != 0 || Integer.bitCount(length) != 1 || length * bits < 32) return null;
        List<Long> offsets = new ArrayList<>();
        long last = stride * (length - 1L) + 1 - length;
        long end = 0;
        for (long wanted = 0; wanted < stride * length; wanted += stride) {
            if (wanted < end) continue;
            offsets.add(Math.min(wanted, last));
            end = offsets.get(offsets.size() - 1) + length;
        }
        return 2 * offsets.size() > length ? null : new SpreadLoad(stride, length, offsets);
    }

    /** Loads and shuffles for a vector. */
    double cost() {
        return 2.0 * offsets.size() - 1;
    }

    /**
     * How the vector at {@code offsets.get(k)}, for {@code k} from 1 on, joins what is sorted out of those before it:
     * of the first one, which comes in its order, and of others.
     */
    long[] mask(int k) {
        long[] out = new long[length];
        Arrays.setAll(out, j -> {
            int source = source(j);
            if (source == k) return length + j * stride - offsets.get(k);
            return k == 1 && source == 0 ? j * stride : j;
        });
        return out;
    }

    /** The first vector that has the element of lane {@code j}. */
    private int source(int j) {
        int k = 0;
        while (offsets.get(k) + length <= j * stride) k++;
        return k;
    }
}
