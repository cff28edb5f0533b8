package dev.wami.waveir.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.waveir.asm.Assembler;
import dev.wami.waveir.isa.WaveProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The worked example of docs/wbin.md is what the encoders write. */
class WbinDocumentTest {
    private static final Pattern LINE = Pattern.compile("([0-9a-f]{4})  ((?:[0-9a-f]{2} )*[0-9a-f]{2})(?:   .*)?");

    private static String block(String document, String after, String fence) {
        int start = document.indexOf(fence + "\n", document.indexOf(after)) + fence.length() + 1;
        return document.substring(start, document.indexOf("```", start));
    }

    /** The dump with its offsets, without what they mean. */
    private static String dump(String block) {
        StringBuilder out = new StringBuilder();
        for (String line : block.lines().filter(l -> !l.isBlank()).toList()) {
            Matcher m = LINE.matcher(line);
            assertEquals(true, m.matches(), line);
            out.append(m.group(1)).append("  ").append(m.group(2)).append('\n');
        }
        return out.toString();
    }

    /** The bytes in lines of the same lengths. */
    private static String dump(byte[] bytes, String like) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (String line : like.lines().toList()) {
            int size = Math.min((line.length() - 6 + 1) / 3, bytes.length - at);
            out.append(String.format(Locale.ROOT, "%04x  ", at))
                    .append(HexFormat.ofDelimiter(" ").formatHex(bytes, at, at + size))
                    .append('\n');
            at += size;
        }
        return at == bytes.length ? out.toString() : out + "and more";
    }

    @Test
    void workedExample() throws IOException {
        String document = Files.readString(Path.of("../docs/wbin.md"));
        Diagnostics d = new Diagnostics();
        String text = block(document, "## The same kernel in both", "```wave");
        WaveProgram program = Assembler.assemble(SourceFile.of("docs/wbin.md", text), d);
        assertNotNull(program, () -> d.all().toString());
        for (Encoding encoding : Encoding.values()) {
            byte[] bytes = WaveBinary.encode(program, encoding, d);
            assertNotNull(bytes);
            String title = "### " + encoding.text() + ": " + bytes.length + " bytes";
            assertEquals(true, document.contains(title), title);
            String expected = dump(block(document, title, "```"));
            assertEquals(expected, dump(bytes, expected));
        }
    }
}
