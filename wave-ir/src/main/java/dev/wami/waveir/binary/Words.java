package dev.wami.waveir.binary;

import dev.wami.core.diag.Diagnostics;
import dev.wami.waveir.isa.WaveInstruction;
import org.jspecify.annotations.Nullable;

/** The instruction words of one encoding. */
interface Words {
    Encoding encoding();

    /**
     * Whether the encoding has room for the instruction; says what has none.
     *
     * @param target the operand of a call: bytes from the kernel's begin
     */
    boolean check(WaveInstruction instruction, int target, Diagnostics diagnostics);

    /** Writes an instruction that {@link #check} found good. */
    void write(WaveInstruction instruction, int target, Bytes out);

    /**
     * The instruction at {@code offset}, or null with an error; a call's target is still in bytes.
     *
     * @param end where the code ends
     */
    @Nullable
    WaveInstruction read(Input in, int offset, int end);
}
