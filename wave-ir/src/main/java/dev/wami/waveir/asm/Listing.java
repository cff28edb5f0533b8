package dev.wami.waveir.asm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.binary.WaveBinary;
import dev.wami.waveir.isa.WaveProgram;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;

/** What stands beside instructions: nothing, or where they are in the file, or their words too. */
final class Listing {
    private final boolean offsets;
    private final ByteBuffer file;
    private final boolean raw;
    private int at;

    Listing(WaveProgram program, Encoding encoding, boolean offsets, boolean raw) {
        this.offsets = offsets;
        at = encoding.codeOffset(program.kernels().size());
        byte[] bytes = raw ? WaveBinary.encode(program, encoding, new Diagnostics()) : null;
        this.raw = bytes != null;
        file = ByteBuffer.wrap(bytes == null ? new byte[0] : bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    void before(StringBuilder out) {
        if (!offsets) out.append("    ");
        else if (!raw) out.append(String.format(Locale.ROOT, "0x%04X: ", at));
        else out.append(String.format(Locale.ROOT, "0x%04X: %08X  ", at, file.getInt(at)));
    }

    void after(StringBuilder out, int size) {
        if (raw && size == 8) out.append(String.format(Locale.ROOT, "        %08X\n", file.getInt(at + 4)));
        at += size;
    }
}
