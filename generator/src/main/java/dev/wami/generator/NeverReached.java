package dev.wami.generator;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/**
 * Poison that is not chosen, assertions that hold, and an end that is not reached: by a condition of which only we know
 * it.
 */
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

    /** A block that would end the program. */
    void end() {
        Type t = b.types.any();
        String result = b.fresh();
        String never = "^never" + b.fresh().substring(1);
        String on = "^on" + b.fresh().substring(1);
        b.line(result + " = scf.execute_region -> " + t + " {");
        b.nested(() -> {
            b.line("cf.cond_br " + truth() + ", " + on + ", " + never);
            b.line(never + ":");
            b.line(b.isLlvm() && b.draw.coin() ? "llvm.unreachable" : "ub.unreachable");
            b.line(on + ":");
            b.line("scf.yield " + b.value(t) + " : " + t);
        });
        b.line("}");
        b.add(t, result);
    }

    /** (x | 1) != 0 */
    private String truth() {
        Type t = IntegerType.I64;
        String odd = b.binary("arith.ori", t, b.value(t), b.splat(t, 1));
        return b.compare("arith.cmpi", "ne", t, odd, b.splat(t, 0));
    }
}
