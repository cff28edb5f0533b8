package dev.wami.std.scf;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.mixed.MixedIndex;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** How often a loop from a lower bound to before an upper bound runs. Upstream: constantTripCount. */
final class ConstantTripCount {
    private ConstantTripCount() {}

    /**
     * The number of iterations if it is known. A step that is not positive is undefined; then it is taken to be none.
     */
    static @Nullable BigInteger of(Value lower, Value upper, Value step, boolean unsigned) {
        if (lower == upper) return BigInteger.ZERO;
        BigInteger span = span(lower, upper, unsigned);
        if (span == null) return null;
        if (span.signum() <= 0) return BigInteger.ZERO;
        IntegerAttr constant = new Folder().integer(step);
        if (constant == null) return null;
        return trips(span, number(constant, unsigned));
    }

    /** The number of signed iterations if it is known, where constants are not operands. */
    static @Nullable BigInteger of(MixedIndex lower, MixedIndex upper, MixedIndex step) {
        if (lower.equals(upper)) return BigInteger.ZERO;
        BigInteger span = span(lower, upper);
        if (span == null) return null;
        if (span.signum() <= 0) return BigInteger.ZERO;
        return step.value() != null ? null : trips(span, BigInteger.valueOf(step.constant()));
    }

    private static @Nullable BigInteger span(MixedIndex lower, MixedIndex upper) {
        Value l = lower.value();
        Value u = upper.value();
        if (l != null && u != null) return span(l, u, false);
        if (l != null || u != null) return null;
        return BigInteger.valueOf(upper.constant()).subtract(BigInteger.valueOf(lower.constant()));
    }

    private static BigInteger trips(BigInteger span, BigInteger step) {
        if (step.signum() <= 0) return BigInteger.ZERO;
        return span.add(step).subtract(BigInteger.ONE).divide(step);
    }

    /** The upper bound minus the lower bound: of constants, or {@code x + c} and {@code x} where that does not wrap. */
    private static @Nullable BigInteger span(Value lower, Value upper, boolean unsigned) {
        Folder folder = new Folder();
        IntegerAttr low = folder.integer(lower);
        IntegerAttr high = folder.integer(upper);
        if (low != null && high != null) return number(high, unsigned).subtract(number(low, unsigned));
        if (!(upper.definedBy() instanceof ArithInt.AddIOp add)) return null;
        boolean exact = unsigned ? add.flags().nuw() : add.flags().nsw();
        if (!exact) return null;
        Value addend = add.lhs() == lower ? add.rhs() : add.rhs() == lower ? add.lhs() : null;
        IntegerAttr c = addend == null ? null : folder.integer(addend);
        return c == null ? null : number(c, unsigned);
    }

    private static BigInteger number(IntegerAttr c, boolean unsigned) {
        if (!unsigned) return c.big();
        return c.big().signum() < 0 ? c.big().add(BigInteger.ONE.shiftLeft(c.width())) : c.big();
    }
}
