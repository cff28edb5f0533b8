package dev.wami.tools.link;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.ssawasm.Bulk.MemoryCopyOp;
import dev.wami.ssawasm.Bulk.MemoryFillOp;
import dev.wami.ssawasm.Calls.CallOp;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Calls functions of the runtime library for {@code memory.copy} and {@code memory.fill}, which targets without
 * bulk-memory-opt lack. Unlike the instructions, the functions have written a part when they trap.
 */
public final class BulkMemoryToRuntime extends Pass {
    private static final String RESOURCE = "bulk_memory";

    public final Option<Boolean> runtime =
            Option.of("runtime", true, "whether the library may be used; otherwise what needs it is an error");

    private final RuntimeModules library;

    /** @param library parsed resources, which passes of several compiles may share */
    public BulkMemoryToRuntime(RuntimeModules library) {
        this.library = library;
    }

    @Override
    public String name() {
        return "bulk-memory-to-runtime";
    }

    @Override
    public String summary() {
        return "copy and fill memory by functions of the runtime library";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation module, PassContext context) {
        Set<String> taken = new HashSet<>();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Symbol s && s.symbolName() != null) taken.add(s.symbolName());
        }
        Map<String, String> linked = new HashMap<>();
        for (Operation op : module.collect(Operation.class)) {
            String function;
            if (op instanceof MemoryCopyOp c && c.memory() + c.fromMemory() == 0) function = "__wami_memory_copy";
            else if (op instanceof MemoryFillOp f && f.memory() == 0) function = "__wami_memory_fill";
            else continue;
            if (!runtime.get()) {
                context.diagnostics()
                        .error(
                                op.location(),
                                "needs @%s of the runtime library, which --no-runtime leaves out",
                                function);
                continue;
            }
            String symbol = linked.get(function);
            if (symbol == null) {
                symbol = FreshNames.like(function, taken);
                Operation definition = library.lookup(RESOURCE, function, context);
                if (definition == null) return;
                Operation copy = library.copy(definition);
                copy.setAttribute(Symbol.NAME, StringAttr.of(symbol));
                module.region(0).entry().add(copy);
                linked.put(function, symbol);
            }
            Builder.before(op).insert(new CallOp(op.location(), symbol, op.operands(), List.of()));
            op.erase();
        }
    }
}
