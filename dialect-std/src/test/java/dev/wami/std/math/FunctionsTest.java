package dev.wami.std.math;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.std.OneOp;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Functions of numbers, against what mlir-opt 22 folds, and by definition. */
class FunctionsTest {

    /** Far from a reference by at most this many units in the last place; glibc itself is within one. */
    private static final long MAX_ULPS = 2;

    @Test
    void functionsAreCloseToAnotherImplementation() throws IOException {
        int lines = 0;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(FunctionsTest.class.getResourceAsStream("functions.txt")),
                StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith("#")) continue;
                lines++;
                String[] part = line.split(" ");
                FloatType type = Objects.requireNonNull(FloatType.named(part[1]));
                long operand = Long.parseUnsignedLong(part[2], 16);
                long expected = Long.parseUnsignedLong(part[3], 16);
                Object result = Objects.requireNonNull(
                                OneOp.uniform("math." + part[0], type, 1).evaluate(64, operand))
                        .get(0);
                assertThat(ulps(type, expected, (Long) result))
                        .as("%s gives %x", line, result)
                        .isLessThanOrEqualTo(MAX_ULPS);
            }
        }
        assertThat(lines).isGreaterThan(1000);
    }

    /** How many floats lie between; 0 for two NaNs. */
    private static long ulps(FloatType type, long a, long b) {
        double x = FloatFormat.decode(type, a);
        double y = FloatFormat.decode(type, b);
        if (Double.isNaN(x) || Double.isNaN(y)) return Double.isNaN(x) && Double.isNaN(y) ? 0 : Long.MAX_VALUE;
        return Math.abs(ordinal(type, a) - ordinal(type, b));
    }

    private static long ordinal(FloatType type, long bits) {
        long sign = 1L << type.width() - 1;
        return (bits & sign) != 0 ? -(bits & ~sign) : bits;
    }

    @ParameterizedTest
    @CsvSource({
        "round, 2.5, 3",
        "round, -2.5, -3",
        "round, 0.49999999999999994, 0",
        "round, -0.2, -0.0",
        "round, 4503599627370497.5, 4503599627370498",
        "roundeven, 2.5, 2",
        "roundeven, 3.5, 4",
        "roundeven, -0.5, -0.0",
        "trunc, -1.9, -1",
        "trunc, -0.9, -0.0",
        "floor, -0.5, -1",
        "ceil, -0.5, -0.0",
        "absf, -0.0, 0.0",
        "sqrt, 2, 1.4142135623730951",
        "sqrt, -0.0, -0.0",
        "cbrt, -27, -3",
        "rsqrt, 4, 0.5",
        "exp2, 10, 1024",
        "exp2, -1074, 4.9E-324",
        "log2, 8, 3",
        "log2, 4.9E-324, -1074",
        "log10, 1000, 3",
        "erfc, 27, 5.2370484673E-319"
    })
    void knownValues(String function, double operand, double expected) {
        OneOp op = OneOp.uniform("math." + function, FloatType.F64, 1);
        assertThat(op.evaluate(64, Double.doubleToRawLongBits(operand)))
                .as("%s %s", function, operand)
                .containsExactly(Double.doubleToRawLongBits(expected));
    }

    @ParameterizedTest
    @CsvSource({
        "powf, 2, 10, 1024",
        "powf, -2, 3, -8",
        "powf, 1, NaN, 1",
        "powf, NaN, 0, 1",
        "powf, -1, Infinity, 1",
        "powf, 0, -1, Infinity",
        "atan2, 0.0, -0.0, 3.141592653589793",
        "atan2, -0.0, 0.0, -0.0",
        "atan2, 1, 0, 1.5707963267948966",
        "copysign, 3, -0.0, -3",
        "copysign, -3, 1, 3"
    })
    void knownValuesOfTwo(String function, double a, double b, double expected) {
        OneOp op = OneOp.uniform("math." + function, FloatType.F64, 2);
        assertThat(op.evaluate(64, Double.doubleToRawLongBits(a), Double.doubleToRawLongBits(b)))
                .as("%s %s %s", function, a, b)
                .containsExactly(Double.doubleToRawLongBits(expected));
    }

    @ParameterizedTest
    @CsvSource({"5, 0, 1, 1", "-5, 0, 1, 0", "0.5, 0, 1, 0.5", "NaN, 0, 1, NaN"})
    void clampingKeepsBounds(double x, double min, double max, double expected) {
        OneOp op = OneOp.uniform("math.clampf", FloatType.F64, 3);
        Object[] in = {Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(min), Double.doubleToRawLongBits(max)};
        assertThat(op.evaluate(64, in)).containsExactly(Double.doubleToRawLongBits(expected));
    }

    @ParameterizedTest
    @CsvSource({
        "2, -2, 0.25",
        "-2, 3, -8",
        "NaN, 0, 1",
        "-1, 9007199254740993, -1",
        "0.0, -1, Infinity",
        "-0.0, -1, -Infinity"
    })
    void integralPowersOfFloats(double base, long exponent, double expected) {
        OneOp op = new OneOp(
                "math.fpowi", DictionaryAttr.EMPTY, List.of(FloatType.F64, IntegerType.I64), List.of(FloatType.F64));
        assertThat(op.evaluate(64, Double.doubleToRawLongBits(base), exponent))
                .containsExactly(Double.doubleToRawLongBits(expected));
    }

    @Test
    void sineAndCosineComeTogether() {
        OneOp op = new OneOp(
                "math.sincos", DictionaryAttr.EMPTY, List.of(FloatType.F64), List.of(FloatType.F64, FloatType.F64));
        assertThat(op.evaluate(64, Double.doubleToRawLongBits(2.0)))
                .containsExactly(
                        Double.doubleToRawLongBits(StrictMath.sin(2)), Double.doubleToRawLongBits(StrictMath.cos(2)));
    }

    @ParameterizedTest
    @CsvSource({
        "1.0, true, false, false, true", "0.0, true, false, false, false", "Infinity, false, true, false, false",
        "-Infinity, false, true, false, false", "NaN, false, false, true, false", "6.2e-5, true, false, false, true",
        "6.0e-5, true, false, false, false"
    })
    void kindsOfF16(double value, boolean finite, boolean inf, boolean nan, boolean normal) {
        Object bits = OneOp.floating(FloatType.F16, value);
        String[] names = {"isfinite", "isinf", "isnan", "isnormal"};
        boolean[] expected = {finite, inf, nan, normal};
        for (int i = 0; i < names.length; i++) {
            OneOp op = new OneOp(
                    "math." + names[i], DictionaryAttr.EMPTY, List.of(FloatType.F16), List.of(IntegerType.I1));
            assertThat(op.evaluate(64, bits)).as("%s %s", names[i], value).containsExactly(expected[i] ? -1L : 0L);
        }
    }

    /** Bits are counted one by one, powers by repeated multiplication. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8, 31, 32, 64, 65, 100})
    void functionsOfIntegers(int width) {
        IntegerType type = IntegerType.of(width);
        BigInteger modulus = BigInteger.ONE.shiftLeft(width);
        Random random = new Random(width);
        for (int i = 0; i < 200; i++) {
            BigInteger a = i < 3 ? BigInteger.valueOf(i - 1) : new BigInteger(random.nextInt(width + 1), random);
            BigInteger u = a.mod(modulus);
            int leading = 0;
            while (leading < width && !u.testBit(width - 1 - leading)) leading++;
            int trailing = 0;
            while (trailing < width && !u.testBit(trailing)) trailing++;
            int ones = 0;
            for (int b = 0; b < width; b++) if (u.testBit(b)) ones++;
            check("math.ctlz", type, BigInteger.valueOf(leading), a);
            check("math.cttz", type, BigInteger.valueOf(trailing), a);
            check("math.ctpop", type, BigInteger.valueOf(ones), a);
            BigInteger signed = ((IntegerAttr) IntegerAttr.of(type, a)).big();
            check("math.absi", type, signed.signum() < 0 ? signed.negate() : signed, a);
            int exponent = random.nextInt(Math.min(40, 1 << Math.min(width - 1, 20)));
            BigInteger power = BigInteger.ONE;
            for (int k = 0; k < exponent; k++) power = power.multiply(a);
            check("math.ipowi", type, power, a, BigInteger.valueOf(exponent));
        }
    }

    private static void check(String name, IntegerType type, BigInteger expected, BigInteger... in) {
        OneOp op = OneOp.uniform(name, type, in.length);
        Object[] values = new Object[in.length];
        Attribute[] constants = new Attribute[in.length];
        for (int i = 0; i < in.length; i++) {
            values[i] = OneOp.integer(in[i], type.width());
            constants[i] = IntegerAttr.of(type, in[i]);
        }
        assertThat(op.evaluate(64, values))
                .as("%s %s : %s", name, List.of(in), type)
                .containsExactly(OneOp.integer(expected, type.width()));
        assertThat(op.fold(constants)).containsExactly(IntegerAttr.of(type, expected));
    }

    @ParameterizedTest
    @CsvSource({"3, -2, 0", "1, -5, 1", "-1, -5, -1", "-1, -4, 1"})
    void negativePowersOfIntegers(long base, long exponent, long expected) {
        OneOp op = OneOp.uniform("math.ipowi", IntegerType.I32, 2);
        assertThat(op.evaluate(64, base, exponent)).containsExactly(expected);
        OneOp wide = OneOp.uniform("math.ipowi", IntegerType.of(80), 2);
        assertThat(wide.evaluate(64, BigInteger.valueOf(base), BigInteger.valueOf(exponent)))
                .containsExactly(BigInteger.valueOf(expected));
    }

    @Test
    void zeroHasNoNegativePower() {
        OneOp op = OneOp.uniform("math.ipowi", IntegerType.I32, 2);
        assertThat(op.evaluate(64, 0L, -1L)).isNull();
        assertThat(op.fold(IntegerAttr.i32(0), IntegerAttr.i32(-1))).isNull();
    }

    @Test
    void countsOfIndexFoldIfTheWidthDoesNotMatter() {
        OneOp leading = OneOp.uniform("math.ctlz", IndexType.INDEX, 1);
        assertThat(leading.fold(IntegerAttr.index(1))).isNull();
        assertThat(leading.fold(IntegerAttr.index(-1))).containsExactly(IntegerAttr.index(0));
        assertThat(leading.evaluate(32, 1L)).containsExactly(31L);
        OneOp trailing = OneOp.uniform("math.cttz", IndexType.INDEX, 1);
        assertThat(trailing.fold(IntegerAttr.index(8))).containsExactly(IntegerAttr.index(3));
        assertThat(trailing.fold(IntegerAttr.index(0))).isNull();
    }

    @Test
    void halfPrecisionFunctionsExecuteButDoNotFold() {
        OneOp op = OneOp.uniform("math.exp", FloatType.F16, 1);
        assertThat(op.evaluate(64, OneOp.floating(FloatType.F16, 0.5)))
                .containsExactly(OneOp.floating(FloatType.F16, StrictMath.exp(0.5)));
        assertThat(op.fold(FloatAttr.of(FloatType.F16, 0.5))).isNull();
    }
}
