package dev.wami.waveir.binary;

import dev.wami.core.diag.Diagnostics;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveProgram;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes and reads {@code .wbin} files. */
public final class WaveBinary {
    /** The bytes {@code WAVE}. */
    static final int MAGIC = 0x45564157;

    private WaveBinary() {}

    /**
     * The program as a file, or null with errors where the encoding has no room for it.
     *
     * @param diagnostics receives one error for each thing that does not fit, at its instruction's location
     */
    public static byte @Nullable [] encode(WaveProgram program, Encoding encoding, Diagnostics diagnostics) {
        int before = diagnostics.errorCount();
        byte[] bytes = encoding == Encoding.V0_4
                ? V04File.write(program, diagnostics)
                : CompactFile.write(program, diagnostics);
        return diagnostics.errorCount() == before ? bytes : null;
    }

    /** The encoding that a file's header names, or null if it names none. */
    public static @Nullable Encoding encodingOf(byte[] bytes) {
        if (bytes.length < 8) return null;
        Input in = new Input("", bytes, new Diagnostics());
        if (in.word(0) != MAGIC) return null;
        for (Encoding e : Encoding.values()) if (e.version() == in.u16(4)) return e;
        return null;
    }

    /**
     * The program in a file of either encoding, or null with errors; an error names the offset of the offending byte.
     *
     * @param file its name in messages
     */
    public static @Nullable WaveProgram decode(String file, byte[] bytes, Diagnostics diagnostics) {
        Diagnostics own = new Diagnostics();
        Input in = new Input(file, bytes, own);
        WaveProgram program = decode(in, bytes);
        diagnostics.addAll(own);
        return own.hasErrors() ? null : program;
    }

    private static @Nullable WaveProgram decode(Input in, byte[] bytes) {
        Encoding encoding = encodingOf(bytes);
        if (encoding == Encoding.V0_4) return V04File.read(in);
        if (encoding == Encoding.COMPACT) return CompactFile.read(in);
        if (bytes.length >= 4 && in.word(0) != MAGIC) {
            in.error(0, "this is no WAVE binary: it does not begin with WAVE");
        } else if (bytes.length < 8) in.error(bytes.length, "the header of 32 bytes is cut off");
        else in.error(4, "the version of the file is %d, known are 1 (v0.4) and 2 (compact)", in.u16(4));
        return null;
    }

    /**
     * Where each instruction of a kernel begins, in bytes from the kernel's begin, and at last where the kernel ends.
     */
    public static int[] offsets(Encoding encoding, List<WaveInstruction> code) {
        int[] offsets = new int[code.size() + 1];
        for (int i = 0; i < code.size(); i++) {
            offsets[i + 1] = offsets[i] + encoding.size(code.get(i).opcode());
        }
        return offsets;
    }
}
