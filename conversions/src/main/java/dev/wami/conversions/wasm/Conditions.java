package dev.wami.conversions.wasm;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.wasm.PlainOp;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/** Turns around the condition that lies on top of the stack. */
final class Conditions {
    private Conditions() {}

    /** That which was emitted last. */
    static void negate(Builder out, Location location) {
        negate(out, out.block().last(), location);
    }

    /** That which {@code user} takes. */
    static void negateBefore(Operation user) {
        negate(Builder.before(user), user.prev(), user.location());
    }

    /** An integer comparison becomes its inverse, an eqz of an i32 disappears, anything else gets one. */
    private static void negate(Builder out, @Nullable Operation last, Location location) {
        if (last instanceof PlainOp condition) {
            if (condition.opcode() == Opcode.I32_EQZ) {
                condition.erase();
                return;
            }
            Opcode inverse = condition.opcode().inverse();
            if (inverse != null) {
                condition.erase();
                out.insert(new PlainOp(condition.location(), inverse));
                return;
            }
        }
        out.insert(new PlainOp(location, Opcode.I32_EQZ));
    }
}
