package dev.wami.waveemulator;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.binary.WaveBinary;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveProgram;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Kernels that keep to what is right everywhere give the same everywhere. */
class RandomKernelTest {
    private static Execution run(WaveProgram program, int width, boolean compat) {
        return Emulator.builder()
                .grid(Extent.of(2))
                .waveWidth(width)
                .deviceMemory(16_384)
                .compat(compat)
                .build()
                .run(program);
    }

    @Property
    void bothModesAgree(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 100) int threads,
            @ForAll @IntRange(min = 1, max = 64) int width) {
        WaveProgram program = RandomKernel.of(seed, threads);
        Execution spec = run(program, width, false);
        assertEquals("", Kernels.messages(spec));
        Execution compat = run(program, width, true);
        assertEquals("", Kernels.messages(compat));
        assertArrayEquals(spec.memory(), compat.memory());
        assertEquals(spec.statistics().toString(), compat.statistics().toString());
    }

    @Property(tries = 200)
    void bothEncodingsRunTheSame(@ForAll long seed) {
        WaveProgram program = RandomKernel.of(seed, 40);
        for (Encoding encoding : Encoding.values()) {
            Diagnostics d = new Diagnostics();
            byte[] bytes = WaveBinary.encode(program, encoding, d);
            assertNotNull(bytes, () -> d.all().toString());
            WaveProgram decoded = WaveBinary.decode("k.wbin", bytes, d);
            assertNotNull(decoded, () -> d.all().toString());
            assertArrayEquals(
                    run(program, 32, false).memory(), run(decoded, 32, false).memory());
        }
    }
}
