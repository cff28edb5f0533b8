package dev.wami.waveemulator;

import dev.wami.waveir.asm.Disassembler;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.binary.WaveBinary;
import dev.wami.waveir.isa.Extent;
import java.util.Locale;
import java.util.function.Consumer;

/** Tells each instruction before it is executed, in the form of {@code wave-emu --trace}; pc is in bytes of v0.4. */
final class Tracer {
    private final Code code;
    private final int[] offsets;
    private final Consumer<String> out;
    private Extent workgroup = new Extent(0, 0, 0);

    Tracer(Code code, Consumer<String> out) {
        this.code = code;
        this.out = out;
        offsets = WaveBinary.offsets(Encoding.V0_4, code.instructions);
    }

    void enter(Extent at) {
        workgroup = at;
    }

    void step(Wave wave) {
        if (wave.pc >= code.size()) return;
        out.accept(String.format(
                Locale.ROOT,
                "wg(%d,%d,%d) wave[%d] pc=0x%04x: %s",
                workgroup.x(),
                workgroup.y(),
                workgroup.z(),
                wave.id,
                offsets[wave.pc],
                Disassembler.instruction(code.instructions.get(wave.pc), Encoding.V0_4)));
    }
}
