package dev.wami.wavebackend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.waveir.isa.WaveProgram;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every atomic operation in every memory: what it leaves, and the old value where no other thread is in between. */
class AtomicsTest {
    private static final int N = 64;

    /** Each thread on a word of its own, then all on words 0 to 7 of a second row. */
    private static String kernel(String operation, String type, boolean shared) {
        String array = shared ? "!hir.shared<" + 2 * N + "x" + type + ">" : "!hir.buffer<" + type + " x 1>";
        String values = operation.equals("cas") ? "%v, %w" : "%v";
        String body = """
                hir.kernel @f(%%in: !hir.buffer<%2$s x 1>, %%out: !hir.buffer<%2$s x 1>) attributes {workgroup_size = array<i32: 64, 1, 1>} {
                  %%t = hir.thread_id x
                  %%n = hir.constant 64 : ui32
                  %%seven = hir.constant 7 : ui32
                  %%second = hir.add %%t, %%n : ui32
                  %%third = hir.add %%second, %%n : ui32
                  %%some = hir.and %%t, %%seven : ui32
                  %%common = hir.add %%some, %%n : ui32
                  %%v = hir.load %%in[%%t] : !hir.buffer<%2$s x 1>
                  %%w = hir.load %%in[%%second] : !hir.buffer<%2$s x 1>
                  %4$s
                  hir.store %%v, %%m[%%second] : %3$s
                  hir.store %%w, %%m[%%t] : %3$s
                  hir.barrier
                  %%old = hir.atomic_%1$s %%m[%%t], %5$s : %3$s
                  %6$s
                  hir.barrier
                  %%x = hir.load %%m[%%t] : %3$s
                  %%y = hir.load %%m[%%second] : %3$s
                  hir.barrier
                  hir.store %%old, %%out[%%third] : !hir.buffer<%2$s x 1>
                  hir.store %%x, %%out[%%t] : !hir.buffer<%2$s x 1>
                  hir.store %%y, %%out[%%second] : !hir.buffer<%2$s x 1>
                  hir.return
                }
                """;
        // of these the result does not depend on the order
        boolean commutes = !operation.equals("cas") && !operation.equals("exchange");
        String common = commutes ? "%c = hir.atomic_" + operation + " %m[%common], %w : " + array : "";
        String memory = shared ? "%m = hir.shared \"m\" : " + array : "";
        String text = body.formatted(operation, type, array, memory, values, common);
        return shared ? text : text.replace("%m[", "%out[");
    }

    @ParameterizedTest
    @CsvSource({
        "add, ui32", "sub, ui32", "min, ui32", "max, ui32", "and, ui32", "or, ui32", "xor, ui32", "exchange, ui32",
                "cas, ui32",
        "add, si32", "sub, si32", "min, si32", "max, si32", "and, si32", "or, si32", "xor, si32", "exchange, si32",
                "cas, si32"
    })
    void inDeviceAndSharedMemory(String operation, String type) {
        // by the published emulator compare and swap is odd, and signed extremes are made of it
        boolean swaps = operation.equals("cas") || type.equals("si32") && operation.startsWith("m");
        for (boolean shared : new boolean[] {false, true}) {
            byte[] memory = new byte[4 * 5 * N];
            new Random(7).nextBytes(memory);
            // half of the compares hold
            for (int i = 0; i < 4 * N; i += 8) System.arraycopy(memory, i, memory, i + 4 * N, 4);
            Launch launch = new Launch(WideTest.parse(kernel(operation, type, shared)))
                    .argument(0, 2 * N)
                    .argument(4 * 2 * N, 3 * N);
            byte[] expected = launch.interpret(memory);
            for (WaveBackend.Level level : WaveBackend.Level.values()) {
                WaveProgram p = launch.compile(new WaveBackend.Options(level, false, true));
                assertThat(launch.emulate(p, memory, false)).as("%s", level).isEqualTo(expected);
                if (!swaps) {
                    assertThat(launch.emulate(p, memory, true))
                            .as("%s, v0.4", level)
                            .isEqualTo(expected);
                }
            }
        }
    }
}
