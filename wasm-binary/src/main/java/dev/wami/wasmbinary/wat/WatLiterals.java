package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Bytes;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;

/** Numbers and strings in the text format (specification 6.3). */
final class WatLiterals {
    private static final String HEX = "0123456789abcdef";

    private WatLiterals() {}

    /** The shortest decimal number that reads as this value, or a NaN with its payload. */
    static String f32(int bits) {
        float value = Float.intBitsToFloat(bits);
        if (Float.isNaN(value)) {
            return nan(bits < 0, bits & 0x7F_FFFF, 0x40_0000);
        }
        return Float.isInfinite(value) ? infinity(bits < 0) : decimal(value, true);
    }

    /** The shortest decimal number that reads as this value, or a NaN with its payload. */
    static String f64(long bits) {
        double value = Double.longBitsToDouble(bits);
        if (Double.isNaN(value)) {
            return nan(bits < 0, bits & 0xF_FFFF_FFFF_FFFFL, 0x8_0000_0000_0000L);
        }
        return Double.isInfinite(value) ? infinity(bits < 0) : decimal(value, false);
    }

    /**
     * The exact value, rounded to the fewest digits that read as it. What {@code toString} gives reads as it too, but
     * with a number of digits that depends on the version of the JDK: it is where the search starts. If some number of
     * digits does not suffice, no smaller one does.
     */
    private static String decimal(double value, boolean single) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return (1 / value < 0 ? "-" : "") + (long) Math.abs(value);
        }
        BigDecimal exact = new BigDecimal(value);
        int digits = new BigDecimal(single ? Float.toString((float) value) : Double.toString(value)).precision();
        BigDecimal best = round(exact, digits);
        while (digits > 1) {
            BigDecimal shorter = round(exact, --digits);
            String text = shorter.toString();
            if (single ? Float.parseFloat(text) != value : Double.parseDouble(text) != value) {
                break;
            }
            best = shorter;
        }
        BigDecimal shortest = best.stripTrailingZeros();
        return shortest.scale() >= 0 && shortest.scale() < 20 ? shortest.toPlainString() : shortest.toString();
    }

    private static BigDecimal round(BigDecimal exact, int digits) {
        return exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
    }

    private static String infinity(boolean negative) {
        return negative ? "-inf" : "inf";
    }

    private static String nan(boolean negative, long payload, long canonical) {
        String sign = negative ? "-nan" : "nan";
        return payload == canonical ? sign : sign + ":0x" + Long.toHexString(payload);
    }

    /** A string literal with the UTF-8 bytes of a name. */
    static String string(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        StringBuilder out = new StringBuilder(bytes.length + 2);
        string(out, Bytes.view(bytes, 0, bytes.length), 0, bytes.length);
        return out.toString();
    }

    /** A string literal with some of the bytes: what is not printable ASCII is escaped. */
    static void string(StringBuilder out, Bytes bytes, int start, int end) {
        out.append('"');
        for (int i = start; i < end; i++) {
            int b = bytes.at(i) & 0xFF;
            if (b >= ' ' && b < 0x7F && b != '"' && b != '\\') {
                out.append((char) b);
            } else {
                out.append('\\').append(HEX.charAt(b >> 4)).append(HEX.charAt(b & 15));
            }
        }
        out.append('"');
    }
}
