package dev.wami.wasmbinary;

import java.util.Arrays;
import java.util.List;

/** The instructions of a body, decoded, and their places in the input. */
public final class LocatedCode {
    private final List<Instruction> instructions;
    private final int[] offsets;

    /** @param offsets where each of {@code instructions}, and the end, begins; not changed by others */
    public LocatedCode(List<Instruction> instructions, int[] offsets) {
        this.instructions = instructions;
        this.offsets = offsets;
    }

    /** All of them at the same place. */
    static LocatedCode at(int offset, List<Instruction> instructions) {
        int[] offsets = new int[instructions.size() + 1];
        Arrays.fill(offsets, offset);
        return new LocatedCode(List.copyOf(instructions), offsets);
    }

    /** Without the {@code end} that closes the body. */
    public List<Instruction> instructions() {
        return instructions;
    }

    /** Where an instruction begins; the end of the body counts as one. */
    public int offset(int instruction) {
        return offsets[instruction];
    }
}
