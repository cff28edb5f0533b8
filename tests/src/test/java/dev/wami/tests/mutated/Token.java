package dev.wami.tests.mutated;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A word of MLIR text and the white space in front of it. Words are cut coarsely, without a thought of what the parser
 * makes of them; comments are left out.
 */
record Token(String space, String text) {
    /** What a word is, as far as its first characters tell. */
    enum Kind {
        VALUE,
        SYMBOL,
        BLOCK,
        TYPE_ALIAS,
        ATTRIBUTE_ALIAS,
        STRING,
        NUMBER,
        WORD,
        PUNCTUATION
    }

    private static final String[] OPERATORS = {"->", "::", ">=", "<=", "==", "{-#", "#-}"};

    static List<Token> of(String text) {
        List<Token> tokens = new ArrayList<>();
        int at = 0;
        while (true) {
            int start = skipSpace(text, at);
            if (start == text.length()) return tokens;
            int end = end(text, start);
            tokens.add(
                    new Token(space(text, at, start), text.substring(start, end).intern()));
            at = end;
        }
    }

    static String text(List<Token> tokens) {
        StringBuilder text = new StringBuilder();
        for (Token t : tokens) text.append(t.space).append(t.text);
        return text.append('\n').toString();
    }

    Kind kind() {
        char c = text.charAt(0);
        if (c == '"') return Kind.STRING;
        if (Character.isDigit(c) || c == '-' && text.length() > 1 && Character.isDigit(text.charAt(1))) {
            return Kind.NUMBER;
        }
        if (Character.isLetter(c) || c == '_') return Kind.WORD;
        if (text.length() == 1) return Kind.PUNCTUATION;
        return switch (c) {
            case '%' -> Kind.VALUE;
            case '@' -> Kind.SYMBOL;
            case '^' -> Kind.BLOCK;
            case '!' -> Kind.TYPE_ALIAS;
            case '#' -> Kind.ATTRIBUTE_ALIAS;
            default -> Kind.PUNCTUATION;
        };
    }

    boolean is(String word) {
        return text.equals(word);
    }

    boolean opens() {
        return is("(") || is("[") || is("{") || is("<") || is("{-#");
    }

    boolean closes() {
        return is(")") || is("]") || is("}") || is(">") || is("#-}");
    }

    boolean startsLine() {
        return space.indexOf('\n') >= 0;
    }

    Token with(String word) {
        return new Token(space, word);
    }

    /** With a blank in front, if there is nothing. */
    Token apart() {
        return space.isEmpty() ? new Token(" ", text) : this;
    }

    static <T> T any(List<T> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }

    private static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length()) {
            if (text.startsWith("//", at)) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else {
                break;
            }
        }
        return at;
    }

    /** One line end and the indentation, or one blank. */
    private static String space(String text, int from, int to) {
        if (from == to) return "";
        int line = text.lastIndexOf('\n', to - 1);
        return (line >= from ? text.substring(line, to) : " ").intern();
    }

    private static int end(String text, int start) {
        char c = text.charAt(start);
        if (c == '"') return stringEnd(text, start);
        if ("%@^!#".indexOf(c) >= 0) {
            if (text.startsWith("@\"", start)) return stringEnd(text, start + 1);
            int end = suffix(text, start + 1);
            if (end > start + 1) return end;
        }
        if (Character.isDigit(c)) return numberEnd(text, start);
        if (Character.isLetter(c) || c == '_') {
            int end = start + 1;
            while (end < text.length() && isWordPart(text.charAt(end))) end++;
            return end;
        }
        for (String o : OPERATORS) if (text.startsWith(o, start)) return start + o.length();
        return start + 1;
    }

    private static int suffix(String text, int from) {
        int end = from;
        while (end < text.length() && (isWordPart(text.charAt(end)) || text.charAt(end) == '-')) {
            if (text.startsWith("->", end)) break;
            end++;
        }
        return end;
    }

    private static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '$';
    }

    private static int stringEnd(String text, int start) {
        int at = start + 1;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, text.length());
    }

    /** {@code 4}, {@code 0x1F}, {@code 1.5e-3}; of {@code 4x8xf32} the 4. */
    private static int numberEnd(String text, int start) {
        int at = start;
        if (text.startsWith("0x", start)
                && start + 2 < text.length()
                && Character.digit(text.charAt(start + 2), 16) >= 0) {
            at = start + 2;
            while (at < text.length() && Character.digit(text.charAt(at), 16) >= 0) at++;
            // 0xf32 is a dimension and a type
            return text.startsWith("0xf", start) || text.startsWith("0xbf", start) ? start + 1 : at;
        }
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        if (at >= text.length() || text.charAt(at) != '.') return at;
        at++;
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            int digits = at + 1;
            if (digits < text.length() && "+-".indexOf(text.charAt(digits)) >= 0) digits++;
            if (digits < text.length() && Character.isDigit(text.charAt(digits))) {
                at = digits;
                while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
            }
        }
        return at;
    }
}
