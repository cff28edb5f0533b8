package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** String literals (specification 6.3.3), and what is UTF-8. */
final class WatStrings {
    private static final int LAST_CHARACTER = 0x10FFFF;

    private WatStrings() {}

    /**
     * The position after a string literal.
     *
     * @param start of the quote that begins it
     * @throws MalformedException if it has no end, or has a character or an escape that strings do not have
     */
    static int end(byte[] text, int start) throws MalformedException {
        int at = start + 1;
        while (at < text.length) {
            byte b = text[at];
            if (b == '"') return at + 1;
            if (b == '\\') {
                at = escapeEnd(text, at);
            } else if (b < 0) {
                at = characterEnd(text, at);
            } else if (b == '\n') {
                throw new MalformedException(start, "unclosed string");
            } else if (b < ' ' || b == 0x7F) {
                throw new MalformedException(
                        at, "illegal character in a string: " + "0x" + Integer.toHexString(b & 0xFF));
            } else {
                at++;
            }
        }
        throw new MalformedException(start, "unclosed string");
    }

    private static int escapeEnd(byte[] text, int at) throws MalformedException {
        int next = at + 1 < text.length ? text[at + 1] : 0;
        switch (next) {
            case 't', 'n', 'r', '"', '\'', '\\' -> {
                return at + 2;
            }
            case 'u' -> {
                return codePointEnd(text, at);
            }
            default -> {
                if (hex(next) < 0 || at + 2 >= text.length || hex(text[at + 2]) < 0) {
                    throw new MalformedException(at, "illegal escape in a string");
                }
                return at + 3;
            }
        }
    }

    private static int codePointEnd(byte[] text, int start) throws MalformedException {
        int end = start + 3;
        long value = 0;
        boolean digitBefore = false;
        if (end <= text.length && text[start + 2] == '{') {
            while (end < text.length && (hex(text[end]) >= 0 || digitBefore && text[end] == '_')) {
                digitBefore = text[end] != '_';
                if (digitBefore) value = Math.min(value * 16 + hex(text[end]), Integer.MAX_VALUE);
                end++;
            }
        }
        if (!digitBefore || end >= text.length || text[end] != '}') {
            throw new MalformedException(start, "illegal escape in a string");
        }
        if (value > LAST_CHARACTER || value >= Character.MIN_SURROGATE && value <= Character.MAX_SURROGATE) {
            throw new MalformedException(start, "illegal escape in a string: no character has this number");
        }
        return end + 1;
    }

    /** The position after a character of several bytes. */
    static int characterEnd(byte[] text, int start) throws MalformedException {
        int first = text[start] & 0xFF;
        int length = first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3 : first >= 0xF0 ? 4 : 0;
        boolean ok = length > 0 && first < 0xF5 && start + length <= text.length;
        for (int i = 1; ok && i < length; i++) {
            ok = (text[start + i] & 0xC0) == 0x80;
        }
        if (ok && length > 2) {
            // Neither too long an encoding, nor half of a pair, nor too great a number.
            int second = text[start + 1] & 0xFF;
            ok = switch (first) {
                case 0xE0 -> second >= 0xA0;
                case 0xED -> second < 0xA0;
                case 0xF0 -> second >= 0x90;
                case 0xF4 -> second < 0x90;
                default -> true;
            };
        }
        if (!ok) throw new MalformedException(start, "malformed UTF-8 encoding");
        return start + length;
    }

    /** Appends the bytes that a literal, which has been checked, stands for. */
    static void bytes(byte[] text, int start, int end, ByteArrayOutputStream out) {
        int at = start + 1;
        while (at < end - 1) {
            byte b = text[at];
            if (b != '\\') {
                out.write(b);
                at++;
                continue;
            }
            byte next = text[at + 1];
            at += 2;
            switch (next) {
                case 't' -> out.write('\t');
                case 'n' -> out.write('\n');
                case 'r' -> out.write('\r');
                case '"', '\'', '\\' -> out.write(next);
                case 'u' -> {
                    int value = 0;
                    for (at++; text[at] != '}'; at++) {
                        if (text[at] != '_') value = value * 16 + hex(text[at]);
                    }
                    at++;
                    out.writeBytes(Character.toString(value).getBytes(StandardCharsets.UTF_8));
                }
                default -> out.write(hex(next) << 4 | hex(text[at++]));
            }
        }
    }

    /** What a literal, which has been checked, stands for, if that is UTF-8. */
    static String name(byte[] text, int start, int end) throws MalformedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream(end - start);
        bytes(text, start, end, out);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(out.toByteArray()))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new MalformedException(start, "malformed UTF-8 encoding");
        }
    }

    /** The value of a hexadecimal digit, or -1. */
    static int hex(int digit) {
        return digit >= '0' && digit <= '9'
                ? digit - '0'
                : digit >= 'a' && digit <= 'f'
                        ? digit - 'a' + 10
                        : digit >= 'A' && digit <= 'F' ? digit - 'A' + 10 : -1;
    }
}
