package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import java.math.BigInteger;
import java.util.List;

/** Intrinsics on integers that are several operations of arith. */
final class IntegerIntrinsics {
    private final Std std;
    private final Lowering to;

    IntegerIntrinsics(Std std) {
        this.std = std;
        this.to = std.to;
    }

    /** -1, 0 or 1: less, equal or greater. */
    boolean threeWay(Operation op, boolean signed, Type type) {
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        Value less = std.compare(signed ? CmpIPredicate.SLT : CmpIPredicate.ULT, a, b);
        Value greater = std.compare(signed ? CmpIPredicate.SGT : CmpIPredicate.UGT, a, b);
        Value otherwise = std.select(greater, std.integer(type, 1), std.zero(type));
        return to.replace(op, std.select(less, std.integer(type, -1), otherwise));
    }

    /** Where a sum, difference or product has not the sign or size that the exact one has. */
    private record Overflowing(Value wrapped, Value overflows) {}

    /** The operation in twice the width tells whether the result fits. */
    private Overflowing overflow(ArithOp operation, boolean signed, Value a, Value b) {
        Type type = a.type();
        int width = Std.width(type);
        IntegerType wide = IntegerType.of(2 * width);
        Type twice = type instanceof VectorType v ? v.withElement(wide) : wide;
        Value exact = std.binary(operation, std.resize(a, twice, signed), std.resize(b, twice, signed));
        Value wrapped = std.resize(exact, type, signed);
        Value back = std.resize(wrapped, twice, signed);
        return new Overflowing(wrapped, std.compare(CmpIPredicate.NE, exact, back));
    }

    /** The wrapped result, and whether it is not the exact one. */
    boolean overflowing(ArithOp operation, boolean signed, Operation op) {
        Overflowing o = overflow(operation, signed, to.operand(op, 0), to.operand(op, 1));
        return to.replaceAll(op, List.of(List.of(o.wrapped(), o.overflows())));
    }

    /** What {@code operation} gives, or {@code bound} where that does not fit. */
    boolean saturatingUnsigned(ArithOp operation, long bound, Operation op) {
        Value a = to.operand(op, 0);
        Overflowing o = overflow(operation, false, a, to.operand(op, 1));
        return to.replace(op, std.select(o.overflows(), std.integer(a.type(), bound), o.wrapped()));
    }

    /** Where the result does not fit, the number of the first operand's sign that is farthest from zero. */
    boolean saturatingSigned(ArithOp operation, Operation op) {
        Value a = to.operand(op, 0);
        Overflowing o = overflow(operation, true, a, to.operand(op, 1));
        Type type = a.type();
        BigInteger least = BigInteger.ONE.shiftLeft(Std.width(type) - 1).negate();
        Value negative = std.compare(CmpIPredicate.SLT, a, std.zero(type));
        Value bound = std.select(negative, std.integer(type, least), std.integer(type, least.not()));
        return to.replace(op, std.select(o.overflows(), bound, o.wrapped()));
    }

    /** The high, or low, part of both operands in a row, shifted by the third modulo the width. */
    boolean funnel(Operation op, boolean left) {
        Value high = to.operand(op, 0);
        Value low = to.operand(op, 1);
        Type type = high.type();
        int width = Std.width(type);
        Value by = std.binary(ArithOp.REMUI, to.operand(op, 2), std.integer(type, width));
        Value other = std.binary(ArithOp.SUBI, std.integer(type, width), by);
        Value shifted = left
                ? std.binary(ArithOp.ORI, std.binary(ArithOp.SHLI, high, by), std.binary(ArithOp.SHRUI, low, other))
                : std.binary(ArithOp.ORI, std.binary(ArithOp.SHLI, high, other), std.binary(ArithOp.SHRUI, low, by));
        Value none = std.compare(CmpIPredicate.EQ, by, std.zero(type));
        return to.replace(op, std.select(none, left ? high : low, shifted));
    }

    /**
     * The bits of {@code v} in groups of {@code group}, the last group first: halves are exchanged, then halves of
     * these.
     */
    Value reversed(Value v, int group) {
        int width = Std.width(v.type());
        if (Integer.bitCount(width) != 1) return reversedOneByOne(v, group);
        Value now = v;
        for (int half = width / 2; half >= group; half /= 2) {
            BigInteger mask = BigInteger.ZERO;
            for (int i = 0; i < width; i += 2 * half) {
                mask = mask.or(
                        BigInteger.ONE.shiftLeft(half).subtract(BigInteger.ONE).shiftLeft(i));
            }
            Value low = std.binary(ArithOp.ANDI, now, std.integer(v.type(), mask));
            Value by = std.integer(v.type(), half);
            Value high = std.binary(ArithOp.ANDI, std.binary(ArithOp.SHRUI, now, by), std.integer(v.type(), mask));
            now = std.binary(ArithOp.ORI, std.binary(ArithOp.SHLI, low, by), high);
        }
        return now;
    }

    private Value reversedOneByOne(Value v, int group) {
        int width = Std.width(v.type());
        Value mask = std.integer(v.type(), (1L << group) - 1);
        Value all = std.zero(v.type());
        for (int i = 0; i < width; i += group) {
            Value one = std.binary(ArithOp.ANDI, std.binary(ArithOp.SHRUI, v, std.integer(v.type(), i)), mask);
            Value placed = std.binary(ArithOp.SHLI, one, std.integer(v.type(), width - group - i));
            all = std.binary(ArithOp.ORI, all, placed);
        }
        return all;
    }
}
