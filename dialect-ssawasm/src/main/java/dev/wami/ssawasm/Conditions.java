package dev.wami.ssawasm;

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
        boolean nonZero = op.is("ne")
                && op.operand(1).definedBy() instanceof ConstantLike c
                && c.constant() instanceof IntegerAttr i
                && i.value() == 0;
        if (nonZero) return x;
        NumericOp inner = op.is("eqz") ? NumericOp.defining(x, "eqz") : null;
        return inner != null && inner.operand(0).type().isInteger(32) ? inner.operand(0) : condition;
    }
}
