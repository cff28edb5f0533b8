package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;
import java.util.Set;

/**
 * In which locals of WebAssembly a variable is, by its expressions and lists of locations (DWARF 5, 2.6; for
 * WebAssembly, {@code DW_OP_WASM_location}).
 */
final class WasmLocations {
    private static final int WASM_LOCATION = 0xED;
    private static final int LOCAL = 0;

    // kinds of entries in .debug_loclists (DWARF 5, 7.29)
    private static final int END = 0;
    private static final int BASE_ADDRESSX = 1;
    private static final int STARTX_ENDX = 2;
    private static final int STARTX_LENGTH = 3;
    private static final int OFFSET_PAIR = 4;
    private static final int DEFAULT_LOCATION = 5;
    private static final int BASE_ADDRESS = 6;
    private static final int START_END = 7;
    private static final int START_LENGTH = 8;

    private final DebugBytes pairs;
    private final DebugBytes lists;

    /**
     * @param pairs {@code .debug_loc}, before DWARF 5
     * @param lists {@code .debug_loclists}
     */
    WasmLocations(DebugBytes pairs, DebugBytes lists) {
        this.pairs = pairs;
        this.lists = lists;
    }

    /** Adds the local that the expression in {@code in}, of so many bytes, begins with, if it is one. */
    static void ofExpression(DebugBytes in, long bytes, Set<Integer> locals) throws Unreadable {
        int end = in.position() + (int) bytes;
        if (bytes >= 3 && in.u8() == WASM_LOCATION && in.u8() == LOCAL) locals.add((int) in.uleb());
        in.seek(end);
    }

    /** Adds the locals of the list at an offset of the section. */
    void ofList(Unit unit, long offset, Set<Integer> locals) throws Unreadable {
        if (unit.version() < 5) ofPairs(unit, offset, locals);
        else ofEntries(unit, offset, locals);
    }

    /** Adds the locals of the list of an index. */
    void ofIndex(Unit unit, long index, Set<Integer> locals) throws Unreadable {
        lists.seek(unit.locationsBase() + 4 * index);
        ofEntries(unit, unit.locationsBase() + lists.u32(), locals);
    }

    private void ofPairs(Unit unit, long offset, Set<Integer> locals) throws Unreadable {
        long base = unit.addressBytes() == 8 ? -1 : 0xFFFF_FFFFL;
        pairs.seek(offset);
        while (true) {
            long from = pairs.fixed(unit.addressBytes());
            long to = pairs.fixed(unit.addressBytes());
            if (from == 0 && to == 0) return;
            if (from != base) ofExpression(pairs, pairs.u16(), locals);
        }
    }

    private void ofEntries(Unit unit, long offset, Set<Integer> locals) throws Unreadable {
        lists.seek(offset);
        while (true) {
            int kind = lists.u8();
            switch (kind) {
                case END -> {
                    return;
                }
                case BASE_ADDRESSX -> lists.uleb();
                case BASE_ADDRESS -> lists.skip(unit.addressBytes());
                case STARTX_ENDX, STARTX_LENGTH, OFFSET_PAIR -> {
                    lists.uleb();
                    lists.uleb();
                }
                case START_END -> lists.skip(2L * unit.addressBytes());
                case START_LENGTH -> {
                    lists.skip(unit.addressBytes());
                    lists.uleb();
                }
                case DEFAULT_LOCATION -> {}
                default -> throw lists.unreadable("the unknown kind of location " + kind);
            }
            if (kind != BASE_ADDRESSX && kind != BASE_ADDRESS) ofExpression(lists, lists.uleb(), locals);
        }
    }
}
