package dev.wami.core.filetest;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One {@code // CHECK...: pattern} of a check file.
 *
 * @param prefix the word that introduced it
 * @param count how often a plain one must match in a row
 * @param line where it stands, counted from 1
 * @param column where the pattern begins, counted from 1
 */
record CheckDirective(String prefix, Kind kind, int count, CheckPattern pattern, String text, int line, int column) {

    enum Kind {
        PLAIN,
        NEXT,
        SAME,
        NOT,
        DAG,
        LABEL,
        EMPTY,
        COUNT,
        /** The end of the text, which closes trailing {@code DAG} and {@code NOT}. */
        END
    }

    /** The directive with its suffix, as written. */
    String name() {
        return switch (kind) {
            case PLAIN, END -> prefix;
            case COUNT -> prefix + "-COUNT-" + count;
            default -> prefix + "-" + kind;
        };
    }

    /**
     * All directives of {@code checks}.
     *
     * @throws CheckError with line and column if one is malformed
     */
    static List<CheckDirective> parse(String checks, CheckOptions options) {
        List<CheckDirective> out = new ArrayList<>();
        StringBuilder names = new StringBuilder();
        for (String p : options.prefixes()) {
            names.append(names.length() > 0 ? "|" : "").append(Pattern.quote(p));
        }
        // a comment directive (COM:, RUN:) hides what follows it on its line
        Pattern regex = Pattern.compile("(?<![A-Za-z0-9_-])(?:(COM|RUN)|(" + names + "))"
                + "(-NEXT|-SAME|-NOT|-DAG|-LABEL|-EMPTY|-COUNT-[0-9]+|-[A-Z]+-[A-Z]+)?(\\{LITERAL\\})?:");
        String[] lines = checks.split("\n", -1);
        boolean any = false;
        for (int n = 0; n < lines.length; n++) {
            String line = lines[n].endsWith("\r") ? lines[n].substring(0, lines[n].length() - 1) : lines[n];
            Matcher m = regex.matcher(line);
            if (!m.find() || m.group(1) != null) continue;
            CheckDirective d = one(line, m, n + 1, options, any);
            any |= d.kind != Kind.NOT && d.kind != Kind.DAG;
            out.add(d);
        }
        return out;
    }

    private static CheckDirective one(String line, Matcher m, int number, CheckOptions options, boolean any) {
        String prefix = m.group(2);
        String suffix = m.group(3) == null ? "" : m.group(3).substring(1);
        int at = m.end();
        boolean keepSpace = options.strictWhitespace() && options.matchFullLines();
        while (!keepSpace && at < line.length() && (line.charAt(at) == ' ' || line.charAt(at) == '\t')) at++;
        String text = line.substring(at);
        if (!keepSpace) text = text.stripTrailing();
        if (!options.strictWhitespace()) text = text.replaceAll("[ \t]+", " ");
        int count = 1;
        Kind kind;
        if (suffix.startsWith("COUNT-")) {
            kind = Kind.COUNT;
            count = Integer.parseInt(suffix.substring(6));
            if (count == 0) throw error(number, at, "invalid count in -COUNT specification on prefix '" + prefix + "'");
        } else if (suffix.contains("-")) {
            throw error(number, at, "unsupported -NOT combo on prefix '" + prefix + "'");
        } else {
            kind = suffix.isEmpty() ? Kind.PLAIN : Kind.valueOf(suffix);
        }
        String name = prefix + (suffix.isEmpty() ? "" : "-" + suffix);
        if (kind == Kind.EMPTY && !text.isEmpty()) {
            throw error(number, at, "found non-empty check string for empty check with prefix '" + name + ":'");
        }
        if (kind != Kind.EMPTY && text.isEmpty()) {
            throw error(number, at, "found empty check string with prefix '" + name + ":'");
        }
        if (!any && (kind == Kind.NEXT || kind == Kind.SAME || kind == Kind.EMPTY)) {
            throw error(number, at, "found '" + name + "' without previous '" + prefix + ": line");
        }
        try {
            CheckPattern p = CheckPattern.parse(text, options, number, m.group(4) != null, kind == Kind.NOT);
            if (kind == Kind.LABEL && p.usesVariables()) {
                throw new CheckError("found '" + name + ":' with variable definition or use");
            }
            return new CheckDirective(prefix, kind, count, p, text, number, at + 1);
        } catch (CheckError e) {
            throw error(number, at, String.valueOf(e.getMessage()));
        }
    }

    private static CheckError error(int line, int at, String message) {
        return new CheckError(line + ":" + (at + 1) + ": error: " + message);
    }
}
