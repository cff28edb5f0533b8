package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.CodeLayout;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;
import dev.wami.wasmbinary.dwarf.DebugEntries.Entry;
import dev.wami.wasmbinary.dwarf.DebugEntries.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Names of functions, parameters and locals by the debug information of a module: what {@code .debug_info} calls a
 * subprogram, and the variables whose locations are locals. A local that several variables share has no name.
 */
public final class DebugNames {
    // tags (DWARF 5, table 7.3)
    private static final int FORMAL_PARAMETER = 0x05;
    private static final int SUBPROGRAM = 0x2E;
    private static final int VARIABLE = 0x34;

    // attributes (DWARF 5, table 7.5)
    private static final int LOCATION = 0x02;
    private static final int NAME = 0x03;
    private static final int LOW_PC = 0x11;
    private static final int ABSTRACT_ORIGIN = 0x31;
    private static final int SPECIFICATION = 0x47;
    private static final int STR_OFFSETS_BASE = 0x72;

    private static final int EXPRLOC = 0x18;
    private static final int REF_ADDR = 0x10;

    private final CodeLayout layout;
    private final Map<String, DebugBytes> sections = new HashMap<>();
    /** By the position of each entry its name. */
    private final Map<Long, String> names = new HashMap<>();
    /** The position of the entry that one refers to, which has its name. */
    private final Map<Long, Long> origins = new HashMap<>();

    private final SortedMap<Integer, String> functions = new TreeMap<>();
    /** By the number of the function, and its local, what variables are there. */
    private final SortedMap<Integer, SortedMap<Integer, Set<String>>> locals = new TreeMap<>();

    private DebugNames(WasmModule module, CodeLayout layout) {
        this.layout = layout;
        for (CustomSection s : module.customs()) {
            if (!DebugSections.isDebug(s)) continue;
            sections.put(s.name(), new DebugBytes(s.name(), s.payload().toArray()));
        }
    }

    /**
     * {@code module} with names from its debug information for what has none in its name section; as many as come
     * before what cannot be read.
     *
     * @param binary that it was decoded from
     */
    public static WasmModule complete(WasmModule module, byte[] binary) {
        if (module.customs().stream().noneMatch(s -> s.name().equals(".debug_info"))) return module;
        List<CustomSection> customs = new ArrayList<>(module.customs());
        customs.removeIf(s -> s.name().equals(Names.SECTION));
        customs.add(names(module, CodeLayout.of(binary)).toSection());
        return module.withCustoms(customs);
    }

    private static Names names(WasmModule module, CodeLayout layout) {
        DebugNames debug = new DebugNames(module, layout);
        try {
            debug.read();
        } catch (Unreadable e) {
            // what is known is better than nothing
        }
        return debug.added(module);
    }

    private Names added(WasmModule module) {
        Names own = module.names();
        int imported = IndexSpaces.of(module).importedFunctions();
        Names.Builder out = new Names.Builder();
        functions.forEach((f, name) -> out.set(Names.Kind.FUNCTION, imported + f, name));
        locals.forEach((f, of) -> of.forEach((local, known) -> {
            if (known.size() == 1) {
                out.set(Names.Kind.LOCAL, imported + f, local, known.iterator().next());
            }
        }));
        out.addAll(own, EnumSet.allOf(Names.Kind.class));
        return out.build();
    }

    private DebugBytes section(String name) {
        return sections.computeIfAbsent(name, n -> new DebugBytes(n, new byte[0]));
    }

    private void read() throws Unreadable {
        DebugEntries all = new DebugEntries(section(".debug_info"), section(".debug_abbrev"), false);
        while (all.nextUnit()) {
            List<Entry> entries = new ArrayList<>();
            for (Entry e = all.next(); e != null; e = all.next()) entries.add(e);
            if (entries.isEmpty()) continue;
            long strings = DebugEntries.number(entries.get(0), STR_OFFSETS_BASE, 8);
            for (Entry e : entries) nameEntry(e, all.start(), strings);
            unit(entries, all.unit(entries.get(0)));
        }
    }

    private void unit(List<Entry> entries, Unit unit) throws Unreadable {
        int function = -1;
        int depth = 0;
        for (Entry e : entries) {
            if (function >= 0 && e.depth() <= depth) function = -1;
            if (e.tag() == SUBPROGRAM) {
                function = function(address(e.find(LOW_PC), unit));
                depth = e.depth();
                String name = nameOf(e.at());
                if (function >= 0 && name != null) functions.putIfAbsent(function, name);
            } else if (function >= 0 && (e.tag() == VARIABLE || e.tag() == FORMAL_PARAMETER)) {
                variable(function, e, unit);
            }
        }
    }

    // ---- names

    private void nameEntry(Entry e, int unitStart, long strings) throws Unreadable {
        Value name = e.find(NAME);
        if (name != null) names.put((long) e.at(), string(name, strings));
        for (int from : new int[] {ABSTRACT_ORIGIN, SPECIFICATION}) {
            Value v = e.find(from);
            if (v != null) origins.put((long) e.at(), v.form() == REF_ADDR ? v.number() : unitStart + v.number());
        }
    }

    private @Nullable String nameOf(long entry) {
        long at = entry;
        // an entry refers to one that was declared elsewhere, that one perhaps again
        for (int i = 0; i < 4; i++) {
            String name = names.get(at);
            Long origin = origins.get(at);
            if (name != null || origin == null) return name;
            at = origin;
        }
        return null;
    }

    private String string(Value v, long strings) throws Unreadable {
        switch (v.form()) {
            case 0x08: // string
                DebugBytes in = section(".debug_info");
                int back = in.position();
                in.seek(v.at());
                String text = in.string();
                in.seek(back);
                return text;
            case 0x0E: // strp
                return stringAt(".debug_str", v.number());
            case 0x1F: // line_strp
                return stringAt(".debug_line_str", v.number());
            default: // strx, strx1 ...
                DebugBytes offsets = section(".debug_str_offsets");
                offsets.seek(strings + 4 * v.number());
                return stringAt(".debug_str", offsets.u32());
        }
    }

    private String stringAt(String section, long offset) throws Unreadable {
        DebugBytes in = section(section);
        in.seek(offset);
        return in.string();
    }

    // ---- functions and variables

    private long address(@Nullable Value v, Unit unit) throws Unreadable {
        if (v == null) return MovedCode.GONE;
        if (!Forms.isAddressIndex(v.form())) return v.number();
        DebugBytes addresses = section(".debug_addr");
        addresses.seek(unit.addressBase() + v.number() * unit.addressBytes());
        return addresses.fixed(unit.addressBytes());
    }

    /** The number of the function whose code is at an address, or -1: linkers write 0 or -1 for what they left out. */
    private int function(long address) {
        if (address <= 0 || address >= layout.end() - layout.start()) return -1;
        int at = layout.start() + (int) address;
        int i = Arrays.binarySearch(layout.ends(), at + 1);
        return i < 0 ? -i - 1 : i;
    }

    private void variable(int function, Entry e, Unit unit) throws Unreadable {
        Value location = e.find(LOCATION);
        String name = nameOf(e.at());
        if (location == null || name == null) return;
        Set<Integer> in = new HashSet<>();
        WasmLocations lists = new WasmLocations(section(".debug_loc"), section(".debug_loclists"));
        if (location.form() == EXPRLOC) {
            DebugBytes info = section(".debug_info");
            int back = info.position();
            info.seek(location.at());
            WasmLocations.ofExpression(info, info.uleb(), in);
            info.seek(back);
        } else if (location.form() == Forms.LOCLISTX) {
            lists.ofIndex(unit, location.number(), in);
        } else if (Forms.isOffset(location.form())) {
            lists.ofList(unit, location.number(), in);
        }
        for (int local : in) {
            locals.computeIfAbsent(function, f -> new TreeMap<>())
                    .computeIfAbsent(local, l -> new HashSet<>())
                    .add(name);
        }
    }
}
