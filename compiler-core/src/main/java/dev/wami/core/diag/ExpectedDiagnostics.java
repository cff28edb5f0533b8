package dev.wami.core.diag;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Location.FileLineCol;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * Compares what was reported for a source with the comments in it that say what should be: {@code // expected-error
 * {{text}}} on the line itself, {@code expected-error@+1}, {@code @-2}, {@code @above}, {@code @below} for others,
 * {@code @unknown} for no place; {@code expected-warning}, {@code -remark}, {@code -note} alike; {@code -re} for a
 * regular expression. Upstream: --verify-diagnostics.
 */
public final class ExpectedDiagnostics {
    private static final Pattern COMMENT = Pattern.compile(
            "expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\\{\\{(.*)\\}\\}$");

    /** What one comment wants; {@code line} 0 for a diagnostic without a place. */
    private static final class Expected {
        final Severity severity;
        final int line;
        final String text;
        final boolean regex;
        final Location comment;
        boolean found;

        Expected(Severity severity, int line, String text, boolean regex, Location comment) {
            this.severity = severity;
            this.line = line;
            this.text = text;
            this.regex = regex;
            this.comment = comment;
        }

        boolean matches(String message) {
            return regex ? Pattern.compile(text).matcher(message).find() : message.contains(text);
        }
    }

    private final SourceFile source;
    private final List<Expected> expected = new ArrayList<>();
    private final Diagnostics problems = new Diagnostics();

    private ExpectedDiagnostics(SourceFile source) {
        this.source = source;
    }

    /**
     * The differences between what the comments of {@code source} expect and what was {@code produced}, as errors; none
     * if all is as expected. Notes count as diagnostics of their own.
     */
    public static Diagnostics compare(SourceFile source, List<Diagnostic> produced) {
        ExpectedDiagnostics e = new ExpectedDiagnostics(source);
        e.read();
        for (Diagnostic d : produced) {
            e.match(d);
            for (Diagnostic note : d.notes()) e.match(note);
        }
        for (Expected x : e.expected) {
            if (!x.found) e.problems.error(x.comment, "expected %s \"%s\" was not produced", x.severity, x.text);
        }
        return e.problems;
    }

    private void read() {
        int lastPlain = 0;
        List<Integer> below = new ArrayList<>();
        List<Matcher> pending = new ArrayList<>();
        for (int line = 1; line <= source.lineCount(); line++) {
            Matcher m = COMMENT.matcher(source.lineText(line).stripTrailing());
            if (!m.find()) {
                for (int i = 0; i < pending.size(); i++) add(pending.get(i), line, below.get(i));
                pending.clear();
                below.clear();
                lastPlain = line;
                continue;
            }
            String at = m.group(4) == null ? "+0" : m.group(4);
            switch (at) {
                case "above" -> add(m, lastPlain, line);
                case "below" -> {
                    pending.add(m);
                    below.add(line);
                }
                case "unknown" -> add(m, 0, line);
                default -> {
                    add(m, line + Integer.parseInt(at), line);
                    boolean alone = source.lineText(line).strip().startsWith("//");
                    if (!alone) lastPlain = line;
                }
            }
        }
        for (int i = 0; i < pending.size(); i++) add(pending.get(i), source.lineCount() + 1, below.get(i));
    }

    private void add(Matcher m, int line, int comment) {
        Location at = Location.of(source.name(), comment, m.start() + 1);
        Severity severity = Severity.valueOf(m.group(1).toUpperCase(Locale.ROOT));
        boolean regex = m.group(2) != null;
        String text = regex ? mixed(m.group(5)) : m.group(5);
        try {
            if (regex) Pattern.compile(text);
        } catch (PatternSyntaxException e) {
            problems.error(at, "invalid regex: %s", e.getDescription());
            return;
        }
        expected.add(new Expected(severity, line, text, regex, at));
    }

    /** Literal text with regular expressions in double braces as one regular expression. */
    private static String mixed(String text) {
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < text.length(); ) {
            int open = text.indexOf("{{", at);
            int close = open < 0 ? -1 : text.indexOf("}}", open);
            int literalEnd = close < 0 ? text.length() : open;
            if (literalEnd > at) out.append(Pattern.quote(text.substring(at, literalEnd)));
            if (close >= 0) out.append("(?:").append(text, open + 2, close).append(')');
            at = close < 0 ? text.length() : close + 2;
        }
        return out.toString();
    }

    private void match(Diagnostic d) {
        FileLineCol at = d.location().start();
        int line = lineOf(at);
        for (Expected x : expected) {
            if (x.found || x.severity != d.severity() || x.line != line || !x.matches(d.message())) continue;
            x.found = true;
            return;
        }
        problems.error(d.location(), "unexpected %s: %s", d.severity(), d.message());
    }

    private int lineOf(@Nullable FileLineCol at) {
        return at != null && at.file().equals(source.name()) ? at.line() : 0;
    }
}
