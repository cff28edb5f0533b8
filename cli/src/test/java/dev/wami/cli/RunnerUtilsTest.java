package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The functions of MLIR's runner library. What is expected is what mlir-runner 22 prints, with another address. */
class RunnerUtilsTest {
    private static String run(String program, String... options) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        List<String> args = new java.util.ArrayList<>(List.of("run", "-"));
        args.addAll(List.of(options));
        int status = Main.run(
                "wami",
                args,
                new ByteArrayInputStream(program.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        assertThat(status).as(err.toString(StandardCharsets.UTF_8)).isZero();
        return out.toString(StandardCharsets.UTF_8).replaceAll("base@ = 0x[0-9a-f]+", "base@ = ADDRESS");
    }

    private static final String HEADER = "Unranked Memref base@ = ADDRESS rank = ";

    private static String unranked(String suffix, String type, String element, String value) {
        return """
                memref.global "private" constant @g : memref<%1$s> = dense<%4$s>
                func.func private @printMemref%2$s(memref<*x%3$s>) attributes { llvm.emit_c_interface }
                func.func @main() {
                  %%0 = memref.get_global @g : memref<%1$s>
                  %%1 = memref.cast %%0 : memref<%1$s> to memref<*x%3$s>
                  call @printMemref%2$s(%%1) : (memref<*x%3$s>) -> ()
                  return
                }
                """.formatted(type, suffix, element, value);
    }

    @Test
    void unrankedMemrefsOnTheInterpreter() {
        assertThat(run(unranked("F32", "2x3xf32", "f32", "[[1.0, 2.5, -3.25], [1.0e10, 0.1, 1.0e-7]]"), "--interp"))
                .isEqualTo(HEADER + "2 offset = 0 sizes = [2, 3] strides = [3, 1] data = \n"
                        + "[[1,   2.5,   -3.25], \n [1e+10,   0.1,   1e-07]]\n");
        assertThat(run(unranked("I32", "4xi32", "i32", "[1, -2, 3, 4]"), "--interp"))
                .isEqualTo(HEADER + "1 offset = 0 sizes = [4] strides = [1] data = \n[1,  -2,  3,  4]\n");
        assertThat(run(unranked("I64", "1x2x2xi64", "i64", "[[[1, -2], [3, 9000000000]]]"), "--interp"))
                .isEqualTo(HEADER + "3 offset = 0 sizes = [1, 2, 2] strides = [4, 2, 1] data = \n"
                        + "[[[1,    -2], \n  [3,    9000000000]]]\n");
        assertThat(run(unranked("F64", "f64", "f64", "3.14159265358979"), "--interp"))
                .isEqualTo(HEADER + "0 offset = 0 sizes = [] strides = [] data = \n[3.14159]\n");
        assertThat(run(
                        unranked(
                                "F64",
                                "6xf64",
                                "f64",
                                "[1.0e5, 123456.7, 1234567.0, -0.0, 0x7FF0000000000000, " + "0x7FF8000000000000]"),
                        "--interp"))
                .isEqualTo(HEADER + "1 offset = 0 sizes = [6] strides = [1] data = \n"
                        + "[100000,  123457,  1.23457e+06,  -0,  inf,  nan]\n");
        assertThat(run(unranked("I16", "2xi16", "i16", "[1, -2]"), "--interp"))
                .isEqualTo(HEADER + "1 offset = 0 sizes = [2] strides = [1] data = \n[1,  -2]\n");
        assertThat(run(unranked("ShapeF32", "1x3x2xf32", "f32", "1.5"), "--interp"))
                .isEqualTo(HEADER + "3 offset = 0 sizes = [1, 3, 2] strides = [6, 2, 1]\n");
    }

    private static final String RANKED = """
            func.func private @printMemref1dF32(memref<?xf32>)
            func.func private @printMemref2dF32(memref<?x?xf32, strided<[?, ?], offset: ?>>)
            func.func @main() {
              %a = memref.alloc() : memref<3x4xf32>
              %c0 = arith.constant 0 : index
              %c1 = arith.constant 1 : index
              %c3 = arith.constant 3 : index
              %c4 = arith.constant 4 : index
              scf.for %i = %c0 to %c3 step %c1 {
                scf.for %j = %c0 to %c4 step %c1 {
                  %k = arith.muli %i, %c4 : index
                  %l = arith.addi %k, %j : index
                  %m = arith.index_cast %l : index to i32
                  %x = arith.sitofp %m : i32 to f32
                  memref.store %x, %a[%i, %j] : memref<3x4xf32>
                }
              }
              %s = memref.subview %a[1, 1] [2, 2] [1, 2] : memref<3x4xf32> to memref<2x2xf32, strided<[4, 2], offset: 5>>
              %d = memref.cast %s : memref<2x2xf32, strided<[4, 2], offset: 5>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
              call @printMemref2dF32(%d) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
              %b = memref.alloc() : memref<2xf32>
              %f = arith.constant 2.5 : f32
              memref.store %f, %b[%c0] : memref<2xf32>
              memref.store %f, %b[%c1] : memref<2xf32>
              %e = memref.cast %b : memref<2xf32> to memref<?xf32>
              call @printMemref1dF32(%e) : (memref<?xf32>) -> ()
              return
            }
            """;

    @ParameterizedTest
    @ValueSource(strings = {"--interp", "-O0", "-O2"})
    void rankedMemrefsOnInterpreterAndEngine(String how) {
        assertThat(run(RANKED, how))
                .isEqualTo(
                        "Memref base@ = ADDRESS rank = 2 offset = 5 sizes = [2, 2] strides = [4, 2] data = \n"
                                + "[[5,   7], \n [9,   11]]\n"
                                + "Memref base@ = ADDRESS rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[2.5,  2.5]\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--interp", "-O2"})
    void numbersAndPunctuation(String how) {
        assertThat(run("""
                func.func private @printI64(i64)
                func.func private @printU64(i64)
                func.func private @printF32(f32)
                func.func private @printF64(f64)
                func.func private @printComma()
                func.func private @printOpen()
                func.func private @printClose()
                func.func private @printNewline()
                func.func @main() {
                  %n = arith.constant -5 : i64
                  %d = arith.constant 1.0e7 : f64
                  %f = arith.constant 2.5 : f32
                  call @printOpen() : () -> ()
                  call @printI64(%n) : (i64) -> ()
                  call @printComma() : () -> ()
                  call @printU64(%n) : (i64) -> ()
                  call @printComma() : () -> ()
                  call @printF32(%f) : (f32) -> ()
                  call @printComma() : () -> ()
                  call @printF64(%d) : (f64) -> ()
                  call @printClose() : () -> ()
                  call @printNewline() : () -> ()
                  return
                }
                """, how)).isEqualTo("( -5, 18446744073709551611, 2.5, 1e+07 )\n");
    }

    @Test
    void constructsAndDestructs() {
        String program = """
                llvm.func @printI64(i64)
                llvm.mlir.global_ctors ctors = [@first], priorities = [0 : i32], data = [#llvm.zero]
                llvm.mlir.global_dtors dtors = [@low, @high], priorities = [1 : i32, 2 : i32], data = [#llvm.zero, #llvm.zero]
                llvm.func @print(%n: i64) {
                  llvm.call @printI64(%n) : (i64) -> ()
                  llvm.return
                }
                llvm.func @first() {
                  %n = llvm.mlir.constant(1 : i64) : i64
                  llvm.call @print(%n) : (i64) -> ()
                  llvm.return
                }
                llvm.func @low() {
                  %n = llvm.mlir.constant(4 : i64) : i64
                  llvm.call @print(%n) : (i64) -> ()
                  llvm.return
                }
                llvm.func @high() {
                  %n = llvm.mlir.constant(3 : i64) : i64
                  llvm.call @print(%n) : (i64) -> ()
                  llvm.return
                }
                llvm.func @main() -> f32 {
                  %n = llvm.mlir.constant(2 : i64) : i64
                  llvm.call @print(%n) : (i64) -> ()
                  %f = llvm.mlir.constant(0.5 : f32) : f32
                  llvm.return %f : f32
                }
                """;
        assertThat(Ran.wami(program, "run", "-", "-O0").out()).isEqualTo("12340.5\n");
        assertThat(Ran.wami(program, "run", "-", "-e", "main").out()).isEqualTo("12345.000000e-01\n");
        assertThat(Ran.wami(program, "run", "-", "--interp").out()).isEqualTo("12340.5\n");
    }
}
