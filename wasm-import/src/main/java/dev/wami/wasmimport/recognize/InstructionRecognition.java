package dev.wami.wasmimport.recognize;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.ConvertOp;
import dev.wami.ssawasm.Traps;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithBits.OrIOp;
import dev.wami.std.arith.ArithBits.ShLIOp;
import dev.wami.std.arith.ArithBits.ShRUIOp;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpFPredicate;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.Trap;
import org.jspecify.annotations.Nullable;

/**
 * Instructions that do their own tests. Between an assertion and what it guards there is nothing but what has no
 * effect, so that the trap may come where the instruction is.
 */
final class InstructionRecognition {
    private InstructionRecognition() {}

    static void run(FuncOp function) {
        for (Operation op : function.collect(Operation.class)) {
            Operation found = recognize(op);
            if (found == null) continue;
            Builder.before(op).insert(found);
            op.result(0).replaceAllUsesWith(found.result(0));
            op.erase();
        }
    }

    private static @Nullable Operation recognize(Operation op) {
        if (op.kind() instanceof ArithOp kind) {
            return switch (kind) {
                case DIVSI -> divideSigned(op);
                case DIVUI -> divide(op, DIV_U, op.operand(1));
                case REMUI -> divide(op, REM_U, op.operand(1));
                case REMSI -> remainderSigned(op);
                case FPTOSI, FPTOUI -> truncate(op);
                case SELECT -> saturate(op);
                case ORI -> rotate(op);
                default -> null;
            };
        }
        return null;
    }

    // ---- division

    /** {@code assert b != 0; assert a != least or b != -1; a / b -> div_s a, b}. */
    private static @Nullable Operation divideSigned(Operation op) {
        Value a = op.operand(0);
        Value b = op.operand(1);
        AssertOp exists = guard(op, Trap.INTEGER_OVERFLOW);
        if (exists == null || !isWasmInteger(a.type()) || !(exists.condition().definedBy() instanceof OrIOp either)) {
            return null;
        }
        long least = -1L << width(a.type()) - 1;
        boolean right = isDifferent(either.operand(0), a, least) && isDifferent(either.operand(1), b, -1)
                || isDifferent(either.operand(1), a, least) && isDifferent(either.operand(0), b, -1);
        AssertOp nonzero = right ? guard(exists, Trap.INTEGER_DIVIDE_BY_ZERO) : null;
        if (nonzero == null || !isDifferent(nonzero.condition(), b, 0)) return null;
        exists.erase();
        nonzero.erase();
        return Traps.observed(BinaryOp.of(op.location(), DIV_S, a, b));
    }

    /** {@code assert b != 0; a op b -> operator a, b}. */
    private static @Nullable Operation divide(Operation op, Operator operator, Value b) {
        AssertOp nonzero = guard(op, Trap.INTEGER_DIVIDE_BY_ZERO);
        if (nonzero == null || !isWasmInteger(b.type()) || !isDifferent(nonzero.condition(), b, 0)) return null;
        nonzero.erase();
        return Traps.observed(BinaryOp.of(op.location(), operator, op.operand(0), b));
    }

    /** {@code assert b != 0; a rem (b == -1 ? 1 : b) -> rem_s a, b}. */
    private static @Nullable Operation remainderSigned(Operation op) {
        if (!(op.operand(1).definedBy() instanceof SelectOp s)) return null;
        Value b = s.operand(2);
        boolean safe = isConstant(s.operand(1), 1)
                && s.operand(0).definedBy() instanceof CmpIOp c
                && c.predicate() == CmpIPredicate.EQ
                && c.operand(0) == b
                && isConstant(c.operand(1), -1);
        return safe ? divide(op, REM_S, b) : null;
    }

    // ---- floats to integers

    /** {@code assert x = x; assert least - 1 < x and x < greatest + 1; int x -> trunc x}. */
    private static @Nullable Operation truncate(Operation op) {
        Value x = op.operand(0);
        Type to = op.result(0).type();
        boolean signed = op.kind() == ArithOp.FPTOSI;
        AssertOp inside = guard(op, Trap.INTEGER_OVERFLOW);
        if (inside == null || !isWasmFloat(x.type()) || !isWasmInteger(to)) return null;
        if (!(inside.condition().definedBy() instanceof AndIOp both)) return null;
        boolean range = isAboveLeast(both.operand(0), x, to, signed) && isBelowGreatest(both.operand(1), x, to, signed);
        AssertOp number = range ? guard(inside, Trap.INVALID_CONVERSION_TO_INTEGER) : null;
        if (number == null || !isOrdered(number.condition(), x)) return null;
        inside.erase();
        number.erase();
        return Traps.observed(new ConvertOp(op.location(), truncation(x, signed), x, to));
    }

    /** {@code x = x ? (least - 1 < x ? (x < greatest + 1 ? int x : greatest) : least) : 0 -> trunc_sat x}. */
    private static @Nullable Operation saturate(Operation op) {
        if (!isConstant(op.operand(2), 0) || !(op.operand(1).definedBy() instanceof SelectOp low)) return null;
        if (!(low.operand(1).definedBy() instanceof SelectOp high)) return null;
        Operation conversion = high.operand(1).definedBy();
        if (conversion == null) return null;
        boolean signed = conversion.kind() == ArithOp.FPTOSI;
        if (!signed && conversion.kind() != ArithOp.FPTOUI) return null;
        Value x = conversion.operand(0);
        Type to = op.result(0).type();
        if (!isWasmFloat(x.type()) || !isWasmInteger(to)) return null;
        int width = width(to);
        boolean fits = isOrdered(op.operand(0), x)
                && isAboveLeast(low.operand(0), x, to, signed)
                && isBelowGreatest(high.operand(0), x, to, signed)
                && isConstant(low.operand(2), signed ? -1L << width - 1 : 0)
                && isConstant(high.operand(2), signed ? -1L >>> 65 - width : -1L);
        return fits ? new ConvertOp(op.location(), saturation(x, signed), x, to) : null;
    }

    private static Operator truncation(Value x, boolean signed) {
        if (x.type() == FloatType.F32) return signed ? TRUNC_F32_S : TRUNC_F32_U;
        return signed ? TRUNC_F64_S : TRUNC_F64_U;
    }

    private static Operator saturation(Value x, boolean signed) {
        if (x.type() == FloatType.F32) return signed ? TRUNC_SAT_F32_S : TRUNC_SAT_F32_U;
        return signed ? TRUNC_SAT_F64_S : TRUNC_SAT_F64_U;
    }

    private static boolean isOrdered(Value v, Value x) {
        return v.definedBy() instanceof CmpFOp c
                && c.predicate() == CmpFPredicate.ORD
                && c.operand(0) == x
                && (c.operand(1) == x || isNumber(c.operand(1)));
    }

    /** Canonicalization compares with a constant in place of x itself. */
    private static boolean isNumber(Value v) {
        return v.definedBy() instanceof ConstantLike c
                && c.constant() instanceof FloatAttr f
                && !Double.isNaN(f.value());
    }

    private static boolean isAboveLeast(Value v, Value x, Type to, boolean signed) {
        double least = signed ? -Math.scalb(1.0, width(to) - 1) : 0;
        boolean exact = !signed || width(to) == 32 && x.type().equals(FloatType.F64);
        return exact ? isCompared(v, CmpFPredicate.OGT, x, least - 1) : isCompared(v, CmpFPredicate.OGE, x, least);
    }

    private static boolean isBelowGreatest(Value v, Value x, Type to, boolean signed) {
        return isCompared(v, CmpFPredicate.OLT, x, Math.scalb(1.0, signed ? width(to) - 1 : width(to)));
    }

    private static boolean isCompared(Value v, CmpFPredicate predicate, Value x, double bound) {
        return v.definedBy() instanceof CmpFOp c
                && c.predicate() == predicate
                && c.operand(0) == x
                && c.operand(1).definedBy() instanceof ConstantLike k
                && k.constant() instanceof FloatAttr f
                && f.value() == bound;
    }

    // ---- rotation

    /** {@code (x << (n & w - 1)) | (x >> (0 - n & w - 1)) -> rotl x, n}, and the other way round {@code rotr}. */
    private static @Nullable Operation rotate(Operation op) {
        Type type = op.result(0).type();
        if (!isWasmInteger(type)) return null;
        if (!(op.operand(0).definedBy() instanceof ShLIOp high)) return null;
        if (!(op.operand(1).definedBy() instanceof ShRUIOp low) || low.operand(0) != high.operand(0)) return null;
        Value left = masked(high.operand(1));
        Value right = masked(low.operand(1));
        if (left == null || right == null) return null;
        if (isNegated(right, left)) return BinaryOp.of(op.location(), ROTL, high.operand(0), left);
        return isNegated(left, right) ? BinaryOp.of(op.location(), ROTR, high.operand(0), right) : null;
    }

    /** {@code n} if {@code v} is {@code n & w - 1}. */
    private static @Nullable Value masked(Value v) {
        return v.definedBy() instanceof AndIOp a && isConstant(a.operand(1), width(v.type()) - 1L)
                ? a.operand(0)
                : null;
    }

    private static boolean isNegated(Value v, Value n) {
        return v.definedBy() instanceof SubIOp s && isConstant(s.operand(0), 0) && s.operand(1) == n;
    }

    // ---- parts

    /** The assertion in front of {@code op} that fails with {@code trap}, if nothing with an effect is between them. */
    private static @Nullable AssertOp guard(Operation op, Trap trap) {
        Operation before = op.prev();
        while (before instanceof Pure && before.regionCount() == 0) before = before.prev();
        return before instanceof AssertOp a && a.message().equals(trap.toString()) ? a : null;
    }

    /** Whether {@code condition} is {@code v != c}. */
    private static boolean isDifferent(Value condition, Value v, long c) {
        return condition.definedBy() instanceof CmpIOp cmp
                && cmp.predicate() == CmpIPredicate.NE
                && cmp.operand(0) == v
                && isConstant(cmp.operand(1), c);
    }

    private static boolean isConstant(Value v, long c) {
        return v.definedBy() instanceof ConstantLike k
                && k.constant() instanceof IntegerAttr i
                && i.value() == IntegerAttr.of(v.type(), c).value();
    }

    private static boolean isWasmInteger(Type type) {
        return type.equals(IntegerType.I32) || type.equals(IntegerType.I64);
    }

    private static boolean isWasmFloat(Type type) {
        return type.equals(FloatType.F32) || type.equals(FloatType.F64);
    }

    private static int width(Type type) {
        return ((IntegerType) type).width();
    }
}
