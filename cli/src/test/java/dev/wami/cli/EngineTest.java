package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --engine}: a program says and ends the same on each. Skipped, with the reason, for those that are not installed. */
class EngineTest {
    private static final String PROGRAM = """
            func.func private @printMemrefI32(memref<*xi32>)
            func.func private @print_f32(f32)
            memref.global "private" @data : memref<3xi32> = dense<[1, -2, 3]>
            func.func @main() -> (f64, f32, i32, i64, i1) {
              %d = arith.constant -0.5 : f64
              %f = arith.constant 1.0e+30 : f32
              %i = arith.constant -2147483648 : i32
              %l = arith.constant -9223372036854775808 : i64
              %b = arith.constant true
              %m = memref.get_global @data : memref<3xi32>
              %u = memref.cast %m : memref<3xi32> to memref<*xi32>
              call @printMemrefI32(%u) : (memref<*xi32>) -> ()
              call @print_f32(%f) : (f32) -> ()
              return %d, %f, %i, %l, %b : f64, f32, i32, i64, i1
            }
            func.func @same(%d: f64, %f: f32, %i: i32, %l: i64) -> (f64, f32, i32, i64) {
              return %d, %f, %i, %l : f64, f32, i32, i64
            }
            func.func @fails(%x: i32) {
              %zero = arith.constant 0 : i32
              %is = arith.cmpi eq, %x, %zero : i32
              cf.assert %is, "it is not zero"
              return
            }
            func.func @quotient(%x: i32, %y: i32) -> i32 {
              %q = arith.divsi %x, %y : i32
              return %q : i32
            }
            func.func @depth(%n: i32) -> i32 {
              %zero = arith.constant 0 : i32
              %one = arith.constant 1 : i32
              %done = arith.cmpi eq, %n, %zero : i32
              %d = scf.if %done -> i32 {
                scf.yield %zero : i32
              } else {
                %less = arith.subi %n, %one : i32
                %inner = func.call @depth(%less) : (i32) -> i32
                %all = arith.addi %inner, %one : i32
                scf.yield %all : i32
              }
              return %d : i32
            }
            """;

    private static Ran run(String engine, String arguments) {
        Ran ran = Ran.wami(PROGRAM, ("run - --engine=" + engine + " " + arguments).split(" "));
        assumeThat(ran.err()).as("%s is not installed", engine).doesNotContain("install ");
        return ran;
    }

    @ParameterizedTest
    @ValueSource(strings = {"embedded", "embedded-interpreter", "node", "wasmtime"})
    void hasTheSameValues(String engine) {
        Ran main = run(engine, "-O0");
        assertThat(main.err()).isEmpty();
        assertThat(main.out().replaceAll("0x[0-9a-f]+", "0x1")).isEqualTo("""
                Unranked Memref base@ = 0x1 rank = 1 offset = 0 sizes = [3] strides = [1] data =\s
                [1,  -2,  3]
                1.0e+30
                -0.5
                1.0e+30
                -2147483648
                -9223372036854775808
                1
                """);
        String most = "same -1.7976931348623157e+308 1.0e-45 2147483647 9223372036854775807";
        assertThat(run(engine, "--invoke " + most).out())
                .isEqualTo("-1.7976931348623157e+308\n1.0e-45\n2147483647\n9223372036854775807\n");
        assertThat(run(engine, "--invoke same -inf nan -1 0").out()).isEqualTo("-inf\nnan\n-1\n0\n");
    }

    @ParameterizedTest
    @CsvSource({
        "embedded,100000",
        "embedded-interpreter,1000",
        "node,100000",
        "wasmtime,100000",
    })
    void hasTheSameDepth(String engine, String depth) {
        assertThat(run(engine, "--invoke depth " + depth).out()).isEqualTo(depth + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"embedded", "embedded-interpreter", "node", "wasmtime"})
    void hasTheSameFailures(String engine) {
        assertThat(run(engine, "--invoke fails 0").status()).isZero();
        for (String[] e : new String[][] {
            {"fails 1", "-:22:3: error: trap: it is not zero"},
            {"quotient 1 0", "-: error: trap: integer divide by zero"},
            {"quotient -2147483648 -1", "-: error: trap: integer overflow"},
            {"depth -1", "-: error: trap: call stack exhausted"},
        }) {
            Ran ran = run(engine, "--invoke " + e[0]);
            assertThat(ran.status()).isEqualTo(1);
            assertThat(ran.err().replace("<stdin>", "-").lines().findFirst().orElse(""))
                    .isEqualTo(e[1]);
        }
    }
}
