package dev.wami.waveir.isa;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program in memory, whatever its encoding: what the assembler and the compiler make, the encoders take and the
 * emulator runs.
 */
public record WaveProgram(List<WaveKernel> kernels) {
    public WaveProgram {
        kernels = List.copyOf(kernels);
    }

    /** The first kernel of this name, or null. */
    public @Nullable WaveKernel kernel(String name) {
        for (WaveKernel k : kernels) if (k.name().equals(name)) return k;
        return null;
    }
}
