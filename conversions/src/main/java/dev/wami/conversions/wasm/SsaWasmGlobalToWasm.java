package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/**
 * Imports, globals, tables, data and the memory itself to the wasm dialect. This is where the memory is laid out: see
 * {@link MemoryLayout}. Paper: section 5.2.
 */
public final class SsaWasmGlobalToWasm extends Pass {
    public final Option<Integer> stackSize =
            Option.of("stack-size", 65536, "bytes of the stack for memref.alloca, a multiple of 16");
    public final Option<Long> initialMemory =
            Option.of("initial-memory", 0L, "least size of the memory at first, in bytes; 0 for what is needed");

    public final Option<String> importMemory =
            Option.of("import-memory", "", "module,name of the host's memory; empty for one that is exported");

    public final Option<Boolean> relocatable =
            Option.of("relocatable", false, "leave the memory's layout to a linker, and import what it makes");

    @Override
    public String name() {
        return "ssawasm-global-to-wasm";
    }

    @Override
    public String summary() {
        return "lower ssawasm definitions to wasm and lay out the memory";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation module, PassContext context) {
        MemoryLayout layout = MemoryLayout.of(module, stackSize.get(), initialMemory.get());
        if (!relocatable.get()) layout.resolve(module);
        DefinitionEmission emission = new DefinitionEmission(module, relocatable.get(), context.diagnostics());
        emission.emitMemory(layout, importMemory.get());
        for (Operation op : module.region(0).entry()) emission.emit(op);
        emission.finish();
    }
}
