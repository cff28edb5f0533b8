package dev.wami.core.presburger;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Answers questions about sets, one per line of the input, for {@code scripts/presburger-islpy.py}:
 *
 * <pre>
 *   empty SET | subset SET SET | bounds SET ROW | project FROM TO SET | subtract SET SET | sample SET | lexmin SET
 *   | count MOST SET
 *   SET = DIMS SYMBOLS PIECES { LOCALS EQUALITIES INEQUALITIES { ROW } }      ROW = constant, then a number per variable
 * </pre>
 *
 * Sets in answers are in isl's syntax. What is not known is {@code ?}.
 */
public final class SetQuestions {
    private final StringTokenizer words;

    private SetQuestions(String line) {
        words = new StringTokenizer(line);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            long start = System.nanoTime();
            String answer = new SetQuestions(line).answer();
            out.println((System.nanoTime() - start) / 1000 + " " + answer);
        }
        out.flush();
    }

    private String answer() {
        try {
            return switch (words.nextToken()) {
                case "empty" -> text(set().isEmpty());
                case "subset" -> text(set().isSubsetOf(set()));
                case "bounds" -> bounds();
                case "project" -> {
                    int from = integer();
                    int to = integer();
                    yield set().projectOut(from, to).withoutLocals().toString();
                }
                case "subtract" -> set().subtract(set()).toString();
                case "sample" -> text(Points.sample(set()));
                case "lexmin" -> text(Points.lexMin(set()));
                case "count" -> {
                    int most = integer();
                    Long count = Points.count(set(), most);
                    yield count == null ? "many" : count.toString();
                }
                default -> throw new IllegalArgumentException("no such question");
            };
        } catch (TooHard unknown) {
            return "?";
        }
    }

    private String bounds() {
        PresburgerSet set = set();
        Bounds bounds = set.bounds(row(1 + set.dims() + set.symbols()));
        return bounds.isEmpty()
                ? "empty"
                : (bounds.min() == null ? "-inf" : bounds.min()) + " " + (bounds.max() == null ? "inf" : bounds.max());
    }

    private static String text(Answer answer) {
        return switch (answer) {
            case YES -> "yes";
            case NO -> "no";
            case UNKNOWN -> "?";
        };
    }

    private static String text(long[] point) {
        if (point == null) return "none";
        StringBuilder out = new StringBuilder();
        for (long x : point) out.append(out.isEmpty() ? "" : " ").append(x);
        return out.toString();
    }

    private PresburgerSet set() {
        int dims = integer();
        int symbols = integer();
        PresburgerSet out = PresburgerSet.empty(dims, symbols);
        for (int pieces = integer(); pieces > 0; pieces--) {
            BasicSet.Builder piece = BasicSet.builder(dims, symbols);
            int locals = integer();
            for (int i = 0; i < locals; i++) piece.local();
            int equalities = integer();
            int inequalities = integer();
            int length = 1 + dims + symbols + locals;
            for (int i = 0; i < equalities; i++) piece.equality(row(length));
            for (int i = 0; i < inequalities; i++) piece.inequality(row(length));
            out = out.union(PresburgerSet.of(piece.build()));
        }
        return out;
    }

    private long[] row(int length) {
        List<Long> out = new ArrayList<>();
        for (int i = 0; i < length; i++) out.add(Long.parseLong(words.nextToken()));
        return out.stream().mapToLong(Long::longValue).toArray();
    }

    private int integer() {
        return Integer.parseInt(words.nextToken());
    }
}
