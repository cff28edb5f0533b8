package dev.wami.core.ir;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Objects of the IR by identity, in one array with linear probing. Eight numbers in a row share a group of places, and
 * groups are spread by Fibonacci hashing: neighbours in the IR are found in one cache line, and runs of numbers do not
 * pile up.
 */
abstract sealed class IrTable permits IrMap, IrSet {
    private static final int GROUP_BITS = 3;
    private static final int GROUP_MASK = (1 << GROUP_BITS) - 1;
    private static final int GOLDEN_RATIO = 0x9E3779B9;
    private static final int SMALLEST = 16;
    private static final @Nullable Object[] NO_VALUES = {};

    /** A power of two of places, at most half of them in use. */
    private @Nullable IrObject[] keys;
    /** What belongs to the key in the same place; empty for a set. */
    private @Nullable Object[] values;

    private final boolean hasValues;
    private int shift;
    private int size;

    IrTable(boolean hasValues) {
        this.hasValues = hasValues;
        keys = new IrObject[SMALLEST];
        values = hasValues ? new Object[SMALLEST] : NO_VALUES;
        shift = shiftOf(SMALLEST);
    }

    private static int shiftOf(int capacity) {
        return Integer.SIZE - Integer.numberOfTrailingZeros(capacity >> GROUP_BITS);
    }

    public final int size() {
        return size;
    }

    public final boolean isEmpty() {
        return size == 0;
    }

    public final boolean contains(IrObject key) {
        return find(key) >= 0;
    }

    /** Forgets everything. */
    public final void clear() {
        if (size == 0) return;
        if (size < keys.length >> 3) {
            allocate(SMALLEST);
            return;
        }
        Arrays.fill(keys, null);
        Arrays.fill(values, null);
        size = 0;
    }

    private void allocate(int capacity) {
        keys = new IrObject[capacity];
        values = hasValues ? new Object[capacity] : NO_VALUES;
        shift = shiftOf(capacity);
        size = 0;
    }

    final @Nullable Object valueAt(int place) {
        return values[place];
    }

    final void setValueAt(int place, @Nullable Object value) {
        values[place] = value;
    }

    private int home(IrObject key) {
        int n = key.number();
        int group = (n >>> GROUP_BITS) * GOLDEN_RATIO >>> shift;
        return group << GROUP_BITS | n & GROUP_MASK;
    }

    /** The place of {@code key}, or -1. */
    final int find(IrObject key) {
        @Nullable IrObject[] all = keys;
        int mask = all.length - 1;
        for (int i = home(key); ; i = i + 1 & mask) {
            IrObject k = all[i];
            if (k == key) return i;
            if (k == null) return -1;
        }
    }

    /** The place of {@code key}; the complement of it if it was not there before. */
    final int insert(IrObject key) {
        if (2 * size >= keys.length) grow();
        int mask = keys.length - 1;
        for (int i = home(key); ; i = i + 1 & mask) {
            IrObject k = keys[i];
            if (k == key) return i;
            if (k != null) continue;
            keys[i] = key;
            size++;
            return ~i;
        }
    }

    private void grow() {
        @Nullable IrObject[] oldKeys = keys;
        @Nullable Object[] oldValues = values;
        allocate(2 * oldKeys.length);
        for (int i = 0; i < oldKeys.length; i++) {
            IrObject k = oldKeys[i];
            if (k == null) continue;
            int place = ~insert(k);
            if (hasValues) values[place] = oldValues[i];
        }
    }

    /** Empties {@code place}; keys that found it taken on their way move up. */
    final void free(int place) {
        int mask = keys.length - 1;
        int hole = place;
        for (int i = place + 1 & mask; ; i = i + 1 & mask) {
            IrObject k = keys[i];
            if (k == null) break;
            boolean passedHole = (i - home(k) & mask) >= (i - hole & mask);
            if (!passedHole) continue;
            keys[hole] = k;
            if (hasValues) values[hole] = values[i];
            hole = i;
        }
        keys[hole] = null;
        if (hasValues) values[hole] = null;
        size--;
    }
}
