package dev.wami.wasmbinary;

import java.util.List;

/** When a data or element segment is copied. */
public sealed interface SegmentMode {
    /** By an instruction, at any time. */
    SegmentMode PASSIVE = Unplaced.PASSIVE;

    /** Never: an element segment that only declares its functions as targets of {@code ref.func}. */
    SegmentMode DECLARATIVE = Unplaced.DECLARATIVE;

    /**
     * At instantiation.
     *
     * @param target the index of the memory or table
     * @param offset a constant expression
     */
    record Active(int target, List<Instruction> offset) implements SegmentMode {
        public Active {
            offset = List.copyOf(offset);
        }
    }

    /** Not at instantiation. */
    enum Unplaced implements SegmentMode {
        PASSIVE,
        DECLARATIVE
    }
}
