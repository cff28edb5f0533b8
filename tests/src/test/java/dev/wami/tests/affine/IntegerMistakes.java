package dev.wami.tests.affine;

import dev.wami.tests.affine.Mistake.Place;
import java.util.List;

/** {@link Mistake}s in what is known of integers on ssawasm, which random programs on integers show. */
final class IntegerMistakes {
    static final List<Mistake> ALL = List.of(
            mistake(
                    "a branch on less or equal excludes the bound",
                    "Bound",
                    "case LE_S -> x.meet(KnownInt.signed(w, KnownInt.least(w), y.smax));",
                    "case LE_S -> y.smax == KnownInt.least(w) ? null"
                            + " : x.meet(KnownInt.signed(w, KnownInt.least(w), y.smax - 1));"),
            mistake(
                    "a branch on greater moves the bound too far",
                    "Bound",
                    "x.meet(KnownInt.signed(w, y.smin + 1, KnownInt.greatest(w)));",
                    "x.meet(KnownInt.signed(w, Math.min(y.smin + 2, KnownInt.greatest(w)), KnownInt.greatest(w)));"),
            mistake(
                    "less as unsigned numbers is taken for less as signed ones",
                    "Bound",
                    "case LT_U -> y.umax == 0 ? null : x.meet(KnownInt.unsigned(w, 0, y.umax - 1));",
                    "case LT_U -> y.smax == KnownInt.least(w) ? null"
                            + " : x.meet(KnownInt.signed(w, KnownInt.least(w), y.smax - 1));"),
            mistake(
                    "the other way of a branch is not the negation",
                    "Bound",
                    "case LT_S -> GE_S;",
                    "case LT_S -> GT_S;"),
            mistake(
                    "both of an or hold",
                    "Bound",
                    "op.operator() == (holds ? AND : OR)",
                    "(op.operator() == AND || op.operator() == OR)"),
            mistake(
                    "a condition holds behind the place where ways meet",
                    "KnownIntegers",
                    "if (only != null && only.owner() == op) holds(to, branch.condition(), i == 0);",
                    "holds(to, branch.condition(), i == 0);"),
            mistake(
                    "a condition holds everywhere",
                    "KnownIntegers",
                    "if (inner == null || !dominance.dominates(h.from, inner)) continue;",
                    ""),
            mistake(
                    "sums do not wrap around",
                    "KnownArithmetic",
                    "if (overflow(a.smin, b.smin, w) == overflow(a.smax, b.smax, w)) {",
                    "if (true) {"),
            mistake(
                    "unsigned sums do not wrap around",
                    "KnownArithmetic",
                    "return Long.compareUnsigned(a, mask(width) - b) > 0;",
                    "return false;"),
            mistake(
                    "what goes around a loop is not joined",
                    "KnownIntegers",
                    "if (!(v instanceof BlockArgument)) return joined;",
                    "if (v instanceof BlockArgument) return before; else if (true) return joined;"),
            mistake(
                    "a counter stops one step before its last value",
                    "KnownIntegers",
                    "long last = from + (trips.known() - 1) * c.step();",
                    "long last = from + (trips.known() > 1 ? trips.known() - 2 : 0) * c.step();"),
            mistake(
                    "products of 32 bits fit",
                    "KnownArithmetic",
                    "return min < least(w) || max > greatest(w) ? product : product.and(KnownInt.signed(w, min, max));",
                    "return product.and(KnownInt.signed(w, Math.max(min, least(w)), Math.min(max, greatest(w))));"),
            mistake(
                    "a shift counts further than the width",
                    "KnownArithmetic",
                    "return most ? b.width - 1 : 0;",
                    "return most ? b.width - 1 : 1;"),
            mistake(
                    "what is shifted out may be lost",
                    "KnownArithmetic",
                    "return isBelow(mask(a.width) >>> count(b, true), a.umax);",
                    "return false;"),
            mistake(
                    "remainders are as large as the divisor",
                    "RangeRewrites",
                    "case REM_S -> x.isNonNegative() && x.smax < y.smin ? 0 : -1;",
                    "case REM_S -> x.isNonNegative() && x.smax <= y.smin ? 0 : -1;"),
            mistake(
                    "a signed division of negative numbers is an unsigned one",
                    "RangeRewrites",
                    "if (!x.isNonNegative()) return null;",
                    "if (x.smax < 0) return null;"),
            mistake(
                    "a mask takes nothing of what may have its bits",
                    "RangeRewrites",
                    "return (~x.zeros & ~y.ones & KnownInt.mask(x.width)) == 0;",
                    "return (~x.zeros & y.zeros) == 0;"),
            mistake("carries do not go up", "DemandedBits", "lowest(64 - Long.numberOfLeadingZeros(of));", "of;"),
            mistake(
                    "the sign of what is extended is not used",
                    "DemandedBits",
                    "return (of & ~lowest(bits)) == 0 ? low : low | 1L << bits - 1;",
                    "return low;"),
            mistake(
                    "extensions by zeros and by signs compare alike",
                    "Narrowing",
                    "default -> signed;",
                    "default -> unsigned || signed;"),
            mistake(
                    "quotients of 64 bits are computed in 32",
                    "Narrowing",
                    "return k != null && k.fitsUnsigned(KnownInt.mask(32));",
                    "return k != null && k.fitsUnsigned(KnownInt.mask(40));"));

    private IntegerMistakes() {}

    private static Mistake mistake(String name, String file, String right, String wrong) {
        return new Mistake(name, Place.INTEGERS, file, right, wrong);
    }
}
