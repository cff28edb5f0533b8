package dev.wami.wasmbinary;

import java.util.List;

/** Where the parts of a module are in what it was read from, as offsets in bytes. */
public interface Positions {
    /** Where an entry of a section begins; groups in the section of types. */
    int entry(Section section, int entry);

    /**
     * Where an instruction begins; the end of the body counts as one.
     *
     * @param definition counts the functions that the module defines
     */
    int instruction(int definition, int instruction);

    /**
     * The instructions of a body with their places.
     *
     * @param definition counts the functions that the module defines
     * @param instructions the body as the module has it
     */
    LocatedCode body(int definition, List<Instruction> instructions);

    /** All parts at the same place. */
    static Positions at(int offset) {
        return new Positions() {
            @Override
            public int entry(Section section, int entry) {
                return offset;
            }

            @Override
            public int instruction(int definition, int instruction) {
                return offset;
            }

            @Override
            public LocatedCode body(int definition, List<Instruction> instructions) {
                return LocatedCode.at(offset, instructions);
            }
        };
    }
}
