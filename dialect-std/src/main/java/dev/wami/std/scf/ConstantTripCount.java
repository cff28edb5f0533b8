package dev.wami.std.scf;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.arith.ArithInt;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** How often a loop from a lower bound to before an upper bound runs. Upstream: constantTripCount. */
final class ConstantTripCount {
    private ConstantTripCount() {}

    /** The number of iterations if it is known. A step that is not positive is undefined; then it is taken to be none. */
    static @Nullable BigInteger of(Value lower, Value upper, Value step, boolean unsigned) {
        if (lower == upper) return BigInteger.ZERO;
        BigInteger span = span(lower, upper, unsigned);
        if (span == null) return null;
        if (span.signum() <= 0) return BigInteger.ZERO;
        IntegerAttr constant = new Folder().integer(step);
        if (constant == null) return null;
        BigInteger s = number(constant, unsigned);
        if (s.signum() <= 0) return BigInteger.ZERO;
        return span.add(s).subtract(BigInteger.ONE).divide(s);
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
