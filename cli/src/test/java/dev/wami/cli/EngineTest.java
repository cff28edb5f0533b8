package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code --engine}: a program says and ends the same on each. Skipped, with the reason, for those that are not
 * installed.
 */
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

    private static final String ENDLESS = """
            func.func private @print_i32(i32)
            memref.global "private" @cell : memref<i32> = dense<0>
            func.func @main() {
              %cell = memref.get_global @cell : memref<i32>
              %one = arith.constant 1 : i32
              call @print_i32(%one) : (i32) -> ()
              cf.br ^loop
            ^loop:
              %old = memref.load %cell[] : memref<i32>
              %new = arith.addi %old, %one : i32
              memref.store %new, %cell[] : memref<i32>
              cf.br ^loop
            }
            """;

    /** What it printed until then is there. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "--engine=embedded",
                "--engine=embedded-interpreter",
                "--engine=node",
                "--engine=wasmtime",
                "--interp"
            })
    void stopsAtTheTimeLimit(String engine) {
        Ran ran = Ran.wami(ENDLESS, "run", "-", engine, "--time-limit=2.5");
        assumeThat(ran.err()).as("%s is not installed", engine).doesNotContain("install ");
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(ran.out()).isEqualTo("1\n");
        assertThat(ran.err().lines().findFirst())
                .get(STRING)
                .matches("<stdin>(:\\d+:\\d+)?: error: stopped, as it ran longer than its time limit of 2.5 seconds");
        Ran inTime = Ran.wami(PROGRAM, "run", "-", engine, "--time-limit=100", "--invoke", "quotient", "6", "2");
        assertThat(inTime).isEqualTo(new Ran(ExitCode.OK, "3\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "nan", "1e99", "x"})
    void aTimeLimitIsSeconds(String limit) {
        assertThat(Ran.wami(ENDLESS, "run", "-", "--time-limit=" + limit))
                .isEqualTo(new Ran(
                        ExitCode.USAGE,
                        "",
                        "wami: run: '" + limit
                                + "' is no value for --time-limit, which takes seconds, such as 10 or 0.5\n"));
    }

    private static final String COROUTINE = """
            func.func private @seven() {
              %seven = arith.constant 7 : i32
              dcont.suspend(%seven) : (i32) -> ()
              return
            }
            func.func @main() -> i32 {
              %zero = arith.constant 0 : i32
              %c = dcont.new @seven : !dcont.cont<(i32) -> ()>
              %x = dcont.resume %c : !dcont.cont<(i32) -> ()> -> i32
              on_yield(%v: i32, %k: !dcont.cont<(i32) -> ()>) {
                dcont.yield %v : i32
              } on_return {
                dcont.yield %zero : i32
              }
              return %x : i32
            }
            """;

    /** What is said to run a coroutine does, and the others say who does. */
    @ParameterizedTest
    @ValueSource(strings = {"embedded", "embedded-interpreter", "node", "wasmtime"})
    void whoCannotRunCoroutinesSaysWhoCan(String engine) {
        Ran ran = Ran.wami(COROUTINE, "run", "-", "--engine=" + engine);
        assumeThat(ran.err()).as("%s is not installed", engine).doesNotContain("install ");
        if (ran.status() == ExitCode.OK) {
            assertThat(ran.out()).isEqualTo("7\n");
            return;
        }
        assertThat(ran.err())
                .startsWith(
                        "<stdin>: error: the engine '" + engine
                                + "' has no stack switching, which coroutines need\n"
                                + "<stdin>: note: --interp runs it, and so does --engine=node with Node.js 26 or later (WAMI_NODE names the program)\n");
        assertThat(Ran.wami(COROUTINE, "run", "-", "--interp")).isEqualTo(new Ran(ExitCode.OK, "7\n", ""));
    }

    /** On every way to run. */
    @ParameterizedTest
    @ValueSource(strings = {"--engine=embedded", "--interp"})
    void anImportOfWasiIsCalledThat(String engine) {
        String program = """
                func.func private @proc_exit(i32) attributes {import_module = "wasi_snapshot_preview1"}
                func.func @main(%status: i32) {
                  call @proc_exit(%status) : (i32) -> ()
                  return
                }
                """;
        Ran ran = Ran.wami(program, "run", "-", engine, "3");
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(ran.err())
                .contains("error: the function wasi_snapshot_preview1.proc_exit is imported, and wami run has no WASI;"
                        + " 'wasabi run' runs the program that 'wami compile' makes of this");
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
