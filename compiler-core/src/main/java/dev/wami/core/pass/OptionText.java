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
        for (Object c : example.getDeclaringClass().getEnumConstants())
            if (spelling(c).equals(text)) return c;
        return null;
    }

    private static List<String> list(String text) {
        return text.isEmpty() ? List.of() : new ArrayList<>(Arrays.asList(text.split(",")));
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

    /** {@code value} as {@link #parse} reads it. */
    static String print(Object value) {
        if (value instanceof Enum<?>) return spelling(value);
        if (value instanceof List<?> l) return l.stream().map(String::valueOf).collect(Collectors.joining(","));
        return String.valueOf(value);
    }
}
