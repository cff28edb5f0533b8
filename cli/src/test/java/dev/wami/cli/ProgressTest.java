package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What takes longer than a second says so on a terminal, in a line that is gone at the end. */
class ProgressTest {
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

    private Console console(boolean isTerminal) {
        PrintStream err = new PrintStream(shown, true, StandardCharsets.UTF_8);
        return new Console("wami", InputStream.nullInputStream(), err, err, isTerminal);
    }

    private String shown() {
        return shown.toString(StandardCharsets.UTF_8);
    }

    @Test
    void fromTheFirstSecondOn() throws InterruptedException {
        try (Progress progress = Progress.of(console(true), "compiling", "gemm.mlir")) {
            Thread.sleep(200);
            assertThat(shown()).isEmpty();
            for (int i = 0; i < 100 && shown().isEmpty(); i++) Thread.sleep(100);
            assertThat(shown()).startsWith("\rcompiling gemm.mlir (1 s)");
        }
        assertThat(shown()).endsWith("\r" + " ".repeat("compiling gemm.mlir (1 s)".length()) + "\r");
    }

    @Test
    void ofSeveralHowManyAreDone() throws InterruptedException {
        try (Progress progress = Progress.of(console(true), 3, "compiling")) {
            progress.start("a.mlir");
            progress.finish("a.mlir");
            progress.start("b.mlir");
            for (int i = 0; i < 100 && shown().isEmpty(); i++) Thread.sleep(100);
            assertThat(shown()).startsWith("\r[1/3] b.mlir (1 s)");
        }
    }

    @Test
    void nowhereElseThanOnATerminal() throws InterruptedException {
        try (Progress progress = Progress.of(console(false), "compiling", "gemm.mlir")) {
            Thread.sleep(1500);
        }
        assertThat(shown()).isEmpty();
    }
}
