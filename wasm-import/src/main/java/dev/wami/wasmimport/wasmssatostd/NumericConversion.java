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
import dev.wami.std.arith.ArithFloat.MaximumFOp;
import dev.wami.std.arith.ArithFloat.MinimumFOp;
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
import dev.wami.std.arith.CmpFPredicate;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.FastMath;
import dev.wami.std.math.MathExact.AbsFOp;
import dev.wami.std.math.MathExact.CeilOp;
import dev.wami.std.math.MathExact.FloorOp;
import dev.wami.std.math.MathExact.RoundEvenOp;
import dev.wami.std.math.MathExact.SqrtOp;
import dev.wami.std.math.MathExact.TruncOp;
import dev.wami.std.math.MathInt.CountLeadingZerosOp;
import dev.wami.std.math.MathInt.CountTrailingZerosOp;
import dev.wami.std.math.MathInt.CtPopOp;
import dev.wami.std.math.MathMulti.CopySignOp;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmssa.NumericOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

    /** The value of {@code op} for converted operands; null if it has no scalar meaning. */
    static @Nullable Value convert(NumericOp op, List<Value> operands, Scalars scalars) {
        NumericConversion c = new NumericConversion(scalars);
        String name = op.name().substring(op.name().indexOf('.') + 1);
        Type result = op.result(0).type();
        Value a = operands.get(0);
        if (operands.size() == 1) {
            if (name.equals("extend")) return c.extend(a, op.opcode().operator());
            Value v = c.unary(name, a);
            return v != null ? v : c.conversion(name, a, result);
        }
        boolean isFloat = a.type() instanceof FloatType;
        Value b = operands.get(1);
        return isFloat ? c.floating(name, a, b) : c.integer(name, a, b);
    }

    // ---- one operand

    private @Nullable Value unary(String name, Value a) {
        return switch (name) {
            case "clz" -> s.insert(new CountLeadingZerosOp(at, a));
            case "ctz" -> s.insert(new CountTrailingZerosOp(at, a));
            case "popcnt" -> s.insert(new CtPopOp(at, a));
            case "eqz" -> s.truth(s.compare(CmpIPredicate.EQ, a, s.constant(a.type(), 0)));
            case "abs" -> s.insert(new AbsFOp(at, a, FastMath.NONE));
            case "neg" -> s.insert(new NegFOp(at, a));
            case "sqrt" -> s.insert(new SqrtOp(at, a, FastMath.NONE));
            case "ceil" -> s.insert(new CeilOp(at, a, FastMath.NONE));
            case "floor" -> s.insert(new FloorOp(at, a, FastMath.NONE));
            case "trunc" -> s.insert(new TruncOp(at, a, FastMath.NONE));
            case "nearest" -> s.insert(new RoundEvenOp(at, a, FastMath.NONE));
            default -> null;
        };
    }

    /** {@code extend8_s}: the low bits, sign-extended. */
    private Value extend(Value a, String operator) {
        int bits = Integer.parseInt(operator.substring("extend".length(), operator.indexOf('_')));
        Value low = s.insert(new TruncIOp(at, a, IntegerType.of(bits)));
        return s.insert(new ExtSIOp(at, low, a.type()));
    }

    private @Nullable Value conversion(String name, Value a, Type to) {
        return switch (name) {
            case "wrap" -> s.insert(new TruncIOp(at, a, to));
            case "extend_i32_s" -> s.insert(new ExtSIOp(at, a, to));
            case "extend_i32_u" -> s.insert(new ExtUIOp(at, a, to));
            case "convert_s" -> s.insert(new SIToFPOp(at, a, to));
            case "convert_u" -> s.insert(new UIToFPOp(at, a, to));
            case "demote" ->
                a.definedBy() instanceof ExtFOp e && e.in().type().equals(to)
                        ? quiet(e.in())
                        : s.insert(new TruncFOp(at, a, to));
            case "promote" -> s.insert(new ExtFOp(at, a, to));
            case "reinterpret" -> s.insert(new BitcastOp(at, a, to));
            case "trunc_si" -> truncate(a, to, true);
            case "trunc_ui" -> truncate(a, to, false);
            case "trunc_sat_si" -> saturate(a, to, true);
            case "trunc_sat_ui" -> saturate(a, to, false);
            default -> null;
        };
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

    private @Nullable Value integer(String name, Value a, Value b) {
        return switch (name) {
            case "add" -> s.insert(new AddIOp(at, a, b));
            case "sub" -> s.insert(new SubIOp(at, a, b));
            case "mul" -> s.insert(new MulIOp(at, a, b));
            case "and" -> s.and(a, b);
            case "or" -> s.insert(new OrIOp(at, a, b));
            case "xor" -> s.insert(new XOrIOp(at, a, b));
            case "shl" -> s.insert(new ShLIOp(at, a, s.modulo(b)));
            case "shr_s" -> s.insert(new ShRSIOp(at, a, s.modulo(b)));
            case "shr_u" -> s.insert(new ShRUIOp(at, a, s.modulo(b)));
            case "rotl" -> s.rotate(a, b, true);
            case "rotr" -> s.rotate(a, b, false);
            case "div_si" -> divideSigned(a, b);
            case "div_ui" -> s.insert(new DivUIOp(at, a, divisor(b)));
            case "rem_si" -> remainderSigned(a, b);
            case "rem_ui" -> s.insert(new RemUIOp(at, a, divisor(b)));
            default -> compared(CmpIPredicate.named(ordering(name)), a, b);
        };
    }

    /** {@code lt_si -> slt}, {@code eq -> eq}. */
    private static String ordering(String name) {
        int end = name.indexOf('_');
        return end < 0 ? name : name.charAt(end + 1) + name.substring(0, end);
    }

    private @Nullable Value compared(@Nullable CmpIPredicate predicate, Value a, Value b) {
        return predicate == null ? null : s.truth(s.compare(predicate, a, b));
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

    private @Nullable Value floating(String name, Value a, Value b) {
        if (isIdentity(name, a, b)) return quiet(a);
        if (isIdentity(name, b, a) && isCommutative(name)) return quiet(b);
        return switch (name) {
            case "add" -> s.insert(new AddFOp(at, a, b));
            case "sub" -> s.insert(new SubFOp(at, a, b));
            case "mul" -> s.insert(new MulFOp(at, a, b));
            case "div" -> s.insert(new DivFOp(at, a, b));
            case "min" -> s.insert(new MinimumFOp(at, a, b));
            case "max" -> s.insert(new MaximumFOp(at, a, b));
            case "copysign" -> s.insert(new CopySignOp(at, a, b, FastMath.NONE));
            case "ne" -> s.truth(s.compare(CmpFPredicate.UNE, a, b));
            case "eq", "lt", "gt", "le", "ge" -> {
                CmpFPredicate ordered = CmpFPredicate.named("o" + name);
                yield ordered == null ? null : s.truth(s.compare(ordered, a, b));
            }
            default -> null;
        };
    }

    // ---- NaNs

    /**
     * Whether arith folds {@code x name y} to {@code x}. In Wasm that is {@code x} too unless it is a signalling NaN,
     * which comes out quiet: section 4.3.3, "NaN propagation".
     */
    private static boolean isIdentity(String name, Value x, Value y) {
        return switch (name) {
            case "mul", "div" -> isNumber(y, 1.0);
            case "add" -> isNumber(y, -0.0);
            case "sub" -> isNumber(y, 0.0);
            case "min" -> x == y || isNumber(y, Double.POSITIVE_INFINITY);
            case "max" -> x == y || isNumber(y, Double.NEGATIVE_INFINITY);
            default -> false;
        };
    }

    private static boolean isCommutative(String name) {
        return !name.equals("sub") && !name.equals("div");
    }

    private static boolean isNumber(Value v, double number) {
        return v.definedBy() instanceof ConstantLike c
                && c.constant() instanceof FloatAttr f
                && Double.compare(f.value(), number) == 0;
    }

    /** {@code x}, or the canonical NaN in place of any: {@code x = x ? x : nan}. */
    private Value quiet(Value x) {
        return s.select(s.compare(CmpFPredicate.UNO, x, x), s.number(x.type(), Double.NaN), x);
    }
}
