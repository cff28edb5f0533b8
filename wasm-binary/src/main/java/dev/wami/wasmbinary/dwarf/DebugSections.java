package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The custom sections with debug information, {@code .debug_*}, of a module whose code was written again. */
public final class DebugSections {
    private static final String PREFIX = ".debug_";

    /**
     * @param customs all custom sections, those with debug information as they are to be; without them if they cannot
     *     be moved
     * @param problem why they cannot; empty if they are moved
     */
    public record Result(List<CustomSection> customs, String problem) {}

    private final Map<String, DebugBytes> sections = new HashMap<>();

    private DebugSections() {}

    public static boolean isDebug(CustomSection section) {
        return section.name().startsWith(PREFIX);
    }

    /** Moves the addresses in the debug information among {@code customs}. */
    public static Result moved(List<CustomSection> customs, MovedCode code) {
        if (code.isUnmoved() || customs.stream().noneMatch(DebugSections::isDebug)) return new Result(customs, "");
        DebugSections all = new DebugSections();
        List<CustomSection> result = new ArrayList<>();
        try {
            for (CustomSection c : customs) {
                if (!isDebug(c)) continue;
                all.sections.put(c.name(), new DebugBytes(c.name(), c.payload().toArray()));
            }
            byte[] lines = all.move(code);
            for (CustomSection c : customs) {
                DebugBytes moved = all.sections.get(c.name());
                byte[] bytes = c.name().equals(PREFIX + "line") ? lines : moved == null ? null : moved.result();
                result.add(bytes == null ? c : new CustomSection(c.name(), Bytes.of(bytes), c.after()));
            }
            return new Result(result, "");
        } catch (Unreadable e) {
            return new Result(customs.stream().filter(c -> !isDebug(c)).toList(), e.why());
        }
    }

    /** The section of a name, empty if there is none. */
    private DebugBytes section(String name) {
        return sections.computeIfAbsent(PREFIX + name, n -> new DebugBytes(n, new byte[0]));
    }

    /** The line programs, which are longer or shorter than before. */
    private byte[] move(MovedCode code) throws Unreadable {
        LinePrograms lines = new LinePrograms(section("line"), code);
        byte[] made = lines.move();
        AddressTable table = new AddressTable(section("addr"), code);
        DebugInfo.Addresses addresses = new DebugInfo.Addresses(
                code,
                table,
                new AddressLists(section("ranges"), table, code, false),
                new AddressLists(section("rnglists"), table, code, false),
                new AddressLists(section("loc"), table, code, true),
                new AddressLists(section("loclists"), table, code, true),
                lines);
        new DebugInfo(section("info"), section("abbrev"), addresses, false).move();
        new DebugInfo(section("types"), section("abbrev"), addresses, true).move();
        moveAranges(section("aranges"), code);
        return made;
    }

    /** {@code .debug_aranges}: which addresses a unit has (DWARF 5, 6.1.2). */
    private static void moveAranges(DebugBytes in, MovedCode code) throws Unreadable {
        while (in.position() < in.size()) {
            int start = in.position();
            int end = start + 4 + in.length();
            in.skip(2 + 4);
            int bytes = in.u8();
            in.u8();
            int header = in.position() - start;
            in.skip((2 * bytes - header % (2 * bytes)) % (2 * bytes));
            while (in.position() < end) {
                int at = in.position();
                long address = in.fixed(bytes);
                long length = in.fixed(bytes);
                if (length == 0) continue;
                long moved = code.start(address);
                in.putFixed(at, bytes, moved);
                in.putFixed(at + bytes, bytes, moved == MovedCode.GONE ? 0 : code.end(address + length) - moved);
            }
            in.seek(end);
        }
    }
}
