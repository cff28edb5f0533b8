package dev.wami.waveir.hir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.verify.Verifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Kernels run as a grid of threads. */
class HirLaunchTest {
    private final Diagnostics diagnostics = new Diagnostics();

    private Kernels.KernelOp kernel(String signature, int threads, String body) {
        String text = "hir.kernel @f(%a: !hir.buffer<ui32 x 1> {hir.name = \"a\"}" + signature
                + ") attributes {workgroup_size = array<i32: " + threads + ", 1, 1>} {\n" + body + "\nhir.return\n}\n";
        Operation module =
                MlirParser.parse(SourceFile.of("k.mlir", text), new Context(new HirFilesTest.OnlyHir()), diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        Objects.requireNonNull(module);
        Verifier.verify(module, diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        return Objects.requireNonNull(HirLaunch.find(module, "f"));
    }

    /** The words of {@code a} after the kernel ran. */
    private int[] run(Kernels.KernelOp kernel, int workgroups, int words) {
        byte[] memory = new byte[4 * words];
        HirLaunch launch = HirLaunch.of(kernel, memory).grid(workgroups, 1, 1).waveWidth(4);
        launch.buffer("a", 0, words).run(diagnostics);
        int[] out = new int[words];
        ByteBuffer.wrap(memory).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(out);
        return out;
    }

    @Test
    void threadsWaitForOneAnotherAtBarriers() {
        Kernels.KernelOp k = kernel("", 4, """
                %t = hir.shared "t" : !hir.shared<4xui32>
                %i = hir.thread_id x
                %three = hir.constant 3 : ui32
                %g = hir.global_id x
                hir.store %g, %t[%i] : !hir.shared<4xui32>
                hir.barrier
                %j = hir.sub %three, %i : ui32
                %v = hir.load %t[%j] : !hir.shared<4xui32>
                hir.store %v, %a[%g] : !hir.buffer<ui32 x 1>
                """);
        assertThat(run(k, 2, 8)).containsExactly(3, 2, 1, 0, 7, 6, 5, 4);
        assertThat(diagnostics.all()).isEmpty();
    }

    /** The loop runs lane+1 times; in each iteration only the lanes that are still in it are counted. */
    @Test
    void onlyActiveLanesComputeTogether() {
        Kernels.KernelOp k = kernel("", 4, """
                %i = hir.thread_id x
                %zero = hir.constant 0 : ui32
                %one = hir.constant 1 : ui32
                %true = hir.constant true
                %n = hir.var "n" : !hir.var<ui32>
                hir.set %n, %zero : !hir.var<ui32>
                hir.while {
                  %c = hir.get %n : !hir.var<ui32>
                  %0 = hir.le %c, %i : ui32, ui32
                  hir.condition %0
                } do {
                  %b = hir.ballot %true
                  hir.store %b, %a[%i] : !hir.buffer<ui32 x 1>
                } step {
                  %c = hir.get %n : !hir.var<ui32>
                  %1 = hir.add %c, %one : ui32
                  hir.set %n, %1 : !hir.var<ui32>
                }
                """);
        assertThat(run(k, 1, 4)).containsExactly(0b1111, 0b1110, 0b1100, 0b1000);
    }

    @Test
    void waveOperationsSeeTheLanesThatAreThere() {
        Kernels.KernelOp k = kernel("", 4, """
                %i = hir.thread_id x
                %one = hir.constant 1 : ui32
                %four = hir.constant 4 : ui32
                %eight = hir.constant 8 : ui32
                %twelve = hir.constant 12 : ui32
                %0 = hir.shuffle_down %i, %one : ui32
                hir.store %0, %a[%i] : !hir.buffer<ui32 x 1>
                %1 = hir.prefix_sum %i : ui32
                %2 = hir.add %i, %four : ui32
                hir.store %1, %a[%2] : !hir.buffer<ui32 x 1>
                %3 = hir.reduce_max %i : ui32
                %4 = hir.add %i, %eight : ui32
                hir.store %3, %a[%4] : !hir.buffer<ui32 x 1>
                %5 = hir.shuffle_xor %i, %one : ui32
                %6 = hir.add %i, %twelve : ui32
                hir.store %5, %a[%6] : !hir.buffer<ui32 x 1>
                """);
        assertThat(run(k, 1, 16)).containsExactly(1, 2, 3, 0, 0, 0, 1, 3, 3, 3, 3, 3, 1, 0, 3, 2);
    }

    @Test
    void breakContinueAndReturnLeaveWhatTheyShould() {
        Kernels.KernelOp k = kernel("", 1, """
                %zero = hir.constant 0 : ui32
                %one = hir.constant 1 : ui32
                %two = hir.constant 2 : ui32
                %five = hir.constant 5 : ui32
                %true = hir.constant true
                %n = hir.var "n" : !hir.var<ui32>
                hir.set %n, %zero : !hir.var<ui32>
                hir.while post_tested {
                  hir.condition %true
                } do {
                  %c = hir.get %n : !hir.var<ui32>
                  %0 = hir.eq %c, %two : ui32, ui32
                  hir.if %0 {
                    hir.continue
                  }
                  %1 = hir.eq %c, %five : ui32, ui32
                  hir.if %1 {
                    hir.break
                  }
                  hir.store %one, %a[%c] : !hir.buffer<ui32 x 1>
                } step {
                  %c = hir.get %n : !hir.var<ui32>
                  %1 = hir.add %c, %one : ui32
                  hir.set %n, %1 : !hir.var<ui32>
                }
                hir.while {
                  hir.condition %true
                } do {
                  hir.store %two, %a[%five] : !hir.buffer<ui32 x 1>
                  hir.return
                }
                """);
        assertThat(run(k, 1, 6)).containsExactly(1, 1, 0, 1, 1, 2);
    }

    @Test
    void undefinedBehaviourIsAnError() {
        run(kernel("", 1, """
                %i = hir.constant 7 : ui32
                hir.store %i, %a[%i] : !hir.buffer<ui32 x 1>
                """), 1, 4);
        assertThat(diagnostics.all().get(0).message()).isEqualTo("index 7 is out of bounds: the extent is 4");
        assertThat(diagnostics.all().get(0).notes().get(0).message())
                .isEqualTo("in thread (0, 0, 0) of workgroup (0, 0, 0)");
    }

    @Test
    void divisionByZeroIsAnError() {
        run(kernel("", 1, """
                %i = hir.thread_id x
                %0 = hir.div %i, %i : ui32
                """), 1, 4);
        assertThat(diagnostics.all().get(0).message()).isEqualTo("division by zero");
    }

    @Test
    void divergentBarrierIsAnError() {
        run(kernel("", 4, """
                %i = hir.thread_id x
                %one = hir.constant 1 : ui32
                %0 = hir.eq %i, %one : ui32, ui32
                hir.if %0 {
                  hir.barrier
                }
                """), 1, 4);
        assertThat(diagnostics.all().get(0).message())
                .isEqualTo("divergent barrier: thread (0, 0, 0) of workgroup (0, 0, 0) has ended");
    }
}
