package dev.wami.conversions.wasmssa;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.wasmssa.Functions.FuncOp;

/**
 * Reports each operand that is not consumed exactly once in stack order, so that the function could not be encoded as
 * it is. Source: the RFC, "Representing the Wasm stack".
 */
public final class WasmSsaVerifyStack extends Pass {
    @Override
    public String name() {
        return "wasmssa-verify-stack";
    }

    @Override
    public String summary() {
        return "check that wasmssa operands are consumed once, in stack order";
    }

    @Override
    public String anchor() {
        return "wasmssa.func";
    }

    @Override
    public void run(Operation root, PassContext context) {
        FuncOp function = (FuncOp) root;
        if (!function.isDeclaration()) new StackCheck(context.diagnostics()).walk(function.body());
        context.keepAllAnalyses();
    }
}
