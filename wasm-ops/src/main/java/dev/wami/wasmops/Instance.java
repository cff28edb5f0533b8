package dev.wami.wasmops;

import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.wasmspec.PagedMemory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The memories, tables, globals and segments of a module that the interpreter runs (specification 4.5.4). It is made,
 * with active segments copied, when an instruction first needs it; the start function is for the caller to run. What is
 * imported is made as its type says, but imported globals have no value.
 */
public final class Instance {
    private static final Object KEY = Instance.class;
    private static final byte[] NO_BYTES = {};
    private static final Object[] NO_ELEMENTS = {};

    private final Operation module;
    private final Map<String, WasmDefinition> definitions = new HashMap<>();
    private final List<PagedMemory> memories = new ArrayList<>();
    private final Map<String, PagedMemory> memoriesByName = new HashMap<>();
    private final Map<String, Table> tables = new HashMap<>();
    private final Map<String, Object> globals = new HashMap<>();
    private final Map<String, byte[]> data = new HashMap<>();
    private final Map<String, Object[]> elements = new HashMap<>();

    private Instance(Operation module) {
        this.module = module;
    }

    /** The instance of the module that {@code machine} runs. */
    public static Instance of(Interpreter machine) {
        if (machine.globals().get(KEY) instanceof Instance known) return known;
        Instance made = new Instance(machine.module());
        machine.globals().put(KEY, made);
        made.instantiate();
        return made;
    }

    // ---- instantiation

    private void instantiate() {
        List<WasmDefinition> all = new ArrayList<>();
        for (Region r : module.regions()) {
            for (Block b : r) for (Operation op : b) if (op instanceof WasmDefinition d) all.add(d);
        }
        for (WasmDefinition d : all) definitions.put(d.definitionName(), d);
        for (WasmDefinition d : all) define(d);
        for (WasmDefinition d : all) {
            if (d instanceof DataSegment s) copy(s);
            else if (d instanceof ElementSegment s) copy(s);
        }
    }

    private void define(WasmDefinition definition) {
        String name = definition.definitionName();
        if (definition instanceof WasmMemory m) {
            Long max = m.max();
            PagedMemory made = new PagedMemory(m.min(), max == null ? -1 : max, m.pageSizeLog2());
            memories.add(made);
            memoriesByName.put(name, made);
        } else if (definition instanceof WasmTable t) {
            Table made = new Table(t.min(), t.max());
            tables.put(name, made);
            t.initialize(made, this);
        } else if (definition instanceof WasmGlobal g) {
            Object value = g.initialValue(this);
            if (value != null) globals.put(name, value);
        }
    }

    private void copy(DataSegment segment) {
        byte[] bytes = segment.bytes();
        if (!segment.isActive()) {
            data.put(segment.definitionName(), bytes);
            return;
        }
        PagedMemory memory = segment.memory(this);
        long at = segment.address(this);
        if (!memory.contains(at, bytes.length)) throw outOfBounds(segment);
        memory.write(at, bytes);
    }

    private void copy(ElementSegment segment) {
        Object[] references = references(segment.elements());
        if (segment.isPassive()) elements.put(segment.definitionName(), references);
        if (!segment.isActive()) return;
        Table table = segment.table(this);
        long at = segment.index(this);
        if (!table.contains(at, references.length)) throw outOfBounds(segment);
        table.copy(at, references, 0, references.length);
    }

    private static Trap outOfBounds(WasmDefinition segment) {
        dev.wami.wasmspec.Trap why = segment instanceof DataSegment
                ? dev.wami.wasmspec.Trap.OUT_OF_BOUNDS_MEMORY_ACCESS
                : dev.wami.wasmspec.Trap.OUT_OF_BOUNDS_TABLE_ACCESS;
        return new Trap(why.toString(), ((Operation) segment).location());
    }

    /** What the elements of a segment or table are: functions, values of globals, null. */
    public Object[] references(List<? extends Attribute> elements) {
        Object[] out = new Object[elements.size()];
        for (int i = 0; i < out.length; i++) {
            Object value = elements.get(i) instanceof SymbolRef ref ? value(ref) : null;
            out[i] = value == null ? Reference.NULL : value;
        }
        return out;
    }

    /** The value of a global, or the function of that name itself; null if there is none. */
    public @Nullable Object value(SymbolRef symbol) {
        WasmDefinition found = definitions.get(symbol.root());
        return found instanceof WasmGlobal ? globals.get(symbol.root()) : found;
    }

    // ---- what the module has

    /** What the module defines under that name, or null. */
    public @Nullable WasmDefinition definition(String name) {
        return definitions.get(name);
    }

    /** The memory of that index. */
    public PagedMemory memory(int index) {
        if (index >= memories.size()) throw new Trap("no memory " + index, module.location());
        return memories.get(index);
    }

    /** The memory of that name, null for the first. */
    public PagedMemory memory(@Nullable String name) {
        if (name == null) return memory(0);
        PagedMemory found = memoriesByName.get(name);
        if (found == null) throw new Trap("no memory " + name, module.location());
        return found;
    }

    /** The name of the memory of that index. */
    public String memoryName(int index) {
        for (var e : memoriesByName.entrySet()) if (e.getValue() == memory(index)) return e.getKey();
        throw new Trap("no memory " + index, module.location());
    }

    public Table table(String name) {
        Table found = tables.get(name);
        if (found == null) throw new Trap("no table " + name, module.location());
        return found;
    }

    /** The value of a global, or null if it has none. */
    public @Nullable Object global(String name) {
        return globals.get(name);
    }

    public void setGlobal(String name, Object value) {
        globals.put(name, value);
    }

    /** The bytes of a passive segment; none if it was dropped. */
    public byte[] data(String segment) {
        return data.getOrDefault(segment, NO_BYTES);
    }

    /** The references of a passive segment; none if it was dropped. */
    public Object[] elements(String segment) {
        return elements.getOrDefault(segment, NO_ELEMENTS);
    }

    /** Gives up a passive segment, of data or elements: from now on it is empty. */
    public void drop(String segment) {
        data.remove(segment);
        elements.remove(segment);
    }
}
