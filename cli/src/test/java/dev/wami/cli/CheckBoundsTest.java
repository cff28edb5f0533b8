package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --check-bounds} of {@code wami run} and {@code wami compile}. */
class CheckBoundsTest {
    private static final String PROGRAM = """
            func.func @main(%i: index) -> i32 {
              %m = memref.alloc() : memref<4xi32>
              %c7 = arith.constant 7 : i32
              affine.store %c7, %m[symbol(%i)] : memref<4xi32>
              %v = memref.load %m[%i] : memref<4xi32>
              memref.dealloc %m : memref<4xi32>
              return %v : i32
            }
            """;

    @ParameterizedTest
    @ValueSource(strings = {"-O0", "-O1", "-O2", "-O3", "--interp"})
    void sayWhichAccessWasOutside(String how) {
        Ran inside = Ran.wami(PROGRAM, "run", "-", how, "--check-bounds", "3");
        assertThat(inside.out()).isEqualTo("7\n");
        assertThat(inside.err()).isEmpty();
        Ran outside = Ran.wami(PROGRAM, "run", "-", how, "--check-bounds", "4");
        assertThat(outside.err()).startsWith("""
                <stdin>:4:3: error: trap: ERROR: Runtime op verification failed
                memref.store %c7_i32, %alloc[%arg0] : memref<4xi32>
                ^ out-of-bounds access
                Location: loc("<stdin>":4:3)
                """);
        assertThat(outside.status()).isEqualTo(ExitCode.DIAGNOSTICS);
    }

    @Test
    void goOnBehindWhatFailed() {
        Ran ran = Ran.wami(PROGRAM, "run", "-", "-O1", "--check-bounds", "--asserts=continue", "4");
        assertThat(ran.err().split("\n"))
                .filteredOn(line -> line.startsWith("^"))
                .containsOnly("^ out-of-bounds access")
                .hasSize(2);
        assertThat(ran.status()).isZero();
    }

    @Test
    void theInterpreterDoesNotGoOn() {
        Ran ran = Ran.wami(PROGRAM, "run", "-", "--interp", "--asserts=continue", "4");
        assertThat(ran.err()).contains("--interp stops where a program has no meaning");
        assertThat(ran.status()).isEqualTo(ExitCode.USAGE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-O0", "-O2"})
    void nameTheFunctionsThatTrap(String level) {
        Ran ran = Ran.wami(PROGRAM, "compile", "-", level, "--check-bounds", "--emit=wat");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains("(func $\"<stdin>:4:3: out-of-bounds access\"")
                .doesNotContain("(import");
        Ran bare = Ran.wami(PROGRAM, "compile", "-", level, "--check-bounds", "--no-names", "--emit=wat");
        assertThat(bare.out()).contains("unreachable").doesNotContain("out-of-bounds");
    }
}
