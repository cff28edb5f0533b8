package dev.wami.core.filetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * What one directive looks for: text with {@code {{regex}}}, {@code [[name:regex]]}, {@code [[name]]},
 * {@code [[#name:]]} and {@code [[#name + 1]]}.
 */
final class CheckPattern {
    /** A part of the pattern. */
    private sealed interface Part permits Literal, Regex, Define, Use, NumberDefine, NumberUse {}

    private record Literal(String text) implements Part {}

    private record Regex(String regex) implements Part {}

    private record Define(String name, String regex) implements Part {}

    private record Use(String name) implements Part {}

    /** A number that must equal {@code expression}, if that is not empty, and is kept under {@code name}. */
    private record NumberDefine(String name, char format, String expression) implements Part {}

    private record NumberUse(char format, String expression) implements Part {}

    private final List<Part> parts = new ArrayList<>();
    private final CheckOptions options;
    private final int line;
    private final boolean fullLine;

    /** @param line the line of the directive, for {@code @LINE} */
    private CheckPattern(CheckOptions options, int line, boolean fullLine) {
        this.options = options;
        this.line = line;
        this.fullLine = fullLine;
    }

    static CheckPattern parse(String text, CheckOptions options, int line, boolean literal, boolean isNot) {
        CheckPattern p = new CheckPattern(options, line, options.matchFullLines() && !isNot);
        if (literal) p.parts.add(new Literal(text));
        else p.parse(text);
        return p;
    }

    /** Whether its meaning depends on what other directives matched; only defining a number does not. */
    boolean usesVariables() {
        for (Part p : parts) {
            if (p instanceof Define || p instanceof Use) return true;
            if (p instanceof NumberUse u && !u.expression.isEmpty()) return true;
            if (p instanceof NumberDefine d && !d.expression.isEmpty()) return true;
        }
        return false;
    }

    private void parse(String text) {
        int at = 0;
        while (at < text.length()) {
            if (text.startsWith("{{", at)) {
                int end = text.indexOf("}}", at + 2);
                if (end < 0) throw new CheckError("found start of regex string with no end '}}'");
                parts.add(new Regex(text.substring(at + 2, end)));
                at = end + 2;
            } else if (text.startsWith("[[", at)) {
                at = variable(text, at);
            } else {
                int regex = text.indexOf("{{", at);
                int variable = text.indexOf("[[", at);
                int end = Math.min(regex < 0 ? text.length() : regex, variable < 0 ? text.length() : variable);
                parts.add(new Literal(text.substring(at, end)));
                at = end;
            }
        }
    }

    private int variable(String text, int start) {
        int end = endOfVariable(text, start + 2);
        if (end < 0) throw new CheckError("invalid substitution block, no ]] found");
        String body = text.substring(start + 2, end);
        if (body.startsWith("#")) {
            number(body.substring(1).trim());
        } else if (body.startsWith("@LINE")) {
            parts.add(new NumberUse('u', body));
        } else {
            int colon = body.indexOf(':');
            String name = colon < 0 ? body : body.substring(0, colon);
            if (!name.matches("[$]?[A-Za-z_][A-Za-z0-9_]*")) {
                throw new CheckError("invalid variable name '" + name + "'");
            }
            parts.add(colon < 0 ? new Use(name) : new Define(name, body.substring(colon + 1)));
        }
        return end + 2;
    }

    /** The {@code ]]} that closes a substitution, whose regex may contain brackets. */
    private static int endOfVariable(String text, int from) {
        int depth = 0;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (depth == 0 && text.startsWith("]]", i)) return i;
            if (c == '\\') i++;
            else if (c == '[') depth++;
            else if (c == ']') {
                if (depth == 0) throw new CheckError("missing closing \"]\" for regex variable");
                depth--;
            }
        }
        return -1;
    }

    private void number(String body) {
        String rest = body;
        char format = 0;
        if (rest.startsWith("%")) {
            if (!rest.matches("%[udxX]\\s*(,.*)?")) throw new CheckError("invalid format specifier in expression");
            format = rest.charAt(1);
            int comma = rest.indexOf(',');
            rest = comma < 0 ? "" : rest.substring(comma + 1).trim();
        }
        int colon = rest.indexOf(':');
        if (colon < 0) {
            parts.add(new NumberUse(format, rest));
            return;
        }
        String name = rest.substring(0, colon).trim();
        if (!name.matches("[$]?[A-Za-z_][A-Za-z0-9_]*")) throw new CheckError("invalid variable name '" + name + "'");
        String constraint = rest.substring(colon + 1).trim();
        if (constraint.startsWith("==")) constraint = constraint.substring(2).trim();
        parts.add(new NumberDefine(name, format == 0 ? 'u' : format, constraint));
    }

    /** A place in the text that was searched. */
    record Match(int start, int end) {}

    /**
     * The first match in {@code text} from {@code from} on, or null; defines variables.
     *
     * @throws CheckError if a variable has no value
     */
    @Nullable
    Match find(String text, int from, int to, CheckVariables variables) {
        if (parts.size() == 1 && parts.get(0) instanceof Literal l && !fullLine && !options.ignoreCase()) {
            int at = text.indexOf(l.text, from);
            return at < 0 || at + l.text.length() > to ? null : new Match(at, at + l.text.length());
        }
        StringBuilder regex = new StringBuilder(fullLine ? "^" : "");
        String space = fullLine && !options.strictWhitespace() ? " *" : "";
        regex.append(space);
        Map<String, Integer> here = new TreeMap<>();
        Map<NumberDefine, Integer> numbers = new java.util.LinkedHashMap<>();
        int groups = 0;
        for (Part p : parts) groups = append(p, regex, groups, here, numbers, variables);
        regex.append(space).append(fullLine ? "$" : "");
        int flags = Pattern.MULTILINE | Pattern.UNIX_LINES | (options.ignoreCase() ? Pattern.CASE_INSENSITIVE : 0);
        Matcher m;
        try {
            m = Pattern.compile(regex.toString(), flags).matcher(text);
        } catch (PatternSyntaxException e) {
            throw new CheckError("invalid regex: " + e.getDescription());
        }
        m.region(from, to).useAnchoringBounds(false).useTransparentBounds(true);
        if (!m.find()) return null;
        for (Map.Entry<NumberDefine, Integer> n : numbers.entrySet()) {
            String digits = m.group(n.getValue());
            boolean hex = n.getKey().format == 'x' || n.getKey().format == 'X';
            variables.defineNumber(n.getKey().name, Long.parseLong(digits, hex ? 16 : 10), n.getKey().format);
        }
        for (Map.Entry<String, Integer> d : here.entrySet()) variables.define(d.getKey(), m.group(d.getValue()));
        return new Match(m.start(), m.end());
    }

    private int append(
            Part p,
            StringBuilder regex,
            int groups,
            Map<String, Integer> here,
            Map<NumberDefine, Integer> numbers,
            CheckVariables variables) {
        if (p instanceof Literal l) {
            regex.append(PosixRegex.quote(l.text));
            return groups;
        }
        if (p instanceof Regex r) {
            PosixRegex.Translated t = PosixRegex.translate(r.regex, groups);
            regex.append("(?:").append(t.java()).append(')');
            return groups + t.groups();
        }
        if (p instanceof Define d) {
            PosixRegex.Translated t = PosixRegex.translate(d.regex, groups + 1);
            regex.append('(').append(t.java()).append(')');
            here.put(d.name, groups + 1);
            return groups + 1 + t.groups();
        }
        if (p instanceof Use u) {
            Integer group = here.get(u.name);
            if (group != null) regex.append("(?:\\").append(group).append(')');
            else regex.append(PosixRegex.quote(variables.text(u.name)));
            return groups;
        }
        if (p instanceof NumberDefine n) {
            if (!n.expression.isEmpty()) {
                regex.append('(')
                        .append(PosixRegex.quote(variables.evaluate(n.expression, n.format, line)))
                        .append(')');
            } else {
                regex.append(
                        switch (n.format) {
                            case 'x' -> "([0-9a-f]+)";
                            case 'X' -> "([0-9A-F]+)";
                            case 'd' -> "(-?[0-9]+)";
                            default -> "([0-9]+)";
                        });
            }
            numbers.put(n, groups + 1);
            return groups + 1;
        }
        NumberUse n = (NumberUse) p;
        if (n.expression.isEmpty()) {
            regex.append(
                    n.format == 'x'
                            ? "[0-9a-f]+"
                            : n.format == 'X' ? "[0-9A-F]+" : n.format == 'd' ? "-?[0-9]+" : "[0-9]+");
        } else {
            regex.append(PosixRegex.quote(variables.evaluate(n.expression, n.format, line)));
        }
        return groups;
    }

    static String print(long value, char format) {
        return switch (format) {
            case 'x' -> Long.toHexString(value);
            case 'X' -> Long.toHexString(value).toUpperCase(Locale.ROOT);
            default -> Long.toString(value);
        };
    }
}
