package dev.wami.core.text;

import dev.wami.core.utf8.Utf8;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the different pieces of a source that are names, from 0, so that what belongs to a name is found in arrays;
 * equal pieces have one number. The name of a number is where it stands in the source first, and a string only when one
 * is asked for.
 */
final class Names {
    private final byte[] text;
    /** Open addressing: a number plus one, or 0. */
    private int[] table = new int[512];
    /** By number: the hash, where the name begins, how long it is, its string. */
    private int[] hashes = new int[256];

    private int[] starts = new int[256];
    private int[] lengths = new int[256];
    private @Nullable String[] strings = new String[256];
    private int count;

    Names(byte[] text) {
        this.text = text;
    }

    /** How many there are; numbers are below. */
    int count() {
        return count;
    }

    /** The number of the name in {@code [from, to)}. */
    int id(int from, int to) {
        byte[] t = text;
        int hash = 0;
        for (int i = from; i < to; i++) hash = 31 * hash + t[i];
        int mask = table.length - 1;
        int slot = spread(hash) & mask;
        while (true) {
            int id = table[slot] - 1;
            if (id < 0) break;
            if (hashes[id] == hash && isAt(id, from, to)) return id;
            slot = slot + 1 & mask;
        }
        table[slot] = count + 1;
        return add(hash, from, to);
    }

    private static int spread(int hash) {
        int mixed = hash * 0x9E3779B9;
        return mixed ^ mixed >>> 15;
    }

    private boolean isAt(int id, int from, int to) {
        int length = to - from;
        if (lengths[id] != length) return false;
        byte[] t = text;
        int known = starts[id];
        for (int i = 0; i < length; i++) if (t[known + i] != t[from + i]) return false;
        return true;
    }

    private int add(int hash, int from, int to) {
        if (count == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * count);
            starts = Arrays.copyOf(starts, 2 * count);
            lengths = Arrays.copyOf(lengths, 2 * count);
            strings = Arrays.copyOf(strings, 2 * count);
        }
        hashes[count] = hash;
        starts[count] = from;
        lengths[count] = to - from;
        count++;
        if (2 * count > table.length) grow();
        return count - 1;
    }

    private void grow() {
        table = new int[2 * table.length];
        int mask = table.length - 1;
        for (int id = 0; id < count; id++) {
            int slot = spread(hashes[id]) & mask;
            while (table[slot] != 0) slot = slot + 1 & mask;
            table[slot] = id + 1;
        }
    }

    /** The name whose number is {@code id}. */
    String text(int id) {
        String known = strings[id];
        if (known == null) {
            known = Utf8.decode(text, starts[id], starts[id] + lengths[id]);
            strings[id] = known;
        }
        return known;
    }
}
