package dev.wami.wasmbinary;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Where the parts of a module are in its binary. Those of instructions are not stored: decoding the body once more
 * finds the few that errors want.
 *
 * @param entries where the entries of each section begin
 * @param bodies the instructions of each function
 */
record BinaryPositions(Map<Section, List<Integer>> entries, List<ByteReader> bodies) implements Positions {
    @Override
    public int entry(Section section, int entry) {
        return Objects.requireNonNull(entries.get(section)).get(entry);
    }

    @Override
    public int instruction(int definition, int instruction) {
        return instructions(definition, instruction)[instruction];
    }

    @Override
    public int[] instructions(int definition, int count) {
        ByteReader in = bodies.get(definition).copy();
        InstructionDecoder decoder = new InstructionDecoder(in);
        int[] offsets = new int[count + 1];
        try {
            for (int i = 0; i < count; i++) {
                offsets[i] = in.position();
                decoder.instruction();
            }
        } catch (MalformedException e) {
            throw new IllegalStateException("the body was decoded before", e);
        }
        offsets[count] = in.position();
        return offsets;
    }
}
