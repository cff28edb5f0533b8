package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** {@code --target-engine}: each engine gets code of its own. */
class TargetEngineTest {
    /** A loop with a constant that V8 is slow to make and one whose iterations wait for one another. */
    private static final String PROGRAM = """
            func.func @scale(%a: memref<1000xf64>) {
              %c = arith.constant 1.5 : f64
              affine.for %i = 0 to 1000 {
                %x = affine.load %a[%i] : memref<1000xf64>
                %y = arith.mulf %x, %c : f64
                affine.store %y, %a[%i] : memref<1000xf64>
              }
              return
            }
            func.func @sweep(%a: memref<100x100xf64>) {
              affine.for %i = 1 to 99 {
                affine.for %j = 1 to 99 {
                  %x = affine.load %a[%i - 1, %j + 1] : memref<100x100xf64>
                  %y = affine.load %a[%i, %j - 1] : memref<100x100xf64>
                  %s = arith.addf %x, %y : f64
                  affine.store %s, %a[%i, %j] : memref<100x100xf64>
                }
              }
              return
            }
            """;

    private static String wat(String... options) {
        String[] words = new String[options.length + 3];
        System.arraycopy(new String[] {"compile", "-", "--emit=wat"}, 0, words, 0, 3);
        System.arraycopy(options, 0, words, 3, options.length);
        Ran ran = Ran.wami(PROGRAM, words);
        assertThat(ran.err()).isEmpty();
        return ran.out();
    }

    private static int count(String what, String in) {
        return (in.length() - in.replace(what, "").length()) / what.length();
    }

    @Test
    void interpretersGetNoVectorsAndNoWavefronts() {
        String compiled = wat("--target-engine=v8");
        assertThat(compiled).contains("f64x2.mul");
        for (String interpreter : new String[] {"wamr-classic", "wamr-fast"}) {
            String text = wat("--target-engine=" + interpreter);
            assertThat(text).doesNotContain("v128");
            assertThat(count("loop", text)).isLessThan(count("loop", compiled));
        }
    }

    @Test
    void unrollingDependsOnTheEngine() {
        int generic = count("f64x2.mul", wat());
        int v8 = count("f64x2.mul", wat("--target-engine=v8"));
        int wasmtime = count("f64x2.mul", wat("--target-engine=wasmtime"));
        assertThat(generic).isLessThanOrEqualTo(v8);
        assertThat(v8).isLessThan(wasmtime);
        int fast = count("f64.mul", wat("--target-engine=wamr-fast"));
        int classic = count("f64.mul", wat("--target-engine=wamr-classic"));
        assertThat(fast).isLessThan(classic);
    }

    @Test
    void v8GetsVectorConstantsInLocals() {
        // a splat in front of the loop
        assertThat(count("v128.const", wat("--target-engine=v8"))).isZero();
        assertThat(count("v128.const", wat("--target-engine=wasmtime"))).isGreaterThan(1);
    }

    @Test
    void genericIsAnInterpreterWithoutVectors() {
        assertThat(count("f64.mul", wat("--mattr=-simd128")))
                .isEqualTo(count("f64.mul", wat("--target-engine=wamr-fast")));
        // V8 without vectors is still V8
        assertThat(count("loop", wat("--mattr=-simd128", "--target-engine=v8")))
                .isGreaterThan(count("loop", wat("--mattr=-simd128")));
    }

    @Test
    void vectorsOfTheSourceStayIfAskedFor() {
        String program = "func.func @f(%a: vector<2xf64>) -> f64 {\n"
                + "  %s = vector.reduction <add>, %a : vector<2xf64> into f64\n  return %s : f64\n}\n";
        String[] words = {"compile", "-", "--emit=wat", "--target-engine=wamr-fast", "--mattr=+simd128"};
        assertThat(Ran.wami(program, words).out()).contains("v128");
    }

    @Test
    void unknownOnesAreMistakes() {
        Ran ran = Ran.wami(PROGRAM, "compile", "-", "--target-engine=v9");
        assertThat(ran.status()).isEqualTo(ExitCode.USAGE);
        assertThat(ran.err()).contains("'v9' is no value for --target-engine").contains("wamr-classic");
    }
}
