package dev.wami.wasmbinary.dwarf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.Section;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Small sections by hand; what compilers make is compared with what LLVM says of it in scripts/dwarf.py. */
class DebugNamesTest {
    private static final String MODULE =
            "(module (import \"m\" \"f\" (func)) (func (param i32) (result i32) (local i32 i32) local.get 0))";

    /**
     * A unit with a subprogram that has an address, entries with a name and a location, and those that refer to one.
     */
    private static final String ABBREVIATIONS = """
            01 11 01 00 00
            02 2e 01 03 08 11 01 00 00
            03 05 00 03 08 02 18 00 00
            04 34 00 31 13 02 17 00 00
            05 34 00 03 08 00 00
            00""";

    private static WasmModule complete(String text, String... sections) {
        WasmModule module =
                WatReader.read(text.getBytes(StandardCharsets.UTF_8)).module().orElseThrow();
        List<CustomSection> customs = new ArrayList<>(module.customs());
        for (int i = 0; i < sections.length; i += 2) {
            byte[] payload = HexFormat.of().parseHex(sections[i + 1].replaceAll("\\s", ""));
            customs.add(new CustomSection(sections[i], Bytes.of(payload), Section.DATA));
        }
        byte[] binary = BinaryEncoder.encode(module.withCustoms(customs));
        return DebugNames.complete(BinaryDecoder.decode(binary).module().orElseThrow(), binary);
    }

    /** A unit of DWARF 4. */
    private static String unit(String entries) {
        int length = 7 + entries.replaceAll("\\s", "").length() / 2;
        return HexFormat.of().toHexDigits((byte) length) + "000000 0400 00000000 04 " + entries;
    }

    private static final String ADD = "01 02 61646400 02000000 ";
    private static final String LEFT = "03 6c65667400 04 ed00009f ";

    @Test
    void namesAFunctionAndAParameter() {
        Names names = complete(MODULE, ".debug_abbrev", ABBREVIATIONS, ".debug_info", unit(ADD + LEFT + "00 00"))
                .names();
        assertThat(names.all(Names.Kind.FUNCTION)).containsOnlyKeys(1).containsEntry(1, "add");
        assertThat(names.get(Names.Kind.LOCAL, 1, 0)).isEqualTo("left");
    }

    /** A list of locations of DWARF 4; the entry refers to one with the name, which inlining made. */
    @Test
    void readsListsAndOrigins() {
        String unit = unit(ADD + LEFT + "05 73756d00 04 20000000 00000000 00 00");
        String list = "02000000 03000000 0400 ed00019f  03000000 04000000 0300 ed0001  00000000 00000000";
        Names names = complete(MODULE, ".debug_abbrev", ABBREVIATIONS, ".debug_loc", list, ".debug_info", unit)
                .names();
        assertThat(names.get(Names.Kind.LOCAL, 1, 1)).isEqualTo("sum");
        assertThat(names.get(Names.Kind.LOCAL, 1, 2)).isNull();
    }

    @Test
    void doesNotNameWhatIsShared() {
        String entries = "03 6100 03 ed0001 03 6200 03 ed0001 " + LEFT;
        Names names = complete(MODULE, ".debug_abbrev", ABBREVIATIONS, ".debug_info", unit(ADD + entries + "00 00"))
                .names();
        assertThat(names.get(Names.Kind.LOCAL, 1, 1)).isNull();
        assertThat(names.get(Names.Kind.LOCAL, 1, 0)).isEqualTo("left");
    }

    @Test
    void keepsTheNamesThatAreThere() {
        String named = MODULE.replace("(func (param", "(func $own (param $mine");
        Names names = complete(named, ".debug_abbrev", ABBREVIATIONS, ".debug_info", unit(ADD + LEFT + "00 00"))
                .names();
        assertThat(names.get(Names.Kind.FUNCTION, 1)).isEqualTo("own");
        assertThat(names.get(Names.Kind.LOCAL, 1, 0)).isEqualTo("mine");
    }

    @Test
    void endsWhereItCannotBeRead() {
        String broken = unit(ADD + LEFT + "00 00") + " ff000000";
        Names names = complete(MODULE, ".debug_abbrev", ABBREVIATIONS, ".debug_info", broken)
                .names();
        assertThat(names.get(Names.Kind.FUNCTION, 1)).isEqualTo("add");
    }
}
