package dev.wami.core.text;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.ir.Location;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/**
 * The operations of dialects that the context does not have: of each dialect the first one is an error, in upstream's
 * words, and further ones are counted in a note there. A file of 3,000 of them has one thing wrong with it, not 3,000.
 */
final class UnknownDialects {
    /** How many operations a note names. */
    private static final int NAMED = 5;

    private final Parsing p;
    private final Cursor in;
    private final Map<String, Seen> byDialect = new LinkedHashMap<>();

    /** How often each operation of one dialect was met, and the error at the first. */
    private record Seen(Diagnostic error, Map<String, Integer> count) {}

    UnknownDialects(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    /** {@code tensor.empty()} at {@code at}. */
    void custom(int at, String dialect, String op) {
        if (isCounted(dialect, op)) return;
        List<String> known = p.context.dialectNames();
        Diagnostic error = in.error(
                at, "Dialect `%s' not found for custom op '%s'%s", dialect, op, Cursor.didYouMean(dialect, known));
        if (p.stopsAtFirstError || byDialect.isEmpty()) {
            error.note(in.location(at), "Available dialects: %s", String.join(", ", known));
        }
        first(dialect, op, error);
    }

    /** {@code "tensor.empty"()} at {@code at}. */
    void generic(int at, String dialect, String op) {
        if (isCounted(dialect, op)) return;
        Diagnostic error = in.error(
                at,
                "%s",
                "operation being parsed with an unregistered dialect. If this is intended, please use"
                        + " -allow-unregistered-dialect with the MLIR tool used"
                        + Cursor.didYouMean(dialect, p.context.dialectNames()));
        first(dialect, op, error);
    }

    private boolean isCounted(String dialect, String op) {
        Seen seen = byDialect.get(dialect);
        if (seen == null) return false;
        seen.count().merge(op, 1, Integer::sum);
        return true;
    }

    private void first(String dialect, String op, Diagnostic error) {
        Map<String, Integer> count = new LinkedHashMap<>();
        count.put(op, 1);
        byDialect.put(dialect, new Seen(error, count));
    }

    /** At the end of the file: the counts, and what can be done, each way once. */
    void finish() {
        if (p.stopsAtFirstError) return;
        Location file = Location.of(in.source().name(), 0, 0);
        Set<String> remedies = new LinkedHashSet<>();
        byDialect.forEach((dialect, seen) -> {
            int total = 0;
            for (int n : seen.count().values()) total += n;
            String whose = dialect.isEmpty() ? "without a dialect" : "of '" + dialect + "'";
            if (total > 1) seen.error().note(file, "%d operations %s are in this file: %s", total, whose, names(seen));
            boolean mistyped = dialect.isEmpty()
                    || !Cursor.didYouMean(dialect, p.context.dialectNames()).isEmpty();
            String remedy = mistyped ? "" : p.context.remedy(dialect);
            if (!remedy.isEmpty() && remedies.add(remedy)) seen.error().note(file, "%s", remedy);
        });
    }

    private static String names(Seen seen) {
        StringJoiner names = new StringJoiner(", ");
        int left = NAMED;
        for (Map.Entry<String, Integer> e : seen.count().entrySet()) {
            if (left-- > 0) names.add(e.getKey() + (e.getValue() > 1 ? " (" + e.getValue() + ")" : ""));
        }
        int more = seen.count().size() - NAMED;
        return more > 0 ? names + " and " + more + " more" : names.toString();
    }
}
