package dev.wami.wasmbinary.dwarf;

/**
 * What the attributes of a unit's first entry say for all others.
 *
 * @param base the address of the unit, as it was, to which lists of addresses are relative
 * @param addressBase where its addresses begin in {@code .debug_addr}
 * @param rangesBase where the offsets of its lists begin in {@code .debug_rnglists}
 * @param locationsBase where those of its locations begin in {@code .debug_loclists}
 */
record Unit(int version, int addressBytes, long base, long addressBase, long rangesBase, long locationsBase) {
    // attributes of the first entry (DWARF 5, table 7.5)
    static final int ADDR_BASE = 0x73;
    static final int RNGLISTS_BASE = 0x74;
    static final int LOCLISTS_BASE = 0x8C;

    /** The same at an address. */
    Unit at(long address) {
        return new Unit(version, addressBytes, address, addressBase, rangesBase, locationsBase);
    }
}
