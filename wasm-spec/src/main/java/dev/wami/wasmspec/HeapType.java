package dev.wami.wasmspec;

/** What a reference points to (specification 2.3.3). */
public sealed interface HeapType permits AbstractHeapType, HeapType.Defined {
    /** A type of the module's type section. */
    static HeapType type(int typeIndex) {
        return new Defined(typeIndex);
    }

    /**
     * A type of the module's type section.
     *
     * @param typeIndex its index, an unsigned 32-bit number
     */
    record Defined(int typeIndex) implements HeapType {
        // Written out for a quick start: see FuncType.

        @Override
        public boolean equals(Object other) {
            return other instanceof Defined that && typeIndex == that.typeIndex;
        }

        @Override
        public int hashCode() {
            return typeIndex;
        }

        @Override
        public String toString() {
            return Integer.toUnsignedString(typeIndex);
        }
    }
}
