package dev.wami.tests.exhaustive;

import static dev.wami.tests.exhaustive.Case.NAN;
import static dev.wami.tests.exhaustive.Case.Undefined.OPEN;
import static dev.wami.tests.exhaustive.Case.Undefined.POISON;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.tests.exhaustive.Binary.Exact;
import dev.wami.tests.exhaustive.Binary.Rounding;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Every operation of arith on one floating-point type, and those of math that have one right answer: by IEEE 754 on
 * exact numbers. All NaNs are one where the result is arithmetic, as LLVM's Language Reference leaves sign and payload
 * open there; the bits count where it is not (negation, absolute value, sign, selection, bitcast).
 *
 * <p>Of maxnumf and minnumf, which zero of two is not said, nor what is of a signalling NaN: the documentation of arith
 * says the other operand, LLVM may make it quiet and return that.
 */
final class FloatCases {
    private static final BigInteger ONE = BigInteger.ONE;
    private static final BigInteger ZERO = BigInteger.ZERO;

    private final FloatType type;
    private final Binary format;
    private final List<Case> cases = new ArrayList<>();

    private FloatCases(FloatType type) {
        this.type = type;
        this.format = Binary.of(type);
    }

    /** Arithmetic, comparisons, conversions to the types in {@code floats} and to integers of {@code widths}. */
    static List<Case> of(FloatType type, List<FloatType> floats, List<Integer> widths) {
        FloatCases all = new FloatCases(type);
        all.arithmetic();
        all.order();
        all.bits();
        all.integral();
        for (FloatType to : floats) all.convert(to);
        for (int width : widths) all.toIntegers(IntegerType.of(width));
        return all.cases;
    }

    /** Conversions of integers of {@code width} bits to floats. */
    static List<Case> ofIntegers(int width, List<FloatType> floats) {
        List<Case> cases = new ArrayList<>();
        IntegerType from = IntegerType.of(width);
        for (FloatType to : floats) {
            Binary format = Binary.of(to);
            String types = "{" + from + "} to {" + to + "}";
            cases.add(arithmetic(
                    "sitofp_" + to,
                    "arith.sitofp %a : " + types,
                    List.of(from),
                    to,
                    (a, b) -> List.of(format.encode(Exact.of(a)))));
            cases.add(arithmetic(
                    "uitofp_" + to,
                    "arith.uitofp %a : " + types,
                    List.of(from),
                    to,
                    (a, b) -> List.of(format.encode(Exact.of(Case.unsigned(a, width))))));
            if (to.width() != width) continue;
            cases.add(new Case(
                    "bitcast_" + to,
                    "%r = arith.bitcast %a : " + types,
                    List.of(from),
                    List.of(to),
                    OPEN,
                    (a, b) -> List.of(a)));
        }
        return cases;
    }

    // ---- the table

    private void arithmetic() {
        binary("arith.addf", this::sum);
        binary("arith.subf", (a, b) -> format.isNaN(b) ? NAN : sum(a, negated(b)));
        binary("arith.mulf", this::product);
        binary("arith.divf", this::quotient);
        binary("arith.remf", this::remainder);
        binary("arith.maximumf", (a, b) -> nan(a, b) ? NAN : less(a, b) ? b : a);
        binary("arith.minimumf", (a, b) -> nan(a, b) ? NAN : less(a, b) ? a : b);
        binary("arith.maxnumf", (a, b) -> number(a, b, true));
        binary("arith.minnumf", (a, b) -> number(a, b, false));
        unary("math.sqrt", this::root);
    }

    private void order() {
        for (String p : List.of(
                "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
                "uno", "true")) {
            String text = "%r = arith.cmpf " + p + ", %a, %b : {" + type + "}";
            List<Type> bit = List.of(IntegerType.I1);
            cases.add(new Case(
                    "cmpf_" + p, text, List.of(type, type), bit, OPEN, (a, b) -> List.of(holds(p, a, b) ? ONE : ZERO)));
        }
        test("math.isnan", format::isNaN);
        test("math.isinf", format::isInfinite);
        test("math.isfinite", a -> !format.isNaN(a) && !format.isInfinite(a));
        test("math.isnormal", format::isNormal);
    }

    private void bits() {
        bitwise("arith.negf", a -> signed(a, !negative(a)));
        bitwise("math.absf", a -> signed(a, false));
        String t = "{" + type + "}";
        List<Type> two = List.of(type, type);
        cases.add(new Case(
                "copysign",
                "%r = math.copysign %a, %b : " + t,
                two,
                List.of(type),
                OPEN,
                (a, b) -> List.of(signed(a, negative(b)))));
        String select = "%c = arith.cmpf uno, %a, %a : " + t + "\n%r = \"arith.select\"(%c, %b, %a) : ({i1}, " + t
                + ", " + t + ") -> " + t;
        cases.add(new Case("select", select, two, List.of(type), OPEN, (a, b) -> List.of(format.isNaN(a) ? b : a)));
        Type integer = IntegerType.of(type.width());
        String cast = "%r = arith.bitcast %a : " + t + " to {" + integer + "}";
        cases.add(new Case("bitcast", cast, List.of(type), List.of(integer), OPEN, (a, b) -> List.of(a)));
    }

    private void integral() {
        unary("math.floor", a -> integral(a, Exact::floor));
        unary("math.ceil", a -> integral(a, x -> negated(x).floor().negate()));
        unary("math.trunc", a -> integral(a, Exact::truncated));
        unary("math.roundeven", a -> integral(a, FloatCases::nearest));
        unary("math.round", a -> integral(a, FloatCases::nearestAway));
    }

    private void convert(FloatType to) {
        if (to == type) return;
        Binary other = Binary.of(to);
        String types = " : {" + type + "} to {" + to + "}";
        if (to.width() > type.width()) {
            add("extf_" + to, "arith.extf %a" + types, to, a -> converted(a, other, Rounding.TO_NEAREST_EVEN));
        }
        if (to.width() >= type.width()) return;
        add("truncf_" + to, "arith.truncf %a" + types, to, a -> converted(a, other, Rounding.TO_NEAREST_EVEN));
        for (Rounding r : Rounding.values()) {
            String mode = r.name().toLowerCase(Locale.ROOT);
            add("truncf_" + mode + "_" + to, "arith.truncf %a " + mode + types, to, a -> converted(a, other, r));
        }
    }

    private void toIntegers(IntegerType to) {
        int width = to.width();
        BigInteger most = ONE.shiftLeft(width - 1);
        toInteger("arith.fptosi", to, most.negate(), most.subtract(ONE));
        toInteger("arith.fptoui", to, ZERO, ONE.shiftLeft(width).subtract(ONE));
    }

    // ---- families

    private interface Two {
        @Nullable
        BigInteger of(BigInteger a, BigInteger b);
    }

    private interface Test {
        boolean of(BigInteger a);
    }

    private void binary(String op, Two exact) {
        String text = op + " %a, %b : {" + type + "}";
        cases.add(arithmetic(name(op), text, List.of(type, type), type, (a, b) -> {
            BigInteger r = exact.of(a, b);
            return r == null ? null : List.of(r);
        }));
    }

    private void unary(String op, UnaryOperator<BigInteger> exact) {
        add(name(op), op + " %a : {" + type + "}", type, exact);
    }

    private void add(String name, String text, Type to, UnaryOperator<BigInteger> exact) {
        cases.add(arithmetic(name, text, List.of(type), to, (a, b) -> List.of(exact.apply(a))));
    }

    private static Case arithmetic(String name, String text, List<Type> in, Type out, Case.Definition definition) {
        return new Case(name, "%r = " + text, in, List.of(out), OPEN, true, definition);
    }

    private interface One {
        @Nullable
        BigInteger of(BigInteger a);
    }

    private void bitwise(String op, One exact) {
        String text = "%r = " + op + " %a : {" + type + "}";
        cases.add(new Case(name(op), text, List.of(type), List.of(type), OPEN, (a, b) -> {
            BigInteger r = exact.of(a);
            return r == null ? null : List.of(r);
        }));
    }

    private void test(String op, Test holds) {
        String text = "%r = " + op + " %a : {" + type + "}";
        List<Type> bit = List.of(IntegerType.I1);
        cases.add(new Case(name(op), text, List.of(type), bit, OPEN, (a, b) -> List.of(holds.of(a) ? ONE : ZERO)));
    }

    private void toInteger(String op, IntegerType to, BigInteger least, BigInteger most) {
        String text = "%r = " + op + " %a : {" + type + "} to {" + to + "}";
        cases.add(new Case(name(op) + "_" + to, text, List.of(type), List.of(to), POISON, (a, b) -> {
            if (format.isNaN(a) || format.isInfinite(a)) return null;
            BigInteger whole = format.decode(a).truncated();
            return whole.compareTo(least) < 0 || whole.compareTo(most) > 0 ? null : List.of(whole);
        }));
    }

    private static String name(String op) {
        return op.substring(op.indexOf('.') + 1);
    }

    // ---- arithmetic, IEEE 754-2019, sections 5 to 9

    private boolean nan(BigInteger a, BigInteger b) {
        return format.isNaN(a) || format.isNaN(b);
    }

    private BigInteger sum(BigInteger a, BigInteger b) {
        if (nan(a, b)) return NAN;
        if (format.isInfinite(a)) return format.isInfinite(b) && negative(a) != negative(b) ? NAN : a;
        if (format.isInfinite(b)) return b;
        // the sum of two zeros has their sign if that is the same
        boolean sign = negative(a) && negative(b);
        return format.encode(format.decode(a).plus(format.decode(b)), Rounding.TO_NEAREST_EVEN, sign);
    }

    private BigInteger negated(BigInteger a) {
        return signed(a, !negative(a));
    }

    /** {@code a} with this sign; without a negative zero, neither zero nor NaN has one. */
    private BigInteger signed(BigInteger a, boolean negative) {
        int sign = type.width() - 1;
        BigInteger magnitude = Case.unsigned(a, sign);
        if (format.specials() == Binary.Specials.UNSIGNED_ZERO && magnitude.signum() == 0) return a;
        return negative ? magnitude.setBit(sign) : magnitude;
    }

    private BigInteger product(BigInteger a, BigInteger b) {
        if (nan(a, b)) return NAN;
        boolean sign = negative(a) != negative(b);
        if (format.isInfinite(a) || format.isInfinite(b)) {
            return format.isZero(a) || format.isZero(b) ? NAN : format.infinity(sign);
        }
        return format.encode(format.decode(a).times(format.decode(b)), Rounding.TO_NEAREST_EVEN, sign);
    }

    private BigInteger quotient(BigInteger a, BigInteger b) {
        if (nan(a, b)) return NAN;
        boolean sign = negative(a) != negative(b);
        if (format.isInfinite(a)) return format.isInfinite(b) ? NAN : format.infinity(sign);
        if (format.isInfinite(b)) return format.zero(sign);
        if (format.isZero(b)) return format.isZero(a) ? NAN : format.infinity(sign);
        Exact quotient = format.decode(a).over(format.decode(b), format.fraction() + 3);
        return format.encode(quotient, Rounding.TO_NEAREST_EVEN, sign);
    }

    /** As C's fmod: the quotient rounded to zero. */
    private BigInteger remainder(BigInteger a, BigInteger b) {
        if (nan(a, b) || format.isInfinite(a) || format.isZero(b)) return NAN;
        if (format.isInfinite(b)) return a;
        return format.encode(format.decode(a).remainder(format.decode(b)), Rounding.TO_NEAREST_EVEN, negative(a));
    }

    private BigInteger root(BigInteger a) {
        if (format.isNaN(a)) return NAN;
        if (format.isZero(a)) return a;
        if (negative(a)) return NAN;
        return format.isInfinite(a) ? a : format.encode(format.decode(a).root(format.fraction() + 3));
    }

    /** -0 is less than +0. */
    private boolean less(BigInteger a, BigInteger b) {
        if (format.isZero(a) && format.isZero(b)) return negative(a) && !negative(b);
        return order(a, b) < 0;
    }

    private @Nullable BigInteger number(BigInteger a, BigInteger b, boolean larger) {
        if (format.isSignalling(a) || format.isSignalling(b)) return null;
        if (format.isZero(a) && format.isZero(b) && negative(a) != negative(b)) return null;
        if (nan(a, b)) return format.isNaN(a) ? format.isNaN(b) ? NAN : b : a;
        return less(a, b) == larger ? b : a;
    }

    private boolean holds(String predicate, BigInteger a, BigInteger b) {
        boolean unordered = nan(a, b);
        switch (predicate) {
            case "false":
                return false;
            case "true":
                return true;
            case "ord":
                return !unordered;
            case "uno":
                return unordered;
            default:
        }
        if (unordered) return predicate.startsWith("u");
        int order = order(a, b);
        return switch (predicate.substring(1)) {
            case "eq" -> order == 0;
            case "ne" -> order != 0;
            case "lt" -> order < 0;
            case "le" -> order <= 0;
            case "gt" -> order > 0;
            default -> order >= 0;
        };
    }

    /** The order of two that are no NaNs; infinities decode to what is larger than all numbers. */
    private int order(BigInteger a, BigInteger b) {
        return format.decode(a).compareTo(format.decode(b));
    }

    private BigInteger converted(BigInteger a, Binary to, Rounding rounding) {
        if (format.isNaN(a)) return NAN;
        if (format.isInfinite(a)) return to.infinity(negative(a));
        return to.encode(format.decode(a), rounding, negative(a));
    }

    private BigInteger integral(BigInteger a, Function<Exact, BigInteger> rounded) {
        if (format.isNaN(a)) return NAN;
        if (format.isInfinite(a)) return a;
        return format.encode(Exact.of(rounded.apply(format.decode(a))), Rounding.TO_NEAREST_EVEN, negative(a));
    }

    private static Exact negated(Exact x) {
        return new Exact(x.m().negate(), x.e());
    }

    /** The nearest integer, of two the even one. */
    private static BigInteger nearest(Exact x) {
        BigInteger twice = new Exact(x.m(), x.e() + 1).floor();
        BigInteger up = twice.add(ONE).shiftRight(1);
        boolean tie = twice.testBit(0) && new Exact(x.m(), x.e() + 1).compareTo(Exact.of(twice)) == 0;
        return tie && up.testBit(0) ? up.subtract(ONE) : up;
    }

    /** The nearest integer, of two the one farther from zero. */
    private static BigInteger nearestAway(Exact x) {
        BigInteger twice = new Exact(x.m().abs(), x.e() + 1).floor();
        BigInteger magnitude = twice.add(ONE).shiftRight(1);
        return x.m().signum() < 0 ? magnitude.negate() : magnitude;
    }

    private boolean negative(BigInteger a) {
        return format.isNegative(a);
    }
}
