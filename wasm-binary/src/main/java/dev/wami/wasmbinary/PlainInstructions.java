package dev.wami.wasmbinary;

import dev.wami.wasmspec.Opcode;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** One shared object per instruction without immediates: about half of all instructions of a program are such. */
final class PlainInstructions {
    private static final AtomicReferenceArray<Instruction.Plain> SHARED =
            new AtomicReferenceArray<>(Opcode.values().length);

    private PlainInstructions() {}

    static Instruction get(Opcode opcode) {
        Instruction.Plain known = SHARED.getPlain(opcode.ordinal());
        if (known == null) {
            known = new Instruction.Plain(opcode);
            SHARED.setRelease(opcode.ordinal(), known);
        }
        return known;
    }
}
