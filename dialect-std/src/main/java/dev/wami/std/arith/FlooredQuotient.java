package dev.wami.std.arith;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.arith.ArithDiv.DivSIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import org.jspecify.annotations.Nullable;

/**
 * A quotient rounded down, as affine maps are lowered to it:
 *
 * <pre>
 *   n = x &lt; 0 ? -1 - x : x
 *   q = x &lt; 0 ? -1 - n / c : n / c        =  floor(x / c)
 * </pre>
 *
 * @param select what is {@code q}
 * @param dividend {@code x}
 */
record FlooredQuotient(SelectOp select, Value dividend) {
    /** The one that {@code division} is for, or null. */
    static @Nullable FlooredQuotient of(DivSIOp division) {
        if (!(division.lhs().definedBy() instanceof SelectOp n)) return null;
        Value x = n.falseValue();
        if (!isNegative(n.condition(), x) || !isComplement(n.trueValue(), x)) return null;
        for (Use use : division.result().uses()) {
            boolean floor = use.owner() instanceof SelectOp s
                    && s.condition() == n.condition()
                    && s.falseValue() == division.result()
                    && isComplement(s.trueValue(), division.result());
            if (floor) return new FlooredQuotient((SelectOp) use.owner(), x);
        }
        return null;
    }

    private static boolean isNegative(Value condition, Value x) {
        return condition.definedBy() instanceof ArithCompare.CmpIOp c
                && c.predicate() == CmpIPredicate.SLT
                && c.lhs() == x
                && is(c.rhs(), 0);
    }

    private static boolean isComplement(Value v, Value x) {
        return v.definedBy() instanceof SubIOp s && s.rhs() == x && is(s.lhs(), -1);
    }

    private static boolean is(Value v, long number) {
        IntegerAttr c = new Folder().splatInteger(v);
        return c != null && c.width() <= Long.SIZE && c.value() == number;
    }
}
