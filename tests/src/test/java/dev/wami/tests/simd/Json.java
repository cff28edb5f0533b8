package dev.wami.tests.simd;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the JSON that {@code wasm-tools json-from-wast} writes: objects as maps, arrays as lists, the rest as strings.
 */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        return new Json(text).value();
    }

    private char next() {
        while (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ',' || text.charAt(at) == ':') at++;
        return text.charAt(at);
    }

    private Object value() {
        return switch (next()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            default -> word();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> out = new LinkedHashMap<>();
        at++;
        while (next() != '}') {
            String key = string();
            out.put(key, value());
        }
        at++;
        return out;
    }

    private List<Object> array() {
        List<Object> out = new ArrayList<>();
        at++;
        while (next() != ']') out.add(value());
        at++;
        return out;
    }

    private String word() {
        int start = at;
        while ("{}[],:\"".indexOf(text.charAt(at)) < 0 && !Character.isWhitespace(text.charAt(at))) at++;
        return text.substring(start, at);
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        at++;
        for (; text.charAt(at) != '"'; at++) {
            if (text.charAt(at) != '\\') {
                out.append(text.charAt(at));
                continue;
            }
            char escaped = text.charAt(++at);
            switch (escaped) {
                case 'u' -> {
                    out.append((char) Integer.parseInt(text, at + 1, at + 5, 16));
                    at += 4;
                }
                case 'n' -> out.append('\n');
                case 't' -> out.append('\t');
                case 'r' -> out.append('\r');
                default -> out.append(escaped);
            }
        }
        at++;
        return out.toString();
    }
}
