package dev.wami.wasmbinary.dwarf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.Section;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Small sections by hand, as DWARF 4 and 5 say; what compilers make is compared by LLVM's tools in scripts/dwarf.py.
 *
 * <p>Two functions: the first from 0x10 to 0x20, with instructions at 0x12, 0x14 (dropped), 0x18 and its end, is at
 * 0x08 to 0x14 now; the second from 0x21 to 0x30 is gone.
 */
class DebugSectionsTest {
    private static final MovedCode CODE = new MovedCode(
            List.of(new MovedCode.Moved(0x10, 0x20, new long[] {0x12, 0x18}, new long[] {0x0A, 0x0C}, 0x08, 0x14)),
            0x30);

    private final Map<String, String> sections = new LinkedHashMap<>();

    private DebugSections.Result move(MovedCode code) {
        List<CustomSection> customs = new ArrayList<>();
        sections.forEach((name, hex) -> customs.add(
                new CustomSection(name, Bytes.of(HexFormat.of().parseHex(hex.replaceAll("\\s", ""))), Section.DATA)));
        return DebugSections.moved(customs, code);
    }

    /** The section as it is now. */
    private String moved(String name) {
        DebugSections.Result result = move(CODE);
        assertThat(result.problem()).isEmpty();
        for (CustomSection c : result.customs()) {
            if (c.name().equals(name)) return hex(c);
        }
        throw new AssertionError(name);
    }

    private static String hex(CustomSection section) {
        return HexFormat.of().formatHex(section.payload().toArray());
    }

    private static String joined(String hex) {
        return hex.replaceAll("\\s", "");
    }

    @Test
    void places() {
        assertThat(CODE.start(0x10)).isEqualTo(0x08);
        assertThat(CODE.start(0x11)).isEqualTo(0x09);
        assertThat(CODE.start(0x12)).isEqualTo(0x0A);
        assertThat(CODE.start(0x14)).as("of what is dropped").isEqualTo(0x0C);
        assertThat(CODE.start(0x1F)).as("the last byte").isEqualTo(0x13);
        assertThat(CODE.end(0x20)).isEqualTo(0x14);
        assertThat(CODE.end(0x18)).isEqualTo(0x0C);
        assertThat(CODE.start(0x21)).isEqualTo(MovedCode.GONE);
        assertThat(CODE.start(0)).isZero();
        assertThat(CODE.start(0xFFFF_FFFEL)).as("a mark of the linker").isEqualTo(0xFFFF_FFFEL);
        assertThat(CODE.isUnmoved()).isFalse();
    }

    /** A unit with ranges, of functions with a low and a high address and with a list of locations. */
    @Test
    void version4() {
        sections.put(".debug_abbrev", """
                01 11 01 1101 5517 1017 0000
                02 2e 00 1101 1206 4017 0000
                00
                """);
        sections.put(".debug_info", """
                2f000000 0400 00000000 04
                01 00000000 00000000 00000000
                02 10000000 10000000 00000000
                02 21000000 0f000000 00000000
                00
                """);
        sections.put(".debug_ranges", "10000000 20000000  21000000 30000000  00000000 00000000");
        sections.put(
                ".debug_loc",
                "12000000 18000000 0200 3000  ffffffff 10000000  02000000 10000000 0100 31  00000000 00000000");
        sections.put(".debug_aranges", "1c000000 0200 00000000 04 00 00000000  10000000 10000000  00000000 00000000");
        sections.put(".debug_line", line("00 05 02 10000000  01  00 01 01"));
        assertThat(moved(".debug_info")).isEqualTo(joined("""
                        2f000000 0400 00000000 04
                        01 00000000 00000000 00000000
                        02 08000000 0c000000 00000000
                        02 ffffffff 0f000000 00000000
                        00
                        """));
        assertThat(moved(".debug_ranges")).isEqualTo(joined("08000000 14000000  01000000 01000000  00000000 00000000"));
        assertThat(moved(".debug_loc"))
                .isEqualTo(
                        joined(
                                "0a000000 0c000000 0200 3000  ffffffff 08000000  02000000 0c000000 0100 31  00000000 00000000"));
        assertThat(moved(".debug_aranges"))
                .isEqualTo(joined("1c000000 0200 00000000 04 00 00000000  08000000 0c000000  00000000 00000000"));
    }

    /** A line program of version 4: steps of one byte, lines from -5 on, 14 of them, opcodes from 13 on. */
    private static String line(String program) {
        String header = "01 01 01 fb 0e 0d 000101010100000001000001 00 00";
        int headerBytes = joined(header).length() / 2;
        int bytes = 2 + 4 + headerBytes + joined(program).length() / 2;
        return joined(
                String.format(Locale.ROOT, "%02x000000 0400 %02x000000 %s %s", bytes, headerBytes, header, program));
    }

    @Test
    void lineProgram() {
        sections.put(".debug_line", line("""
                        00 05 02 10000000
                        03 04 01
                        2f
                        08 09 0600 05 03 0a 21
                        02 01 01
                        00 01 01
                        """));
        // rows at 0x10; 0x12 and a line on; 0x29 is too far for the function, so each step is looked at alone
        assertThat(moved(".debug_line")).isEqualTo(line("""
                        00 05 02 08000000
                        03 04 01
                        2f
                        05 03 0a 13
                        01
                        00 01 01
                        """));
    }

    /**
     * Addresses by index: of code and of data in one table; lists of ranges and locations in the entries of version 5.
     */
    @Test
    void version5() {
        sections.put(".debug_abbrev", """
                01 11 01 111b 7317 7417 8c0117 5523 0000
                02 2e 00 111b 1206 4022 0000
                00
                """);
        sections.put(".debug_info", """
                1f000000 0500 01 04 00000000
                01 00 08000000 0c000000 0c000000 00
                02 01 10000000 00
                00
                """);
        sections.put(".debug_addr", "10000000 0500 04 00  00000000 10000000 12000000");
        sections.put(
                ".debug_rnglists", "18000000 0500 04 00 01000000 04000000  05 10000000 04 00 10 03 01 10 00 000000");
        sections.put(".debug_loclists", "13000000 0500 04 00 01000000 04000000  08 10000000 10 01 30 00");
        assertThat(moved(".debug_addr")).isEqualTo(joined("10000000 0500 04 00  00000000 08000000 12000000"));
        assertThat(moved(".debug_info")).contains(joined("02 01 0c000000 00"));
        assertThat(moved(".debug_rnglists")).contains(joined("05 08000000 04 00 0c 03 01 0c 00"));
        assertThat(moved(".debug_loclists")).contains(joined("08 08000000 0c 01 30 00"));
    }

    @Test
    void leavesOutWhatItCannotRead() {
        sections.put("other", "01");
        sections.put(".debug_abbrev", "01 11 00 1101 0000 00");
        sections.put(".debug_info", "0c000000 0400 00000000 04 07 10000000");
        DebugSections.Result result = move(CODE);
        assertThat(result.problem()).isEqualTo("no abbreviation 7 in .debug_info");
        assertThat(result.customs()).extracting(CustomSection::name).containsExactly("other");
        sections.put(".debug_info", "ffffffff 0000000000000000");
        assertThat(move(CODE).problem()).isEqualTo("the 64-bit format in .debug_info");
        sections.put(".debug_info", "ff000000 00");
        assertThat(move(CODE).problem()).isEqualTo("a length out of bounds, 255 in .debug_info");
        MovedCode unmoved = new MovedCode(List.of(new MovedCode.Moved(1, 3, new long[] {2}, new long[] {2}, 1, 3)), 9);
        assertThat(move(unmoved).problem()).as("nothing is read").isEmpty();
    }

    /** A LEB128 number of one byte for a greater one. */
    @Test
    void leavesOutWhatHasNoRoom() {
        sections.put(".debug_abbrev", "01 11 00 1101 120f 0000 00");
        sections.put(".debug_info", "0d000000 0400 00000000 04 01 10000000 10");
        MovedCode longer =
                new MovedCode(List.of(new MovedCode.Moved(0x10, 0x20, new long[0], new long[0], 0x10, 0x1000)), 0x30);
        assertThat(move(longer).problem()).isEqualTo("no room for the number 4080 in .debug_info");
    }
}
