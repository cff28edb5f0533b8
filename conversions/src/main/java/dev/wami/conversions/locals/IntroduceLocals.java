package dev.wami.conversions.locals;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/**
 * Gives each value that cannot stay on Wasm's operand stack a local. Afterwards every operand of every operation is
 * produced, in order, by the operations directly before it, so that ssawasm-to-wasm only has to leave the operands out.
 * Paper: section 5.2, figure 10; LLVM's register stackification and explicit locals do the same on machine code.
 */
public final class IntroduceLocals extends Pass {
    @Override
    public String name() {
        return "introduce-locals";
    }

    @Override
    public String summary() {
        return "put values that the operand stack cannot carry into locals";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public void run(Operation function, PassContext context) {
        if (function.region(0).isEmpty()) return;
        LocalVariables locals = new LocalVariables(function);
        OutOfSsa.toLocals(function, locals);
        Stackification.establish(function, locals);
    }
}
