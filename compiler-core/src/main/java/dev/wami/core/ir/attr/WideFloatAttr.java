package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.FloatType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Locale;

/**
 * A number of {@code f80} or {@code f128}, which is read, kept and written, but not computed with. Upstream: builtin
 * FloatAttr.
 *
 * @param bits the encoding, not negative
 */
public record WideFloatAttr(FloatType type, BigInteger bits) implements TypedAttr {
    private static final int SPECIAL_EXPONENT = 0x7FFF;
    private static final int BIAS = 16383;
    private static final BigInteger TWO = BigInteger.TWO;

    public WideFloatAttr {
        // f80 writes the leading bit of its significand; numbers without it, unless they are subnormal, are NaNs
        if (type == FloatType.F80 && exponent(type, bits) != 0 && !bits.testBit(63)) {
            bits = bits.or(BigInteger.valueOf(SPECIAL_EXPONENT).shiftLeft(64));
        }
    }

    /** {@code value}, which both formats can represent. */
    public static WideFloatAttr of(FloatType type, double value) {
        int fraction = fractionBits(type);
        boolean explicit = type == FloatType.F80;
        BigInteger magnitude;
        if (value == 0) {
            magnitude = BigInteger.ZERO;
        } else if (Double.isInfinite(value) || Double.isNaN(value)) {
            BigInteger top = BigInteger.valueOf(explicit ? 2L * SPECIAL_EXPONENT + 1 : SPECIAL_EXPONENT);
            magnitude = top.shiftLeft(fraction);
            if (Double.isNaN(value)) magnitude = magnitude.setBit(fraction - 1);
        } else {
            long stored = Double.doubleToRawLongBits(value) & (1L << 52) - 1;
            int exponent = Math.getExponent(value);
            BigInteger significand = BigInteger.valueOf(exponent < Double.MIN_EXPONENT ? stored : stored | 1L << 52);
            int shift = fraction + 1 - significand.bitLength();
            int field = Math.max(exponent, Double.MIN_EXPONENT) - 52 + fraction - shift + BIAS;
            significand = significand.shiftLeft(shift);
            if (!explicit) significand = significand.clearBit(fraction);
            magnitude = BigInteger.valueOf(field)
                    .shiftLeft(explicit ? fraction + 1 : fraction)
                    .or(significand);
        }
        boolean negative = Double.doubleToRawLongBits(value) < 0;
        return new WideFloatAttr(type, negative ? magnitude.setBit(type.width() - 1) : magnitude);
    }

    private static int fractionBits(FloatType type) {
        return type == FloatType.F80 ? 63 : 112;
    }

    private static int exponent(FloatType type, BigInteger bits) {
        return bits.shiftRight(type == FloatType.F80 ? 64 : 112).intValue() & SPECIAL_EXPONENT;
    }

    /** The number as it is written, without its type. */
    public String literal() {
        int exponent = exponent(type, bits);
        if (exponent == SPECIAL_EXPONENT) return hex();
        int fraction = fractionBits(type);
        BigInteger significand = bits.mod(BigInteger.ONE.shiftLeft(type == FloatType.F80 ? 64 : 112));
        if (type == FloatType.F128 && exponent != 0) significand = significand.setBit(fraction);
        String sign = bits.testBit(type.width() - 1) ? "-" : "";
        if (significand.signum() == 0) return sign + "0.000000e+00";
        int scale = Math.max(exponent, 1) - BIAS - fraction;
        String six = new FloatLiteral.Digits(significand, scale, 6).scientific(6);
        if (readsAs(six, significand, scale)) return sign + six;
        int natural = 2 + (fraction + 1) * 59 / 196;
        String full = new FloatLiteral.Digits(significand, scale, natural).padded(natural);
        return full.indexOf('.') >= 0 ? sign + full : hex();
    }

    private String hex() {
        return "0x" + bits.toString(16).toUpperCase(Locale.ROOT);
    }

    /**
     * Whether {@code text} is read, rounded to the nearest number and from the middle to the even one, as significand *
     * 2^scale.
     */
    private boolean readsAs(String text, BigInteger significand, int scale) {
        // all in quarters of the distance to the next number
        BigDecimal quarters = scale >= 2
                ? new BigDecimal(text).divide(new BigDecimal(TWO.pow(scale - 2)), MathContext.UNLIMITED)
                : new BigDecimal(text).multiply(new BigDecimal(TWO.pow(2 - scale)));
        BigDecimal off = quarters.subtract(new BigDecimal(significand.shiftLeft(2)));
        boolean powerOfTwo = significand.bitCount() == 1 && significand.bitLength() == fractionBits(type) + 1;
        int reach = off.abs().compareTo(BigDecimal.valueOf(off.signum() < 0 && powerOfTwo ? 1 : 2));
        return reach < 0 || reach == 0 && !significand.testBit(0);
    }

    @Override
    public void print(AsmText out) {
        out.text(literal()).text(" : ").print(type);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
