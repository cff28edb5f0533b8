package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.FloatOp;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.LlvmCompare;
import dev.wami.llvm.LlvmConstants;
import dev.wami.llvm.LlvmFastMath;
import dev.wami.std.arith.ArithOp;
import java.util.List;

/**
 * Operations of floats whose result is never a signalling NaN, where LLVM may give one: its intrinsics for minimumf and
 * maximumf, and the change of the sign that it makes of a product.
 *
 * <pre>
 *   min(a, b) = a, b unordered ? a + b : a = b ? a | b : a &lt; b ? a : b       the bits of -0 | 0 are those of -0
 *   max(a, b) = a, b unordered ? a + b : a = b ? a &amp; b : a &gt; b ? a : b
 *   x * -1, x / -1, -0 - x = x, x unordered ? x + x : -x
 * </pre>
 */
final class QuietFloats {
    private QuietFloats() {}

    static boolean nearest(Operation op, Lowering to, LlvmEmitter e) {
        boolean least = op.kind() == ArithOp.MINIMUMF;
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        Type type = a.type();
        Type bits = IntegerType.of(((FloatType) type.elementTypeOrSelf()).width());
        if (type instanceof VectorType v) bits = v.withElement(bits);
        Value nearer = e.select(compare(op, least ? "olt" : "ogt", a, b, e), a, b);
        Value both = e.binary(
                least ? IntOp.Kind.OR : IntOp.Kind.AND,
                e.cast(CastOp.Kind.BITCAST, a, bits),
                e.cast(CastOp.Kind.BITCAST, b, bits));
        Value equal = e.cast(CastOp.Kind.BITCAST, both, type);
        Value number = e.select(compare(op, "oeq", a, b, e), equal, nearer);
        Value sum = e.insert(new FloatOp(FloatOp.Kind.FADD, op.location(), List.of(a, b), LlvmFastMath.NONE));
        return to.replace(op, e.select(compare(op, "uno", a, b, e), sum, number));
    }

    private static Value compare(Operation op, String predicate, Value a, Value b, LlvmEmitter e) {
        return e.insert(new LlvmCompare.FCmpOp(op.location(), predicate, a, b, LlvmFastMath.NONE));
    }

    /** Whether {@code op} is what LLVM makes a change of the sign. */
    static boolean isNegation(Operation op, Lowering to) {
        return switch ((ArithOp) op.kind()) {
            case MULF -> is(to.operand(op, 0), -1.0) || is(to.operand(op, 1), -1.0);
            case DIVF -> is(to.operand(op, 1), -1.0);
            case SUBF -> is(to.operand(op, 0), -0.0);
            default -> false;
        };
    }

    private static boolean is(Value v, double number) {
        if (!(v.definedBy() instanceof LlvmConstants.ConstantOp c)
                || !(v.type().elementTypeOrSelf() instanceof FloatType type)) return false;
        long bits = FloatAttr.of(type, number).bits();
        if (c.value() instanceof FloatAttr f) return f.bits() == bits;
        return c.value() instanceof DenseElementsAttr d && d.isSplat() && d.get(0) == bits;
    }

    static boolean negate(Operation op, Lowering to, LlvmEmitter e) {
        boolean first = op.kind() == ArithOp.DIVF || op.kind() == ArithOp.MULF && is(to.operand(op, 1), -1.0);
        Value x = to.operand(op, first ? 0 : 1);
        Value negative = e.insert(new FloatOp(FloatOp.Kind.FNEG, op.location(), List.of(x), LlvmFastMath.NONE));
        Value sum = e.insert(new FloatOp(FloatOp.Kind.FADD, op.location(), List.of(x, x), LlvmFastMath.NONE));
        return to.replace(op, e.select(compare(op, "uno", x, x, e), sum, negative));
    }
}
