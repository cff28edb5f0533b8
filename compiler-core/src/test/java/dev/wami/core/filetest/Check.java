package dev.wami.core.filetest;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares an output with the {@code CHECK} directives of a file, as LLVM's FileCheck does. Regular expressions are
 * POSIX extended ones, except that of several alternatives the first that matches is taken and not the longest.
 */
public final class Check {
    private final String checkFile;
    private final CheckOptions options;
    private final List<CheckDirective> directives;
    private final String text;
    private final CheckVariables variables = new CheckVariables();
    private final List<String> problems = new ArrayList<>();

    private Check(String checkFile, CheckOptions options, List<CheckDirective> directives, String text) {
        this.checkFile = checkFile;
        this.options = options;
        this.directives = directives;
        this.text = text;
        options.definitions().forEach(variables::define);
    }

    /**
     * What is wrong with {@code output}, or null if it is as {@code checks} says.
     *
     * @param checkFile the name of the file that {@code checks} is the text of, for messages
     */
    public static @Nullable String run(String checkFile, String checks, String output, CheckOptions options) {
        List<CheckDirective> directives;
        try {
            directives = CheckDirective.parse(checks, options);
        } catch (CheckError e) {
            return checkFile + ":" + e.getMessage();
        }
        if (directives.isEmpty()) {
            return checkFile + ": error: no check strings found with prefix '"
                    + String.join(":', '", options.prefixes()) + ":'";
        }
        if (output.isEmpty() && !options.allowEmpty()) return checkFile + ": error: the output is empty";
        String text = output.replace("\r\n", "\n");
        if (!options.strictWhitespace()) text = text.replaceAll("[ \t]+", " ");
        Check c = new Check(checkFile, options, directives, text);
        c.run();
        return c.problems.isEmpty() ? null : String.join("\n", c.problems) + "\n" + c.dump(output);
    }

    /** Directives that match in a row: those that may come in any order or must not occur, and then one. */
    private record Step(List<CheckDirective> before, CheckDirective match) {}

    private List<Step> steps() {
        List<Step> out = new ArrayList<>();
        List<CheckDirective> before = new ArrayList<>(implicitNots());
        for (CheckDirective d : directives) {
            if (d.kind() == CheckDirective.Kind.NOT || d.kind() == CheckDirective.Kind.DAG) {
                before.add(d);
                continue;
            }
            out.add(new Step(before, d));
            before = new ArrayList<>(implicitNots());
        }
        if (!before.isEmpty()) {
            CheckDirective last = directives.get(directives.size() - 1);
            out.add(new Step(
                    before,
                    new CheckDirective(
                            last.prefix(),
                            CheckDirective.Kind.END,
                            1,
                            last.pattern(),
                            "",
                            last.line(),
                            last.column())));
        }
        return out;
    }

    private List<CheckDirective> implicitNots() {
        List<CheckDirective> out = new ArrayList<>();
        for (String not : options.implicitNots()) {
            CheckPattern p = CheckPattern.parse(not, options, 1, false, true);
            out.add(new CheckDirective("IMPLICIT-CHECK", CheckDirective.Kind.NOT, 1, p, not, 1, 1));
        }
        return out;
    }

    /**
     * Labels are found first, on their own; each region between two labels is then checked by itself, so that one
     * failure does not hide those in other regions.
     */
    private void run() {
        List<Step> steps = steps();
        int at = 0;
        int first = 0;
        for (int j = 0; j <= steps.size(); j++) {
            boolean isEnd = j == steps.size();
            if (!isEnd && steps.get(j).match.kind() != CheckDirective.Kind.LABEL) continue;
            int end = text.length();
            if (!isEnd) {
                CheckPattern.Match label = find(steps.get(j).match, at, text.length());
                if (label == null) return;
                end = label.end();
            }
            if (first > 0 && options.variableScope()) variables.clearLocal();
            int from = at;
            int last = isEnd ? j : j + 1;
            for (int i = first; i < last && from >= 0; i++) from = check(steps.get(i), from, end);
            first = last;
            at = end;
        }
    }

    /** Where the match of {@code step} ends in {@code [from, to)}, or -1 after a reported problem. */
    private int check(Step step, int from, int to) {
        List<CheckDirective> nots = new ArrayList<>();
        int start = dags(step.before, from, to, nots);
        if (start < 0) return -1;
        CheckDirective d = step.match;
        if (d.kind() == CheckDirective.Kind.END) return nots(nots, start, to) ? to : -1;
        int firstStart = -1;
        int end = start;
        for (int i = 0; i < d.count(); i++) {
            CheckPattern.Match m = find(d, end, to);
            if (m == null) return -1;
            if (i == 0) firstStart = m.start();
            end = m.end();
        }
        return isPlaced(d, start, firstStart) && nots(nots, start, firstStart) ? end : -1;
    }

    /** Matches the {@code DAG}s among {@code before}; {@code nots} gets what must not occur after them. */
    private int dags(List<CheckDirective> before, int from, int to, List<CheckDirective> nots) {
        int start = from;
        List<CheckPattern.Match> group = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            CheckDirective d = before.get(i);
            if (d.kind() == CheckDirective.Kind.NOT) {
                nots.add(d);
                continue;
            }
            CheckPattern.Match m = disjoint(d, start, to, group);
            if (m == null) return -1;
            int at = 0;
            while (at < group.size() && group.get(at).start() < m.start()) at++;
            group.add(at, m);
            boolean closes = i + 1 == before.size() || before.get(i + 1).kind() == CheckDirective.Kind.NOT;
            if (!closes) continue;
            if (!nots(nots, start, group.get(0).start())) return -1;
            nots.clear();
            start = group.get(group.size() - 1).end();
            group.clear();
        }
        return start;
    }

    /** The first match of {@code d} that overlaps none of {@code group}, which is sorted. */
    private CheckPattern.@Nullable Match disjoint(CheckDirective d, int from, int to, List<CheckPattern.Match> group) {
        int at = from;
        while (true) {
            CheckPattern.Match m = find(d, at, to);
            if (m == null) return null;
            int next = -1;
            for (CheckPattern.Match g : group) if (g.start() < m.end() && m.start() < g.end()) next = g.end();
            if (next < 0) return m;
            at = next;
        }
    }

    private boolean nots(List<CheckDirective> nots, int from, int to) {
        for (CheckDirective n : nots) {
            CheckPattern.Match m;
            try {
                m = n.pattern().find(text, from, to, variables);
            } catch (CheckError e) {
                problem(n, String.valueOf(e.getMessage()), from);
                return false;
            }
            if (m == null) continue;
            problem(n, "excluded string found in input", m.start());
            return false;
        }
        return true;
    }

    /** Whether the line breaks between the end of the last match and this one are as the directive wants. */
    private boolean isPlaced(CheckDirective d, int from, int matchStart) {
        int breaks = 0;
        for (int i = from; i < matchStart; i++) if (text.charAt(i) == '\n') breaks++;
        String problem = switch (d.kind()) {
            case NEXT, EMPTY ->
                breaks == 0
                        ? "is on the same line as previous match"
                        : breaks > 1 ? "is not on the line after the previous match" : null;
            case SAME -> breaks > 0 ? "is not on the same line as the previous match" : null;
            default -> null;
        };
        if (problem != null) problem(d, problem, matchStart);
        return problem == null;
    }

    private CheckPattern.@Nullable Match find(CheckDirective d, int from, int to) {
        CheckPattern.Match m;
        try {
            m = d.kind() == CheckDirective.Kind.EMPTY
                    ? emptyLine(from, to)
                    : d.pattern().find(text, from, to, variables);
        } catch (CheckError e) {
            problem(d, String.valueOf(e.getMessage()), from);
            return null;
        }
        if (m == null) problem(d, "expected string not found in input", from);
        return m;
    }

    /** The first line break from {@code from} on that another one follows; the match is behind it. */
    private CheckPattern.@Nullable Match emptyLine(int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == '\n' && (i + 1 == text.length() || text.charAt(i + 1) == '\n')) {
                return new CheckPattern.Match(i + 1, i + 1);
            }
        }
        return null;
    }

    // ---- messages

    private void problem(CheckDirective d, String message, int at) {
        int line = lineOf(at);
        problems.add(checkFile + ":" + d.line() + ":" + d.column() + ": error: " + d.name() + ": " + message + "\n  "
                + d.text() + "\n<output>:" + line + ":" + columnOf(at) + ": note: "
                + (message.startsWith("expected") ? "scanning from here" : "found here") + "\n  "
                + lineText(line));
    }

    private int lineOf(int at) {
        int line = 1;
        for (int i = 0; i < at && i < text.length(); i++) if (text.charAt(i) == '\n') line++;
        return line;
    }

    private int columnOf(int at) {
        return at - (at == 0 ? -1 : text.lastIndexOf('\n', at - 1));
    }

    private String lineText(int line) {
        String[] lines = text.split("\n", -1);
        return line <= lines.length ? lines[line - 1] : "";
    }

    private static String dump(String output) {
        String[] lines = output.split("\n", -1);
        StringBuilder out = new StringBuilder("output was:\n");
        for (int i = 0; i < lines.length && i < 400; i++) {
            out.append(String.format(java.util.Locale.ROOT, "%5d: %s%n", i + 1, lines[i]));
        }
        return out.toString();
    }
}
