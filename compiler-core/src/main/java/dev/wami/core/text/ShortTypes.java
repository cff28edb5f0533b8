package dev.wami.core.text;

import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/**
 * Types with parameters that were read before, by their text: few different ones stand in a program at many places.
 * Only those of a few bytes without brackets inside and without names of aliases and dialects, whose text means the
 * same everywhere.
 */
final class ShortTypes {
    /** Longer ones are seldom, and nest. */
    private static final int MAX_LENGTH = 48;

    private static final int SLOTS = 256;

    // direct mapped: a later type takes the place of an earlier one
    private final int[] starts = new int[SLOTS];
    private final int[] lengths = new int[SLOTS];
    private final @Nullable Type[] types = new Type[SLOTS];

    /**
     * Where the text ends that begins at {@code start} as such a type does: after the first {@code >}; -1 if it does
     * not.
     */
    static int end(Cursor in, int start) {
        int opened = 0;
        for (int i = start; i < start + MAX_LENGTH; i++) {
            switch (in.byteAt(i)) {
                case '<':
                    if (++opened > 1) return -1;
                    break;
                case '>':
                    return opened == 1 ? i + 1 : -1;
                case '!', '#', '"', '/', '(', '{', '\n', -1:
                    return -1;
                default:
                    break;
            }
        }
        return -1;
    }

    /** The only place for the text in {@code [start, end)}. */
    static int slot(Cursor in, int start, int end) {
        int hash = 0;
        for (int i = start; i < end; i++) hash = 31 * hash + in.byteAt(i);
        return (hash ^ hash >>> 15) & SLOTS - 1;
    }

    /** The type that was read from the same bytes as those in {@code [start, end)}, or null. */
    @Nullable
    Type get(int slot, Cursor in, int start, int end) {
        boolean same = lengths[slot] == end - start && in.isSame(starts[slot], start, end - start);
        return same ? types[slot] : null;
    }

    void put(int slot, int start, int end, Type type) {
        starts[slot] = start;
        lengths[slot] = end - start;
        types[slot] = type;
    }
}
