package dev.wami.wasmbinary.wat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.MalformedException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Literals against exact arithmetic and the JDK's own reading of decimal numbers, which rounds once. */
class WatNumbersTest {
    private static int f32(String text) throws MalformedException {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        return WatNumbers.f32(bytes, 0, bytes.length);
    }

    private static long f64(String text) throws MalformedException {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        return WatNumbers.f64(bytes, 0, bytes.length);
    }

    @Property(tries = 500)
    void readsWhatIsPrinted(@ForAll long bits) throws MalformedException {
        assertThat(f64(WatLiterals.f64(bits))).isEqualTo(bits);
        assertThat(f32(WatLiterals.f32((int) bits))).isEqualTo((int) bits);
        double value = Double.longBitsToDouble(bits);
        if (Double.isFinite(value)) {
            assertThat(f64(Double.toHexString(value))).isEqualTo(bits);
        }
    }

    /** Digits, a point among them, and an exponent, in hexadecimal: the nearest float of the exact value. */
    @Property(tries = 2_000)
    void roundsHexadecimalNumbersOnce(
            @ForAll long high,
            @ForAll long low,
            @ForAll @IntRange(min = 1, max = 31) int point,
            @ForAll @IntRange(min = -1200, max = 1100) int exponent)
            throws MalformedException {
        // Most low halves are 0 or 1, or all the digits a half: where rounding is decided.
        long end = switch ((int) low & 3) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> Long.MIN_VALUE;
            default -> low;
        };
        String digits = String.format(Locale.ROOT, "%016x%016x", high, end);
        BigDecimal exact = new BigDecimal(new BigInteger(digits, 16));
        int scale = exponent - 4 * (32 - point);
        BigDecimal power = BigDecimal.valueOf(2).pow(Math.abs(scale));
        exact = scale < 0 ? exact.multiply(new BigDecimal("0.5").pow(-scale)) : exact.multiply(power);
        String text = "0x" + digits.substring(0, point) + "." + digits.substring(point) + "p" + exponent;
        double wide = Double.parseDouble(exact.toString());
        if (Double.isInfinite(wide)) {
            assertOutOfRange(() -> f64(text));
        } else {
            assertThat(Double.longBitsToDouble(f64(text))).isEqualTo(wide);
        }
        float narrow = Float.parseFloat(exact.toString());
        if (Float.isInfinite(narrow)) {
            assertOutOfRange(() -> f32(text));
        } else {
            assertThat(Float.intBitsToFloat(f32(text))).isEqualTo(narrow);
        }
    }

    private interface Reading {
        Object read() throws MalformedException;
    }

    private static void assertOutOfRange(Reading reading) {
        try {
            throw new AssertionError("read as " + reading.read());
        } catch (MalformedException e) {
            assertThat(e.text()).isEqualTo("constant out of range");
        }
    }

    @Property(tries = 500)
    void readsIntegersOfBothRanges(@ForAll long value) throws MalformedException {
        for (String text :
                new String[] {Long.toString(value), Long.toUnsignedString(value), "0x" + Long.toHexString(value)}) {
            byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
            assertThat(WatNumbers.integer(bytes, 0, bytes.length, 64)).isEqualTo(value);
        }
        BigInteger beyond = BigInteger.ONE.shiftLeft(64).add(BigInteger.valueOf(value >>> 1));
        byte[] bytes = beyond.toString().getBytes(StandardCharsets.US_ASCII);
        assertOutOfRange(() -> WatNumbers.integer(bytes, 0, bytes.length, 64));
    }
}
