package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;
import java.util.HashSet;
import java.util.Set;

/**
 * Lists of ranges of addresses, or of locations that values have in ranges: {@code .debug_ranges} and
 * {@code .debug_loc} up to version 4 (DWARF 4, 7.23 and 7.7.3), {@code .debug_rnglists} and {@code .debug_loclists}
 * (DWARF 5, 7.25, 7.29).
 */
final class AddressLists {
    private static final int END = 0;
    private static final int BASE_INDEX = 1;
    private static final int START_END_INDEX = 2;
    private static final int START_INDEX_LENGTH = 3;
    private static final int OFFSET_PAIR = 4;
    private static final int BASE = 5;
    private static final int START_END = 6;
    private static final int START_LENGTH = 7;
    /** Of locations, whose codes are greater by one from here on. */
    private static final int DEFAULT_LOCATION = 5;

    private final DebugBytes section;
    private final AddressTable addresses;
    private final MovedCode code;
    private final boolean areLocations;
    private final Set<Long> moved = new HashSet<>();

    AddressLists(DebugBytes section, AddressTable addresses, MovedCode code, boolean areLocations) {
        this.section = section;
        this.addresses = addresses;
        this.code = code;
        this.areLocations = areLocations;
    }

    /** Moves the list at an offset of the section, once. */
    void moveAt(long offset, Unit unit) throws Unreadable {
        if (!moved.add(offset)) return;
        section.seek(offset);
        if (unit.version() < 5) movePairs(unit);
        else moveEntries(unit);
    }

    /** Moves the list of an index. */
    void moveIndexed(long index, Unit unit) throws Unreadable {
        long base = areLocations ? unit.locationsBase() : unit.rangesBase();
        section.seek(base + 4 * index);
        moveAt(base + section.u32(), unit);
    }

    private void movePairs(Unit unit) throws Unreadable {
        int bytes = unit.addressBytes();
        long isBase = bytes == 4 ? 0xFFFF_FFFFL : -1;
        long base = unit.base();
        while (true) {
            int at = section.position();
            long low = section.fixed(bytes);
            long high = section.fixed(bytes);
            if (low == 0 && high == 0) return;
            if (low == isBase) {
                base = high;
                section.putFixed(at + bytes, bytes, code.start(base));
                continue;
            }
            Range range = range(base, base + low, base + high);
            section.putFixed(at, bytes, range.low());
            section.putFixed(at + bytes, bytes, range.high());
            if (areLocations) section.skip(section.u16());
        }
    }

    /** Numbers relative to a base. */
    private record Range(long low, long high) {
        /** Empty, but no end of a list, as linkers write it. */
        static final Range NONE = new Range(1, 1);
    }

    private Range range(long base, long low, long high) {
        if (low == high) return new Range(low - base, high - base);
        long newLow = code.start(low);
        if (newLow == MovedCode.GONE) return Range.NONE;
        long newBase = code.start(base);
        return new Range(newLow - newBase, code.end(high) - newBase);
    }

    private void moveEntries(Unit unit) throws Unreadable {
        long base = unit.base();
        int bytes = unit.addressBytes();
        while (true) {
            int kind = section.u8();
            if (areLocations && kind >= DEFAULT_LOCATION) {
                if (kind == DEFAULT_LOCATION) {
                    section.skip(section.uleb());
                    continue;
                }
                kind--;
            }
            switch (kind) {
                case END -> {
                    return;
                }
                case BASE_INDEX -> {
                    base = indexed(unit);
                    continue;
                }
                case BASE -> {
                    base = moveAddress(bytes);
                    continue;
                }
                case START_END_INDEX -> {
                    indexed(unit);
                    indexed(unit);
                }
                case START_INDEX_LENGTH -> moveLength(indexed(unit));
                case OFFSET_PAIR -> movePair(base);
                case START_END -> {
                    moveAddress(bytes);
                    int at = section.position();
                    section.putFixed(at, bytes, code.end(section.fixed(bytes)));
                }
                case START_LENGTH -> moveLength(moveAddress(bytes));
                default -> throw section.unreadable("the unknown entry " + kind);
            }
            if (areLocations) section.skip(section.uleb());
        }
    }

    private long indexed(Unit unit) throws Unreadable {
        return addresses.ofCode(unit, section.uleb());
    }

    /** As it was. */
    private long moveAddress(int bytes) throws Unreadable {
        int at = section.position();
        long address = section.fixed(bytes);
        section.putFixed(at, bytes, code.start(address));
        return address;
    }

    private void moveLength(long start) throws Unreadable {
        int at = section.position();
        long length = section.uleb();
        Range range = range(start, start, start + length);
        section.putLeb(at, section.position(), range.high() - range.low());
    }

    private void movePair(long base) throws Unreadable {
        int at = section.position();
        long low = section.uleb();
        int middle = section.position();
        long high = section.uleb();
        Range range = range(base, base + low, base + high);
        section.putLeb(at, middle, range.low());
        section.putLeb(middle, section.position(), range.high());
    }
}
