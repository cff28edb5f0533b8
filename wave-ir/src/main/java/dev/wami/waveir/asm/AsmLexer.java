package dev.wami.waveir.asm;

import dev.wami.core.utf8.Utf8;
import dev.wami.waveir.asm.Token.Kind;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/** Takes a line of assembly apart. A comment begins with {@code ;} or {@code #} and ends with the line. */
final class AsmLexer {
    private final String line;
    private int at;

    private AsmLexer(String line) {
        this.line = line;
    }

    /** The tokens of a line, the last of which is its end. */
    static List<Token> tokens(String line) {
        AsmLexer lexer = new AsmLexer(line);
        List<Token> tokens = new ArrayList<>();
        do tokens.add(lexer.next());
        while (tokens.get(tokens.size() - 1).kind() != Kind.END);
        return tokens;
    }

    private char peek() {
        return at < line.length() ? line.charAt(at) : '\n';
    }

    private Token next() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\r') at++;
        int start = at;
        char c = peek();
        if (c == '\n' || c == ';' || c == '#') return new Token(Kind.END, "", start);
        at++;
        if (c == ',') return new Token(Kind.COMMA, ",", start);
        if (c == ':') return new Token(Kind.COLON, ":", start);
        if (c == '"') return string(start);
        if (c == '@') {
            if (peek() == '!') at++;
            return word(Kind.GUARD, start);
        }
        if (isDigit(c) || c == '-' && isDigit(peek())) return number(start);
        if (isLetter(c) || c == '.' && isLetter(peek())) return word(Kind.WORD, start);
        if (Character.isHighSurrogate(c) && Character.isLowSurrogate(peek())) at++;
        return new Token(Kind.STRAY, line.substring(start, at), start);
    }

    private Token word(Kind kind, int start) {
        while (isLetter(peek()) || isDigit(peek()) || peek() == '.') at++;
        return new Token(kind, line.substring(start, at), start);
    }

    /** Digits, letters, dots and the sign of an exponent: what it means is looked at later. */
    private Token number(int start) {
        boolean hex = line.startsWith("0x", at - 1) || line.startsWith("0x", at);
        while (isLetter(peek()) || isDigit(peek()) || peek() == '.' || !hex && isExponentSign()) at++;
        return new Token(Kind.NUMBER, line.substring(start, at), start);
    }

    private boolean isExponentSign() {
        char before = line.charAt(at - 1);
        return (peek() == '-' || peek() == '+') && (before == 'e' || before == 'E');
    }

    /** With escapes of a backslash before itself, a quote or the two hexadecimal digits of a byte. */
    private Token string(int start) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        while (at < line.length() && peek() != '"') {
            int length = Character.charCount(line.codePointAt(at));
            String c = line.substring(at, at + length);
            if (!c.equals("\\")) {
                bytes.writeBytes(Utf8.encode(c));
                at += length;
            } else if (line.startsWith("\\\\", at) || line.startsWith("\\\"", at)) {
                bytes.write(line.charAt(at + 1));
                at += 2;
            } else if (hexDigit(at + 1) >= 0 && hexDigit(at + 2) >= 0) {
                bytes.write(hexDigit(at + 1) << 4 | hexDigit(at + 2));
                at += 3;
            } else return new Token(Kind.STRAY, "\\", at++);
        }
        if (at == line.length()) return new Token(Kind.STRAY, "\"", start);
        at++;
        return new Token(Kind.STRING, Utf8.decode(bytes.toByteArray(), 0, bytes.size()), start);
    }

    private int hexDigit(int index) {
        return index < line.length() ? Character.digit(line.charAt(index), 16) : -1;
    }

    static boolean isLetter(char c) {
        return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_';
    }

    static boolean isDigit(char c) {
        return '0' <= c && c <= '9';
    }
}
