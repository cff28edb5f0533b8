package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code .debug_abbrev}: the attributes of the entries of one unit, by code (DWARF 5, 7.5.3). */
final class Abbreviations {
    /** @param form a {@code DW_FORM}, see {@link Forms} */
    record Attribute(int name, int form) {}

    /** @param tag a {@code DW_TAG}: what an entry is */
    record Entry(int tag, boolean hasChildren, List<Attribute> attributes) {}

    private final Map<Long, Entry> byCode = new HashMap<>();

    private Abbreviations() {}

    static Abbreviations read(DebugBytes in, long offset) throws Unreadable {
        Abbreviations all = new Abbreviations();
        in.seek(offset);
        for (long code = in.uleb(); code != 0; code = in.uleb()) {
            int tag = (int) in.uleb();
            boolean hasChildren = in.u8() != 0;
            List<Attribute> attributes = new ArrayList<>();
            while (true) {
                int name = (int) in.uleb();
                int form = (int) in.uleb();
                if (form == Forms.IMPLICIT_CONST) in.sleb();
                if (name == 0 && form == 0) break;
                attributes.add(new Attribute(name, form));
            }
            all.byCode.put(code, new Entry(tag, hasChildren, attributes));
        }
        return all;
    }

    @Nullable
    Entry of(long code) {
        return byCode.get(code);
    }
}
