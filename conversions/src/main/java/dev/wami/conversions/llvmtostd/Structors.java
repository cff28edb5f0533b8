package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.llvm.LlvmBranches.ReturnOp;
import dev.wami.llvm.LlvmCallOp;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.llvm.LlvmFunctionType;
import dev.wami.llvm.LlvmGlobals.AddressOfOp;
import dev.wami.llvm.LlvmGlobals.GlobalOp;
import dev.wami.llvm.LlvmMemory.StoreOp;
import dev.wami.llvm.LlvmModule.StructorsOp;
import dev.wami.llvm.LlvmNamedType;
import dev.wami.llvm.LlvmValueAttr;
import dev.wami.llvm.LlvmWordAttr;
import dev.wami.wasm.Segments.StartOp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What runs before and after a program, as functions of {@code llvm}, named as linkers for WebAssembly do:
 *
 * <pre>
 * llvm.mlir.global @table() : ptr {        llvm.func internal @__wasm_init_table() { store what was returned to @table }
 *   addressof @f, llvm.return }       -&gt;    llvm.func internal @__wasm_call_ctors() { call @__wasm_init_table, then the constructors }
 * llvm.mlir.global_ctors ...               wasm.start @__wasm_call_ctors
 * llvm.mlir.global_dtors ...               llvm.func @__wasm_call_dtors() { call the destructors }     for the host
 * </pre>
 *
 * Constructors run by rising priority, destructors by falling.
 */
public final class Structors {
    /** The exported function that calls the destructors; there only if there are some. */
    public static final String DESTRUCTORS = "__wasm_call_dtors";

    private static final String CONSTRUCTORS = "__wasm_call_ctors";
    private static final LlvmFunctionType NOTHING = new LlvmFunctionType(LlvmNamedType.VOID, List.of());

    private Structors() {}

    static void expand(Operation module) {
        List<String> first = new ArrayList<>();
        for (GlobalOp g : module.collect(GlobalOp.class)) {
            Block initializer = g.initializer();
            if (initializer == null
                    || DataLayout.size(g.type()) < 0
                    || Image.of(g).isPresent()) continue;
            first.add(initialized(module, g, initializer));
        }
        List<String> last = calls(module, false);
        first.addAll(calls(module, true));
        for (StructorsOp op : module.collect(StructorsOp.class)) op.erase();
        Block body = module.region(0).entry();
        if (!first.isEmpty()) {
            body.add(caller(module.location(), CONSTRUCTORS, LlvmWordAttr.INTERNAL, first));
            body.add(new StartOp(module.location(), CONSTRUCTORS));
        }
        if (!last.isEmpty()) body.add(caller(module.location(), DESTRUCTORS, LlvmWordAttr.EXTERNAL, last));
    }

    /** The functions to be called, in order. */
    public static List<String> calls(Operation module, boolean constructors) {
        record Entry(long priority, String function) {}
        List<Entry> entries = new ArrayList<>();
        for (StructorsOp op : module.collect(StructorsOp.class)) {
            if (op.areConstructors() != constructors) continue;
            List<Attribute> functions = op.functions();
            for (int i = 0; i < functions.size(); i++) {
                long priority = ((IntegerAttr) op.priorities().get(i)).value();
                entries.add(new Entry(constructors ? priority : -priority, ((SymbolRef) functions.get(i)).root()));
            }
        }
        entries.sort(Comparator.comparingLong(Entry::priority));
        return entries.stream().map(Entry::function).toList();
    }

    private static LlvmFuncOp caller(Location location, String name, LlvmWordAttr linkage, List<String> functions) {
        LlvmFuncOp caller = LlvmFuncOp.define(location, name, NOTHING, linkage);
        Block entry = caller.body().entry();
        for (String f : functions) entry.add(LlvmCallOp.direct(location, f, NOTHING, List.of()));
        entry.add(new ReturnOp(location, null));
        return caller;
    }

    /** Moves an initializer into a function; the global is zero until that has run. */
    private static String initialized(Operation module, GlobalOp global, Block initializer) {
        String name = "__wasm_init_" + global.symbolName();
        LlvmFuncOp function = LlvmFuncOp.define(global.location(), name, NOTHING, LlvmWordAttr.INTERNAL);
        Block entry = function.body().entry();
        entry.takeOperations(initializer, null);
        initializer.erase();
        global.setAttribute("value", LlvmValueAttr.ZERO);
        global.removeAttribute("constant");
        Operation end = entry.requiredTerminator();
        AddressOfOp address =
                entry.insertBefore(new AddressOfOp(end.location(), String.valueOf(global.symbolName())), end);
        entry.insertBefore(new StoreOp(end.location(), end.operand(0), address.result()), end);
        entry.insertBefore(new ReturnOp(end.location(), null), end);
        end.erase();
        module.region(0).entry().add(function);
        return name;
    }
}
