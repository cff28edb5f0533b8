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

    private final Map<Long, List<Attribute>> byCode = new HashMap<>();

    private Abbreviations() {}

    static Abbreviations read(DebugBytes in, long offset) throws Unreadable {
        Abbreviations all = new Abbreviations();
        in.seek(offset);
        for (long code = in.uleb(); code != 0; code = in.uleb()) {
            in.uleb(); // tag
            in.u8(); // whether it has children
            List<Attribute> attributes = new ArrayList<>();
            while (true) {
                int name = (int) in.uleb();
                int form = (int) in.uleb();
                if (form == Forms.IMPLICIT_CONST) in.sleb();
                if (name == 0 && form == 0) break;
                attributes.add(new Attribute(name, form));
            }
            all.byCode.put(code, attributes);
        }
        return all;
    }

    @Nullable
    List<Attribute> of(long code) {
        return byCode.get(code);
    }
}
