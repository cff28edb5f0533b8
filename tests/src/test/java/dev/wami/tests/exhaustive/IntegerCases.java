package dev.wami.tests.exhaustive;

import static dev.wami.tests.exhaustive.Case.Undefined.EITHER;
import static dev.wami.tests.exhaustive.Case.Undefined.POISON;
import static dev.wami.tests.exhaustive.Case.Undefined.TRAP;

import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Every operation of arith, index and math on integers of one width, defined on mathematical integers: by LLVM's
 * Language Reference, the documentation of the dialects, and no code of ours.
 */
final class IntegerCases {
    private static final BigInteger ZERO = BigInteger.ZERO;
    private static final BigInteger ONE = BigInteger.ONE;

    private final int width;
    private final Type type;
    private final List<Case> cases = new ArrayList<>();

    private IntegerCases(int width, Type type) {
        this.width = width;
        this.type = type;
    }

    /** What there is for integers of {@code width} bits; {@code others} are the widths to convert to. */
    static List<Case> of(int width, List<Integer> others) {
        IntegerCases all = new IntegerCases(width, IntegerType.of(width));
        all.arith();
        all.flags();
        all.conversions(others);
        all.math();
        return all.cases;
    }

    /**
     * What there is for index of {@code width} bits: operations of arith, those of index, conversions to and from
     * integers.
     */
    static List<Case> index(int width) {
        IntegerCases all = new IntegerCases(width, IndexType.INDEX);
        all.arith();
        all.flags();
        all.indexDialect();
        for (int other : List.of(8, 31, 32, 33, 64)) all.indexCasts(IntegerType.of(other));
        return all.cases;
    }

    // ---- the table

    private void arith() {
        binary("arith.addi", BigInteger::add);
        binary("arith.subi", BigInteger::subtract);
        binary("arith.muli", BigInteger::multiply);
        binary("arith.andi", BigInteger::and);
        binary("arith.ori", BigInteger::or);
        binary("arith.xori", BigInteger::xor);
        binary("arith.maxsi", BigInteger::max);
        binary("arith.minsi", BigInteger::min);
        binary("arith.maxui", (a, b) -> u(a).max(u(b)));
        binary("arith.minui", (a, b) -> u(a).min(u(b)));
        divisions("arith.divsi", "arith.divui", "arith.remsi", "arith.remui");
        divisions("arith.ceildivsi", "arith.ceildivui", "arith.floordivsi");
        shifts("arith.shli", "arith.shrsi", "arith.shrui");
        for (String p : List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")) {
            compare("cmpi_" + p, "%r = arith.cmpi " + p, p.substring(p.length() == 3 ? 1 : 0), p.startsWith("u"));
        }
        extended("arith.mulsi_extended", type, (a, b) -> a.multiply(b));
        extended("arith.mului_extended", type, (a, b) -> u(a).multiply(u(b)));
        extended("arith.addui_extended", IntegerType.I1, (a, b) -> u(a).add(u(b)));
        // no minimum or maximum, which it would fold to
        String text = """
                %c = arith.cmpi slt, %b, %a : {T}
                %d = arith.xori %a, %b : {T}
                %r = "arith.select"(%c, %d, %b) : ({i1}, {T}, {T}) -> {T}""";
        add(
                "select",
                text.replace("{T}", "{" + type + "}"),
                List.of(type, type),
                List.of(type),
                (a, b) -> List.of(b.compareTo(a) < 0 ? a.xor(b) : b));
    }

    /** Promises that are broken give poison. */
    private void flags() {
        for (String flags : List.of("nsw", "nuw", "nsw, nuw")) {
            promise("arith.addi", flags, BigInteger::add);
            promise("arith.subi", flags, BigInteger::subtract);
            promise("arith.muli", flags, BigInteger::multiply);
            promise("arith.shli", flags, (a, b) -> a.shiftLeft(u(b).intValue()));
        }
        exact("arith.divsi", (a, b) -> dividesSigned(a, b) ? a.divideAndRemainder(b) : null);
        exact("arith.divui", (a, b) -> b.signum() == 0 ? null : u(a).divideAndRemainder(u(b)));
        exact("arith.shrsi", (a, b) -> isAmount(b) ? shiftedOut(a, b) : null);
        exact("arith.shrui", (a, b) -> isAmount(b) ? shiftedOut(u(a), b) : null);
    }

    private void conversions(List<Integer> others) {
        Set<Integer> widths = new TreeSet<>(others);
        widths.addAll(List.of(1, width + 1, 2 * width));
        for (int other : widths) {
            Type to = IntegerType.of(other);
            if (other > width) {
                convert("arith.extsi", "", type, to, (a, b) -> List.of(a));
                convert("arith.extui", "", type, to, (a, b) -> List.of(u(a)));
            }
            if (other < width) {
                convert("arith.trunci", "", type, to, (a, b) -> List.of(a));
                for (String flags : List.of("nsw", "nuw", "nsw, nuw")) {
                    convert(
                            "arith.trunci",
                            " overflow<" + flags + ">",
                            type,
                            to,
                            (a, b) -> keeps(flags, a, u(a), other));
                }
            }
        }
        if (width <= 64) indexCasts(type);
        convert("arith.bitcast", "", type, type, (a, b) -> List.of(a));
    }

    private void math() {
        unary("math.absi", BigInteger::abs);
        unary("math.ctlz", a -> BigInteger.valueOf(width - u(a).bitLength()));
        unary("math.cttz", a -> BigInteger.valueOf(a.signum() == 0 ? width : a.getLowestSetBit()));
        unary("math.ctpop", a -> BigInteger.valueOf(u(a).bitCount()));
        partial("math.ipowi", TRAP, (a, b) -> a.signum() != 0 || b.signum() >= 0, this::power);
    }

    private void indexDialect() {
        binary("index.add", BigInteger::add);
        binary("index.sub", BigInteger::subtract);
        binary("index.mul", BigInteger::multiply);
        binary("index.and", BigInteger::and);
        binary("index.or", BigInteger::or);
        binary("index.xor", BigInteger::xor);
        binary("index.maxs", BigInteger::max);
        binary("index.mins", BigInteger::min);
        binary("index.maxu", (a, b) -> u(a).max(u(b)));
        binary("index.minu", (a, b) -> u(a).min(u(b)));
        divisions("index.divs", "index.divu", "index.rems", "index.remu");
        divisions("index.ceildivs", "index.ceildivu", "index.floordivs");
        shifts("index.shl", "index.shrs", "index.shru");
        for (String p : List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")) {
            String text = "%r = index.cmp " + p + "(%a, %b)";
            String relation = p.substring(p.length() == 3 ? 1 : 0);
            add(
                    "index_cmp_" + p,
                    text,
                    List.of(type, type),
                    List.of(IntegerType.I1),
                    ordered(relation, p.startsWith("u")));
        }
    }

    private void indexCasts(Type integer) {
        boolean toIndex = type != IndexType.INDEX;
        Type from = toIndex ? integer : type;
        Type to = toIndex ? IndexType.INDEX : integer;
        for (String op : List.of("arith.index_cast", "index.casts")) convert(op, "", from, to, (a, b) -> List.of(a));
        for (String op : List.of("arith.index_castui", "index.castu")) {
            convert(op, "", from, to, (a, b) -> List.of(u(a)));
        }
    }

    // ---- families

    private void divisions(String signed, String unsigned, String signedRest, String unsignedRest) {
        partial(signed, TRAP, this::dividesSigned, BigInteger::divide);
        partial(unsigned, TRAP, (a, b) -> b.signum() != 0, (a, b) -> u(a).divide(u(b)));
        partial(signedRest, TRAP, (a, b) -> b.signum() != 0, BigInteger::remainder);
        partial(unsignedRest, TRAP, (a, b) -> b.signum() != 0, (a, b) -> u(a).remainder(u(b)));
    }

    private void divisions(String ceilSigned, String ceilUnsigned, String floorSigned) {
        partial(
                ceilSigned,
                TRAP,
                this::dividesSigned,
                (a, b) -> floor(a.negate(), b).negate());
        partial(
                ceilUnsigned,
                TRAP,
                (a, b) -> b.signum() != 0,
                (a, b) -> floor(u(a).negate(), u(b)).negate());
        partial(floorSigned, TRAP, this::dividesSigned, IntegerCases::floor);
    }

    private void shifts(String left, String rightSigned, String rightUnsigned) {
        partial(left, POISON, (a, b) -> isAmount(b), (a, b) -> a.shiftLeft(u(b).intValue()));
        partial(rightSigned, POISON, (a, b) -> isAmount(b), (a, b) -> a.shiftRight(u(b).intValue()));
        partial(rightUnsigned, POISON, (a, b) -> isAmount(b), (a, b) -> u(a).shiftRight(u(b).intValue()));
    }

    private void compare(String name, String op, String relation, boolean unsigned) {
        String text = op + ", %a, %b : {" + type + "}";
        add(name, text, List.of(type, type), List.of(IntegerType.I1), ordered(relation, unsigned));
    }

    private Case.Definition ordered(String relation, boolean unsigned) {
        Predicate<Integer> holds = switch (relation) {
            case "eq" -> order -> order == 0;
            case "ne" -> order -> order != 0;
            case "lt" -> order -> order < 0;
            case "le" -> order -> order <= 0;
            case "gt" -> order -> order > 0;
            default -> order -> order >= 0;
        };
        return (a, b) -> List.of(holds.test(unsigned ? u(a).compareTo(u(b)) : a.compareTo(b)) ? ONE : ZERO);
    }

    /** The result in two parts. */
    private void extended(String op, Type high, BinaryOperator<BigInteger> whole) {
        String types = op.equals("arith.addui_extended") ? ", {i1}" : "";
        String text = "%r, %s = " + op + " %a, %b : {" + type + "}" + types;
        add(name(op), text, List.of(type, type), List.of(type, high), (a, b) -> {
            BigInteger w = whole.apply(a, b);
            return List.of(w, w.shiftRight(width));
        });
    }

    private void binary(String op, BinaryOperator<BigInteger> exact) {
        partial(op, POISON, (a, b) -> true, exact);
    }

    private interface Condition {
        boolean holds(BigInteger a, BigInteger b);
    }

    private void partial(String op, Case.Undefined undefined, Condition defined, BinaryOperator<BigInteger> exact) {
        String types = op.startsWith("index.") ? "" : " : {" + type + "}";
        List<Type> both = List.of(type, type);
        Case.Definition definition = (a, b) -> defined.holds(a, b) ? List.of(exact.apply(a, b)) : null;
        cases.add(new Case(name(op), "%r = " + op + " %a, %b" + types, both, List.of(type), undefined, definition));
    }

    private void promise(String op, String flags, BinaryOperator<BigInteger> exact) {
        boolean shift = op.equals("arith.shli");
        String text = "%r = " + op + " %a, %b overflow<" + flags + "> : {" + type + "}";
        add(name(op) + "_" + flags.replace(", ", "_"), text, List.of(type, type), List.of(type), (a, b) -> {
            if (shift && !isAmount(b)) return null;
            BigInteger unsigned = exact.apply(u(a), shift ? b : u(b));
            return keeps(flags, exact.apply(a, b), unsigned, width);
        });
    }

    /** The result if {@code to} bits hold what {@code flags} promises that they hold. */
    private static List<BigInteger> keeps(String flags, BigInteger signed, BigInteger unsigned, int to) {
        if (flags.contains("nsw") && !Case.signed(signed, to).equals(signed)) return null;
        return flags.contains("nuw") && !Case.unsigned(unsigned, to).equals(unsigned) ? null : List.of(signed);
    }

    private interface Division {
        /** Quotient and remainder, null if undefined. */
        BigInteger[] of(BigInteger a, BigInteger b);
    }

    /** Operations that promise a remainder of 0. */
    private void exact(String op, Division division) {
        String text = "%r = " + op + " %a, %b exact : {" + type + "}";
        Case.Definition definition = (a, b) -> {
            BigInteger[] both = division.of(a, b);
            return both == null || both[1].signum() != 0 ? null : List.of(both[0]);
        };
        cases.add(new Case(name(op) + "_exact", text, List.of(type, type), List.of(type), EITHER, definition));
    }

    private void unary(String op, UnaryOperator<BigInteger> exact) {
        String text = "%r = " + op + " %a : {" + type + "}";
        add(name(op), text, List.of(type), List.of(type), (a, b) -> List.of(exact.apply(a)));
    }

    private void convert(String op, String flags, Type from, Type to, Case.Definition definition) {
        String text = "%r = " + op + " %a" + flags + " : {" + from + "} to {" + to + "}";
        String name = name(op) + flags.replaceAll("\\W+", "_") + "_to_" + to;
        add(name, text, List.of(from), List.of(to), definition);
    }

    private void add(String name, String text, List<Type> in, List<Type> out, Case.Definition definition) {
        cases.add(new Case(name, text, in, out, POISON, definition));
    }

    private static String name(String op) {
        return op.startsWith("arith.") ? op.substring(6) : op.replace('.', '_');
    }

    // ---- numbers

    private BigInteger u(BigInteger a) {
        return Case.unsigned(a, width);
    }

    private boolean isAmount(BigInteger b) {
        return u(b).compareTo(BigInteger.valueOf(width)) < 0;
    }

    private BigInteger[] shiftedOut(BigInteger a, BigInteger b) {
        return new BigInteger[] {a.shiftRight(u(b).intValue()), a.mod(ONE.shiftLeft(u(b).intValue()))};
    }

    private boolean dividesSigned(BigInteger a, BigInteger b) {
        boolean overflows =
                b.equals(ONE.negate()) && a.equals(ONE.shiftLeft(width - 1).negate());
        return b.signum() != 0 && !overflows;
    }

    /** The greatest integer not above a / b. */
    private static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger[] both = a.divideAndRemainder(b);
        boolean below = both[1].signum() != 0 && both[1].signum() != b.signum();
        return below ? both[0].subtract(ONE) : both[0];
    }

    /** a^b modulo 2^width; to a negative power, the quotient 1 / a^-b rounded to zero. */
    private BigInteger power(BigInteger a, BigInteger b) {
        if (b.signum() >= 0) return a.modPow(b, ONE.shiftLeft(width));
        if (a.equals(ONE)) return a;
        if (a.equals(ONE.negate())) return b.testBit(0) ? a : ONE;
        return ZERO;
    }
}
