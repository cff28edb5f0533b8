package dev.wami.std.arith;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithBits.OrIOp;
import dev.wami.std.arith.ArithCast.ExtSIOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithFloatCast.ExtFOp;
import dev.wami.std.arith.ArithFloatCast.SIToFPOp;
import dev.wami.std.arith.ArithFloatCast.TruncFOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Computes with scalars of fewer than 32 bits (f16, bf16, f8 ...) in f32, and rounds each result; only extf, truncf, constants, bitcasts and
 * selects of them are left. Sums, products, quotients and roots rounded twice are what they are rounded once: f32 has more than twice the digits
 * of f16 and two more. For {@code math.fma} that takes f64, and for integers what f64 has beyond the format, too.
 *
 * <p>Upstream: arith-emulate-unsupported-floats, math-extend-to-supported-types.
 */
public final class EmulateSmallFloats extends Pass {
    private static final IntegerType I64 = IntegerType.I64;

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
        return switch (op.name()) {
            case "arith.constant", "arith.extf", "arith.truncf", "arith.bitcast", "arith.select" -> false;
            case "arith.scaling_extf", "arith.scaling_truncf" -> false;
            default -> op.dialect().equals("arith") || op.dialect().equals("math");
        };
    }

    private static void rewrite(Operation op) {
        boolean fused = op.name().equals("math.fma");
        boolean fromInteger = op instanceof ArithFloatCast.IntToFloatOp;
        FloatType wide = fused || fromInteger ? FloatType.F64 : FloatType.F32;
        if (fromInteger) keepRoundingExact(op);
        Builder before = Builder.before(op);
        for (int i = 0; i < op.operandCount(); i++) {
            Value v = op.operand(i);
            if (isSmall(v.type()))
                op.setOperand(
                        i, before.insert(new ExtFOp(op.location(), v, wide)).result());
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

    /**
     * An integer of more than 53 bits is rounded to f64 first. So that this does not decide a tie of the shorter format, bit 11 of one that large
     * tells whether there was anything below: {@code (n | (n & 2047) + 2047) & ~2047}. Only formats as wide as bf16 have such numbers.
     */
    private static void keepRoundingExact(Operation op) {
        boolean signed = op instanceof SIToFPOp;
        FloatType format = (FloatType) op.result().type();
        int width = ((IntegerType) op.operand(0).type()).width();
        boolean reaches = FloatFormat.decode(format, FloatFormat.layout(format).largest()) >= 0x1p53;
        if (width <= 53 || width > 64 || !reaches) return;
        Builder at = Builder.before(op);
        Location l = op.location();
        Value n = op.operand(0);
        if (width < 64)
            n = at.insert(signed ? new ExtSIOp(l, n, I64) : new ExtUIOp(l, n, I64))
                    .result();
        Value low = constant(2047, at, l);
        Value rest = at.insert(new AndIOp(l, n, low)).result();
        Value carry = at.insert(new AddIOp(l, rest, low)).result();
        Value sticky = at.insert(new OrIOp(l, n, carry)).result();
        Value large = at.insert(new AndIOp(l, sticky, constant(~2047L, at, l))).result();
        // -2^53 <= n < 2^53, or 0 <= n < 2^53
        Value fromZero =
                signed ? at.insert(new AddIOp(l, n, constant(1L << 53, at, l))).result() : n;
        Value end = constant(signed ? 1L << 54 : 1L << 53, at, l);
        Value exact = at.insert(new CmpIOp(l, CmpIPredicate.ULT, fromZero, end)).result();
        op.setOperand(0, at.insert(new SelectOp(l, exact, n, large)).result());
    }

    private static Value constant(long value, Builder at, Location location) {
        return at.insert(new ConstantOp(location, IntegerAttr.i64(value))).result();
    }
}
