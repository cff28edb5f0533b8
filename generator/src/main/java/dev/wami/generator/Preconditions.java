package dev.wami.generator;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.index.IndexOp;
import dev.wami.std.math.MathOp;
import java.util.List;

/**
 * What must hold of the operands of elementwise operations so that the result is defined, and the same at every width
 * of {@code index}; and what of a result may not be looked at. One line per operation that is not total.
 */
final class Preconditions {
    private final Body b;

    Preconditions(Body b) {
        this.b = b;
    }

    /** Whether this operation on these types can be given operands for which it is defined, and is compiled. */
    static boolean canHold(OpKind op, List<Type> in, List<Type> out) {
        Type e = in.get(0).elementTypeOrSelf();
        boolean index = e.isIndex();
        // the sign bit is too near for a divisor that is neither 0 nor -1
        if (op instanceof ArithOp && isSignedDivision(op)) return TypeMenu.width(e) > 2;
        // 32 more zeros at 64 bits
        if (op == MathOp.CTLZ || op == MathOp.CTTZ) return !index;
        return op != MathOp.FPOWI || TypeMenu.width(in.get(1).elementTypeOrSelf()) <= 64;
    }

    /** Replaces operands by some for which {@code op} is defined. */
    void establish(OpKind op, List<Type> in, List<Type> out, String[] operands) {
        Type t = in.get(0);
        Type e = t.elementTypeOrSelf();
        if (isUnsigned(op) && e.isIndex()) {
            for (int i = 0; i < operands.length; i++) {
                if (in.get(i).elementTypeOrSelf().isIndex()) {
                    operands[i] = b.and(in.get(i), operands[i], TypeMenu.INDEX_LIMIT - 1);
                }
            }
        }
        if (isUnsignedDivision(op)) operands[1] = b.binary("arith.ori", t, operands[1], b.splat(t, 1));
        else if (isSignedDivision(op)) signedDivision(t, operands);
        else if (isShift(op)) operands[1] = amount(t, operands[1]);
        else if (op == ArithOp.FPTOSI) operands[0] = inRange(t, out.get(0), operands[0], true);
        else if (op == ArithOp.FPTOUI) operands[0] = inRange(t, out.get(0), operands[0], false);
        else if (op == ArithOp.BITCAST && e.isFloat()) operands[0] = b.withoutNaN(t, operands[0], 1);
        // the sign of a NaN
        else if (op == MathOp.COPYSIGN) operands[1] = b.withoutNaN(t, operands[1], 1);
        // 0 to a negative power divides by zero
        else if (op == MathOp.IPOWI) operands[0] = b.binary("arith.ori", t, operands[0], b.splat(t, 1));
        else if (op == MathOp.CLAMPF) clampBounds(t, operands);
    }

    private static boolean isUnsigned(OpKind op) {
        return isUnsignedDivision(op)
                || op == ArithOp.UITOFP
                || op == ArithOp.INDEX_CASTUI
                || op == IndexOp.CASTU
                || op == MathOp.CTPOP;
    }

    private static boolean isUnsignedDivision(OpKind op) {
        if (op instanceof IndexOp i) return i == IndexOp.DIVU || i == IndexOp.REMU || i == IndexOp.CEILDIVU;
        return op == ArithOp.DIVUI || op == ArithOp.REMUI || op == ArithOp.CEILDIVUI;
    }

    private static boolean isSignedDivision(OpKind op) {
        if (op instanceof ArithOp a) {
            return switch (a) {
                case DIVSI, REMSI, CEILDIVSI, FLOORDIVSI -> true;
                default -> false;
            };
        }
        if (!(op instanceof IndexOp i)) return false;
        return switch (i) {
            case DIVS, REMS, CEILDIVS, FLOORDIVS -> true;
            default -> false;
        };
    }

    private static boolean isShift(OpKind op) {
        if (op instanceof IndexOp i) return i == IndexOp.SHL || i == IndexOp.SHRS || i == IndexOp.SHRU;
        return op == ArithOp.SHLI || op == ArithOp.SHRSI || op == ArithOp.SHRUI;
    }

    /** Odd, so not 0; and either not -1, or the dividend is not the least number. */
    private void signedDivision(Type t, String[] operands) {
        String odd = b.binary("arith.ori", t, operands[1], b.splat(t, 1));
        Type e = t.elementTypeOrSelf();
        if (e.isIndex() || b.draw.coin()) {
            String minusOne = b.splat(t, -1);
            operands[1] = b.select(t, b.compare("arith.cmpi", "eq", t, odd, minusOne), b.splat(t, 3), odd);
            return;
        }
        String least = b.binary("arith.shli", t, b.splat(t, 1), b.splat(t, TypeMenu.width(e) - 1));
        String bad = b.compare("arith.cmpi", "eq", t, operands[0], least);
        operands[0] = b.select(t, bad, b.splat(t, b.draw.between(-3, 3)), operands[0]);
        operands[1] = odd;
    }

    /** Below the width. */
    private String amount(Type t, String any) {
        Type e = t.elementTypeOrSelf();
        int width = TypeMenu.width(e);
        if (width == 1) return b.splat(t, 0);
        if (b.draw.chance(40)) return b.splat(t, b.draw.below(width));
        if ((width & width - 1) == 0) return b.and(t, any, width - 1);
        // Not by a division, which wide integers may not have: the largest power of two below the width.
        return b.and(t, any, Integer.highestOneBit(width - 1) - 1);
    }

    /** What rounds to an integer of {@code to}: |x| below the least power of two beyond, and no NaN. */
    private String inRange(Type from, Type to, String value, boolean signed) {
        FloatType f = (FloatType) from.elementTypeOrSelf();
        int bits = ((IntegerType) to.elementTypeOrSelf()).width() - (signed ? 1 : 0);
        String bound = bound(from, f, bits);
        String below = b.compare("arith.cmpf", "olt", from, value, bound);
        String low = signed ? b.temporary("arith.negf " + bound + " : " + from) : b.splat(from, -1);
        String above = b.compare("arith.cmpf", "ogt", from, value, low);
        Type i1 = Body.like(from, IntegerType.I1);
        return b.select(from, b.binary("arith.andi", i1, below, above), value, b.splat(from, 0));
    }

    /** 2^bits, or the largest power of two that there is. */
    private String bound(Type type, FloatType f, int bits) {
        int exponent = bits;
        while (exponent > 0 && !isExact(f, exponent)) exponent--;
        long encoded = FloatFormat.encode(f, Math.scalb(1.0, exponent));
        FloatAttr scalar = new FloatAttr(f, encoded);
        return b.constant(type instanceof VectorType v ? DenseElementsAttr.splat(v, encoded) : scalar);
    }

    private static boolean isExact(FloatType f, int exponent) {
        double power = Math.scalb(1.0, exponent);
        return !Double.isInfinite(power) && FloatFormat.decode(f, FloatFormat.encode(f, power)) == power;
    }

    /** The lower bound is not above the upper, and neither is a NaN. */
    private void clampBounds(Type t, String[] operands) {
        operands[1] = b.splat(t, -b.draw.between(0, 2));
        operands[2] = b.splat(t, b.draw.between(0, 2) + 1L);
    }

    /** The result where it may be looked at. */
    String conclude(OpKind op, Type type, String result) {
        if (!type.elementTypeOrSelf().isFloat()) return result;
        // a signalling NaN would do other things than a quiet one
        if (op == ArithOp.BITCAST) return b.withoutNaN(type, result, 2);
        // either zero may come of -0 and +0: adding +0 makes it +0
        boolean eitherZero = op == ArithOp.MAXNUMF || op == ArithOp.MINNUMF;
        return eitherZero ? b.binary("arith.addf", type, result, b.splat(type, 0)) : result;
    }
}
