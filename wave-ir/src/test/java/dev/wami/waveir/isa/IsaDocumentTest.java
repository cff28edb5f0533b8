package dev.wami.waveir.isa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The tables of docs/wave-isa.md are the instruction table; {@code -Dupdate} writes them anew. */
class IsaDocumentTest {
    private static final Path DOCUMENT = Path.of("../docs/wave-isa.md");
    private static final String BEGIN = "<!-- made from the instruction table -->\n";

    private static String tables() {
        StringBuilder out = new StringBuilder(BEGIN);
        for (Category category : Category.values()) {
            out.append("\n### ").append(category.title()).append("\n\n");
            out.append("| instruction | opcode, modifier | bytes v0.4 | compact | bytes | effect | meaning |\n");
            out.append("|---|---|---|---|---|---|---|\n");
            for (Opcode o : Opcode.values()) if (o.category() == category) out.append(row(o));
        }
        out.append(
                "\n### Special registers\n\n| number | published tools | compiler document | |\n|---|---|---|---|\n");
        for (SpecialRegister r : SpecialRegister.values()) {
            out.append(String.format(
                    Locale.ROOT,
                    "| %d | `%s` | `%s` | %s |\n",
                    r.ordinal(),
                    r.toolName(),
                    r.documentName(),
                    r.summary()));
        }
        return out.toString();
    }

    private static String row(Opcode o) {
        String operands = o.operands().stream().map(IsaDocumentTest::operand).collect(Collectors.joining(", "));
        return String.format(
                Locale.ROOT,
                "| `%s` | %02X%s | %d | %02X | %d | %s | %s |\n",
                (o.mnemonic() + " " + operands).trim(),
                o.code(),
                o.ignoresModifier() ? "" : ", " + o.modifier(),
                o.form().v04Size(),
                o.compactCode(),
                o.form().compactSize(),
                o.effect() == Effect.NONE ? "" : o.effect().text(),
                o.summary().replace("|", "\\|"));
    }

    private static String operand(Operand o) {
        String name = o.access() == Operand.Access.OPTIONAL_WRITE ? "[" + o.name() + "]" : o.name();
        return o.registers() > 1 ? name + ":" + o.registers() : name;
    }

    @Test
    void tablesAreTheTable() throws IOException {
        String document = Files.readString(DOCUMENT);
        String expected = document.substring(0, document.indexOf(BEGIN)) + tables();
        if (System.getProperty("update") != null) Files.writeString(DOCUMENT, expected);
        else assertEquals(expected, document, "docs/wave-isa.md; -Dupdate writes it");
    }

    /** What every encoding relies on. */
    @Test
    void everyInstructionHasItsOwnNumbers() {
        for (Opcode o : Opcode.values()) {
            assertEquals(o, Opcode.of(o.code(), o.modifier()));
            assertEquals(o, Opcode.named(o.mnemonic()));
            assertEquals(o.mnemonic(), o.name().toLowerCase(Locale.ROOT));
        }
    }
}
