package dev.wami.wasmbinary;

import java.util.Arrays;

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
     * Where the first {@code count} instructions of a body, and the one after them, begin.
     *
     * @param definition counts the functions that the module defines
     */
    int[] instructions(int definition, int count);

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
            public int[] instructions(int definition, int count) {
                int[] offsets = new int[count + 1];
                Arrays.fill(offsets, offset);
                return offsets;
            }
        };
    }
}
