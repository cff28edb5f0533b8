package dev.wami.wavebackend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.waveir.isa.WaveProgram;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random kernels: hir's interpreter and the emulator agree at every level, by the specification and, for some, as v0.4;
 * every register allocation is proved. {@code -Dkernels=N} for another number, {@code -Dseed=S} for one of them.
 */
class RandomKernelsTest {
    private static final int WORDS = 2 * RandomKernel.THREADS;

    @Test
    void levelsAgree() {
        long one = Long.getLong("seed", -1);
        int n = Integer.getInteger("kernels", 1000);
        for (long seed = one < 0 ? 0 : one; seed < (one < 0 ? n : one + 1); seed++) check(seed, one >= 0);
    }

    private static void check(long seed, boolean verbose) {
        String text = RandomKernel.of(seed);
        if (verbose) System.out.println(text);
        byte[] memory = new byte[4 * WORDS + 4 * WORDS * 10 + 8 * WORDS * 10];
        new Random(seed).nextBytes(memory);
        Arrays.fill(memory, 4 * WORDS, memory.length, (byte) 0);
        Launch launch = new Launch(WideTest.parse(text))
                .groups(2)
                .width(RandomKernel.width(seed))
                .argument(0, WORDS)
                .argument(4 * WORDS, WORDS * 10)
                .argument(4 * WORDS * 11, WORDS * 10)
                .argument(5 + seed);
        byte[] expected;
        try {
            expected = launch.interpret(memory);
        } catch (AssertionError undefined) {
            throw new AssertionError("seed " + seed + " is undefined", undefined);
        }
        for (WaveBackend.Level level : WaveBackend.Level.values()) {
            try {
                WaveProgram p = launch.compile(new WaveBackend.Options(level, false, true));
                // the published emulator's compare and swap is odd
                boolean compat = seed % 4 == level.ordinal() && !text.contains("atomic_cas");
                assertThat(launch.emulate(p, memory, compat)).isEqualTo(expected);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + seed + " at " + level, e);
            }
        }
    }
}
