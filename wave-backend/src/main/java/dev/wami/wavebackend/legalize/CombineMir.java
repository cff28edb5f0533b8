package dev.wami.wavebackend.legalize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithBits.ShLIOp;
import dev.wami.std.arith.ArithBits.ShRUIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.waveir.mir.Numbers.InsertLowOp;
import org.jspecify.annotations.Nullable;

/**
 * Prepares for instructions that do two things: {@code (x << c) + y} is {@code imad x, 2^c, y} if the shift is for
 * nothing but sums, and bits beside one another are {@code bfi}.
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
        for (AddIOp sum : root.collect(AddIOp.class)) insertBits(sum);
        for (ShLIOp shift : root.collect(ShLIOp.class)) {
            if (!shift.result().type().isInteger(32) || !isOnlyAdded(shift.result())) continue;
            if (!(shift.rhs().definedBy() instanceof ConstantOp c) || !(c.value() instanceof IntegerAttr count)) {
                continue;
            }
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

    /** {@code ((x >> a) << w) + (y & (2^w - 1))} is {@code x << (w - a)} with the lowest w bits of y. */
    private static void insertBits(AddIOp sum) {
        for (int i = 0; i < 2; i++) {
            if (!(sum.operand(i).definedBy() instanceof ShLIOp left)
                    || !(sum.operand(1 - i).definedBy() instanceof AndIOp low)
                    || !(left.lhs().definedBy() instanceof ShRUIOp right)) continue;
            Integer width = word(left.rhs());
            Integer mask = word(low.rhs());
            Integer by = word(right.rhs());
            if (width == null || mask == null || by == null) continue;
            if (width < 1 || width > 31 || mask != (1 << width) - 1 || by < 0 || by > width) continue;
            Builder at = Builder.before(sum);
            Value into = right.lhs();
            if (width - by == 1) {
                into = at.insert(new AddIOp(sum.location(), into, into)).result();
            } else if (width > by) {
                Value distance = ConstantOp.insert(at, sum.location(), IntegerAttr.of(IntegerType.I32, width - by));
                into = at.insert(new ShLIOp(sum.location(), into, distance)).result();
            }
            Value inserted = at.insert(new InsertLowOp(sum.location(), into, low.lhs(), left.rhs()))
                    .result();
            sum.result().replaceAllUsesWith(inserted);
            sum.erase();
            return;
        }
    }

    private static @Nullable Integer word(Value v) {
        if (!v.type().isInteger(32) || !(v.definedBy() instanceof ConstantOp c)) return null;
        return c.value() instanceof IntegerAttr i ? (int) i.value() : null;
    }
}
