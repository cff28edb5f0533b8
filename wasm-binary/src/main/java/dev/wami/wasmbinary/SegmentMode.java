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
     * @param isTargetWritten whether the index of a table is written although it is 0; that means the same, and does
     *     not matter to {@code equals}
     */
    record Active(int target, List<Instruction> offset, boolean isTargetWritten) implements SegmentMode {
        public Active {
            offset = List.copyOf(offset);
        }

        /** Written as shortly as it can be. */
        public Active(int target, List<Instruction> offset) {
            this(target, offset, false);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Active that && target == that.target && offset.equals(that.offset);
        }

        @Override
        public int hashCode() {
            return 31 * target + offset.hashCode();
        }
    }

    /** Not at instantiation. */
    enum Unplaced implements SegmentMode {
        PASSIVE,
        DECLARATIVE
    }
}
