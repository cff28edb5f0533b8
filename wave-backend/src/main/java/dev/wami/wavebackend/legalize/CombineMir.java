package dev.wami.wavebackend.legalize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ArithBits.ShLIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ConstantOp;

/**
 * Prepares for instructions that do two things: {@code (x << c) + y} is {@code imad x, 2^c, y} if the shift is for nothing
 * but sums.
 */
public final class CombineMir extends Pass {
    @Override
    public String name() {
        return "combine-mir";
    }

    @Override
    public String summary() {
        return "shape operations for instructions that do two things";
    }

    @Override
    public void run(Operation root, PassContext context) {
        for (ShLIOp shift : root.collect(ShLIOp.class)) {
            if (!shift.result().type().isInteger(32) || !isOnlyAdded(shift.result())) continue;
            if (!(shift.rhs().definedBy() instanceof ConstantOp c) || !(c.value() instanceof IntegerAttr count))
                continue;
            Builder at = Builder.before(shift);
            Value power =
                    ConstantOp.insert(at, shift.location(), IntegerAttr.of(IntegerType.I32, 1 << (int) count.value()));
            MulIOp product = at.insert(new MulIOp(shift.location(), shift.lhs(), power));
            shift.result().replaceAllUsesWith(product.result());
            shift.erase();
        }
    }

    private static boolean isOnlyAdded(Value v) {
        if (v.isUnused()) return false;
        for (Use u : v.uses()) {
            Operation user = u.owner();
            if (!(user instanceof AddIOp) || user.operand(0) == user.operand(1)) return false;
        }
        return true;
    }
}
