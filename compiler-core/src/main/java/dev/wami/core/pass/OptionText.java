package dev.wami.core.pass;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads and describes the values that an {@link Option} can have. */
final class OptionText {
    private OptionText() {}

    /** {@code text} as a value of the kind of {@code example}, or null. */
    static @Nullable Object parse(Object example, String text) {
        try {
            if (example instanceof Boolean) return bool(text);
            if (example instanceof Integer) return Integer.valueOf(text);
            if (example instanceof Long) return Long.valueOf(text);
            if (example instanceof Enum<?> e) return constant(e, text);
            if (example instanceof List<?>) return list(text);
            return text;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static @Nullable Boolean bool(String text) {
        return switch (text) {
            case "true", "TRUE", "True", "1", "" -> true;
            case "false", "FALSE", "False", "0" -> false;
            default -> null;
        };
    }

    private static @Nullable Object constant(Enum<?> example, String text) {
        for (Object c : example.getDeclaringClass().getEnumConstants()) {
            if (spelling(c).equals(text)) return c;
        }
        return null;
    }

    /** The parts between commas that stand outside quotes and brackets. */
    static List<String> list(String text) {
        List<String> out = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ',') {
                if (i > start || !out.isEmpty()) {
                    out.add(unwrap(text.substring(start, i).trim()));
                }
                start = i + 1;
            } else {
                i = skipGroup(text, i);
            }
        }
        return out;
    }

    /** The end of the quotation or bracket that begins at {@code at}, its last character; else {@code at}. */
    static int skipGroup(String text, int at) {
        char c = text.charAt(at);
        if (c == '"' || c == '\'') {
            int end = text.indexOf(c, at + 1);
            return end < 0 ? at : end;
        }
        int kind = "({[".indexOf(c);
        if (kind < 0) return at;
        int depth = 0;
        for (int i = at; i < text.length(); i++) {
            char d = text.charAt(i);
            if (d == c) depth++;
            else if (d == ")}]".charAt(kind) && --depth == 0) return i;
            else if (d == '"' || d == '\'') i = skipGroup(text, i);
        }
        return at;
    }

    /** {@code text} without the quotes or braces that enclose all of it. */
    static String unwrap(String text) {
        if (text.length() < 2 || skipGroup(text, 0) != text.length() - 1) return text;
        return switch (text.charAt(0)) {
            case '"', '\'', '{' -> text.substring(1, text.length() - 1).trim();
            default -> text;
        };
    }

    private static String spelling(Object constant) {
        return ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String kind(Object example) {
        if (example instanceof Boolean) return "true or false";
        if (example instanceof Integer || example instanceof Long) return "an integer";
        if (example instanceof Enum<?> e) {
            return Arrays.stream(e.getDeclaringClass().getEnumConstants())
                    .map(OptionText::spelling)
                    .collect(Collectors.joining(", ", "one of ", ""));
        }
        return example instanceof List<?> ? "a list separated by commas" : "text";
    }

    /** {@code value} as {@link #parse} reads it, in braces where it would not be one word otherwise. */
    static String print(Object value) {
        if (value instanceof Enum<?>) return spelling(value);
        if (!(value instanceof List<?> l)) return wrap(String.valueOf(value));
        return l.isEmpty()
                ? ""
                : l.stream().map(v -> wrap(String.valueOf(v))).collect(Collectors.joining(",", "{", "}"));
    }

    private static String wrap(String text) {
        return text.indexOf(' ') >= 0 ? "{" + text + "}" : text;
    }
}
