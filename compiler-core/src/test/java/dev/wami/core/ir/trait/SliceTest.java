package dev.wami.core.ir.trait;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.trait.Slice.Bound;
import dev.wami.core.ir.trait.Slice.Range;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SliceTest {
    private static Slice slice(long... offsetSizeStride) {
        Bound[] b = new Bound[3];
        for (int i = 0; i < 3; i++) b[i] = Bound.of(offsetSizeStride[i]);
        return new Slice(List.of(new Range(b[0], b[1], b[2])));
    }

    private static Set<Integer> elements(int offset, int size, int stride) {
        Set<Integer> out = new TreeSet<>();
        for (int k = 0; k < size; k++) out.add(offset + k * stride);
        return out;
    }

    @Property
    void disjointOnesHaveNothingInCommon(
            @ForAll @IntRange(max = 20) int offset,
            @ForAll @IntRange(max = 6) int size,
            @ForAll @IntRange(min = -3, max = 3) int stride,
            @ForAll @IntRange(max = 20) int offset2,
            @ForAll @IntRange(max = 6) int size2,
            @ForAll @IntRange(min = -3, max = 3) int stride2) {
        Set<Integer> common = elements(offset, size, stride);
        common.retainAll(elements(offset2, size2, stride2));
        boolean disjoint = slice(offset, size, stride).isDisjointFrom(slice(offset2, size2, stride2));
        if (disjoint) assertThat(common).isEmpty();
        // what lies apart is found, if both run upwards
        boolean apart = offset + (size - 1) * stride < offset2 && stride >= 0 && stride2 >= 0;
        if (apart) assertThat(disjoint).isTrue();
    }

    @Test
    void hugeOnesAreNotDecided() {
        assertThat(slice(1, Long.MAX_VALUE, 4).isDisjointFrom(slice(2, 1, 1))).isFalse();
        assertThat(slice(Long.MAX_VALUE, 2, 1).isDisjointFrom(slice(2, 1, 1))).isTrue();
    }

    @Test
    void equalOnesAreTheSame() {
        assertThat(slice(1, 2, 3).isSameAs(slice(1, 2, 3))).isTrue();
        assertThat(slice(1, 2, 3).isSameAs(slice(1, 3, 3))).isFalse();
    }
}
