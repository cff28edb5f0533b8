package dev.wami.ssawasm;

import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.wasmspec.PagedMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A linear memory of a running module. It is made, with the module's active data segments in it, when first asked for.
 */
public final class LinearMemory extends PagedMemory {
    /**
     * @param minPages the size at first
     * @param maxPages what it may grow to
     */
    public LinearMemory(long minPages, long maxPages) {
        super(minPages, maxPages);
    }

    private record Key(int index) {}

    /** Memory {@code index} of the module that {@code machine} runs, counted in the order of the declarations. */
    public static LinearMemory of(Interpreter machine, int index) {
        Map<Object, Object> globals = machine.globals();
        Object known = globals.get(new Key(index));
        if (known == null) {
            instantiate(machine);
            known = globals.get(new Key(index));
        }
        if (known == null) throw new Trap("no memory " + index, machine.module().location());
        return (LinearMemory) known;
    }

    private static void instantiate(Interpreter machine) {
        List<MemoryDefinitions.DataOp> segments = new ArrayList<>();
        int count = 0;
        for (Operation op : symbols(machine.module())) {
            if (op instanceof MemoryDefinitions.MemoryOp m && !machine.globals().containsKey(new Key(count++))) {
                machine.globals().put(new Key(count - 1), m.instantiate());
            }
            if (op instanceof MemoryDefinitions.DataOp d && !d.isPassive() && d.hasBytes()) segments.add(d);
        }
        for (MemoryDefinitions.DataOp d : segments) {
            Object memory = machine.globals().get(new Key(d.memory()));
            byte[] content = d.bytes();
            if (!(memory instanceof LinearMemory m) || !m.contains(d.offset(), content.length)) {
                throw new Trap(dev.wami.wasmspec.Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString(), d.location());
            }
            m.write(d.offset(), content);
        }
    }

    private static Iterable<Operation> symbols(Operation module) {
        return module instanceof SymbolTable && !module.region(0).isEmpty()
                ? module.region(0).entry()
                : List.of();
    }
}
