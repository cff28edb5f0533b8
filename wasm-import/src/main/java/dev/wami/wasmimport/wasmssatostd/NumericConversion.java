package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithBits.OrIOp;
import dev.wami.std.arith.ArithBits.ShLIOp;
import dev.wami.std.arith.ArithBits.ShRSIOp;
import dev.wami.std.arith.ArithBits.ShRUIOp;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ArithCast.BitcastOp;
import dev.wami.std.arith.ArithCast.ExtSIOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.arith.ArithDiv.DivSIOp;
import dev.wami.std.arith.ArithDiv.DivUIOp;
import dev.wami.std.arith.ArithDiv.RemSIOp;
import dev.wami.std.arith.ArithDiv.RemUIOp;
import dev.wami.std.arith.ArithFloat.AddFOp;
import dev.wami.std.arith.ArithFloat.DivFOp;
import dev.wami.std.arith.ArithFloat.MulFOp;
import dev.wami.std.arith.ArithFloat.NegFOp;
import dev.wami.std.arith.ArithFloat.SubFOp;
import dev.wami.std.arith.ArithFloatCast.ExtFOp;
import dev.wami.std.arith.ArithFloatCast.FPToSIOp;
import dev.wami.std.arith.ArithFloatCast.FPToUIOp;
import dev.wami.std.arith.ArithFloatCast.SIToFPOp;
import dev.wami.std.arith.ArithFloatCast.TruncFOp;
import dev.wami.std.arith.ArithFloatCast.UIToFPOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpFPredicate;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.FastMath;
import dev.wami.std.math.MathInt.CountLeadingZerosOp;
import dev.wami.std.math.MathInt.CountTrailingZerosOp;
import dev.wami.std.math.MathInt.CtPopOp;
import dev.wami.std.math.MathMulti.CopySignOp;
import dev.wami.std.math.MathOp;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmssa.NumericOp;
import java.util.List;

/**
 * Numeric instructions to arith and math. What arith leaves undefined and Wasm does not - a shift by the width, a
 * quotient that does not exist, a float without integer - is tested before. Source: the WebAssembly specification,
 * section 4.3.
 */
final class NumericConversion {
    private final Scalars s;
    private final Location at;

    private NumericConversion(Scalars scalars) {
        s = scalars;
        at = scalars.location();
    }

    /** The value of {@code op} for converted operands. */
    static Value convert(NumericOp op, List<Value> operands, Scalars scalars) {
        NumericConversion c = new NumericConversion(scalars);
        Operator operator = op.opcode().operator();
        Value a = operands.get(0);
        if (operands.size() == 1) return c.ofOne(operator, a, op.result(0).type());
        Value b = operands.get(1);
        return a.type() instanceof FloatType ? c.ofFloats(operator, a, b) : c.ofIntegers(operator, a, b);
    }

    // ---- one operand

    private Value ofOne(Operator operator, Value a, Type to) {
        return switch (operator) {
            case CLZ -> s.insert(new CountLeadingZerosOp(at, a));
            case CTZ -> s.insert(new CountTrailingZerosOp(at, a));
            case POPCNT -> s.insert(new CtPopOp(at, a));
            case EQZ -> s.truth(s.compare(CmpIPredicate.EQ, a, s.constant(a.type(), 0)));
            case EXTEND8_S -> extend(a, 8);
            case EXTEND16_S -> extend(a, 16);
            case EXTEND32_S -> extend(a, 32);
            case ABS -> s.insert(MathOp.ABSF.on(at, a));
            case NEG -> s.insert(new NegFOp(at, a));
            case SQRT -> s.insert(MathOp.SQRT.on(at, a));
            case CEIL -> s.insert(MathOp.CEIL.on(at, a));
            case FLOOR -> s.insert(MathOp.FLOOR.on(at, a));
            case TRUNC -> s.insert(MathOp.TRUNC.on(at, a));
            case NEAREST -> s.insert(MathOp.ROUNDEVEN.on(at, a));
            case WRAP_I64 -> s.insert(new TruncIOp(at, a, to));
            case EXTEND_I32_S -> s.insert(new ExtSIOp(at, a, to));
            case EXTEND_I32_U -> s.insert(new ExtUIOp(at, a, to));
            case CONVERT_I32_S, CONVERT_I64_S -> s.insert(new SIToFPOp(at, a, to));
            case CONVERT_I32_U, CONVERT_I64_U -> s.insert(new UIToFPOp(at, a, to));
            case DEMOTE_F64 ->
                a.definedBy() instanceof ExtFOp e && e.in().type().equals(to)
                        ? quiet(e.in())
                        : s.insert(new TruncFOp(at, a, to));
            case PROMOTE_F32 -> s.insert(new ExtFOp(at, a, to));
            case REINTERPRET_F32, REINTERPRET_F64, REINTERPRET_I32, REINTERPRET_I64 ->
                s.insert(new BitcastOp(at, a, to));
            case TRUNC_F32_S, TRUNC_F64_S -> truncate(a, to, true);
            case TRUNC_F32_U, TRUNC_F64_U -> truncate(a, to, false);
            case TRUNC_SAT_F32_S, TRUNC_SAT_F64_S -> saturate(a, to, true);
            case TRUNC_SAT_F32_U, TRUNC_SAT_F64_U -> saturate(a, to, false);
            default -> throw new IllegalArgumentException(operator + " has two operands");
        };
    }

    /** The low bits, sign-extended. */
    private Value extend(Value a, int bits) {
        Value low = s.insert(new TruncIOp(at, a, IntegerType.of(bits)));
        return s.insert(new ExtSIOp(at, low, a.type()));
    }

    // ---- floats to integers

    /**
     * What is above the floats whose integer part is at least the least integer: {@code x > least - 1} where that is a
     * float, else {@code x >= least}, as none is in between.
     */
    private Value aboveLeast(Value x, Type to, boolean signed) {
        int width = Scalars.width(to);
        if (!signed) return s.compare(CmpFPredicate.OGT, x, s.number(x.type(), -1));
        double least = -Math.scalb(1.0, width - 1);
        boolean exact = width == 32 && Scalars.width(x.type()) == 64;
        return exact
                ? s.compare(CmpFPredicate.OGT, x, s.number(x.type(), least - 1))
                : s.compare(CmpFPredicate.OGE, x, s.number(x.type(), least));
    }

    /** {@code x < greatest + 1}, a power of two. */
    private Value belowGreatest(Value x, Type to, boolean signed) {
        int width = Scalars.width(to);
        return s.compare(CmpFPredicate.OLT, x, s.number(x.type(), Math.scalb(1.0, signed ? width - 1 : width)));
    }

    private Value toInteger(Value x, Type to, boolean signed) {
        return s.insert(signed ? new FPToSIOp(at, x, to) : new FPToUIOp(at, x, to));
    }

    private Value truncate(Value x, Type to, boolean signed) {
        s.require(s.compare(CmpFPredicate.ORD, x, x), Trap.INVALID_CONVERSION_TO_INTEGER);
        Value inside = s.and(aboveLeast(x, to, signed), belowGreatest(x, to, signed));
        s.require(inside, Trap.INTEGER_OVERFLOW);
        return toInteger(x, to, signed);
    }

    /** NaN gives 0; arith's conversion is poison outside, which is not selected then. */
    private Value saturate(Value x, Type to, boolean signed) {
        int width = Scalars.width(to);
        long greatest = signed ? -1L >>> 65 - width : -1L >>> 64 - width;
        long least = signed ? -1L << width - 1 : 0;
        Value high = s.select(belowGreatest(x, to, signed), toInteger(x, to, signed), s.constant(to, greatest));
        Value low = s.select(aboveLeast(x, to, signed), high, s.constant(to, least));
        return s.select(s.compare(CmpFPredicate.ORD, x, x), low, s.constant(to, 0));
    }

    // ---- two operands

    private Value ofIntegers(Operator operator, Value a, Value b) {
        return switch (operator) {
            case ADD -> s.insert(new AddIOp(at, a, b));
            case SUB -> s.insert(new SubIOp(at, a, b));
            case MUL -> s.insert(new MulIOp(at, a, b));
            case AND -> s.and(a, b);
            case OR -> s.insert(new OrIOp(at, a, b));
            case XOR -> s.insert(new XOrIOp(at, a, b));
            case SHL -> s.insert(new ShLIOp(at, a, s.modulo(b)));
            case SHR_S -> s.insert(new ShRSIOp(at, a, s.modulo(b)));
            case SHR_U -> s.insert(new ShRUIOp(at, a, s.modulo(b)));
            case ROTL -> s.rotate(a, b, true);
            case ROTR -> s.rotate(a, b, false);
            case DIV_S -> divideSigned(a, b);
            case DIV_U -> s.insert(new DivUIOp(at, a, divisor(b)));
            case REM_S -> remainderSigned(a, b);
            case REM_U -> s.insert(new RemUIOp(at, a, divisor(b)));
            case EQ -> compared(CmpIPredicate.EQ, a, b);
            case NE -> compared(CmpIPredicate.NE, a, b);
            case LT_S -> compared(CmpIPredicate.SLT, a, b);
            case LT_U -> compared(CmpIPredicate.ULT, a, b);
            case GT_S -> compared(CmpIPredicate.SGT, a, b);
            case GT_U -> compared(CmpIPredicate.UGT, a, b);
            case LE_S -> compared(CmpIPredicate.SLE, a, b);
            case LE_U -> compared(CmpIPredicate.ULE, a, b);
            case GE_S -> compared(CmpIPredicate.SGE, a, b);
            case GE_U -> compared(CmpIPredicate.UGE, a, b);
            default -> throw new IllegalArgumentException(operator + " does not take two integers");
        };
    }

    private Value compared(CmpIPredicate predicate, Value a, Value b) {
        return s.truth(s.compare(predicate, a, b));
    }

    /** {@code b}, which is not 0 from here on. */
    private Value divisor(Value b) {
        s.require(s.isTrue(b), Trap.INTEGER_DIVIDE_BY_ZERO);
        return b;
    }

    /** {@code least / -1} does not exist. */
    private Value divideSigned(Value a, Value b) {
        divisor(b);
        long least = IntegerAttr.of(a.type(), 1L << Scalars.width(a.type()) - 1).value();
        Value exists = s.insert(new OrIOp(
                at,
                s.compare(CmpIPredicate.NE, a, s.constant(a.type(), least)),
                s.compare(CmpIPredicate.NE, b, s.constant(b.type(), -1))));
        s.require(exists, Trap.INTEGER_OVERFLOW);
        return s.insert(new DivSIOp(at, a, b));
    }

    /** {@code a rem -1 = a rem 1 = 0}, also where arith's remainder by -1 is undefined because the quotient is. */
    private Value remainderSigned(Value a, Value b) {
        divisor(b);
        Value minusOne = s.compare(CmpIPredicate.EQ, b, s.constant(b.type(), -1));
        return s.insert(new RemSIOp(at, a, s.select(minusOne, s.constant(b.type(), 1), b)));
    }

    private Value ofFloats(Operator operator, Value a, Value b) {
        if (isIdentity(operator, a, b)) return quiet(a);
        if (isIdentity(operator, b, a) && operator.isCommutative()) return quiet(b);
        return switch (operator) {
            case ADD -> s.insert(new AddFOp(at, a, b));
            case SUB -> s.insert(new SubFOp(at, a, b));
            case MUL -> s.insert(new MulFOp(at, a, b));
            case DIV -> s.insert(new DivFOp(at, a, b));
            case MIN -> s.insert(ArithOp.MINIMUMF.on(at, a, b, FastMath.NONE));
            case MAX -> s.insert(ArithOp.MAXIMUMF.on(at, a, b, FastMath.NONE));
            case COPYSIGN -> s.insert(new CopySignOp(at, a, b, FastMath.NONE));
            case EQ -> compared(CmpFPredicate.OEQ, a, b);
            case NE -> compared(CmpFPredicate.UNE, a, b);
            case LT -> compared(CmpFPredicate.OLT, a, b);
            case GT -> compared(CmpFPredicate.OGT, a, b);
            case LE -> compared(CmpFPredicate.OLE, a, b);
            case GE -> compared(CmpFPredicate.OGE, a, b);
            default -> throw new IllegalArgumentException(operator + " does not take two floats");
        };
    }

    private Value compared(CmpFPredicate predicate, Value a, Value b) {
        return s.truth(s.compare(predicate, a, b));
    }

    // ---- NaNs

    /**
     * Whether arith folds {@code x operator y} to {@code x}. In Wasm that is {@code x} too unless it is a signalling
     * NaN, which comes out quiet: section 4.3.3, "NaN propagation".
     */
    private static boolean isIdentity(Operator operator, Value x, Value y) {
        return switch (operator) {
            case MUL, DIV -> isNumber(y, 1.0);
            case ADD -> isNumber(y, -0.0);
            case SUB -> isNumber(y, 0.0);
            case MIN -> x == y || isNumber(y, Double.POSITIVE_INFINITY);
            case MAX -> x == y || isNumber(y, Double.NEGATIVE_INFINITY);
            default -> false;
        };
    }

    private static boolean isNumber(Value v, double number) {
        return v.definedBy() instanceof ConstantLike c
                && c.constant() instanceof FloatAttr f
                && Double.compare(f.value(), number) == 0;
    }

    /** {@code x}, of a NaN with its payload and the bit that makes it quiet, as engines have it. */
    private Value quiet(Value x) {
        int width = Scalars.width(x.type());
        Type bits = IntegerType.of(width);
        Value quiet = s.constant(bits, 1L << (width == 32 ? 22 : 51));
        Value nan = s.insert(new OrIOp(at, s.insert(new BitcastOp(at, x, bits)), quiet));
        return s.select(s.compare(CmpFPredicate.UNO, x, x), s.insert(new BitcastOp(at, nan, x.type())), x);
    }
}
