package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.ssawasm.Functions;

/**
 * Functions to the stack machine: each operation becomes its instruction and loses its operands, which introduce-locals
 * has made sure are on the stack. Casts and what only marks control flow disappear. Paper: section 5.2.
 */
public final class SsaWasmToWasm extends Pass {
    @Override
    public String name() {
        return "ssawasm-to-wasm";
    }

    @Override
    public String summary() {
        return "lower ssawasm functions to wasm";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation module, PassContext context) {
        Unlowered unlowered = new Unlowered();
        for (Operation op : module.region(0).entry()) if (op instanceof Functions.FuncOp) unlowered.collect(op);
        if (!unlowered.isEmpty(context)) return;
        MemoryNames memories = new MemoryNames(module, context.diagnostics());
        DeclaredTypes types = new DeclaredTypes(module);
        for (Operation op : module.region(0).entry()) {
            if (!(op instanceof Functions.FuncOp function)) continue;
            op.requiredBlock()
                    .insertBefore(new FunctionEmission(function, memories, types, context.diagnostics()).emit(), op);
            op.erase();
        }
    }
}
