package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code wami run} with mlir-runner's options. What is expected is what mlir-runner 22 prints; it has no result of f64.
 */
class MlirRunnerTest {
    private static String constant(String type, String value) {
        return "func.func @entry() -> %1$s {\n  %%c = arith.constant %2$s : %1$s\n  return %%c : %1$s\n}\n"
                .formatted(type, value);
    }

    @ParameterizedTest
    @CsvSource({
        "i32, -42, -42",
        "i64, 9000000000, 9000000000",
        "f32, 42.5, 4.250000e+01",
        "f32, -0.001, -1.000000e-03",
        "f32, 0.0, 0.000000e+00",
        "f32, 16777216.0, 1.677722e+07",
        "f64, 1.0e300, 1.000000e+300"
    })
    void printsTheResultAsMlirRunner(String type, String value, String printed) {
        Ran ran = Ran.wami(
                constant(type, value),
                "run",
                "-",
                "-e",
                "entry",
                "-entry-point-result=" + type,
                "--shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).isEqualTo(printed + "\n");
        assertThat(ran.status()).isZero();
    }

    @Test
    void readsStandardInputWithoutAFile() {
        Ran ran = Ran.wami(constant("i32", "7"), "run", "-e", "entry", "-entry-point-result=i32");
        assertThat(ran.out() + ran.err()).isEqualTo("7\n");
    }

    @Test
    void namesTheOptionThatItDoesNotKnow() {
        Ran ran = Ran.wami("", "run", "-e", "entry", "-entry-point-result=i32", "-invok=entry");
        assertThat(ran.err()).isEqualTo("wami: run: unknown option '-invok'; did you mean '--invoke'?\n");
        assertThat(ran.status()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void doesNotLookAtTheResultOfAVoidFunction() {
        Ran ran = Ran.wami(constant("i32", "1"), "run", "-", "-e", "entry", "--entry-point-result=void");
        assertThat(ran.out() + ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
    }

    @Test
    void saysThatTheResultIsAnother() {
        Ran ran = Ran.wami(constant("f32", "1.0"), "run", "-", "-e", "entry", "--entry-point-result=i32");
        assertThat(ran.err())
                .contains("@entry has type () -> f32, and --entry-point-result=i32 needs one result of i32");
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
    }

    @Test
    void givesProgramsOfLlvmWhatAFailedAssertionCalls() {
        String program = """
                llvm.mlir.global private constant @text("no luck\\00")
                llvm.func @puts(!llvm.ptr)
                llvm.func @abort()
                module attributes {transform.with_named_sequence} {}
                llvm.func @main() {
                  %0 = llvm.mlir.addressof @text : !llvm.ptr
                  llvm.call @puts(%0) : (!llvm.ptr) -> ()
                  llvm.call @abort() : () -> ()
                  llvm.unreachable
                }
                """;
        Ran ran = Ran.wami(program, "run", "-", "--entry-point-result=void");
        assertThat(ran.out()).isEqualTo("no luck\n");
        assertThat(ran.err()).startsWith("<stdin>: error: trap: abort");
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
    }

    @ParameterizedTest
    @CsvSource({"-O0", "-O2", "--interp"})
    void printsTheMessageOfAFailedAssertion(String how) {
        String program = """
                func.func private @check(%a: i32) {
                  %c0 = arith.constant 0 : i32
                  %0 = arith.cmpi sge, %a, %c0 : i32
                  cf.assert %0, "not negative"
                  %1 = arith.cmpi ne, %a, %c0 : i32
                  cf.assert %1, "not zero"
                  return
                }
                func.func @main(%a: i32) {
                  call @check(%a) : (i32) -> ()
                  return
                }
                """;
        assertThat(Ran.wami(program, "run", "-", how, "1").status()).isZero();
        Ran zero = Ran.wami(program, "run", "-", how, "0");
        assertThat(zero.err()).startsWith("<stdin>:6:3: error: trap: not zero");
        assertThat(zero.status()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(Ran.wami(program, "run", "-", how, "-1").err()).startsWith("<stdin>:4:3: error: trap: not negative");
    }
}
