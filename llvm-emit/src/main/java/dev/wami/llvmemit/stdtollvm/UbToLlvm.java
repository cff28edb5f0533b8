package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.LlvmBranches;
import dev.wami.llvm.LlvmConstants;
import dev.wami.std.ub.UbOp;

/** {@code ub} to poison and unreachable. Upstream: convert-ub-to-llvm. */
final class UbToLlvm {
    private final Lowering to;
    private final LlvmTypeConverter types;

    UbToLlvm(Lowering to, LlvmTypeConverter types) {
        this.to = to;
        this.types = types;
    }

    boolean lower(Operation op) {
        if (op.kind() == UbOp.UNREACHABLE) {
            to.insert(new LlvmBranches.UnreachableOp(op.location()));
            return to.erase(op);
        }
        Type type = types.convertSingle(op.result(0).type());
        if (type == null) return to.fail("no LLVM type for '" + op.result(0).type() + "'");
        return to.replaceWith(op, new LlvmConstants.PoisonOp(op.location(), type));
    }
}
