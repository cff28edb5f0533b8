package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompileCommandTest {
    /**
     * Binaryen 132 says {@code warning: unknown name subsection with id 3} of each module that has them; wasm-tools
     * prints them.
     */
    @Test
    void labelsAreNamedWhereThatIsAskedFor(@TempDir Path directory) throws IOException {
        String program = """
                func.func @count(%n: index) -> index {
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c1) -> (index) {
                    %b = arith.muli %a, %n : index
                    scf.yield %b : index
                  }
                  return %r : index
                }
                """;
        Path file = directory.resolve("count.wasm");
        for (String option : List.of("--label-names=false", "--label-names")) {
            assertThat(Ran.wami(program, "compile", "-", "-o", file.toString(), option)
                            .err())
                    .isEmpty();
            WasmModule module =
                    BinaryDecoder.decode(Files.readAllBytes(file)).module().orElseThrow();
            assertThat(module.names().allNested(Names.Kind.LABEL).isEmpty()).isEqualTo(option.endsWith("false"));
            assertThat(module.names().get(Names.Kind.FUNCTION, 0)).isEqualTo("count");
        }
        assertThat(Ran.wami(program, "compile", "-", "--emit=wat").out()).contains("loop $");
        assertThat(Ran.wami(program, "compile", "-", "--label-names", "--no-names")
                        .status())
                .isEqualTo(ExitCode.USAGE);
    }

    private static final Path GEMM = Path.of("..", "examples", "gemm.mlir");

    private static Ran run(String input, String... args) {
        return Ran.wami(input, args);
    }

    /** The sums that the comments of the example derive. */
    @ParameterizedTest
    @ValueSource(strings = {"-O0", "-O1", "-O2", "-O3"})
    void theExampleCompilesAndRuns(String level, @TempDir Path directory) {
        Path output = directory.resolve("gemm.wasm");
        // the embedded engine has no vectors
        assertThat(run("", "compile", level, "--mattr=-simd128", GEMM.toString(), "-o", output.toString()))
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
