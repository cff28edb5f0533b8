package dev.wami.tools.link;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithCast.BitcastOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.arith.ArithFloatCast.ExtFOp;
import dev.wami.std.arith.ArithFloatCast.TruncFOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.RoundingMode;
import dev.wami.std.smallfloat.EmulateSmallFloats;
import java.util.ArrayList;
import java.util.List;

/**
 * Conversions that Wasm has no instruction for: from and to floats of fewer than 32 bits, which are integers to the
 * runtime library, and those that are rounded in another way than to nearest, ties to even.
 */
final class SmallFloatCalls {
    /** No magnitude: what the format does not have. */
    private static final int NONE = -1;

    private final RuntimeCalls calls;
    private final Operation op;
    private final Builder at;

    SmallFloatCalls(RuntimeCalls calls, Operation op) {
        this.calls = calls;
        this.op = op;
        this.at = Builder.before(op);
    }

    /** Whether {@code op} is such a conversion. f8E8M0FNU is rounded to nearest only. */
    static boolean applies(Operation op) {
        if (!(op instanceof ExtFOp || op instanceof TruncFOp)) return false;
        Type to = op.result().type();
        boolean nearest = mode(op) == RoundingMode.TO_NEAREST_EVEN;
        if (!nearest) return to != FloatType.F8E8M0FNU;
        return EmulateSmallFloats.isSmall(op.operand(0).type()) || EmulateSmallFloats.isSmall(to);
    }

    private static RoundingMode mode(Operation op) {
        return op instanceof TruncFOp t ? t.roundingMode() : RoundingMode.TO_NEAREST_EVEN;
    }

    void replace() {
        Value v = op.operand(0);
        Type to = op.result().type();
        if (EmulateSmallFloats.isSmall(v.type())) v = decoded(v);
        boolean called = EmulateSmallFloats.isSmall(to) || mode(op) != RoundingMode.TO_NEAREST_EVEN;
        op.replaceAllUsesWith(List.of(called ? encoded(v, (FloatType) to) : converted(v, to)));
        op.erase();
    }

    /** From f32 or f64 to one of them. */
    private Value converted(Value v, Type to) {
        if (v.type() == to) return v;
        Operation cast = to == FloatType.F64
                ? new ExtFOp(op.location(), v, FloatType.F64)
                : new TruncFOp(op.location(), v, FloatType.F32);
        return at.insert(cast).result();
    }

    /** As f32. */
    private Value decoded(Value v) {
        FloatType format = (FloatType) v.type();
        IntegerType bits = IntegerType.of(format.width());
        Value encoding = at.insert(new BitcastOp(op.location(), v, bits)).result();
        Value word =
                at.insert(new ExtUIOp(op.location(), encoding, IntegerType.I32)).result();
        if (format == FloatType.F8E8M0FNU) return call("__wami_extend_f8E8M0FNU", List.of(word), FloatType.F32);
        FloatFormat.Layout l = FloatFormat.layout(format);
        int infinity = FloatFormat.hasInfinity(format) ? l.overflow() : NONE;
        boolean nanIsLargest = l.nan() > l.largest() && l.zeroSignBit() != 0;
        int lastNumber = infinity != NONE ? infinity : nanIsLargest ? l.largest() : NONE;
        int otherNan = l.zeroSignBit() == 0 ? l.signBit() : NONE;
        List<Value> arguments = new ArrayList<>(List.of(word));
        for (int i : new int[] {l.fraction(), l.bias(), l.signBit(), infinity, lastNumber, otherNan}) {
            arguments.add(constant(i));
        }
        return call("__wami_extend_small_float", arguments, FloatType.F32);
    }

    private Value encoded(Value v, FloatType format) {
        List<Value> arguments = new ArrayList<>(List.of(converted(v, FloatType.F64)));
        String function = "__wami_truncate_f8E8M0FNU";
        if (format != FloatType.F8E8M0FNU) {
            FloatFormat.Layout l = FloatFormat.layout(format);
            function = "__wami_truncate_small_float";
            for (int i : new int[] {
                l.fraction(),
                l.bias(),
                l.signBit(),
                l.zeroSignBit(),
                l.largest(),
                l.overflow(),
                l.nan(),
                mode(op).ordinal()
            }) arguments.add(constant(i));
        }
        Value encoding = call(function, arguments, IntegerType.I32);
        if (format.width() < 32) {
            IntegerType bits = IntegerType.of(format.width());
            encoding = at.insert(new TruncIOp(op.location(), encoding, bits)).result();
        }
        return at.insert(new BitcastOp(op.location(), encoding, format)).result();
    }

    private Value constant(int value) {
        return at.insert(new ConstantOp(op.location(), IntegerAttr.i32(value))).result();
    }

    private Value call(String function, List<Value> arguments, Type result) {
        List<Value> results = calls.call(op, function, arguments, List.of(result));
        if (results == null) throw new IllegalStateException("the runtime library has " + function);
        return results.get(0);
    }
}
