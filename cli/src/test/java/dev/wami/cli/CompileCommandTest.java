package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompileCommandTest {
    private static final Path GEMM = Path.of("..", "examples", "gemm.mlir");

    private static Ran run(String input, String... args) {
        return Ran.wami(input, args);
    }

    /** The sums that the comments of the example derive. */
    @ParameterizedTest
    @ValueSource(strings = {"-O0", "-O1", "-O2", "-O3"})
    void theExampleCompilesAndRuns(String level, @TempDir Path directory) {
        Path output = directory.resolve("gemm.wasm");
        assertThat(run("", "compile", level, GEMM.toString(), "-o", output.toString()))
                .isEqualTo(new Ran(0, "", ""));
        assertThat(run("", "run", output.toString())).isEqualTo(new Ran(0, "0\n212352\n", ""));
        assertThat(run("", "run", "--engine=embedded", level, GEMM.toString()).out())
                .isEqualTo("0\n212352\n");
    }

    @Test
    void theInterpreterAgrees() {
        assertThat(run("", "run", "--interp", GEMM.toString())).isEqualTo(new Ran(0, "0\n212352\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"std", "ssawasm", "ssawasm-locals", "wasm"})
    void eachStageIsReadAgain(String stage) {
        Ran text = run("", "compile", "--emit=" + stage, GEMM.toString());
        assertThat(text.status()).as(text.err()).isZero();
        // opt ends what it prints with an empty line, as mlir-opt does
        assertThat(run(text.out(), "opt")).isEqualTo(new Ran(0, text.out() + "\n", ""));
    }

    @Test
    void aBadFileDoesNotKeepTheOthersFromBeingCompiled(@TempDir Path directory) throws IOException {
        String good = Files.writeString(directory.resolve("good.mlir"), "func.func @f() { return }\n")
                .toString();
        String bad = Files.writeString(directory.resolve("bad.mlir"), "func.func @f() {\n")
                .toString();
        String last = Files.writeString(directory.resolve("last.mlir"), "func.func @g() { return }\n")
                .toString();
        Path build = directory.resolve("build").resolve("wasm");
        Ran ran = run("", "compile", good, bad, last, "--out-dir", build.toString());
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(build.resolve("good.wasm")).exists();
        assertThat(build.resolve("bad.wasm")).doesNotExist();
        assertThat(build.resolve("last.wasm")).exists();
        assertThat(ran.err().lines())
                .startsWith(good + " -> " + build.resolve("good.wasm") + ", " + Files.size(build.resolve("good.wasm"))
                        + " bytes")
                .contains(bad + ": failed, 1 error")
                .endsWith("1 of 3 inputs failed");
    }

    @Test
    void standardInputAndOutput(@TempDir Path directory) throws IOException {
        assertThat(run("func.func @f() { return }", "compile", "-", "--emit=wat")
                        .out())
                .startsWith("(module");
        Path old = Files.writeString(directory.resolve("out.wat"), "old");
        assertThat(run("func.func @f() {", "compile", "-", "--emit=wat", "-o", old.toString())
                        .status())
                .isOne();
        assertThat(old).hasContent("old");
        assertThat(run("func.func @f() { return }", "compile", "-", "-o", "/dev/null")
                        .status())
                .isZero();
    }
}
