package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --schedule} and {@code --autotune}. */
class ScheduleTest {
    /** c += a * b, and a sum behind it that makes it a test of values; the innermost loop is at 6:7. */
    private static final String PROGRAM = """
            func.func private @product(%a: memref<24x24xf64>, %b: memref<24x24xf64>, %c: memref<24x24xf64>) {
              %m:3 = memref.distinct_objects %a, %b, %c : memref<24x24xf64>, memref<24x24xf64>, memref<24x24xf64>
              affine.for %i = 0 to 24 {
                affine.for %k = 0 to 24 {
                  // the innermost
                  affine.for %j = 0 to 24 {
                    %x = affine.load %m#0[%i, %k] : memref<24x24xf64>
                    %y = affine.load %m#1[%k, %j] : memref<24x24xf64>
                    %z = affine.load %m#2[%i, %j] : memref<24x24xf64>
                    %p = arith.mulf %x, %y : f64
                    %s = arith.addf %z, %p : f64
                    affine.store %s, %m#2[%i, %j] : memref<24x24xf64>
                  }
                }
              }
              return
            }
            func.func @main() -> f64 {
              %half = arith.constant 0.5 : f64
              %a = memref.alloc() : memref<24x24xf64>
              %b = memref.alloc() : memref<24x24xf64>
              %c = memref.alloc() : memref<24x24xf64>
              affine.for %i = 0 to 24 {
                affine.for %j = 0 to 24 {
                  affine.store %half, %a[%i, %j] : memref<24x24xf64>
                  affine.store %half, %b[%i, %j] : memref<24x24xf64>
                  affine.store %half, %c[%i, %j] : memref<24x24xf64>
                }
              }
              func.call @product(%a, %b, %c) : (memref<24x24xf64>, memref<24x24xf64>, memref<24x24xf64>) -> ()
              %r = affine.load %c[3, 5] : memref<24x24xf64>
              memref.dealloc %a : memref<24x24xf64>
              memref.dealloc %b : memref<24x24xf64>
              memref.dealloc %c : memref<24x24xf64>
              return %r : f64
            }
            """;

    @TempDir
    Path folder;

    private Ran compile(String schedule, String... options) throws Exception {
        Path file = Files.writeString(folder.resolve("s"), schedule);
        String[] words = new String[options.length + 3];
        System.arraycopy(new String[] {"compile", "-", "--schedule=" + file}, 0, words, 0, 3);
        System.arraycopy(options, 0, words, 3, options.length);
        return Ran.wami(PROGRAM, words);
    }

    @Test
    void takesThePlaceOfTheCostModel() throws Exception {
        Ran ran = compile("# by hand\n@product 6:7: tile=2x3x1 lanes=1x1x2\n", "--emit=wat", "--remarks=tile|vector");
        assertThat(ran.err()).contains("register tile of 2 x 3 x 1, 2 lanes of loop 3, as a schedule asks");
        assertThat(ran.out().split("f64x2\\.mul").length - 1).isGreaterThanOrEqualTo(6);
        Ran none = compile("@product #0: tile=1x1x1 lanes=1x1x1\n", "--emit=wat");
        assertThat(none.err()).isEmpty();
        assertThat(none.out()).doesNotContain("f64x2.mul");
    }

    @Test
    void sameScheduleSameBytes() throws Exception {
        String schedule = "@product 6:7: order=1,0,2 tile=1x4x1 lanes=1x1x2 unroll=2\n";
        assertThat(compile(schedule, "--emit=wat").out())
                .isNotEmpty()
                .isEqualTo(compile(schedule, "--emit=wat").out());
    }

    @Test
    void whatDoesNotFitIsALocatedError() throws Exception {
        assertThat(compile("@product 6:7: tile=2x3x1\n@other 6:7: unroll=2\n").err())
                .contains("s:2:1: error: there is no function @other; there are @product, @main");
        assertThat(compile("@product 5:5: unroll=2\n").err())
                .contains("s:1:1: error: there is no loop at 5:5 in @product")
                .contains("<stdin>:6:7: note: there is one here");
        assertThat(compile("@product 6:7: tile=2x2x2x2x2x1\n").err())
                .contains("<stdin>:6:7: error: the schedule does not fit: it is for 6 loops, and there are 3")
                .contains("s:1:1: note: this asks for it");
        assertThat(compile("@product 6:7: tile=9x9x1\n").err()).contains("more than 64 copies");
        assertThat(compile("@product 6:7 tile=2x1x1\n").err()).contains("s:1:1: error: expected '@function");
        assertThat(compile("@product 6:7: tiles=2x1x1\n").err()).contains("'tiles=2x1x1' is none of order=");
        assertThat(compile("@product 6:7: order=0,0,1\n").err()).contains("a loop twice in the order");
        assertThat(compile("@product 6:7: lanes=1x3\n").err()).contains("a power of two, not 3");
        assertThat(compile("@product 6:7: tile=1x2\n").err()).contains("unroll= repeats it");
        assertThat(compile("@product 6:7: tile=2x1 lanes=1x1x2\n").err()).contains("different lengths");
        assertThat(compile("@product 6:7: unroll=0\n").err()).contains("'0' is no number from 1 up");
        assertThat(compile("@product 6:7: unroll=2\n", "-O1").err()).contains("a schedule needs -O2 or -O3");
    }

    @Test
    void autotuningWritesAScheduleThatReproducesTheCompile() throws Exception {
        Path program = Files.writeString(folder.resolve("product.mlir"), PROGRAM);
        Path schedule = folder.resolve("product.schedule");
        Path tuned = folder.resolve("tuned.wat");
        Ran ran = Ran.wami(
                "",
                "compile",
                program.toString(),
                "--autotune=" + schedule,
                "--autotune-budget=2",
                "--engine=embedded",
                "--emit=wat",
                "--mattr=-simd128",
                "-o",
                tuned.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.err()).contains("without a schedule: ").contains("@product 6:7: ");
        assertThat(Files.readString(schedule)).startsWith("# ");
        Path again = folder.resolve("again.wat");
        Ran.wami(
                "",
                "compile",
                program.toString(),
                "--schedule=" + schedule,
                "--emit=wat",
                "--mattr=-simd128",
                "-o",
                again.toString());
        assertThat(again).hasSameTextualContentAs(tuned);
    }

    @Test
    void whatCannotBeMeasuredIsSaid() throws Exception {
        Path program = Files.writeString(folder.resolve("p.mlir"), PROGRAM);
        Ran ran = Ran.wami(
                "", "compile", program.toString(), "--autotune", "--engine=embedded", "--invoke=nothing", "-o", "-");
        assertThat(ran.status()).isEqualTo(ExitCode.USAGE);
        assertThat(ran.err()).contains("--autotune: there is no public function @nothing without parameters");
    }
}
