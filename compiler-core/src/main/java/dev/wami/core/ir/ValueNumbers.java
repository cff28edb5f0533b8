package dev.wami.core.ir;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of values, dense from 0, for arrays by value in place of maps. A value remembers the number that it was given
 * last, by whichever numbering: a hint that counts only if the numbering finds the value in that place. Where another
 * one, perhaps of another thread, took the hint over, a map answers; so numberings need not know of each other.
 */
public final class ValueNumbers {
    private Value[] values;
    private int count;
    /** Made for the first value whose hint is another numbering's, or that has no number here. */
    private @Nullable Map<Value, Integer> others;

    /** None yet, with room for {@code capacity} values; it grows as needed. */
    public ValueNumbers(int capacity) {
        values = new Value[Math.max(4, capacity)];
    }

    /** How many values have a number. */
    public int count() {
        return count;
    }

    /** Gives {@code v}, which has none here, the next number and returns that. */
    public int add(Value v) {
        if (count == values.length) values = Arrays.copyOf(values, 2 * count);
        values[count] = v;
        v.numberHint = count;
        if (others != null) others.put(v, count);
        return count++;
    }

    /** The number of {@code v}, or -1. */
    public int of(Value v) {
        int hint = v.numberHint;
        return hint < count && values[hint] == v ? hint : slowly(v);
    }

    private int slowly(Value v) {
        Map<Value, Integer> map = others;
        if (map == null) {
            map = new IdentityHashMap<>(count);
            for (int i = 0; i < count; i++) map.put(values[i], i);
            others = map;
        }
        return map.getOrDefault(v, -1);
    }
}
