package dev.wami.llvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.memref.AllocaScopeOp;
import java.util.ArrayList;
import java.util.List;

/** {@code memref.alloca_scope}: the stack pointer before is the stack pointer after. */
public final class StackScopes {
    private StackScopes() {}

    /** Puts the body in the place of {@code op}, between a stacksave and a stackrestore; always true. */
    public static boolean lower(AllocaScopeOp op, Lowering to) {
        Operation save = to.insert(IntrinsicOp.of(op.location(), Intrinsic.STACKSAVE, LlvmPointerType.PTR, List.of()));
        Operation last = op.body().requiredTerminator();
        to.inline(op.body(), List.of());
        List<Value> results = new ArrayList<>();
        for (Value v : last.operands()) results.add(to.value(v));
        to.insert(IntrinsicOp.of(op.location(), Intrinsic.STACKRESTORE, null, List.of(save.result(0))));
        to.erase(last);
        return to.replace(op, results);
    }
}
