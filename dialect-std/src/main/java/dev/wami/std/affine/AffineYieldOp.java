package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.RegionReturn;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import java.util.List;

/** Hands values to the enclosing affine operation. Upstream: affine.yield. */
public final class AffineYieldOp extends Operation implements RegionReturn {
    static final OpSpec SPEC = OpSpec.of(AffineOp.YIELD, "end an affine region with values")
            .variadic("operands", Types.ANY)
            .format("attr-dict ($operands^ `:` type($operands))?");

    AffineYieldOp(OpState state) {
        super(SPEC, state);
    }

    public AffineYieldOp(Location location, List<? extends Value> values) {
        super(SPEC, OpState.at(location).operands(values));
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        Operation parent = parentOp();
        if (!(parent instanceof AffineForOp || parent instanceof AffineIfOp || parent instanceof AffineParallelOp)) {
            diagnostics.error(this, "only terminates affine.if/for/parallel regions");
            return;
        }
        if (parent.resultCount() != operandCount()) {
            diagnostics.error(this, "parent of yield must have same number of results as the yield operands");
            return;
        }
        for (int i = 0; i < operandCount(); i++) {
            if (operand(i).type().equals(parent.result(i).type())) continue;
            diagnostics.error(this, "types mismatch between yield op and its parent");
            return;
        }
    }
}
