package dev.wami.tests.mutated;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Takes tokens out of a text that fails, as long as it fails in the same way. */
final class Reducer {
    private final Predicate<String> fails;
    private final long end;

    /** @param seconds at most */
    Reducer(Predicate<String> fails, long seconds) {
        this.fails = fails;
        this.end = System.nanoTime() + seconds * 1_000_000_000L;
    }

    String reduce(String text) {
        List<Token> tokens = Token.of(text);
        if (!fails.test(Token.text(tokens))) return text;
        for (boolean shorter = true; shorter; ) {
            int before = tokens.size();
            tokens = withoutGroups(tokens);
            tokens = unwrapped(tokens);
            for (int width = Math.max(1, tokens.size() / 2); width > 0; width /= 2) tokens = withoutRuns(tokens, width);
            shorter = tokens.size() < before && System.nanoTime() < end;
        }
        return Token.text(tokens);
    }

    private List<Token> withoutRuns(List<Token> tokens, int width) {
        List<Token> kept = tokens;
        for (int at = 0; at < kept.size() && System.nanoTime() < end; ) {
            List<Token> fewer = without(kept, at, Math.min(at + width, kept.size()));
            if (fails.test(Token.text(fewer))) kept = fewer;
            else at += width;
        }
        return kept;
    }

    /** Without statements and bracketed groups, the outermost first. */
    private List<Token> withoutGroups(List<Token> tokens) {
        List<Token> kept = tokens;
        for (int at = 0; at < kept.size() && System.nanoTime() < end; at++) {
            int start = at;
            List<Piece.Range> ranges = new ArrayList<>(Piece.statements(kept));
            ranges.addAll(Piece.groups(kept));
            ranges.removeIf(r -> r.from() != start);
            for (Piece.Range r : ranges) {
                List<Token> fewer = without(kept, r.from(), r.to());
                if (!fails.test(Token.text(fewer))) continue;
                kept = fewer;
                at--;
                break;
            }
        }
        return kept;
    }

    /** With what stands in the braces at the end of a statement in its place: mlir-opt may not know the operation. */
    private List<Token> unwrapped(List<Token> tokens) {
        List<Token> kept = tokens;
        for (int at = 0; at < kept.size() && System.nanoTime() < end; at++) {
            int start = at;
            List<Piece.Range> statements = Piece.statements(kept);
            statements.removeIf(s -> s.from() != start);
            for (Piece.Range s : statements) {
                int last = s.to() - 1;
                int open = open(kept, last);
                if (open < 0) continue;
                List<Token> fewer = without(without(kept, last, s.to()), s.from(), open + 1);
                if (!fails.test(Token.text(fewer))) continue;
                kept = fewer;
                at--;
                break;
            }
        }
        return kept;
    }

    /** Where the brace opens that {@code close} closes; -1 if that is no brace. */
    private static int open(List<Token> tokens, int close) {
        if (!tokens.get(close).is("}")) return -1;
        for (Piece.Range group : Piece.groups(tokens)) if (group.to() == close + 1) return group.from();
        return -1;
    }

    private static List<Token> without(List<Token> tokens, int from, int to) {
        List<Token> fewer = new ArrayList<>(tokens.subList(0, from));
        fewer.addAll(tokens.subList(to, tokens.size()));
        return fewer;
    }
}
