package dev.wami.conversions.memref;

import dev.wami.conversions.ElementLayout;
import dev.wami.core.analysis.CallGraph;
import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.analysis.SymbolUses.SymbolUse;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.memref.MemRefAllocation.AllocOp;
import dev.wami.std.memref.MemRefAllocation.DeallocOp;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives memory that the program needs from its start to its end, or for a part of that, a fixed place:
 *
 * <pre>
 *   func @main() {                              memref.global "private" @main.memory : memref&lt;60x80xf64&gt; = uninitialized
 *     %a = memref.alloc() : memref&lt;60x80xf64&gt;
 *     ...                                 -&gt;    func @main() {
 *     memref.dealloc %a                           %a = memref.get_global @main.memory
 *   }                                             ...
 *                                               }
 * </pre>
 *
 * Its address is a constant, and where nothing else is allocated no allocator is linked. This is for the function that
 * a program starts with: nothing in the module calls it, and by C++'s rule (6.9.3.1) nobody enters it again while it
 * runs. The allocation is executed once in each call, its size is constant, and nothing keeps its address after the
 * call. LLVM's GlobalOpt does it where a global holds the address.
 */
public final class StaticAllocations extends Pass {
    private static final Statistic MOVED = new Statistic("num-allocations", "Number of allocations with a fixed place");
    /** Memory of a vector is not to lie in two cache lines. */
    private static final int VECTOR_BYTES = 16;

    public final Option<List<String>> entryPoints = Option.of(
            "entry-points",
            List.of("main"),
            "functions that are not entered again while they run, separated by commas");

    public final Option<Long> maxBytes =
            Option.of("max-bytes", 1L << 30, "how much memory to reserve so, at most, in bytes");

    @Override
    public String name() {
        return "static-allocations";
    }

    @Override
    public String summary() {
        return "give what the program allocates once a fixed place";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(MOVED);
    }

    @Override
    public void run(Operation module, PassContext context) {
        int moved = 0;
        long bytes = 0;
        List<SymbolUse> uses = SymbolUses.inside(module);
        EscapingMemory escaping = new EscapingMemory(new SymbolTables());
        for (Operation function : uses == null ? List.<Operation>of() : entryPoints(module, uses)) {
            for (AllocOp allocation : executedOnce(function)) {
                Long size = bytes(allocation);
                if (size == null || size > maxBytes.get() - bytes || escaping.escapes(allocation.result())) continue;
                place(allocation, function, (SymbolTable) module);
                bytes += size;
                moved++;
            }
        }
        context.count(MOVED.name(), moved);
        if (moved == 0) context.changedNothing();
    }

    /** Those that nothing in {@code module} refers to. */
    private List<Operation> entryPoints(Operation module, List<SymbolUse> uses) {
        List<Operation> out = new ArrayList<>();
        for (Operation op : module.region(0).entry()) {
            if (CallGraph.bodyOf(op) == null || !(op instanceof Symbol s)) continue;
            String name = s.symbolName();
            if (name == null || !entryPoints.get().contains(name)) continue;
            if (uses.stream().noneMatch(u -> u.reference().root().equals(name))) out.add(op);
        }
        return out;
    }

    private static List<AllocOp> executedOnce(Operation function) {
        Region body = CallGraph.bodyOf(function);
        if (body == null || !body.hasOneBlock()) return List.of();
        List<AllocOp> out = new ArrayList<>();
        for (Operation op : body.entry()) if (op instanceof AllocOp a) out.add(a);
        return out;
    }

    /** What is allocated; null if that is not constant, or not one piece in the order of the elements. */
    private static @Nullable Long bytes(AllocOp allocation) {
        MemRefType type = allocation.type();
        ElementLayout element = ElementLayout.of(type.element());
        if (element == null || type.layout() != null || type.memorySpace() != null || !type.hasStaticShape()) {
            return null;
        }
        long count = type.shape().elementCount();
        return count == 0 || count > Integer.MAX_VALUE / element.bytes() ? null : count * element.bytes();
    }

    private static void place(AllocOp allocation, Operation function, SymbolTable module) {
        String name = unusedName(((Symbol) function).symbolName() + ".memory", module);
        IntegerAttr asked = allocation.alignment();
        IntegerAttr alignment = asked != null ? asked : IntegerAttr.of(IntegerType.I64, VECTOR_BYTES);
        GlobalOp global = new GlobalOp(allocation.location(), name, allocation.type(), UnitAttr.UNIT, false, alignment);
        global.setAttribute(Symbol.VISIBILITY, StringAttr.of("private"));
        Builder.before(function).insert(global);
        for (DeallocOp end : function.collect(DeallocOp.class)) if (end.operand(0) == allocation.result()) end.erase();
        GetGlobalOp address =
                Builder.before(allocation).insert(new GetGlobalOp(allocation.location(), name, allocation.type()));
        allocation.result().replaceAllUsesWith(address.result());
        allocation.erase();
    }

    private static String unusedName(String wanted, SymbolTable module) {
        String name = wanted;
        for (int i = 1; module.lookup(name) != null; i++) name = wanted + i;
        return name;
    }
}
