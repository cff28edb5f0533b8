package dev.wami.wasmssa;

import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.wasmspec.PagedMemory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The memories, tables, globals and segments of a module that the interpreter runs (specification 4.5.4). It is made,
 * with active segments copied, when an instruction first needs it; the start function is for the caller to run. What is
 * imported is made as its type says, but imported globals have no value.
 */
final class Instance {
    private static final long MOST_PAGES = 1 << 16;
    private static final Object KEY = Instance.class;

    private final Map<String, Operation> symbols = new HashMap<>();
    private final Map<String, PagedMemory> memories = new LinkedHashMap<>();
    private final Map<String, Table> tables = new HashMap<>();
    private final Map<String, Object> globals = new HashMap<>();
    private final Map<String, byte[]> data = new HashMap<>();
    private final Map<String, Object[]> elements = new HashMap<>();

    /** A table, which can grow. */
    static final class Table {
        private Object[] elements;
        private final long max;

        Table(LimitType limits) {
            elements = new Object[Math.toIntExact(limits.min())];
            Arrays.fill(elements, References.NULL);
            Long most = limits.max();
            max = most == null ? Integer.MAX_VALUE - 8 : Math.min(most, Integer.MAX_VALUE - 8);
        }

        Object[] elements() {
            return elements;
        }

        /** Grows by {@code count} and gives the size before, or -1 if the result would be too large. */
        int grow(long count, Object value) {
            int before = elements.length;
            if (before + count > max) return -1;
            elements = Arrays.copyOf(elements, (int) (before + count));
            Arrays.fill(elements, before, elements.length, value);
            return before;
        }
    }

    static Instance of(Interpreter machine) {
        if (machine.globals().get(KEY) instanceof Instance known) return known;
        Instance made = new Instance();
        machine.globals().put(KEY, made);
        made.instantiate(machine.module());
        return made;
    }

    private void instantiate(Operation module) {
        for (Region r : module.regions()) {
            for (Block b : r) {
                for (Operation op : b)
                    if (op instanceof Symbol s && s.symbolName() != null) symbols.put(s.symbolName(), op);
            }
        }
        for (Region r : module.regions()) for (Block b : r) for (Operation op : b) define(op);
        for (Region r : module.regions()) for (Block b : r) for (Operation op : b) copySegment(op);
    }

    private void define(Operation op) {
        if (op instanceof Definitions.MemoryDefinition m) {
            Long max = m.limits().max();
            memories.put(m.definitionName(), new PagedMemory(m.limits().min(), max == null ? MOST_PAGES : max));
        } else if (op instanceof Definitions.TableDefinition t) {
            tables.put(t.definitionName(), new Table(t.type().limits()));
        } else if (op instanceof Definitions.GlobalOp g) {
            Object value = ConstantExpressions.evaluate(g.initializer(), this);
            if (value != null) globals.put(g.definitionName(), value);
        }
    }

    private void copySegment(Operation op) {
        if (op instanceof Segments.DataOp d) {
            data.put(d.definitionName(), d.bytes());
            if (!d.isActive()) return;
            long at = offset(d, d.offset());
            PagedMemory memory = memory(d.memory());
            if (!memory.contains(at, d.bytes().length))
                throw trap(dev.wami.wasmspec.Trap.OUT_OF_BOUNDS_MEMORY_ACCESS, op);
            memory.write(at, d.bytes());
            drop(d.definitionName());
        } else if (op instanceof Segments.ElemOp e) {
            Object[] all = e.elements().elements().stream().map(this::element).toArray();
            elements.put(e.definitionName(), all);
            if (e.isActive()) {
                long at = offset(e, e.offset());
                Object[] table = table(e.table()).elements();
                if (at + all.length > table.length) throw trap(dev.wami.wasmspec.Trap.OUT_OF_BOUNDS_TABLE_ACCESS, op);
                System.arraycopy(all, 0, table, (int) at, all.length);
            }
            if (!e.isPassive()) drop(e.definitionName());
        }
    }

    private static Trap trap(dev.wami.wasmspec.Trap why, Operation op) {
        return new Trap(why.toString(), op.location());
    }

    private long offset(Operation op, Region region) {
        if (ConstantExpressions.evaluate(region, this) instanceof Long n) return n & 0xFFFF_FFFFL;
        throw new Trap("no value for the offset of a segment", op.location());
    }

    private Object element(Attribute a) {
        if (!(a instanceof SymbolRef ref)) return References.NULL;
        Operation target = symbols.get(ref.root());
        if (target instanceof Definitions.GlobalDefinition) {
            Object value = globals.get(ref.root());
            return value == null ? References.NULL : value;
        }
        return target == null ? References.NULL : target;
    }

    @Nullable
    Operation lookup(String symbol) {
        return symbols.get(symbol);
    }

    /** The memory of that name, null for the first. */
    PagedMemory memory(@Nullable String name) {
        PagedMemory found = name != null
                ? memories.get(name)
                : memories.isEmpty() ? null : memories.values().iterator().next();
        if (found == null) throw new Trap("no memory " + (name == null ? "0" : name), Location.UNKNOWN);
        return found;
    }

    Table table(String name) {
        Table found = tables.get(name);
        if (found == null) throw new Trap("no table " + name, Location.UNKNOWN);
        return found;
    }

    /** The value, or null if it is imported. */
    @Nullable
    Object global(String name) {
        return globals.get(name);
    }

    void setGlobal(String name, Object value) {
        globals.put(name, value);
    }

    /** The bytes of a segment; none if it was dropped. */
    byte[] data(String name) {
        byte[] found = data.get(name);
        return found == null ? new byte[0] : found;
    }

    /** The references of a segment; none if it was dropped. */
    Object[] elements(String name) {
        Object[] found = elements.get(name);
        return found == null ? new Object[0] : found;
    }

    void drop(String segment) {
        data.remove(segment);
        elements.remove(segment);
    }
}
