package dev.wami.wasmbinary;

import dev.wami.wasmbinary.ObjectFile.Address;
import dev.wami.wasmbinary.ObjectFile.Symbol;
import dev.wami.wasmspec.ExternKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The symbols of an object, in the order of the symbol table, and the indices in it. */
final class ObjectSymbols {
    /** Functions of another module than this need their own name said, too. */
    private static final String ENV = "env";

    private static final int LOCAL = 0x02;
    private static final int UNDEFINED = 0x10;
    private static final int EXPLICIT_NAME = 0x40;
    private static final int NO_STRIP = 0x80;

    private static final int FUNCTION = 0;
    private static final int DATA = 1;
    private static final int GLOBAL = 2;
    private static final int TABLE = 5;

    private final ObjectFile file;
    private final ByteWriter entries = new ByteWriter();
    private int count;
    private final List<Integer> functions = new ArrayList<>();
    private final List<Integer> segments = new ArrayList<>();
    private final Map<String, Integer> undefined = new TreeMap<>();
    private final List<Integer> globals = new ArrayList<>();
    /** The index of each global without those that stand for addresses; -1 for these. */
    private final List<Integer> globalIndices = new ArrayList<>();

    private final List<Integer> tables = new ArrayList<>();
    private final Map<Integer, Integer> tableSlots = new HashMap<>();

    ObjectSymbols(ObjectFile file) {
        this.file = file;
        addFunctions();
        addData();
        addGlobals();
        addTables();
        for (ElementSegment e : file.module().elements()) addSlots(e);
    }

    // ---- indices in the symbol table

    int function(int index) {
        return functions.get(index);
    }

    int global(int index) {
        return globals.get(index);
    }

    int table(int index) {
        return tables.get(index);
    }

    int segment(int index) {
        return segments.get(index);
    }

    int undefined(String name) {
        Integer known = undefined.get(name);
        if (known == null) throw new IllegalArgumentException(name);
        return known;
    }

    // ---- what the object has without a linker

    int globalIndex(int index) {
        return globalIndices.get(index);
    }

    /** The place of a function in the table, 0 if it has none. */
    int tableSlot(int function) {
        return tableSlots.getOrDefault(function, 0);
    }

    /** The address of a segment's first byte. */
    int offset(int segment) {
        return file.module().data().get(segment).mode() instanceof SegmentMode.Active a
                        && a.offset().get(0) instanceof Instruction.Constant c
                ? (int) c.bits()
                : 0;
    }

    private void addSlots(ElementSegment segment) {
        if (!(segment.mode() instanceof SegmentMode.Active active)
                || !(active.offset().get(0) instanceof Instruction.Constant first)) {
            return;
        }
        for (int i = 0; i < segment.elements().size(); i++) {
            if (segment.elements().get(i).get(0) instanceof Instruction.Indexed function) {
                tableSlots.put(function.index(), (int) first.bits() + i);
            }
        }
    }

    // ---- the table

    private List<Import> imports(ExternKind kind) {
        List<Import> found = new ArrayList<>();
        for (Import i : file.module().imports()) if (i.type().kind() == kind) found.add(i);
        return found;
    }

    private int add(int kind, int flags) {
        entries.u8(kind);
        entries.u32(flags);
        return count++;
    }

    private void addFunctions() {
        List<Import> imports = imports(ExternKind.FUNC);
        for (int i = 0; i < file.functions().size(); i++) {
            functions.add(count);
            for (Symbol s : file.functions().get(i)) {
                addIndexed(FUNCTION, i, s, i < imports.size() ? imports.get(i) : null, 0);
            }
        }
    }

    /** An import under its own name is not named again. */
    private void addIndexed(int kind, int index, Symbol symbol, @Nullable Import imported, int flags) {
        int all = flags | (symbol.isLocal() ? LOCAL : 0);
        boolean named = imported == null;
        if (imported != null) {
            all |= UNDEFINED;
            named = !imported.module().equals(ENV) || !imported.name().equals(symbol.name());
            if (named) all |= EXPLICIT_NAME;
        }
        add(kind, all);
        entries.u32(index);
        if (named) entries.name(symbol.name());
    }

    private void addData() {
        for (int i = 0; i < file.data().size(); i++) {
            Symbol symbol = file.data().get(i).symbol();
            segments.add(add(DATA, symbol.isLocal() ? LOCAL : 0));
            entries.name(symbol.name());
            entries.u32(i);
            entries.u32(0);
            entries.u32(file.module().data().get(i).bytes().size());
        }
        for (Address a : file.addresses().values()) {
            if (a instanceof Address.OfUndefined u) undefined.put(u.name(), -1);
        }
        for (Map.Entry<String, Integer> e : undefined.entrySet()) {
            e.setValue(add(DATA, UNDEFINED));
            entries.name(e.getKey());
        }
    }

    private void addGlobals() {
        List<Import> imports = imports(ExternKind.GLOBAL);
        int index = 0;
        for (int i = 0; i < file.globals().size(); i++) {
            boolean address = file.addresses().containsKey(i);
            globalIndices.add(address ? -1 : index);
            globals.add(address ? -1 : count);
            if (address) continue;
            addIndexed(GLOBAL, index++, file.globals().get(i), i < imports.size() ? imports.get(i) : null, 0);
        }
    }

    private void addTables() {
        List<Import> imports = imports(ExternKind.TABLE);
        for (int i = 0; i < file.tables().size(); i++) {
            tables.add(count);
            addIndexed(TABLE, i, file.tables().get(i), i < imports.size() ? imports.get(i) : null, NO_STRIP);
        }
    }

    /** The content of the subsection. */
    void writeTo(ByteWriter out) {
        out.u32(count);
        out.append(entries);
    }
}
