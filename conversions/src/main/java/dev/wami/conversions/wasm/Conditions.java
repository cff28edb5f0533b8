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
            Opcode inverse = inverse(condition.opcode());
            if (inverse != null) {
                condition.erase();
                out.insert(new PlainOp(condition.location(), inverse));
                return;
            }
        }
        out.insert(new PlainOp(location, Opcode.I32_EQZ));
    }

    /** Comparisons of floats have none: with a NaN neither would hold. */
    private static @Nullable Opcode inverse(Opcode opcode) {
        return switch (opcode) {
            case I32_EQ -> Opcode.I32_NE;
            case I32_NE -> Opcode.I32_EQ;
            case I32_LT_S -> Opcode.I32_GE_S;
            case I32_LT_U -> Opcode.I32_GE_U;
            case I32_GT_S -> Opcode.I32_LE_S;
            case I32_GT_U -> Opcode.I32_LE_U;
            case I32_LE_S -> Opcode.I32_GT_S;
            case I32_LE_U -> Opcode.I32_GT_U;
            case I32_GE_S -> Opcode.I32_LT_S;
            case I32_GE_U -> Opcode.I32_LT_U;
            case I64_EQ -> Opcode.I64_NE;
            case I64_NE -> Opcode.I64_EQ;
            case I64_LT_S -> Opcode.I64_GE_S;
            case I64_LT_U -> Opcode.I64_GE_U;
            case I64_GT_S -> Opcode.I64_LE_S;
            case I64_GT_U -> Opcode.I64_LE_U;
            case I64_LE_S -> Opcode.I64_GT_S;
            case I64_LE_U -> Opcode.I64_GT_U;
            case I64_GE_S -> Opcode.I64_LT_S;
            case I64_GE_U -> Opcode.I64_LT_U;
            default -> null; // no integer comparison
        };
    }
}
