package dev.wami.waveemulator;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.waveir.asm.Assembler;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveProgram;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Assembly for tests. */
final class Kernels {
    private Kernels() {}

    static WaveProgram assemble(String text) {
        Diagnostics d = new Diagnostics();
        WaveProgram program = Assembler.assemble(SourceFile.of("k.wave", text), d);
        assertNotNull(program, () -> d.all().toString());
        return program;
    }

    /** A kernel k of 16 registers that begins with its thread's x in r1 and the byte address of word x in r2. */
    static WaveProgram kernel(String body) {
        return assemble("""
                .kernel k
                .registers 16
                mov_sr r1, sr_tid_x
                mov_imm r2, 2
                shl r2, r1, r2
                """ + body + "\n.end\n");
    }

    /** The kernel on one workgroup of so many threads. */
    static Execution run(String body, int threads, boolean compat) {
        return Emulator.builder()
                .workgroup(Extent.of(threads))
                .deviceMemory(4096)
                .instructionLimit(10_000)
                .compat(compat)
                .build()
                .run(kernel(body));
    }

    /** The first words of device memory. */
    static String words(Execution run, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> Integer.toString(run.word(4 * i)))
                .collect(Collectors.joining(" "));
    }

    static String messages(Execution run) {
        return run.diagnostics().all().stream().map(d -> d.message()).collect(Collectors.joining("\n"));
    }

    static String lines(String... lines) {
        return Arrays.stream(lines).collect(Collectors.joining("\n"));
    }
}
