package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code --target} and {@code --mattr}; what they mean is held to LLVM's definition and to wasm-tools by
 * scripts/targets.py.
 */
class TargetTest {
    private static final String PROGRAM = """
            func.func @main(%x: f32, %b: i8) -> i32 {
              %0 = arith.fptosi %x : f32 to i32
              %1 = arith.extsi %b : i8 to i32
              %2 = arith.addi %0, %1 : i32
              return %2 : i32
            }
            """;

    @ParameterizedTest
    @CsvSource({
        "--target=mvp, false, false",
        "--target=lime1, true, true",
        "--target=generic, true, true",
        "--target=bleeding-edge, true, true",
        "--mattr=-sign-ext, false, true",
        "'--target=mvp --mattr=+nontrapping-fptoint', false, true",
        "'--target=generic --mattr=-nontrapping-fptoint,-call-indirect-overlong', true, false"
    })
    void decideWhichInstructionsThereAre(String options, boolean signExt, boolean saturating) {
        String[] words = ("compile - --emit=wat " + options).split(" ");
        Ran ran = Ran.wami(PROGRAM, words);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().contains("extend8_s")).isEqualTo(signExt);
        assertThat(ran.out().contains("trunc_sat")).isEqualTo(saturating);
    }

    @ParameterizedTest
    @CsvSource({"-O0", "-O2"})
    void giveTheSameResults(String level) {
        for (String target : TargetOptions.CPUS) {
            Ran ran = Ran.wami(PROGRAM, "run", "-", level, "--target=" + target, "3e38", "-1");
            assertThat(ran.out()).isEqualTo("2147483646\n");
        }
    }

    @Test
    void unknownOnesAreMistakes() {
        assertThat(Ran.wami(PROGRAM, "compile", "-", "--target=lime").err())
                .contains("--target: 'lime' is none of mvp, generic, lime1, bleeding-edge");
        assertThat(Ran.wami(PROGRAM, "compile", "-", "--mattr=+sign").status()).isEqualTo(ExitCode.USAGE);
    }
}
