package org.example.sat;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.Overflow;

/** Makes ordinary additions of saturating ones that never reach the end of the range. */
public final class SatRelax extends Pass {
    public final Option<Boolean> remarks = Option.of("remarks", false, "say which additions cannot saturate");

    @Override
    public String name() {
        return "sat-relax";
    }

    @Override
    public String summary() {
        return "replace saturating additions that cannot saturate";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public void run(Operation function, PassContext context) {
        boolean changed = false;
        for (SatOps.AddUOp op : function.collect(SatOps.AddUOp.class)) {
            if (!isExtended(op.lhs()) || !isExtended(op.rhs())) continue;
            if (remarks.get()) context.diagnostics().remark(op.location(), "cannot saturate");
            AddIOp sum = new AddIOp(op.location(), op.lhs(), op.rhs(), Overflow.NUW);
            op.requiredBlock().insertBefore(sum, op);
            op.result().replaceAllUsesWith(sum.result());
            op.erase();
            changed = true;
        }
        if (!changed) context.keepAllAnalyses();
    }

    /** Less than 2^(n-1), so that two of them add up to less than 2^n. */
    private static boolean isExtended(Value v) {
        return v.definedBy() instanceof ExtUIOp cast
                && ((IntegerType) cast.operand(0).type()).width() < ((IntegerType) v.type()).width();
    }
}
