package dev.wami.core.text;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.ir.Location;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** What {@link CustomSyntaxParser} reads token by token: punctuation, words, numbers and names. */
abstract class TokenSyntaxParser implements AsmParser {
    final Cursor in;

    TokenSyntaxParser(Cursor cursor) {
        in = cursor;
    }

    @Override
    public Location here() {
        return in.location();
    }

    Location location(int offset) {
        return in.location(offset);
    }

    /** Where the next token begins. */
    int offset() {
        return in.start();
    }

    @Override
    public Diagnostic error(String text, Object... args) {
        return error(in.location(), text, args);
    }

    // ---- punctuation and words

    @Override
    public boolean parse(String punctuation) {
        return in.parse(Token.punctuation(punctuation));
    }

    @Override
    public boolean parse(String punctuation, String where) {
        return in.parse(Token.punctuation(punctuation), where);
    }

    @Override
    public boolean optional(String punctuation) {
        return in.optional(Token.punctuation(punctuation));
    }

    @Override
    public boolean atPunctuation(String punctuation) {
        return in.at(Token.punctuation(punctuation));
    }

    boolean at(Token kind) {
        return in.at(kind);
    }

    boolean parse(Token punctuation) {
        return in.parse(punctuation);
    }

    boolean optional(Token punctuation) {
        return in.optional(punctuation);
    }

    @Override
    public boolean parseKeyword(String keyword) {
        if (in.optionalKeyword(keyword)) return true;
        error("expected '%s'", keyword);
        return false;
    }

    @Override
    public boolean optionalKeyword(String keyword) {
        return in.optionalKeyword(keyword);
    }

    @Override
    public @Nullable String parseAnyKeyword() {
        String word = optionalAnyKeyword();
        if (word == null) error("expected valid keyword");
        return word;
    }

    @Override
    public @Nullable String optionalAnyKeyword() {
        String word = peekKeyword();
        if (word != null) in.take();
        return word;
    }

    @Override
    public @Nullable String peekKeyword() {
        return in.at(Token.BARE) ? in.spelling() : null;
    }

    @Override
    public @Nullable String parseKeywordOrString() {
        if (in.at(Token.STRING)) return in.takeString();
        String word = optionalAnyKeyword();
        if (word == null) error("expected valid keyword or string");
        return word;
    }

    @Override
    public @Nullable String parseString() {
        if (in.at(Token.STRING)) return in.takeString();
        error("expected string");
        return null;
    }

    @Override
    public @Nullable String optionalString() {
        return in.at(Token.STRING) ? in.takeString() : null;
    }

    // ---- numbers

    @Override
    public @Nullable Long parseSigned(int bits) {
        if (atNumber()) return optionalSigned(bits);
        error("expected integer value");
        return null;
    }

    @Override
    public @Nullable Long parseUnsigned(int bits) {
        if (atNumber()) return optionalUnsigned(bits);
        error("expected integer value");
        return null;
    }

    @Override
    public @Nullable BigInteger parseBigInteger() {
        if (in.optionalKeyword("false")) return BigInteger.ZERO;
        if (in.optionalKeyword("true")) return BigInteger.ONE;
        boolean negative = in.optional(Token.MINUS);
        if (!in.at(Token.INTEGER)) {
            error("expected integer value");
            return null;
        }
        BigInteger magnitude = in.integer();
        in.take();
        return negative ? magnitude.negate() : magnitude;
    }

    private boolean atNumber() {
        return in.at(Token.INTEGER) || in.at(Token.MINUS) || in.atKeyword("false") || in.atKeyword("true");
    }

    @Override
    public @Nullable Long optionalSigned(int bits) {
        return optionalNumber(bits, true);
    }

    @Override
    public @Nullable Long optionalUnsigned(int bits) {
        return optionalNumber(bits, false);
    }

    private @Nullable Long optionalNumber(int bits, boolean signed) {
        long mask = signed ? -1 : -1L >>> (64 - bits);
        if (in.optionalKeyword("false")) return 0L;
        if (in.optionalKeyword("true")) return mask; // one bit, sign-extended, as upstream
        if (!in.at(Token.INTEGER) && !in.at(Token.MINUS)) return null;
        int start = in.start();
        boolean negative = in.optional(Token.MINUS);
        if (!in.at(Token.INTEGER)) {
            error("expected integer value");
            return null;
        }
        BigInteger magnitude = in.integer();
        BigInteger value = negative ? magnitude.negate() : magnitude;
        boolean fits =
                signed ? value.bitLength() < bits : negative ? magnitude.bitLength() < bits : value.bitLength() <= bits;
        if (!fits) {
            error(in.location(start), "integer value too large");
            return null;
        }
        in.take();
        return value.longValue() & mask;
    }

    @Override
    public @Nullable Double parseFloat() {
        boolean negative = in.optional(Token.MINUS);
        if (!in.at(Token.FLOAT) && !in.at(Token.INTEGER)) {
            error("expected floating point literal");
            return null;
        }
        double v = in.at(Token.FLOAT)
                ? Double.parseDouble(in.rawText(in.start(), in.end()))
                : in.integer().doubleValue();
        in.take();
        return negative ? -v : v;
    }

    // ---- symbols

    @Override
    public @Nullable String parseSymbolName() {
        if (in.at(Token.AT)) return in.takeSymbol();
        error("expected valid '@'-identifier for symbol name");
        return null;
    }

    @Override
    public @Nullable String optionalSymbolName() {
        return in.at(Token.AT) ? in.takeSymbol() : null;
    }
}
