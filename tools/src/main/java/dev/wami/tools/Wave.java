package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.waveir.asm.Assembler;
import dev.wami.waveir.asm.Disassembler;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.binary.WaveBinary;
import dev.wami.waveir.isa.WaveProgram;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * GPU kernels to WAVE binaries as a library: sources in; bytes, text and diagnostics out. What is wrong with an input is a diagnostic; an exception is
 * a fault of ours. Thread-safe, and meant to be kept.
 */
public final class Wave {

    /** WAVE assembly, in either spelling, as a binary. */
    public Output assemble(SourceFile source, Encoding encoding) {
        Diagnostics diagnostics = new Diagnostics();
        WaveProgram program = Assembler.assemble(source, diagnostics);
        byte[] bytes = program == null ? null : WaveBinary.encode(program, encoding, diagnostics);
        return new Output(Optional.ofNullable(bytes), diagnostics.all());
    }

    /** The program in {@code source}, a binary in either encoding or assembly; null after a report. */
    public @Nullable WaveProgram program(SourceFile source, Diagnostics diagnostics) {
        boolean binary = WaveBinary.encodingOf(source.bytes()) != null || isBinary(source.bytes());
        return binary
                ? WaveBinary.decode(source.name(), source.bytes(), diagnostics)
                : Assembler.assemble(source, diagnostics);
    }

    /** Bytes that no text has. */
    private static boolean isBinary(byte[] bytes) {
        for (byte b : bytes) if (b == 0) return true;
        return false;
    }

    /**
     * A binary, in either encoding, as the assembly that it is made of again.
     *
     * @param offsets whether each instruction has its offset in the file in front
     * @param words whether its words follow the offset; nothing without {@code offsets}
     */
    public Output disassemble(SourceFile source, boolean offsets, boolean words) {
        Diagnostics diagnostics = new Diagnostics();
        WaveProgram program = WaveBinary.decode(source.name(), source.bytes(), diagnostics);
        if (program == null) return Output.failed(diagnostics);
        Encoding encoding = WaveBinary.encodingOf(source.bytes());
        if (encoding == null) throw new IllegalStateException("a decoded binary has an encoding");
        String text = offsets ? Disassembler.listing(program, encoding, words) : Disassembler.text(program, encoding);
        return new Output(Optional.of(text.getBytes(StandardCharsets.UTF_8)), diagnostics.all());
    }
}
