package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.dwarf.Abbreviations.Attribute;
import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The entries of {@code .debug_info}, or of {@code .debug_types}, unit by unit (DWARF 5, 7.5; DWARF 4, 7.5). */
final class DebugEntries {
    private static final int TYPE_UNIT = 2;
    private static final int SKELETON = 4;
    private static final int SPLIT_COMPILE = 5;
    private static final int SPLIT_TYPE = 6;

    private final DebugBytes in;
    private final DebugBytes abbreviations;
    private final boolean ofTypes;
    private final Map<Long, Abbreviations> tables = new HashMap<>();

    private int start;
    private int end;
    private int version;
    private int addressBytes;
    private int depth;
    private @Nullable Abbreviations table;

    /** One attribute of an entry, and the bytes that it is in; the number is 0 for what is none. */
    record Value(int name, int form, int at, int end, long number) {}

    /**
     * An entry.
     *
     * @param at where it begins in the section
     * @param tag a {@code DW_TAG}
     * @param depth in how many others it is
     */
    record Entry(int at, int tag, int depth, List<Value> values) {
        /** The attribute of a name, a {@code DW_AT}; null if it has none. */
        @Nullable
        Value find(int name) {
            for (Value v : values) if (v.name() == name) return v;
            return null;
        }
    }

    DebugEntries(DebugBytes in, DebugBytes abbreviations, boolean ofTypes) {
        this.in = in;
        this.abbreviations = abbreviations;
        this.ofTypes = ofTypes;
    }

    /** Goes to the next unit; false at the end. */
    boolean nextUnit() throws Unreadable {
        in.seek(end);
        if (end == in.size()) return false;
        start = end;
        int length = in.length();
        end = in.position() + length;
        version = in.u16();
        if (version < 2 || version > 5) throw in.unreadable("version " + version);
        int kind = version == 5 ? in.u8() : ofTypes ? TYPE_UNIT : 0;
        addressBytes = version == 5 ? in.u8() : 0;
        long offset = in.u32();
        if (version < 5) addressBytes = in.u8();
        if (kind == SKELETON || kind == SPLIT_COMPILE) in.skip(8);
        if (kind == TYPE_UNIT || kind == SPLIT_TYPE) in.skip(12);
        table = tables.get(offset);
        if (table == null) {
            table = Abbreviations.read(abbreviations, offset);
            tables.put(offset, table);
        }
        depth = 0;
        return true;
    }

    /** The next entry of the unit; null at its end. */
    @Nullable
    Entry next() throws Unreadable {
        while (table != null && in.position() < end) {
            int at = in.position();
            long code = in.uleb();
            if (code == 0) {
                depth--;
                continue;
            }
            Abbreviations.Entry entry = table.of(code);
            if (entry == null) throw in.unreadable("no abbreviation " + code);
            List<Value> values = new ArrayList<>(entry.attributes().size());
            for (Attribute a : entry.attributes()) {
                int from = in.position();
                long number = Forms.read(in, a.form(), version, addressBytes);
                values.add(new Value(a.name(), a.form(), from, in.position(), number));
            }
            Entry made = new Entry(at, entry.tag(), depth, values);
            if (entry.hasChildren()) depth++;
            return made;
        }
        return null;
    }

    /** Where the unit begins, from which references in it count. */
    int start() {
        return start;
    }

    /** What the first entry of the unit says for all others, but its address. */
    Unit unit(Entry first) {
        return new Unit(
                version,
                addressBytes,
                0,
                number(first, Unit.ADDR_BASE, 8),
                number(first, Unit.RNGLISTS_BASE, 12),
                number(first, Unit.LOCLISTS_BASE, 12));
    }

    static long number(Entry entry, int name, long otherwise) {
        Value v = entry.find(name);
        return v == null ? otherwise : v.number();
    }
}
