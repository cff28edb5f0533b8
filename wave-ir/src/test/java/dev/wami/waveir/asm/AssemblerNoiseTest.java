package dev.wami.waveir.asm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.binary.Programs;
import dev.wami.waveir.isa.WaveProgram;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Any text is a program or has messages with places in it. */
class AssemblerNoiseTest {
    private static final String[] PIECES = {
        ".kernel ",
        ".end\n",
        "\n",
        "k",
        ":",
        ",",
        " ",
        "@",
        "@!p1 ",
        "r1",
        "r999",
        "p3",
        "p9",
        "sr_tid_x",
        "0x",
        "-",
        "1.5",
        "1e99",
        "\"",
        "\\",
        "atomic_add",
        ".device",
        "call ",
        "x",
        ";",
        "#",
        ".workgroup_size ",
        "mov_imm r1, ",
        "\u00e4",
        "\ud83d\ude00",
        "\t",
        "\r"
    };

    private static void assembles(String text) {
        Diagnostics d = new Diagnostics();
        WaveProgram program = Assembler.assemble(SourceFile.of("k.wave", text), d);
        assertEquals(program == null, d.hasErrors());
        for (var message : d.all()) {
            var place = message.location().start();
            assertEquals(true, place != null && place.line() > 0 && place.column() > 0, message::toString);
        }
    }

    @Property
    void pieces(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(random.nextBoolean() ? ".kernel k\n" : "");
        for (int i = random.nextInt(60); i > 0; i--) text.append(PIECES[random.nextInt(PIECES.length)]);
        assembles(text.toString());
    }

    @Property
    void damagedPrograms(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(Disassembler.text(Programs.random(seed, 32), Encoding.COMPACT));
        for (int i = 0; i < 5 && text.length() > 0; i++) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
                default -> text.setCharAt(at, (char) (32 + random.nextInt(96)));
            }
        }
        assembles(text.toString());
    }

    @Property
    void anyText(@ForAll String text) {
        assembles(text);
    }
}
