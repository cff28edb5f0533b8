package dev.wami.wavebackend.lower;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithDiv;
import dev.wami.std.arith.ArithFloat;
import dev.wami.std.arith.ArithFloatCast;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpFPredicate;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.FastMath;
import dev.wami.std.math.MathInt;
import dev.wami.std.math.MathMulti;
import dev.wami.std.math.MathOp;
import dev.wami.waveir.hir.BinaryOp;
import dev.wami.waveir.hir.CompareOp;
import dev.wami.waveir.hir.CountOp;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.hir.UnaryOp;
import dev.wami.waveir.mir.Numbers;

/** What the operations on numbers become. */
final class Arithmetic {
    /** A sum of a product may be rounded once. */
    private static final FastMath CONTRACT = new FastMath(FastMath.CONTRACT);

    private final Emitter out;

    Arithmetic(Emitter out) {
        this.out = out;
    }

    private Location at() {
        return out.location();
    }

    /** Without its sign. */
    static Type signless(Type t) {
        return t instanceof IntegerType i ? IntegerType.of(i.width()) : t;
    }

    // ---- two numbers

    Value binary(BinaryOp.Kind kind, Type type, Value a, Value b) {
        return type instanceof FloatType f ? floating(kind, f, a, b) : integer(kind, HirTypes.isUnsigned(type), a, b);
    }

    private Value integer(BinaryOp.Kind kind, boolean unsigned, Value a, Value b) {
        return switch (kind) {
            case ADD -> out.add(a, b);
            case SUB -> out.sub(a, b);
            case MUL -> out.mul(a, b);
            case DIV -> out.value(unsigned ? new ArithDiv.DivUIOp(at(), a, b) : new ArithDiv.DivSIOp(at(), a, b));
            case REM -> remainder(unsigned, a, b);
            case FLOORDIV -> unsigned ? integer(BinaryOp.Kind.DIV, true, a, b) : floorDiv(a, b);
            case FLOORMOD -> unsigned ? remainder(true, a, b) : floorMod(a, b);
            case AND -> out.and(a, b);
            case OR -> out.or(a, b);
            case XOR -> out.xor(a, b);
            case SHL -> out.shl(a, count(b));
            case SHR -> unsigned ? out.shr(a, count(b)) : out.sar(a, count(b));
            case MIN -> out.value((unsigned ? ArithOp.MINUI : ArithOp.MINSI).on(at(), a, b));
            case MAX -> out.value((unsigned ? ArithOp.MAXUI : ArithOp.MAXSI).on(at(), a, b));
            case POW -> throw new IllegalStateException("pow is of floats");
        };
    }

    private Value remainder(boolean unsigned, Value a, Value b) {
        return out.value(unsigned ? new ArithDiv.RemUIOp(at(), a, b) : new ArithDiv.RemSIOp(at(), a, b));
    }

    /** Counts of shifts are taken modulo the width. */
    private Value count(Value b) {
        return out.and(b, out.constant(b.type(), ((IntegerType) b.type()).width() - 1));
    }

    /** Whether the remainder {@code r} of a division by b is not 0 and has not the sign of b. */
    private Value isOnOtherSide(Value r, Value b) {
        Value zero = out.constant(b.type(), 0);
        Value differs = out.compare(CmpIPredicate.SLT, out.xor(r, b), zero);
        return out.and(differs, out.compare(CmpIPredicate.NE, r, zero));
    }

    /** a mod b = r if r = 0 or r has the sign of b, else r + b */
    private Value floorMod(Value a, Value b) {
        Value r = remainder(false, a, b);
        return out.select(isOnOtherSide(r, b), out.add(r, b), r);
    }

    /** floor(a / b) = a / b, less 1 if there is a remainder with the other sign than b */
    private Value floorDiv(Value a, Value b) {
        Value q = out.value(new ArithDiv.DivSIOp(at(), a, b));
        Value r = out.sub(a, out.mul(q, b));
        return out.add(q, out.select(isOnOtherSide(r, b), out.constant(b.type(), -1), out.constant(b.type(), 0)));
    }

    private Value floating(BinaryOp.Kind kind, FloatType type, Value a, Value b) {
        boolean inF64 = type == FloatType.F16
                && (kind == BinaryOp.Kind.REM || kind == BinaryOp.Kind.FLOORDIV || kind == BinaryOp.Kind.FLOORMOD);
        if (inF64) {
            return convert(floating(kind, FloatType.F64, convert(a, FloatType.F64), convert(b, FloatType.F64)), type);
        }
        return switch (kind) {
            case ADD -> out.value(new ArithFloat.AddFOp(at(), a, b, CONTRACT));
            case SUB -> out.value(new ArithFloat.SubFOp(at(), a, b));
            case MUL -> out.value(new ArithFloat.MulFOp(at(), a, b, CONTRACT));
            case DIV -> divide(a, b);
            case REM -> minusMultiple(a, b, out.value(MathOp.TRUNC.on(at(), divide(a, b))));
            case FLOORDIV -> out.value(MathOp.FLOOR.on(at(), divide(a, b)));
            case FLOORMOD -> minusMultiple(a, b, out.value(MathOp.FLOOR.on(at(), divide(a, b))));
            case MIN -> out.value(new Numbers.MinOp(at(), a, b));
            case MAX -> out.value(new Numbers.MaxOp(at(), a, b));
            case POW -> out.value(new MathMulti.PowFOp(at(), a, b, FastMath.NONE));
            default -> throw new IllegalStateException(kind + " is of integers");
        };
    }

    private Value divide(Value a, Value b) {
        if (a.type() != FloatType.F16) return out.value(new ArithFloat.DivFOp(at(), a, b));
        return convert(divide(convert(a, FloatType.F32), convert(b, FloatType.F32)), FloatType.F16);
    }

    /** a - q * b, rounded twice: it must not become one operation. */
    private Value minusMultiple(Value a, Value b, Value q) {
        Value product = out.value(new ArithFloat.MulFOp(at(), q, b));
        return out.value(new ArithFloat.SubFOp(at(), a, product));
    }

    // ---- one number

    Value unary(UnaryOp.Kind kind, Type type, Value a) {
        if (type instanceof FloatType f) return floating(kind, f, a);
        return switch (kind) {
            case NEG -> out.sub(out.constant(a.type(), 0), a);
            case NOT -> out.xor(a, a.type().isInteger(1) ? out.flag(true) : out.constant(a.type(), -1));
            case ABS -> out.value(new MathInt.AbsIOp(at(), a));
            case BITREVERSE -> reverse(a);
            default -> throw new IllegalStateException(kind + " is of floats");
        };
    }

    private Value reverse(Value a) {
        if (a.type().isInteger(32)) return out.value(new Numbers.BitReverseOp(at(), a));
        Numbers.SplitOp s = out.insert(new Numbers.SplitOp(at(), a));
        return out.value(new Numbers.JoinOp(at(), reverse(s.high()), reverse(s.low()), a.type()));
    }

    private Value floating(UnaryOp.Kind kind, FloatType type, Value a) {
        if (kind == UnaryOp.Kind.NEG) return out.value(new ArithFloat.NegFOp(at(), a));
        if (kind == UnaryOp.Kind.ABS) return out.value(MathOp.ABSF.on(at(), a));
        if (kind == UnaryOp.Kind.RCP) return divide(out.floating(type, 1), a);
        if (kind == UnaryOp.Kind.RSQRT && type != FloatType.F32) {
            return divide(out.floating(type, 1), floating(UnaryOp.Kind.SQRT, type, a));
        }
        if (kind == UnaryOp.Kind.FRACT) {
            Value whole = floating(UnaryOp.Kind.TRUNC, type, a);
            return out.value(new ArithFloat.SubFOp(at(), a, whole));
        }
        if (type == FloatType.F16) return convert(floating(kind, FloatType.F32, convert(a, FloatType.F32)), type);
        return out.value(function(kind, a));
    }

    private Operation function(UnaryOp.Kind kind, Value a) {
        return switch (kind) {
            case SQRT -> MathOp.SQRT.on(at(), a);
            case RSQRT -> MathOp.RSQRT.on(at(), a);
            case SIN -> MathOp.SIN.on(at(), a);
            case COS -> MathOp.COS.on(at(), a);
            case EXP -> MathOp.EXP.on(at(), a);
            case EXP2 -> MathOp.EXP2.on(at(), a);
            case LOG -> MathOp.LOG.on(at(), a);
            case LOG2 -> MathOp.LOG2.on(at(), a);
            case TANH -> MathOp.TANH.on(at(), a);
            case FLOOR -> MathOp.FLOOR.on(at(), a);
            case CEIL -> MathOp.CEIL.on(at(), a);
            case ROUND -> MathOp.ROUND.on(at(), a);
            case TRUNC -> MathOp.TRUNC.on(at(), a);
            default -> throw new IllegalStateException(kind.toString());
        };
    }

    /** The count is a word. */
    Value count(CountOp.Kind kind, Value a) {
        if (a.type().isInteger(32)) {
            return out.value(
                    switch (kind) {
                        case POPCOUNT -> new MathInt.CtPopOp(at(), a);
                        case CLZ -> new MathInt.CountLeadingZerosOp(at(), a);
                        case CTZ -> new MathInt.CountTrailingZerosOp(at(), a);
                    });
        }
        Numbers.SplitOp s = out.insert(new Numbers.SplitOp(at(), a));
        if (kind == CountOp.Kind.POPCOUNT) return out.add(count(kind, s.low()), count(kind, s.high()));
        Value near = kind == CountOp.Kind.CLZ ? s.high() : s.low();
        Value far = kind == CountOp.Kind.CLZ ? s.low() : s.high();
        Value none = out.compare(CmpIPredicate.EQ, near, out.i32(0));
        return out.select(none, out.add(count(kind, far), out.i32(32)), count(kind, near));
    }

    Value fma(Value a, Value b, Value c) {
        return out.value(new MathMulti.FmaOp(at(), a, b, c, FastMath.NONE));
    }

    /** v &lt; low ? low : high &lt; v ? high : v */
    Value clamp(Type type, Value v, Value low, Value high) {
        if (!(type instanceof FloatType)) {
            boolean unsigned = HirTypes.isUnsigned(type);
            return integer(BinaryOp.Kind.MIN, unsigned, integer(BinaryOp.Kind.MAX, unsigned, v, low), high);
        }
        Value above = out.select(out.compare(CmpFPredicate.OLT, high, v), high, v);
        return out.select(out.compare(CmpFPredicate.OLT, v, low), low, above);
    }

    // ---- compares

    Value compare(CompareOp.Kind kind, Type ta, Value a, Type tb, Value b) {
        if (ta instanceof FloatType) return out.compare(floatPredicate(kind), a, b);
        if (ta.isInteger(1)) {
            Value differ = out.xor(a, b);
            return kind == CompareOp.Kind.NE ? differ : out.not(differ);
        }
        if (!a.type().equals(b.type())) {
            Value wa = widen(a, ta);
            Value wb = widen(b, tb);
            // an unsigned word is a signed number of 64 bits
            boolean signedA = !HirTypes.isUnsigned(ta) || HirTypes.width(ta) == 32;
            boolean signedB = !HirTypes.isUnsigned(tb) || HirTypes.width(tb) == 32;
            return compareIntegers(kind, signedA, wa, signedB, wb);
        }
        return compareIntegers(kind, !HirTypes.isUnsigned(ta), a, !HirTypes.isUnsigned(tb), b);
    }

    private Value widen(Value v, Type type) {
        return v.type().isInteger(64) ? v : out.extend(v, IntegerType.I64, HirTypes.isUnsigned(type));
    }

    /** By value: a negative number is less than every unsigned one. */
    private Value compareIntegers(CompareOp.Kind kind, boolean signedA, Value a, boolean signedB, Value b) {
        if (signedA == signedB) return out.compare(predicate(kind, !signedA), a, b);
        if (signedB) return compareIntegers(mirrored(kind), true, b, false, a);
        Value negative = out.compare(CmpIPredicate.SLT, a, out.constant(a.type(), 0));
        return switch (kind) {
            case LT, LE -> out.or(negative, out.compare(predicate(kind, true), a, b));
            case EQ -> out.and(out.not(negative), out.compare(CmpIPredicate.EQ, a, b));
            case GT -> out.not(compareIntegers(CompareOp.Kind.LE, true, a, false, b));
            case GE -> out.not(compareIntegers(CompareOp.Kind.LT, true, a, false, b));
            case NE -> out.not(compareIntegers(CompareOp.Kind.EQ, true, a, false, b));
        };
    }

    private static CompareOp.Kind mirrored(CompareOp.Kind kind) {
        return switch (kind) {
            case LT -> CompareOp.Kind.GT;
            case LE -> CompareOp.Kind.GE;
            case GT -> CompareOp.Kind.LT;
            case GE -> CompareOp.Kind.LE;
            default -> kind;
        };
    }

    private static CmpIPredicate predicate(CompareOp.Kind kind, boolean unsigned) {
        return switch (kind) {
            case EQ -> CmpIPredicate.EQ;
            case NE -> CmpIPredicate.NE;
            case LT -> unsigned ? CmpIPredicate.ULT : CmpIPredicate.SLT;
            case LE -> unsigned ? CmpIPredicate.ULE : CmpIPredicate.SLE;
            case GT -> unsigned ? CmpIPredicate.UGT : CmpIPredicate.SGT;
            case GE -> unsigned ? CmpIPredicate.UGE : CmpIPredicate.SGE;
        };
    }

    private static CmpFPredicate floatPredicate(CompareOp.Kind kind) {
        return switch (kind) {
            case EQ -> CmpFPredicate.OEQ;
            case NE -> CmpFPredicate.UNE;
            case LT -> CmpFPredicate.OLT;
            case LE -> CmpFPredicate.OLE;
            case GT -> CmpFPredicate.OGT;
            case GE -> CmpFPredicate.OGE;
        };
    }

    // ---- conversions

    Value cast(Type from, Value a, Type to) {
        Type target = signless(to);
        if (from instanceof FloatType) {
            if (to instanceof FloatType f) return convert(a, f);
            if (to.isInteger(1)) return out.compare(CmpFPredicate.UNE, a, out.floating((FloatType) from, 0));
            Value wide = a.type() == FloatType.F16 ? convert(a, FloatType.F32) : a;
            return out.value(new Numbers.ToIntOp(at(), wide, target, HirTypes.isUnsigned(to)));
        }
        boolean unsigned = HirTypes.isUnsigned(from) || from.isInteger(1);
        if (to.isInteger(1)) {
            if (from.isInteger(1)) return a;
            return out.compare(CmpIPredicate.NE, a, out.constant(a.type(), 0));
        }
        if (to instanceof FloatType f) {
            Value number = from.isInteger(1) ? out.extend(a, IntegerType.I32, true) : a;
            FloatType first = f == FloatType.F16 ? FloatType.F32 : f;
            Value v = out.value(
                    unsigned
                            ? new ArithFloatCast.UIToFPOp(at(), number, first)
                            : new ArithFloatCast.SIToFPOp(at(), number, first));
            return convert(v, f);
        }
        int have = ((IntegerType) a.type()).width();
        int want = ((IntegerType) target).width();
        if (have == want) return a;
        return have < want ? out.extend(a, target, unsigned) : out.truncate(a, target);
    }

    /** Between floats; f16 and f64 have no instruction between them, and widening twice is exact. */
    Value convert(Value a, FloatType to) {
        FloatType from = (FloatType) a.type();
        if (from == to) return a;
        if (from == FloatType.F16 && to == FloatType.F64) return convert(convert(a, FloatType.F32), to);
        return out.value(
                from.width() < to.width()
                        ? new ArithFloatCast.ExtFOp(at(), a, to)
                        : new ArithFloatCast.TruncFOp(at(), a, to));
    }
}
