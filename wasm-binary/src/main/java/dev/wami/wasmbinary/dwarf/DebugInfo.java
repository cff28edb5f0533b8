package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.dwarf.Abbreviations.Attribute;
import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code .debug_info}, or {@code .debug_types}: units of entries with attributes (DWARF 5, 7.5; DWARF 4, 7.5). */
final class DebugInfo {
    private static final int LOW_PC = 0x11;
    private static final int HIGH_PC = 0x12;
    private static final int STMT_LIST = 0x10;
    private static final int RANGES = 0x55;
    private static final int ADDR_BASE = 0x73;
    private static final int RNGLISTS_BASE = 0x74;
    private static final int LOCLISTS_BASE = 0x8C;

    private static final int TYPE_UNIT = 2;
    private static final int SKELETON = 4;
    private static final int SPLIT_COMPILE = 5;
    private static final int SPLIT_TYPE = 6;

    private final DebugBytes in;
    private final DebugBytes abbreviations;
    private final Map<Long, Abbreviations> tables = new HashMap<>();
    private final Addresses addresses;
    private final boolean ofTypes;

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
        this.abbreviations = abbreviations;
        this.addresses = addresses;
        this.ofTypes = ofTypes;
    }

    /** One attribute of an entry, and the bytes that it is in. */
    private record Value(int name, int form, int at, int end, long number) {}

    void move() throws Unreadable {
        while (in.position() < in.size()) {
            int length = in.length();
            unit(in.position() + length);
        }
    }

    private void unit(int end) throws Unreadable {
        int version = in.u16();
        if (version < 2 || version > 5) throw in.unreadable("version " + version);
        int kind = version == 5 ? in.u8() : ofTypes ? TYPE_UNIT : 0;
        int addressBytes = version == 5 ? in.u8() : 0;
        long offset = in.u32();
        if (version < 5) addressBytes = in.u8();
        if (kind == SKELETON || kind == SPLIT_COMPILE) in.skip(8);
        if (kind == TYPE_UNIT || kind == SPLIT_TYPE) in.skip(12);
        Abbreviations table = tables.get(offset);
        if (table == null) {
            table = Abbreviations.read(abbreviations, offset);
            tables.put(offset, table);
        }
        Unit unit = null;
        while (in.position() < end) {
            long code = in.uleb();
            if (code == 0) continue;
            Abbreviations.Entry entry = table.of(code);
            if (entry == null) throw in.unreadable("no abbreviation " + code);
            List<Value> values = new ArrayList<>(entry.attributes().size());
            for (Attribute a : entry.attributes()) {
                int at = in.position();
                long number = Forms.read(in, a.form(), version, addressBytes);
                values.add(new Value(a.name(), a.form(), at, in.position(), number));
            }
            if (unit == null) unit = first(version, addressBytes, values);
            move(values, unit);
        }
        in.seek(end);
    }

    private Unit first(int version, int addressBytes, List<Value> values) throws Unreadable {
        long[] bases = {8, 12, 12};
        for (Value v : values) {
            if (v.name() == ADDR_BASE) bases[0] = v.number();
            if (v.name() == RNGLISTS_BASE) bases[1] = v.number();
            if (v.name() == LOCLISTS_BASE) bases[2] = v.number();
        }
        Unit unit = new Unit(version, addressBytes, 0, bases[0], bases[1], bases[2]);
        Long low = address(find(values, LOW_PC), unit);
        return new Unit(version, addressBytes, low == null ? 0 : low, bases[0], bases[1], bases[2]);
    }

    private static @Nullable Value find(List<Value> values, int name) {
        for (Value v : values) {
            if (v.name() == name) return v;
        }
        return null;
    }

    /** The address as it was; null if it is none. */
    private @Nullable Long address(@Nullable Value v, Unit unit) throws Unreadable {
        if (v == null) return null;
        if (v.form() == Forms.ADDR) return v.number();
        return Forms.isAddressIndex(v.form()) ? (Long) addresses.table().ofCode(unit, v.number()) : null;
    }

    private void move(List<Value> values, Unit unit) throws Unreadable {
        MovedCode code = addresses.code();
        for (Value v : values) {
            if (v.form() == Forms.ADDR) {
                long target = v.name() == HIGH_PC ? code.end(v.number()) : code.start(v.number());
                in.putFixed(v.at(), unit.addressBytes(), target);
            } else if (Forms.isAddressIndex(v.form())) {
                addresses.table().ofCode(unit, v.number());
            } else if (v.name() == HIGH_PC) {
                moveLength(v, address(find(values, LOW_PC), unit));
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
