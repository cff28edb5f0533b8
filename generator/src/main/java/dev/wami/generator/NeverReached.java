package dev.wami.generator;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/** Poison that is not chosen, assertions that hold, and an end that is not reached: by a condition of which only we know it. */
final class NeverReached {
    private final Body b;

    NeverReached(Body b) {
        this.b = b;
    }

    void poison() {
        Type t = b.types.any();
        String bad = b.temporary("ub.poison : " + t);
        String condition = truth();
        if (t instanceof dev.wami.core.ir.type.VectorType) {
            String value = b.value(t);
            b.add(t, b.temporary("arith.select " + condition + ", " + value + ", " + bad + " : " + t));
        } else {
            b.add(t, b.select(t, condition, b.value(t), bad));
        }
    }

    void assertion() {
        b.line("cf.assert " + truth() + ", \"never seen\"");
    }

    /** (x | 1) != 0 */
    private String truth() {
        Type t = IntegerType.I64;
        String odd = b.binary("arith.ori", t, b.value(t), b.splat(t, 1));
        return b.compare("arith.cmpi", "ne", t, odd, b.splat(t, 0));
    }
}
