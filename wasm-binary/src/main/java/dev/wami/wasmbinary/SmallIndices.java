package dev.wami.wasmbinary;

import dev.wami.wasmspec.Opcode;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * One shared object per instruction with a small index, {@code local.get 3} for one: a third of all instructions of a
 * program are such.
 */
final class SmallIndices {
    /** Indices below are shared. */
    private static final int COUNT = 64;

    private static final AtomicReferenceArray<Instruction.Indexed> SHARED =
            new AtomicReferenceArray<>(COUNT * Opcode.values().length);

    private SmallIndices() {}

    static Instruction get(Opcode opcode, int index) {
        if (index < 0 || index >= COUNT) {
            return new Instruction.Indexed(opcode, index);
        }
        int at = COUNT * opcode.ordinal() + index;
        Instruction.Indexed known = SHARED.getPlain(at);
        if (known == null) {
            known = new Instruction.Indexed(opcode, index);
            SHARED.setRelease(at, known);
        }
        return known;
    }
}
