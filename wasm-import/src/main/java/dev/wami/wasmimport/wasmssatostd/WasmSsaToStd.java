package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/**
 * Modules of wasmssa to func, cf, scf, arith, math and memref with the meaning that the WebAssembly specification gives
 * them; see docs/wasm-to-std.md. Upstream has a pass of this kind after version 22, raise-wasm-mlir, which leaves
 * traps, masks of shifts and memory out.
 */
public final class WasmSsaToStd extends Pass {
    private final String name;

    /** @param name what it is called; {@code convert-wasm-to-standard} is the RFC's */
    public WasmSsaToStd(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String summary() {
        return "lower wasmssa to standard MLIR";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation module, PassContext context) {
        new ModuleConversion(module, BodySurvey.of(module), context.diagnostics()).run(context.context());
    }
}
