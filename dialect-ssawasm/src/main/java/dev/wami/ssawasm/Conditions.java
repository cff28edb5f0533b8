package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;

/** Values of which only matters whether they are 0: the conditions of branches. */
final class Conditions {
    private Conditions() {}

    /** A simpler i32 that is 0 exactly where {@code condition} is: x for {@code x != 0} and {@code !!x}. */
    static Value simplify(Value condition) {
        if (!(condition.definedBy() instanceof NumericOp op)) return condition;
        Value x = op.operand(0);
        if (!x.type().isInteger(32)) return condition;
        boolean nonZero = op.is(NE)
                && op.operand(1).definedBy() instanceof ConstantLike c
                && c.constant() instanceof IntegerAttr i
                && i.value() == 0;
        if (nonZero) return x;
        NumericOp inner = op.is(EQZ) ? NumericOp.defining(x, EQZ) : null;
        return inner != null && inner.operand(0).type().isInteger(32) ? inner.operand(0) : condition;
    }
}
