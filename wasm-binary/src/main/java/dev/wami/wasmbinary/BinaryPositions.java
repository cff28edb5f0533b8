package dev.wami.wasmbinary;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Where the parts of a module are in its binary. Those of instructions are not stored: decoding the body once more
 * finds the few that errors want.
 *
 * @param entries where the entries of each section begin
 * @param functions with the bodies as they are in the binary
 */
record BinaryPositions(Map<Section, List<Integer>> entries, List<Function> functions) implements Positions {
    @Override
    public int entry(Section section, int entry) {
        return Objects.requireNonNull(entries.get(section)).get(entry);
    }

    @Override
    public int instruction(int definition, int instruction) {
        return body(definition).offset(instruction);
    }

    @Override
    public LocatedCode body(int definition, List<Instruction> instructions) {
        return body(definition).located();
    }

    private EncodedBody body(int definition) {
        return (EncodedBody) functions.get(definition).body();
    }
}
