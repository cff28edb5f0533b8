package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs of dialects that are not here: what is wrong is said once for each dialect, with what to do. */
class UnknownDialectTest {
    private static final String DIALECTS = "<stdin>:2:8: note: Available dialects: affine, arith, async, builtin,";
    private static final String REMEDY =
            "<stdin>: note: mlir-opt-22 lowers linalg, tensor and tosa to loops over memrefs, which are compiled here:"
                    + " docs/from-linalg.md has the command";

    private static List<String> compile(String program) {
        Ran ran = Ran.wami(program, "compile", "-", "-o", "-");
        assertThat(ran.status()).isEqualTo(ExitCode.DIAGNOSTICS);
        assertThat(ran.out()).isEmpty();
        return ran.err()
                .lines()
                .filter(l -> l.startsWith("<stdin>"))
                .map(l -> l.startsWith(DIALECTS) ? DIALECTS : l)
                .toList();
    }

    @Test
    void threeThousandOperationsAreOneError() {
        String extract = "  %e = tensor.extract %t[%i] : tensor<4xf32>\n";
        String program = "func.func @f(%t: tensor<4xf32>, %i: index) {\n" + extract.repeat(3000) + "  return\n}\n";
        assertThat(compile(program))
                .containsExactly(
                        "<stdin>:2:8: error: Dialect `tensor' not found for custom op 'tensor.extract'",
                        DIALECTS,
                        "<stdin>: note: 3000 operations of 'tensor' are in this file: tensor.extract (3000)",
                        REMEDY);
    }

    @Test
    void eachDialectIsOneErrorAndEachRemedyIsSaidOnce() {
        assertThat(compile("""
                func.func @f(%t: tensor<4xf32>, %z: f32) -> tensor<4xf32> {
                  %e = tensor.empty() : tensor<4xf32>
                  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
                  %a = "tosa.add"(%e, %f) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
                  %m = "tosa.mul"(%a, %f) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
                  %s = stablehlo.add %a, %m : tensor<4xf32>
                  %o = aritm.add %a, %m : tensor<4xf32>
                  %x = arith.addff %z, %z : f32
                  return %s : tensor<4xf32>
                }
                """))
                .containsExactly(
                        "<stdin>:2:8: error: Dialect `tensor' not found for custom op 'tensor.empty'",
                        DIALECTS,
                        REMEDY,
                        "<stdin>:3:8: error: Dialect `linalg' not found for custom op 'linalg.fill'",
                        "<stdin>:4:8: error: operation being parsed with an unregistered dialect. If this is intended, please use"
                                + " -allow-unregistered-dialect with the MLIR tool used",
                        "<stdin>: note: 2 operations of 'tosa' are in this file: tosa.add, tosa.mul",
                        "<stdin>:6:8: error: Dialect `stablehlo' not found for custom op 'stablehlo.add'",
                        "<stdin>: note: the tools of this dialect lower it to linalg or tosa, and mlir-opt-22 these to loops over memrefs,"
                                + " which are compiled here: docs/from-linalg.md has the commands",
                        "<stdin>:7:8: error: Dialect `aritm' not found for custom op 'aritm.add'; did you mean 'arith'?",
                        "<stdin>:8:8: error: custom op 'arith.addff' is unknown; did you mean 'arith.addf'?");
    }

    /** Names of the region that is passed over, and of the result that is missing, mean nothing to what follows. */
    @Test
    void nothingElseIsBlamedForIt() {
        assertThat(compile("""
                func.func @f(%t: tensor<4xf32>, %c: f32) -> tensor<4xf32> {
                  %0 = linalg.generic #trait
                     ins(%t: tensor<4xf32>)
                    outs(%t: tensor<4xf32>) {
                      ^bb(%a: f32, %x: f32):
                        %0 = arith.addf %a, %c : f32
                        linalg.yield %0 : f32
                  } -> tensor<4xf32>
                  return %0 : tensor<4xf32>
                }
                func.func @g(%0: f32) -> f32 {
                  return %0 : f32
                }
                func.func @h() -> i32 {
                  %0 = arith.constant 0 : i32
                  return %0 : i32
                }
                """))
                .containsExactly(
                        "<stdin>:2:8: error: Dialect `linalg' not found for custom op 'linalg.generic'",
                        DIALECTS,
                        REMEDY);
    }

    /** Whose words are compared with upstream's. */
    @Test
    void underVerifyDiagnosticsTheFirstErrorIsAsUpstreamHasIt() {
        String program = """
                func.func @f() {
                  // expected-error@+2 {{Dialect `tensor' not found for custom op 'tensor.empty'}}
                  // expected-note@+1 {{Available dialects: affine, arith}}
                  %e = tensor.empty() : tensor<4xf32>
                  %f = tensor.empty() : tensor<4xf32>
                  return
                }
                """;
        assertThat(Ran.wami(program, "opt", "--verify-diagnostics")).isEqualTo(new Ran(ExitCode.OK, "", ""));
    }
}
