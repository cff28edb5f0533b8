package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;

/**
 * {@code .debug_addr}: addresses by index (DWARF 5, 7.27). Of code are those that are asked for; others are of data.
 */
final class AddressTable {
    private final DebugBytes section;
    private final MovedCode code;

    AddressTable(DebugBytes section, MovedCode code) {
        this.section = section;
        this.code = code;
    }

    /** The address as it was, of code; it is moved. */
    long ofCode(Unit unit, long index) throws Unreadable {
        section.seek(unit.addressBase() + index * unit.addressBytes());
        int at = section.position();
        long address = section.fixed(unit.addressBytes());
        section.putFixed(at, unit.addressBytes(), code.start(address));
        return address;
    }
}
