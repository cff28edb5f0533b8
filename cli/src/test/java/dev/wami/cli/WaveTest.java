package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of {@code wave}. */
class WaveTest {
    private static final String ADD = """
            .kernel add
            .registers 4
            .workgroup_size 64, 2, 1
                mov_sr r3, sr_thread_id_x
                iadd r3, r3, r0
                halt
            .end
            """;

    private static Ran wave(String input, String... args) {
        return Ran.of("wave", input.getBytes(StandardCharsets.UTF_8), List.of(args));
    }

    @Test
    void assemblesInBothEncodings(@TempDir Path directory) throws IOException {
        for (String encoding : List.of("compact", "v0.4")) {
            Path binary = directory.resolve(encoding + ".wbin");
            assertThat(wave(ADD, "asm", "--encoding=" + encoding, "-", "-o", binary.toString()))
                    .isEqualTo(new Ran(0, "", ""));
            assertThat(Files.readAllBytes(binary)).startsWith('W', 'A', 'V', 'E', encoding.equals("compact") ? 2 : 1);
            String text = wave("", "dis", binary.toString()).out();
            assertThat(text).contains(".kernel add", "iadd r3, r3, r0");
            assertThat(wave(text, "asm", "-", "--encoding", encoding, "-o", binary + "2"))
                    .isEqualTo(new Ran(0, "", ""));
            assertThat(Files.readAllBytes(Path.of(binary + "2"))).isEqualTo(Files.readAllBytes(binary));
        }
    }

    @Test
    void saysWhatIsWrongWithAssembly(@TempDir Path directory) {
        Path binary = directory.resolve("k.wbin");
        Ran ran = wave(ADD.replace("iadd", "iad").replace("r3, sr", "r300, sr"), "asm", "-", "-o", binary.toString());
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err())
                .contains("<stdin>:4:12: error: ", "<stdin>:5:5: error: ", "did you mean 'iadd'")
                .doesNotContain("\tat ");
        assertThat(binary).doesNotExist();
    }

    @Test
    void saysWhatIsWrongWithABinary() {
        Ran ran = wave("WAVE and then nothing useful, long enough for a header", "dis", "-");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err()).startsWith("<stdin>: error: ").doesNotContain("\tat ");
        assertThat(wave("x", "dis", "-").err()).startsWith("<stdin>: error: ");
    }
}
