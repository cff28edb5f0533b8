package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --remarks}: what passes say they did, in the forms that there are. */
class RemarksTest {
    private static final String PROGRAM = """
            func.func @sum(%a: memref<64xf64>, %zero: f64) -> f64 {
              %s = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> f64 {
                %x = affine.load %a[%i] : memref<64xf64>
                %next = arith.addf %acc, %x : f64
                affine.yield %next : f64
              }
              return %s : f64
            }
            """;

    private static final String MISSED =
            "<stdin>:2:8: remark: [vectorize-affine-loops] not vectorised: sum in float order; use fastmath<reassoc>";

    @Test
    void areLocatedInTheSource() {
        Ran opt = Ran.wami(PROGRAM, "opt", "-", "--vectorize-affine-loops", "--remarks");
        assertThat(opt.status()).isZero();
        assertThat(opt.err()).contains(MISSED);
        Ran compile = Ran.wami(PROGRAM, "compile", "-", "--emit=wat", "--remarks");
        assertThat(compile.status()).isZero();
        assertThat(compile.err()).contains(MISSED);
    }

    @Test
    void areFilteredByPassAndKind() {
        String all =
                Ran.wami(PROGRAM, "compile", "-", "--emit=wat", "--remarks").err();
        assertThat(all).contains("[affine-scalrep]");
        String some = Ran.wami(PROGRAM, "compile", "-", "--emit=wat", "--remarks=vectorize")
                .err();
        assertThat(some).contains(MISSED).doesNotContain("[affine-scalrep]");
        String passed = Ran.wami(PROGRAM, "compile", "-", "--emit=wat", "--remarks-passed=vectorize")
                .err();
        assertThat(passed).isEmpty();
        String missed = Ran.wami(PROGRAM, "compile", "-", "--emit=wat", "--remarks-filter-missed=vec.*loops")
                .err();
        assertThat(missed).contains(MISSED);
    }

    @Test
    void noneAreMadeUnlessWanted() {
        assertThat(Ran.wami(PROGRAM, "compile", "-", "--emit=wat").err()).isEmpty();
    }

    @Test
    void goToAFileAsYamlOrText(@TempDir Path folder) throws Exception {
        Path yaml = folder.resolve("remarks.yaml");
        Ran ran = Ran.wami(PROGRAM, "compile", "-", "--emit=wat", "--remarks-missed=vec", "--remarks-output=" + yaml);
        assertThat(ran.err()).isEmpty();
        assertThat(Files.readString(yaml)).isEqualTo("""
                --- !Missed
                Pass:            vectorize-affine-loops
                Name:            Missed
                DebugLoc:        { File: '<stdin>', Line: 2, Column: 8 }
                Function:        'sum'
                Args:
                  - String:          'not vectorised: sum in float order; use fastmath<reassoc> where the order may change'
                ...
                """);
        Path text = folder.resolve("remarks.txt");
        Ran.wami(
                PROGRAM,
                "compile",
                "-",
                "--emit=wat",
                "--remarks-missed=vec",
                "--remarks-format=text",
                "--remarks-output=" + text);
        assertThat(Files.readString(text)).startsWith(MISSED).endsWith("(in @sum)\n");
    }

    @Test
    void wrongExpressionsAreMistakes() {
        Ran ran = Ran.wami(PROGRAM, "compile", "-", "--emit=wat", "--remarks=(");
        assertThat(ran.status()).isEqualTo(ExitCode.USAGE);
        assertThat(ran.err()).contains("--remarks: '(' is no regular expression");
    }
}
