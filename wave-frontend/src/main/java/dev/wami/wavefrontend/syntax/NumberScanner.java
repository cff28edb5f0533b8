package dev.wami.wavefrontend.syntax;

import dev.wami.wavefrontend.syntax.Token.Kind;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Reads a number: decimal, hexadecimal, octal and binary integers, decimal floats, with separators between digits and
 * the letters that follow as a suffix, which the parser judges.
 */
public final class NumberScanner {
    private final Source source;
    private final byte[] text;
    private final char separator;
    private final int start;
    private int at;

    /** @param separator what may stand between digits: {@code _} or {@code '} */
    public NumberScanner(Source source, int start, char separator) {
        this.source = source;
        this.text = source.bytes();
        this.separator = separator;
        this.start = start;
        this.at = start;
    }

    /** The number that starts here with a digit, or a dot and a digit. Wrong ones are reported and count as 0. */
    public Token scan() {
        int base = base();
        if (base == 10) return decimal();
        at += 2;
        String digits = digits(base);
        String suffix = suffix();
        if (digits.isEmpty() || !suffix.isEmpty() && Scanner.isDigit(suffix.charAt(0))) return malformed();
        return integer(new BigInteger(digits, base), suffix);
    }

    private int base() {
        if (peek(0) != '0') return 10;
        return switch (peek(1)) {
            case 'x', 'X' -> 16;
            case 'o', 'O' -> 8;
            case 'b', 'B' -> 2;
            default -> 10;
        };
    }

    private Token decimal() {
        String whole = digits(10);
        String fraction = null;
        // neither the range 1..2 nor the method of 1.max(2)
        boolean point = peek(0) == '.' && peek(1) != '.' && !(Scanner.isNameStart(peek(1)) && !isExponent(1));
        if (point) {
            at++;
            fraction = digits(10);
        }
        String exponent = isExponent(0) ? exponent() : null;
        String suffix = suffix();
        if (fraction == null && exponent == null) return integer(new BigInteger(whole), suffix);
        String number = (whole.isEmpty() ? "0" : whole) + "."
                + (fraction == null || fraction.isEmpty() ? "0" : fraction) + (exponent == null ? "" : exponent);
        return new Token(Kind.FLOAT, text(), start, at, Double.valueOf(number), suffix);
    }

    private boolean isExponent(int ahead) {
        if (peek(ahead) != 'e' && peek(ahead) != 'E') return false;
        int sign = peek(ahead + 1) == '+' || peek(ahead + 1) == '-' ? 1 : 0;
        return Scanner.isDigit(peek(ahead + 1 + sign));
    }

    private String exponent() {
        at++;
        String sign = "";
        if (peek(0) == '+' || peek(0) == '-') sign = String.valueOf((char) text[at++]);
        return "e" + sign + digits(10);
    }

    /** Digits without their separators. */
    private String digits(int base) {
        StringBuilder out = new StringBuilder();
        while (true) {
            int c = peek(0);
            if (Character.digit(c, base) >= 0) out.append((char) c);
            else if (c != separator || Character.digit(peek(1), base) < 0) return out.toString();
            at++;
        }
    }

    private String suffix() {
        int from = at;
        while (Scanner.isNamePart(peek(0))) at++;
        return new String(text, from, at - from, java.nio.charset.StandardCharsets.UTF_8);
    }

    private Token integer(BigInteger value, String suffix) {
        return new Token(Kind.INTEGER, text(), start, at, value, suffix);
    }

    private Token malformed() {
        source.error(start, "malformed number '%s'", text());
        return integer(BigInteger.ZERO, "");
    }

    private String text() {
        return new String(text, start, at - start, java.nio.charset.StandardCharsets.UTF_8);
    }

    private int peek(int ahead) {
        return at + ahead < text.length ? text[at + ahead] : 0;
    }

    /** Whether a number starts at {@code c} before {@code next}. */
    public static boolean starts(int c, int next) {
        return Scanner.isDigit(c) || c == '.' && Scanner.isDigit(next);
    }

    /** The value of an integer token. */
    public static BigInteger integerOf(Token token) {
        @Nullable Number n = token.number();
        return n instanceof BigInteger b ? b : BigInteger.ZERO;
    }

    /** The value of a float token. */
    public static double realOf(Token token) {
        @Nullable Number n = token.number();
        return n == null ? 0 : n.doubleValue();
    }
}
