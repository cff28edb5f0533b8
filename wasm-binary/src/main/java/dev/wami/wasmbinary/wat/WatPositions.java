package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.LocatedCode;
import dev.wami.wasmbinary.Positions;
import dev.wami.wasmbinary.Section;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Where the parts of a module are in its text.
 *
 * @param entries where the entries of each section begin
 * @param bodies where the instructions of each function begin, and its end is
 */
record WatPositions(Map<Section, int[]> entries, List<int[]> bodies) implements Positions {
    @Override
    public int entry(Section section, int entry) {
        return Objects.requireNonNull(entries.get(section))[entry];
    }

    @Override
    public int instruction(int definition, int instruction) {
        return bodies.get(definition)[instruction];
    }

    @Override
    public LocatedCode body(int definition, List<Instruction> instructions) {
        return new LocatedCode(instructions, bodies.get(definition));
    }
}
