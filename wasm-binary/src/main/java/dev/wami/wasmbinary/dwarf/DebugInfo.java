package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;
import dev.wami.wasmbinary.dwarf.DebugEntries.Entry;
import dev.wami.wasmbinary.dwarf.DebugEntries.Value;
import org.jspecify.annotations.Nullable;

/** {@code .debug_info}, or {@code .debug_types}: units of entries with attributes (DWARF 5, 7.5; DWARF 4, 7.5). */
final class DebugInfo {
    private static final int LOW_PC = 0x11;
    private static final int HIGH_PC = 0x12;
    private static final int STMT_LIST = 0x10;
    private static final int RANGES = 0x55;

    private final DebugBytes in;
    private final DebugEntries entries;
    private final Addresses addresses;

    /** What the entries refer to. */
    record Addresses(
            MovedCode code,
            AddressTable table,
            AddressLists pairRanges,
            AddressLists ranges,
            AddressLists pairLocations,
            AddressLists locations,
            LinePrograms lines) {}

    DebugInfo(DebugBytes in, DebugBytes abbreviations, Addresses addresses, boolean ofTypes) {
        this.in = in;
        this.addresses = addresses;
        entries = new DebugEntries(in, abbreviations, ofTypes);
    }

    void move() throws Unreadable {
        while (entries.nextUnit()) {
            Unit unit = null;
            for (Entry e = entries.next(); e != null; e = entries.next()) {
                if (unit == null) unit = first(e);
                move(e, unit);
            }
        }
    }

    private Unit first(Entry entry) throws Unreadable {
        Unit unit = entries.unit(entry);
        Long low = address(entry.find(LOW_PC), unit);
        return low == null ? unit : unit.at(low);
    }

    /** The address as it was; null if it is none. */
    private @Nullable Long address(@Nullable Value v, Unit unit) throws Unreadable {
        if (v == null) return null;
        if (v.form() == Forms.ADDR) return v.number();
        return Forms.isAddressIndex(v.form()) ? (Long) addresses.table().ofCode(unit, v.number()) : null;
    }

    private void move(Entry entry, Unit unit) throws Unreadable {
        MovedCode code = addresses.code();
        for (Value v : entry.values()) {
            if (v.form() == Forms.ADDR) {
                long target = v.name() == HIGH_PC ? code.end(v.number()) : code.start(v.number());
                in.putFixed(v.at(), unit.addressBytes(), target);
            } else if (Forms.isAddressIndex(v.form())) {
                addresses.table().ofCode(unit, v.number());
            } else if (v.name() == HIGH_PC) {
                moveLength(v, address(entry.find(LOW_PC), unit));
            } else if (v.name() == STMT_LIST) {
                in.putFixed(v.at(), v.end() - v.at(), addresses.lines().offset(v.number()));
            } else if (v.name() == RANGES) {
                moveList(v, unit, unit.version() < 5 ? addresses.pairRanges() : addresses.ranges());
            } else if (hasLocation(v.name())) {
                moveList(v, unit, unit.version() < 5 ? addresses.pairLocations() : addresses.locations());
            }
        }
    }

    private void moveLength(Value v, @Nullable Long low) throws Unreadable {
        if (low == null || v.number() == 0) return;
        MovedCode code = addresses.code();
        long start = code.start(low);
        if (start == MovedCode.GONE) return;
        long length = code.end(low + v.number()) - start;
        if (length == v.number()) return;
        if (v.at() == v.end()) throw in.unreadable("a length that is in no entry");
        if (v.form() == Forms.UDATA) in.putLeb(v.at(), v.end(), length);
        else in.putFixed(v.at(), v.end() - v.at(), length);
    }

    private static void moveList(Value v, Unit unit, AddressLists lists) throws Unreadable {
        if (v.form() == Forms.RNGLISTX || v.form() == Forms.LOCLISTX) lists.moveIndexed(v.number(), unit);
        else if (Forms.isOffset(v.form())) lists.moveAt(v.number(), unit);
    }

    /** Attributes whose value may be a list of locations (DWARF 5, table 7.5). */
    private static boolean hasLocation(int name) {
        return switch (name) {
            case 0x02, 0x19, 0x2A, 0x40, 0x46, 0x48, 0x4A, 0x4D -> true;
            default -> false;
        };
    }
}
