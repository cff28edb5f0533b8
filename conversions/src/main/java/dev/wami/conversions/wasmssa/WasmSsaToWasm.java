package dev.wami.conversions.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.wasm.FuncOp;
import dev.wami.wasmssa.Functions;
import org.jspecify.annotations.Nullable;

/**
 * A wasmssa module to the stack machine. Operations whose operands lie on the stack as Wasm wants them become their
 * instructions; values that a pass reused or reordered go through locals. A module as it was imported gets the
 * instructions back that it was made of.
 */
public final class WasmSsaToWasm extends Pass {
    @Override
    public String name() {
        return "wasmssa-to-wasm";
    }

    @Override
    public String summary() {
        return "lower wasmssa modules to wasm";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    /** What the pass makes of one function, which has its body; null after a report. */
    public static @Nullable FuncOp function(Functions.FuncOp function, Diagnostics diagnostics) {
        return FunctionConversion.convert(function, diagnostics);
    }

    @Override
    public void run(Operation module, PassContext context) {
        new ModuleConversion(module, context.diagnostics()).convert();
    }
}
