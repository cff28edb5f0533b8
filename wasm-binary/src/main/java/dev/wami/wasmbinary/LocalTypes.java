package dev.wami.wasmbinary;

import dev.wami.wasmspec.ValueType;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * An immutable list of the types of locals that stores equal neighbours once, as the binary format does: six bytes of
 * input may declare 50,000 locals, and a file may have many such functions.
 */
public final class LocalTypes extends AbstractList<ValueType> implements RandomAccess {
    private final ValueType[] types;
    /** The index after the last local of each run. */
    private final int[] ends;

    private LocalTypes(ValueType[] types, int[] ends) {
        this.types = types;
        this.ends = ends;
    }

    public static LocalTypes copyOf(List<ValueType> locals) {
        if (locals instanceof LocalTypes known) {
            return known;
        }
        Builder builder = new Builder();
        for (ValueType type : locals) {
            builder.add(1, type);
        }
        return builder.build();
    }

    int runs() {
        return types.length;
    }

    int runLength(int run) {
        return ends[run] - (run == 0 ? 0 : ends[run - 1]);
    }

    ValueType runType(int run) {
        return types[run];
    }

    @Override
    public ValueType get(int index) {
        if (index < 0 || index >= size()) {
            throw new IndexOutOfBoundsException(index);
        }
        int found = Arrays.binarySearch(ends, index + 1);
        return types[found >= 0 ? found : ~found];
    }

    @Override
    public int size() {
        return ends.length == 0 ? 0 : ends[ends.length - 1];
    }

    /** Collects them. */
    public static final class Builder {
        private ValueType[] types = new ValueType[4];
        private int[] ends = new int[4];
        private int runs;

        public int size() {
            return runs == 0 ? 0 : ends[runs - 1];
        }

        public void add(int count, ValueType type) {
            if (count == 0) {
                return;
            }
            if (runs > 0 && types[runs - 1].equals(type)) {
                ends[runs - 1] += count;
                return;
            }
            if (runs == types.length) {
                types = Arrays.copyOf(types, runs * 2);
                ends = Arrays.copyOf(ends, runs * 2);
            }
            ends[runs] = size() + count;
            types[runs++] = type;
        }

        public LocalTypes build() {
            return new LocalTypes(Arrays.copyOf(types, runs), Arrays.copyOf(ends, runs));
        }
    }
}
