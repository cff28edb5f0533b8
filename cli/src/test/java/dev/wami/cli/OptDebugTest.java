package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The options of {@code wami opt} that watch passes at work. */
class OptDebugTest {
    private static final String PROGRAM = """
            func.func @f(%x: i32) -> i32 {
              %0 = arith.addi %x, %x : i32
              %1 = arith.addi %x, %x : i32
              %2 = arith.muli %0, %1 : i32
              %dead = arith.subi %0, %1 : i32
              return %2 : i32
            }
            func.func private @unused() {
              return
            }
            """;

    private static Ran opt(String input, String... args) {
        return Ran.wami("opt", input, List.of(args));
    }

    /** The layout is that of upstream's PassStatistics.cpp. */
    @Test
    void statisticsAreShownLikeThePipelineOrAsAList() {
        String pipeline = "--pass-pipeline=builtin.module(func.func(cse,canonicalize),symbol-dce,cse)";
        String head = "===" + "-".repeat(73) + "===\n" + " ".repeat(25) + "... Pass statistics report ...\n" + "==="
                + "-".repeat(73) + "===\n";
        assertThat(opt(PROGRAM, "--mlir-pass-statistics", pipeline).err()).isEqualTo(head + """
                'func.func' Pipeline
                  cse
                    (S) 1 num-cse'd - Number of operations CSE'd
                    (S) 1 num-dce'd - Number of operations DCE'd
                  canonicalize
                symbol-dce
                  (S) 1 num-dce'd - Number of symbols DCE'd
                cse
                  (S) 0 num-cse'd - Number of operations CSE'd
                  (S) 0 num-dce'd - Number of operations DCE'd

                """);
        assertThat(opt(PROGRAM, "--mlir-pass-statistics", "--mlir-pass-statistics-display=list", pipeline)
                        .err())
                .isEqualTo(head
                        + "  cse\n"
                        + "    (S) 1 num-cse'd - Number of operations CSE'd\n"
                        + "    (S) 1 num-dce'd - Number of operations DCE'd\n"
                        + "  symbol-dce\n"
                        + "    (S) 1 num-dce'd - Number of symbols DCE'd\n\n");
    }

    @Test
    void timingNamesEveryPassAndTheRest() {
        String err = opt(PROGRAM, "--cse", "--inline", "--mlir-timing").err();
        assertThat(err).contains("... Execution time report ...", "Total Execution Time: ", "----Wall Time----");
        assertThat(err.lines().filter(l -> l.endsWith(")")).toList()).isEmpty();
        for (String row : List.of("Parser", "cse", "inline", "Output", "Rest", "Total")) {
            assertThat(err).containsPattern("(?m)^ +-?\\d+\\.\\d{4} \\( *\\d+\\.\\d%\\) +" + row + "$");
        }
        assertThat(opt(PROGRAM, "--cse", "--mlir-timing", "--mlir-timing-display=list")
                        .err())
                .containsPattern("(?m)^ +\\d+\\.\\d{4} \\( *\\d+\\.\\d%\\)  cse$");
    }

    @Test
    void aPassThatDoesNotExistIsNotWatched() {
        for (String option : List.of("--mlir-print-ir-after", "--mlir-print-ir-before")) {
            assertThat(opt(PROGRAM, "--cse", option + "=nope"))
                    .isEqualTo(new Ran(ExitCode.USAGE, "", "wami: opt: " + option + ": there is no pass 'nope'\n"));
            assertThat(opt(PROGRAM, "--cse", option + "=cse,canonicalise").err())
                    .contains("there is no pass 'canonicalise'; did you mean 'canonicalize'?");
        }
        assertThat(Ran.wami(PROGRAM, "compile", "--mlir-print-ir-after=nope", "-", "-o", "x.wasm")
                        .err())
                .isEqualTo("wami: compile: --mlir-print-ir-after: there is no pass 'nope'\n");
    }

    @Test
    void aWrongOptionOfAPassIsSaidOfItsFlag() {
        assertThat(opt(PROGRAM, "--cse", "--canonicalize=max-iteration=3 top-down=x"))
                .isEqualTo(
                        new Ran(
                                ExitCode.USAGE,
                                "",
                                "wami: opt: --canonicalize='max-iteration=3 top-down=x': pass 'canonicalize' has no option 'max-iteration'; did"
                                        + " you mean 'max-iterations'?; invalid value 'x' for option 'top-down', expected true or false\n"));
    }

    @Test
    void programsAreShownBeforeAndAfterPasses() {
        assertThat(headers("--cse", "--canonicalize", "--mlir-print-ir-after-all", "--mlir-print-ir-before=cse"))
                .containsExactly("Before Cse (cse)", "After Cse (cse)", "After Canonicalize (canonicalize)");
        assertThat(headers("--cse", "--cse", "--mlir-print-ir-after-all", "--mlir-print-ir-after-change"))
                .containsExactly("After Cse (cse)");
        assertThat(headers("--pass-pipeline=builtin.module(func.func(cse))", "--mlir-print-ir-after-all"))
                .containsExactly("After Cse (cse)", "After Cse (cse)");
        assertThat(headers(
                        "--pass-pipeline=builtin.module(func.func(cse))",
                        "--mlir-print-ir-after-all",
                        "--mlir-print-ir-module-scope"))
                .containsExactly(
                        "After Cse (cse) ('func.func' operation: @f)",
                        "After Cse (cse) ('func.func' operation: @unused)");
        assertThat(headers(
                        "--pass-pipeline=builtin.module(cse,func.func(symbol-dce))", "--mlir-print-ir-after-failure"))
                .containsExactly("After SymbolDce Failed (symbol-dce)", "After SymbolDce Failed (symbol-dce)");
    }

    private static List<String> headers(String... args) {
        return opt(PROGRAM, args)
                .err()
                .lines()
                .filter(l -> l.startsWith("// -----// IR Dump "))
                .map(l -> l.replace("// -----// IR Dump ", "").replace(" //----- //", ""))
                .toList();
    }

    @Test
    void aReproducerRunsAgain(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("r.mlir");
        Ran failed = opt(
                PROGRAM,
                "--pass-pipeline=builtin.module(cse,func.func(symbol-dce))",
                "--mlir-pass-pipeline-crash-reproducer=" + file);
        assertThat(failed.status()).isEqualTo(1);
        assertThat(failed.err()).contains("reproducer generated at `" + file + "`");
        Ran again = opt("", "--run-reproducer", file.toString());
        assertThat(again.status()).isEqualTo(1);
        assertThat(again.err()).contains("was scheduled to run under symbol-dce");
        // as mlir-opt, the metadata is kept if it is not run
        assertThat(opt("", file.toString()).out()).isEqualTo(Files.readString(file) + "\n");
        Files.writeString(file, Files.readString(file).replace("func.func(symbol-dce)", "symbol-dce"));
        Ran run = opt("", "--run-reproducer", file.toString());
        assertThat(run.out()).isEqualTo(opt(PROGRAM, "--cse", "--symbol-dce").out());
        // passes of the command line come afterwards
        Ran more = opt(PROGRAM, "--cse", "--mlir-generate-reproducer=" + file);
        assertThat(more.status()).isZero();
        assertThat(opt("", "--run-reproducer", file.toString(), "--symbol-dce").out())
                .isEqualTo(run.out());
    }

    @Test
    void aReproducerWithAnUnknownPassIsALocatedError(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("r.mlir");
        opt(PROGRAM, "--cse", "--mlir-generate-reproducer=" + file);
        Files.writeString(file, Files.readString(file).replace("(cse", "(csi"));
        Ran run = opt("", "--run-reproducer", file.toString());
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err())
                .contains(file
                        + ": error: in the pipeline of this reproducer: 'csi' does not refer to a registered pass");
    }

    /** Random functions: the outcome does not depend on the number of threads. */
    @Test
    void threadsDoNotChangeTheOutput() {
        Random random = new Random(42);
        StringBuilder text = new StringBuilder();
        for (int f = 0; f < 60; f++) {
            text.append("func.func @f").append(f).append("(%v0: i32, %m: memref<4xi32>) -> i32 {\n");
            text.append("  %c = arith.constant 1 : index\n  %v1 = arith.constant ")
                    .append(f)
                    .append(" : i32\n");
            int n = 2;
            for (int i = 0; i < 80; i++) {
                String a = "%v" + random.nextInt(n);
                String b = "%v" + random.nextInt(n);
                switch (random.nextInt(4)) {
                    case 0 ->
                        text.append("  %v")
                                .append(n++)
                                .append(" = arith.addi ")
                                .append(a)
                                .append(", ")
                                .append(b)
                                .append(" : i32\n");
                    case 1 ->
                        text.append("  %v")
                                .append(n++)
                                .append(" = arith.muli ")
                                .append(a)
                                .append(", ")
                                .append(b)
                                .append(" : i32\n");
                    case 2 -> text.append("  %v").append(n++).append(" = memref.load %m[%c] : memref<4xi32>\n");
                    default -> text.append("  memref.store ").append(a).append(", %m[%c] : memref<4xi32>\n");
                }
            }
            text.append("  return %v").append(n - 1).append(" : i32\n}\n");
        }
        String[] args = {
            "--pass-pipeline=builtin.module(func.func(canonicalize,cse,mem2reg,loop-invariant-code-motion,sccp),symbol-dce)",
            "--mlir-pass-statistics",
            "--mlir-print-ir-after=cse",
            "--self-check"
        };
        Ran several = opt(text.toString(), args);
        List<String> alone = new ArrayList<>(List.of(args));
        alone.add("--mlir-disable-threading");
        assertThat(several.status()).as(several.err()).isZero();
        assertThat(several).isEqualTo(opt(text.toString(), alone.toArray(new String[0])));
    }
}
