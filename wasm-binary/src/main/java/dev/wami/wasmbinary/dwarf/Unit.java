package dev.wami.wasmbinary.dwarf;

/**
 * What the attributes of a unit's first entry say for all others.
 *
 * @param base the address of the unit, as it was, to which lists of addresses are relative
 * @param addressBase where its addresses begin in {@code .debug_addr}
 * @param rangesBase where the offsets of its lists begin in {@code .debug_rnglists}
 * @param locationsBase where those of its locations begin in {@code .debug_loclists}
 */
record Unit(int version, int addressBytes, long base, long addressBase, long rangesBase, long locationsBase) {}
