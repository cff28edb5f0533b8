package dev.wami.std.arith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.FloatReference;
import dev.wami.std.OneOp;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Floating-point operations against the class library's arithmetic, and against exact rounding for small formats. */
class FloatSemanticsTest {
    private static final FloatType[] FORMATS = {FloatType.F16, FloatType.BF16, FloatType.F32, FloatType.F64};
    private static final String[] BINARY = {
        "addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"
    };

    /** Bits of a float, often a special one. */
    static long any(Random random, FloatType type) {
        long bits = switch (random.nextInt(6)) {
            case 0 -> FloatFormat.encode(type, random.nextInt(9) - 4);
            case 1 ->
                FloatFormat.encode(
                        type, List.of(0.0, 1 / 0.0, 0.0 / 0.0, 5e-324).get(random.nextInt(4)));
            case 2 -> FloatFormat.encode(type, random.nextGaussian());
            case 3 -> random.nextInt(1 << 10);
            default -> random.nextLong();
        };
        if (random.nextBoolean()) bits ^= 1L << type.width() - 1;
        return type.width() == 64 ? bits : bits & (1L << type.width()) - 1;
    }

    private static void check(OneOp op, FloatType type, long expected, long... in) {
        Object[] values = new Object[in.length];
        Attribute[] constants = new Attribute[in.length];
        for (int i = 0; i < in.length; i++) {
            values[i] = in[i];
            constants[i] = new FloatAttr(type, in[i]);
        }
        List<Object> executed = op.evaluate(32, values);
        List<Attribute> folded = op.fold(constants);
        if (!isSame(type, expected, (Long) executed.get(0))
                || !isSame(type, expected, ((FloatAttr) folded.get(0)).bits())) {
            fail(
                    "%s of %s should be %s, executes to %x, folds to %s",
                    op.op().name(), List.of(constants), FloatFormat.literal(type, expected), executed.get(0), folded);
        }
    }

    /** Whether the bits are equal, or both NaN. */
    private static boolean isSame(FloatType type, long a, long b) {
        return a == b || Double.isNaN(FloatFormat.decode(type, a)) && Double.isNaN(FloatFormat.decode(type, b));
    }

    private static float binary(String name, float a, float b) {
        return switch (name) {
            case "addf" -> a + b;
            case "subf" -> a - b;
            case "mulf" -> a * b;
            case "divf" -> a / b;
            case "remf" -> a % b;
            case "maximumf" -> Math.max(a, b);
            case "minimumf" -> Math.min(a, b);
            case "maxnumf" -> Float.isNaN(a) ? b : Float.isNaN(b) ? a : Math.max(a, b);
            default -> Float.isNaN(a) ? b : Float.isNaN(b) ? a : Math.min(a, b);
        };
    }

    private static double binary(String name, double a, double b) {
        return switch (name) {
            case "addf" -> a + b;
            case "subf" -> a - b;
            case "mulf" -> a * b;
            case "divf" -> a / b;
            case "remf" -> a % b;
            case "maximumf" -> Math.max(a, b);
            case "minimumf" -> Math.min(a, b);
            case "maxnumf" -> Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.max(a, b);
            default -> Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.min(a, b);
        };
    }

    @Property(tries = 200)
    void f32AndF64AreTheMachines(@ForAll long seed) {
        Random random = new Random(seed);
        for (String name : BINARY) {
            OneOp f32 = OneOp.uniform("arith." + name, FloatType.F32, 2);
            OneOp f64 = OneOp.uniform("arith." + name, FloatType.F64, 2);
            for (int i = 0; i < 10; i++) {
                long a = any(random, FloatType.F32);
                long b = any(random, FloatType.F32);
                float r = binary(name, Float.intBitsToFloat((int) a), Float.intBitsToFloat((int) b));
                check(f32, FloatType.F32, Float.floatToRawIntBits(r) & 0xFFFFFFFFL, a, b);
                long c = any(random, FloatType.F64);
                long d = any(random, FloatType.F64);
                double s = binary(name, Double.longBitsToDouble(c), Double.longBitsToDouble(d));
                check(f64, FloatType.F64, Double.doubleToRawLongBits(s), c, d);
            }
        }
    }

    /** The exact result of a finite operation, null if it is not a non-zero number. */
    private static BigDecimal exact(String name, BigDecimal a, BigDecimal b) {
        BigDecimal r = switch (name) {
            case "addf" -> a.add(b);
            case "subf" -> a.subtract(b);
            case "mulf" -> a.multiply(b);
            // with more digits than the operands a quotient that is no tie does not look like one
            case "divf" -> b.signum() == 0 ? BigDecimal.ZERO : a.divide(b, new java.math.MathContext(120));
            default -> throw new IllegalArgumentException(name);
        };
        return r.signum() == 0 ? null : r;
    }

    @Property(tries = 60)
    void smallFormatsAreRoundedOnce(@ForAll long seed) {
        Random random = new Random(seed);
        for (FloatType type : List.of(FloatType.F16, FloatType.BF16, FloatType.F32)) {
            for (String name : List.of("addf", "subf", "mulf", "divf")) {
                OneOp op = OneOp.uniform("arith." + name, type, 2);
                for (int i = 0; i < 10; i++) {
                    long a = any(random, type);
                    long b = any(random, type);
                    if (!isFinite(type, a) || !isFinite(type, b)) continue;
                    BigDecimal r = exact(name, FloatReference.number(type, a), FloatReference.number(type, b));
                    if (r == null) continue;
                    check(op, type, FloatReference.round(type, r, RoundingMode.TO_NEAREST_EVEN), a, b);
                }
            }
        }
    }

    private static boolean isFinite(FloatType type, long bits) {
        return Double.isFinite(FloatFormat.decode(type, bits));
    }

    @Property(tries = 60)
    void fusedMultiplyAddIsRoundedOnce(@ForAll long seed) {
        Random random = new Random(seed);
        for (FloatType type : FORMATS) {
            OneOp op = OneOp.uniform("math.fma", type, 3);
            for (int i = 0; i < 20; i++) {
                long a = any(random, type);
                long b = any(random, type);
                long c = any(random, type);
                if (!isFinite(type, a) || !isFinite(type, b) || !isFinite(type, c)) continue;
                BigDecimal r = FloatReference.number(type, a)
                        .multiply(FloatReference.number(type, b))
                        .add(FloatReference.number(type, c));
                if (r.signum() == 0) continue;
                check(op, type, FloatReference.round(type, r, RoundingMode.TO_NEAREST_EVEN), a, b, c);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(RoundingMode.class)
    void truncationRoundsAsItsModeSays(RoundingMode mode) {
        Random random = new Random(mode.ordinal());
        FloatType[][] pairs = {
            {FloatType.F64, FloatType.F32},
            {FloatType.F64, FloatType.F16},
            {FloatType.F64, FloatType.BF16},
            {FloatType.F32, FloatType.F16},
            {FloatType.F32, FloatType.BF16}
        };
        for (FloatType[] pair : pairs) {
            OneOp op = new OneOp(
                    "arith.truncf",
                    DictionaryAttr.of("roundingmode", IntegerAttr.i32(mode.ordinal())),
                    List.of(pair[0]),
                    List.of(pair[1]));
            for (int i = 0; i < 400; i++) {
                long a = i % 2 == 0 ? any(random, pair[0]) : nearTie(random, pair[0], pair[1]);
                if (!isFinite(pair[0], a) || FloatReference.number(pair[0], a).signum() == 0) continue;
                BigDecimal exact = FloatReference.number(pair[0], a);
                long expected = FloatReference.round(pair[1], exact, mode);
                assertThat(op.evaluate(64, a)).as("%s %s", exact, mode).containsExactly(expected);
                // only what is exact folds
                boolean lossless = isFinite(pair[1], expected)
                        && FloatReference.number(pair[1], expected).compareTo(exact) == 0;
                List<Attribute> folded = op.fold(new FloatAttr(pair[0], a));
                if (lossless) assertThat(folded).containsExactly(new FloatAttr(pair[1], expected));
                else assertThat(folded).isNull();
            }
        }
    }

    /** A number at or next to the middle of two neighbours of {@code small}. */
    private static long nearTie(Random random, FloatType large, FloatType small) {
        long bits = any(random, small);
        if (!isFinite(small, bits) || !isFinite(small, bits + 1)) return 0;
        double middle = (FloatFormat.decode(small, bits) + FloatFormat.decode(small, bits + 1)) / 2;
        long encoded = FloatFormat.encode(large, middle);
        return encoded == 0 ? 0 : encoded + random.nextInt(3) - 1;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 16, 32, 33, 53, 54, 64, 100, 128})
    void integersConvertToTheNearestFloat(int width) {
        IntegerType from = IntegerType.of(width);
        Random random = new Random(width);
        for (FloatType to : FORMATS) {
            for (String name : List.of("arith.sitofp", "arith.uitofp")) {
                OneOp op = new OneOp(name, DictionaryAttr.EMPTY, List.of(from), List.of(to));
                for (int i = 0; i < 60; i++) {
                    BigInteger a = IntegerSemanticsTest.any(random, width);
                    BigInteger n = name.endsWith("uitofp") ? a.mod(BigInteger.ONE.shiftLeft(width)) : a;
                    long expected = n.signum() == 0
                            ? 0
                            : FloatReference.round(to, new BigDecimal(n), RoundingMode.TO_NEAREST_EVEN);
                    assertThat(op.evaluate(64, OneOp.integer(a, width)))
                            .as("%s %s to %s", name, a, to)
                            .containsExactly(expected);
                    assertThat(op.fold(IntegerAttr.of(from, a))).containsExactly(new FloatAttr(to, expected));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 32, 63, 64, 65, 128})
    void floatsConvertToIntegersOrPoison(int width) {
        IntegerType to = IntegerType.of(width);
        Random random = new Random(width);
        for (FloatType from : FORMATS) {
            for (String name : List.of("arith.fptosi", "arith.fptoui")) {
                OneOp op = new OneOp(name, DictionaryAttr.EMPTY, List.of(from), List.of(to));
                boolean unsigned = name.endsWith("ui");
                BigInteger min = unsigned
                        ? BigInteger.ZERO
                        : BigInteger.ONE.shiftLeft(width - 1).negate();
                BigInteger max =
                        BigInteger.ONE.shiftLeft(unsigned ? width : width - 1).subtract(BigInteger.ONE);
                for (int i = 0; i < 200; i++) {
                    long a = i % 2 == 0 ? any(random, from) : FloatFormat.encode(from, Math.scalb(1.0, width - i % 5));
                    double value = FloatFormat.decode(from, a);
                    BigInteger whole = Double.isFinite(value) ? new BigDecimal(value).toBigInteger() : null;
                    boolean fits = whole != null && whole.compareTo(min) >= 0 && whole.compareTo(max) <= 0;
                    List<Object> expected = fits ? List.of(OneOp.integer(whole, width)) : null;
                    assertThat(op.evaluate(64, a))
                            .as("%s %s to i%s", name, value, width)
                            .isEqualTo(expected);
                    List<Attribute> folded = op.fold(new FloatAttr(from, a));
                    assertThat(folded).isEqualTo(fits ? List.of(IntegerAttr.of(to, whole)) : null);
                }
            }
        }
    }

    @Property(tries = 100)
    void comparisonsKnowUnordered(@ForAll long seed) {
        Random random = new Random(seed);
        for (CmpFPredicate p : CmpFPredicate.values()) {
            OneOp op = new OneOp(
                    "arith.cmpf",
                    DictionaryAttr.of("predicate", IntegerAttr.i64(p.ordinal())),
                    List.of(FloatType.F64, FloatType.F64),
                    List.of(IntegerType.I1));
            long a = any(random, FloatType.F64);
            long b = random.nextInt(4) == 0 ? a : any(random, FloatType.F64);
            double x = Double.longBitsToDouble(a);
            double y = Double.longBitsToDouble(b);
            // each predicate is the union of some of: equal, greater, less, unordered
            String name = p.name();
            boolean unordered = Double.isNaN(x) || Double.isNaN(y);
            boolean expected = switch (name) {
                case "ALWAYS_FALSE" -> false;
                case "ALWAYS_TRUE" -> true;
                case "ORD" -> !unordered;
                case "UNO" -> unordered;
                default ->
                    unordered
                            ? name.startsWith("U")
                            : switch (name.substring(1)) {
                                case "EQ" -> x == y;
                                case "NE" -> x != y;
                                case "LT" -> x < y;
                                case "LE" -> x <= y;
                                case "GT" -> x > y;
                                default -> x >= y;
                            };
            };
            assertThat(op.evaluate(64, a, b)).as("%s %s %s", x, p, y).containsExactly(expected ? -1L : 0L);
            assertThat(op.fold(new FloatAttr(FloatType.F64, a), new FloatAttr(FloatType.F64, b)))
                    .containsExactly(IntegerAttr.bool(expected));
        }
    }

    @Test
    void signsAndBitsOfNaNsSurvive() {
        long nan = 0x7FA00001L;
        check("arith.negf", FloatType.F32, nan ^ 0x80000000L, nan);
        OneOp toInt =
                new OneOp("arith.bitcast", DictionaryAttr.EMPTY, List.of(FloatType.F32), List.of(IntegerType.I32));
        assertThat(toInt.evaluate(64, 0xFFA00001L)).containsExactly((long) (int) 0xFFA00001L);
        OneOp toFloat =
                new OneOp("arith.bitcast", DictionaryAttr.EMPTY, List.of(IntegerType.I32), List.of(FloatType.F32));
        assertThat(toFloat.evaluate(64, (long) (int) 0xFFA00001L)).containsExactly(0xFFA00001L);
        assertThat(toFloat.fold(IntegerAttr.i32((int) 0xFFA00001L)))
                .containsExactly(new FloatAttr(FloatType.F32, 0xFFA00001L));
    }

    /** The NaN rules that mlir-opt 22 follows when it folds: the first NaN made quiet, else the positive one. */
    @Test
    void nansAreDeterministic() {
        check("arith.addf", FloatType.F32, 0x7FC00001L, 0x7FC00001L, 0x3F800000L);
        check("arith.addf", FloatType.F32, 0xFFC00001L, 0x3F800000L, 0xFF800001L);
        check("arith.remf", FloatType.F32, 0xFFC00001L, 0xFF800001L, 0x7FC00001L);
        check("arith.subf", FloatType.F32, 0x7FC00000L, 0x7F800000L, 0x7F800000L);
        check("arith.divf", FloatType.F32, 0x7FC00000L, 0, 0);
    }

    private static void check(String name, FloatType type, long expected, long... in) {
        OneOp op = OneOp.uniform(name, type, in.length);
        Object[] values = new Object[in.length];
        for (int i = 0; i < in.length; i++) values[i] = in[i];
        assertThat(op.evaluate(64, values)).as(name).containsExactly(expected);
    }

    @Test
    void formatsWithoutArithmeticAreNotFoldedAndTrap() {
        for (Type type : List.of(FloatType.F80, FloatType.F128)) {
            OneOp op = OneOp.uniform("arith.addf", type, 2);
            FloatAttr one = new FloatAttr((FloatType) type, 1);
            assertThat(op.fold(one, one)).isNull();
            assertThat(op.evaluate(64, 1L, 1L)).isNull();
        }
    }
}
