package dev.wami.tests.mutated;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What can be found in a list of tokens without knowing an operation: groups in brackets, types, statements. All
 * positions are indices.
 */
final class Piece {
    /** From its first token to behind its last. */
    record Range(int from, int to) {
        int size() {
            return to - from;
        }
    }

    private Piece() {}

    /** Where the bracket that opens at {@code open} closes, or -1. */
    static int close(List<Token> tokens, int open) {
        int depth = 0;
        for (int i = open; i < tokens.size(); i++) {
            if (tokens.get(i).opens()) depth++;
            else if (tokens.get(i).closes() && --depth == 0) return i;
        }
        return -1;
    }

    /** All groups in brackets, brackets included. */
    static List<Range> groups(List<Token> tokens) {
        List<Range> groups = new ArrayList<>();
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).opens()) open.add(i);
            else if (tokens.get(i).closes() && !open.isEmpty()) {
                groups.add(new Range(open.remove(open.size() - 1), i + 1));
            }
        }
        return groups;
    }

    /** What stands between the commas of {@code group}. */
    static List<Range> elements(List<Token> tokens, Range group) {
        List<Range> elements = new ArrayList<>();
        int depth = 0;
        int start = group.from + 1;
        for (int i = start; i < group.to; i++) {
            Token t = tokens.get(i);
            if (i == group.to - 1 || depth == 0 && t.is(",")) {
                if (i > start) elements.add(new Range(start, i));
                start = i + 1;
            } else if (t.opens()) {
                depth++;
            } else if (t.closes()) {
                depth--;
            }
        }
        return elements;
    }

    /** The type that starts at {@code at}, as far as one sees; null if none does. */
    static @org.jspecify.annotations.Nullable Range type(List<Token> tokens, int at) {
        Token t = tokens.get(at);
        boolean angle = at + 1 < tokens.size() && tokens.get(at + 1).is("<");
        boolean compound = switch (t.text()) {
            case "vector", "memref", "tensor", "tuple", "complex" -> true;
            default -> false;
        };
        if (compound && !angle) return null;
        if (!compound && t.kind() != Token.Kind.TYPE_ALIAS && !isScalar(t.text())) return null;
        int end = angle && !isScalar(t.text()) ? close(tokens, at + 1) : at;
        return end < 0 ? null : new Range(at, end + 1);
    }

    private static boolean isScalar(String word) {
        if (word.equals("index") || word.equals("none") || word.equals("bf16") || word.equals("tf32")) return true;
        int digits = word.startsWith("si") || word.startsWith("ui")
                ? 2
                : word.startsWith("i") || word.startsWith("f") ? 1 : 0;
        return digits > 0 && word.length() > digits && Character.isDigit(word.charAt(digits));
    }

    static List<Range> types(List<Token> tokens) {
        List<Range> types = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            Range type = type(tokens, i);
            if (type != null) types.add(type);
        }
        return types;
    }

    /** Operations, each from the start of its line to where the next line of its depth starts. */
    static List<Range> statements(List<Token> tokens) {
        List<Range> statements = new ArrayList<>();
        Map<Integer, Integer> starts = new HashMap<>();
        int depth = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token t = tokens.get(i);
            if (t.closes()) {
                Integer inner = starts.remove(depth);
                if (inner != null && t.startsLine()) statements.add(new Range(inner, i));
                depth--;
            }
            if (t.startsLine() && !t.closes()) {
                Integer before = starts.remove(depth);
                if (before != null) statements.add(new Range(before, i));
                if (t.kind() == Token.Kind.VALUE || t.kind() == Token.Kind.WORD || t.kind() == Token.Kind.STRING) {
                    starts.put(depth, i);
                }
            }
            if (t.opens()) depth++;
        }
        Integer last = starts.get(0);
        if (last != null) statements.add(new Range(last, tokens.size()));
        return statements;
    }

    /** What stands in the first column, each with all that follows until the next. */
    static List<List<Token>> topLevel(List<Token> tokens) {
        List<List<Token>> pieces = new ArrayList<>();
        int start = 0;
        int depth = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token t = tokens.get(i);
            if (i > start && depth == 0 && t.space().endsWith("\n") && !t.closes()) {
                pieces.add(List.copyOf(tokens.subList(start, i)));
                start = i;
            }
            if (t.opens()) depth++;
            else if (t.closes()) depth = Math.max(0, depth - 1);
        }
        if (start < tokens.size()) pieces.add(List.copyOf(tokens.subList(start, tokens.size())));
        return pieces;
    }
}
