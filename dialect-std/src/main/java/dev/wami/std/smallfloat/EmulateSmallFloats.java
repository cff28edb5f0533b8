package dev.wami.std.smallfloat;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ArithFloatCast;
import dev.wami.std.arith.ArithFloatCast.ExtFOp;
import dev.wami.std.arith.ArithFloatCast.SIToFPOp;
import dev.wami.std.arith.ArithFloatCast.TruncFOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.math.MathOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Computes with scalars of fewer than 32 bits (f16, bf16, f8 ...) in f32, and rounds each result; only extf, truncf,
 * constants, bitcasts and selects of them are left. Sums, products, quotients and roots rounded twice are what they are
 * rounded once, because f32 has twice the digits of f16 and two more; what is about signs or encodings is done on them
 * ({@link SmallFloatBits}), {@code math.fma} and conversions of integers go by f64 and {@link OddRounding}.
 *
 * <p>Upstream: arith-emulate-unsupported-floats, math-extend-to-supported-types.
 */
public final class EmulateSmallFloats extends Pass {
    @Override
    public String name() {
        return "emulate-small-floats";
    }

    @Override
    public String summary() {
        return "compute with floats of fewer than 32 bits in f32";
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<Operation> found = new ArrayList<>();
        root.walk(op -> {
            if (hasSmallFloat(op) && isComputation(op)) found.add(op);
        });
        for (Operation op : found) rewrite(op);
    }

    /** Whether {@code type} is a float that Wasm, and most machines, cannot compute with. */
    public static boolean isSmall(Type type) {
        return type instanceof FloatType f && f.width() < 32;
    }

    private static boolean hasSmallFloat(Operation op) {
        for (Value v : op.operands()) if (isSmall(v.type())) return true;
        for (Value v : op.results()) if (isSmall(v.type())) return true;
        return false;
    }

    private static boolean isComputation(Operation op) {
        if (!(op.kind() instanceof ArithOp kind)) return op.kind() instanceof MathOp;
        return switch (kind) {
            case CONSTANT, EXTF, TRUNCF, BITCAST, SELECT, SCALING_EXTF, SCALING_TRUNCF -> false;
            default -> true;
        };
    }

    private static void rewrite(Operation op) {
        if (SmallFloatBits.rewrite(op)) return;
        boolean fused = op.kind() == MathOp.FMA;
        boolean fromInteger = op instanceof ArithFloatCast.IntToFloatOp;
        FloatType wide = fused || fromInteger ? FloatType.F64 : FloatType.F32;
        Builder before = Builder.before(op);
        OddRounding odd = new OddRounding(before, op.location());
        if (fromInteger && op.operand(0).type() instanceof IntegerType i && i.width() > 64) {
            replace(op, odd.number(op.operand(0), op instanceof SIToFPOp), before);
            return;
        }
        if (fromInteger) {
            op.setOperand(0, odd.integer(op.operand(0), op instanceof SIToFPOp, (FloatType)
                    op.result().type()));
        }
        for (int i = 0; i < op.operandCount(); i++) {
            Value v = op.operand(i);
            if (isSmall(v.type())) {
                op.setOperand(
                        i, before.insert(new ExtFOp(op.location(), v, wide)).result());
            }
        }
        if (fused) {
            replace(op, odd.multiplyAdd(op.operand(0), op.operand(1), op.operand(2)), before);
            return;
        }
        Builder after = Builder.after(op);
        for (Value result : op.results()) {
            Type small = result.type();
            if (!isSmall(small)) continue;
            result.setType(wide);
            TruncFOp back = after.insert(new TruncFOp(op.location(), result, small));
            result.replaceUsesIf(back.result(), use -> use.owner() != back);
        }
    }

    /** Rounds {@code exact} once more, to the type of the result. */
    private static void replace(Operation op, Value exact, Builder before) {
        TruncFOp rounded =
                before.insert(new TruncFOp(op.location(), exact, op.result().type()));
        op.replaceAllUsesWith(List.of(rounded.result()));
        op.erase();
    }
}
