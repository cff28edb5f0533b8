package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The forms of docs/diagnostics.md. */
class DiagnosticFormatTest {
    private static final String BAD = "func.func @main() {\n  %0 = arith.addi %x, %x : i32\n  return\n}\n";
    private static final String PLACE = "\"file\":\"<stdin>\",\"line\":2,\"column\":19";

    private static Ran run(String input, String... args) {
        return Ran.wami(input, args);
    }

    @ParameterizedTest
    @ValueSource(strings = {"compile", "opt", "run"})
    void jsonIsAnObjectPerLine(String command) {
        Ran ran = run(BAD, command, "-", "--diagnostic-format=json");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err().lines().toList())
                .isNotEmpty()
                .allMatch(l -> l.startsWith("{\"severity\":\"error\",\"message\":\"") && l.endsWith("}"))
                .anyMatch(l -> l.contains(PLACE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"compile", "opt", "run"})
    void sarifIsOneLog(String command) {
        Ran ran = run(BAD, command, "-", "--diagnostic-format=sarif");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err())
                .startsWith("{\"$schema\":\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/")
                .contains("\"tool\":{\"driver\":{\"name\":\"wami\",\"version\":")
                .contains("{\"uri\":\"%3Cstdin%3E\"},\"region\":{\"startLine\":2,\"startColumn\":19}")
                .endsWith("]}]}\n");
    }

    @Test
    void aLogWithoutResultsIsWrittenToo() {
        assertThat(run("module {}", "opt", "--diagnostic-format=sarif").err()).endsWith("\"results\":[]}]}\n");
        assertThat(run("module {}", "opt", "--diagnostic-format=json").err()).isEmpty();
    }

    @Test
    void summariesStayOnStandardError(@TempDir Path directory) throws IOException {
        Path a = Files.writeString(directory.resolve("a.mlir"), BAD);
        Path b = Files.writeString(directory.resolve("b.mlir"), BAD);
        Path log = directory.resolve("log.sarif");
        Ran ran = run(
                "",
                "compile",
                a.toString(),
                b.toString(),
                "--out-dir=" + directory,
                "--diagnostic-format=sarif",
                "--diagnostic-output=" + log);
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err().lines()).hasSize(3).last().isEqualTo("2 of 2 inputs failed");
        assertThat(Files.readString(log)).contains("a.mlir\"", "b.mlir\"").endsWith("]}]}\n");
    }

    @Test
    void textInAFileHasNoColours(@TempDir Path directory) throws IOException {
        Path log = directory.resolve("log.txt");
        Ran ran = run(BAD, "opt", "--diagnostic-output=" + log);
        assertThat(ran.err()).isEmpty();
        assertThat(Files.readString(log)).startsWith("<stdin>:2:19: error: ").doesNotContain("\u001B");
        assertThat(run(BAD, "opt", "--color=always").err()).contains("\u001B[1;31merror: ");
    }

    @Test
    void anUnknownFormIsAUsageError() {
        Ran ran = run("module {}", "opt", "--diagnostic-format=xml");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("takes text, json or sarif");
    }
}
