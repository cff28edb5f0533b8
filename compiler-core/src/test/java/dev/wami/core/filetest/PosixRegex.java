package dev.wami.core.filetest;

/** Translates the extended regular expressions that check patterns are written in to Java's. */
final class PosixRegex {
    private final String regex;
    private final int groupOffset;
    private final StringBuilder out = new StringBuilder();
    private int at;
    private int groups;

    private PosixRegex(String regex, int groupOffset) {
        this.regex = regex;
        this.groupOffset = groupOffset;
    }

    /** A translated expression and how many groups it has. */
    record Translated(String java, int groups) {}

    /**
     * @param groupOffset how many groups stand before, for references such as {@code \1}
     * @throws CheckError if the brackets do not match
     */
    static Translated translate(String regex, int groupOffset) {
        PosixRegex t = new PosixRegex(regex, groupOffset);
        t.run();
        return new Translated(t.out.toString(), t.groups);
    }

    /** {@code text} as an expression that matches it literally. */
    static String quote(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) appendLiteral(out, text.charAt(i));
        return out.toString();
    }

    private static void appendLiteral(StringBuilder out, char c) {
        if ("\\^$.|?*+()[]{}&-".indexOf(c) >= 0) out.append('\\');
        out.append(c);
    }

    private void run() {
        while (at < regex.length()) {
            char c = regex.charAt(at++);
            switch (c) {
                case '\\' -> escape();
                case '[' -> bracket();
                case '(' -> {
                    groups++;
                    out.append('(');
                }
                default -> out.append(c);
            }
        }
    }

    private void escape() {
        if (at == regex.length()) throw new CheckError("invalid regex: trailing backslash");
        char c = regex.charAt(at++);
        if (c >= '1' && c <= '9') {
            out.append("(?:\\").append(groupOffset + c - '0').append(')');
        } else appendLiteral(out, c);
    }

    /** {@code [...]}: no escapes inside, a first {@code ]} is literal, a negated set does not match the line end. */
    private void bracket() {
        out.append('[');
        boolean negated = at < regex.length() && regex.charAt(at) == '^';
        if (negated) {
            at++;
            out.append("^\\n");
        }
        boolean first = true;
        while (true) {
            if (at >= regex.length()) throw new CheckError("invalid regex: brackets ([ ]) not balanced");
            char c = regex.charAt(at++);
            if (c == ']' && !first) break;
            first = false;
            if (c == '[' && regex.startsWith(":", at)) namedClass();
            else if (c == '-'
                    && at < regex.length()
                    && regex.charAt(at) != ']'
                    && out.charAt(out.length() - 1) != '[') {
                out.append('-');
            } else appendLiteral(out, c);
        }
        out.append(']');
    }

    private void namedClass() {
        int end = regex.indexOf(":]", at);
        if (end < 0) throw new CheckError("invalid regex: brackets ([ ]) not balanced");
        String name = regex.substring(at + 1, end);
        at = end + 2;
        out.append(
                switch (name) {
                    case "alpha" -> "\\p{Alpha}";
                    case "digit" -> "\\p{Digit}";
                    case "alnum" -> "\\p{Alnum}";
                    case "upper" -> "\\p{Upper}";
                    case "lower" -> "\\p{Lower}";
                    case "punct" -> "\\p{Punct}";
                    case "space" -> "\\s";
                    case "blank" -> " \\t";
                    case "xdigit" -> "\\p{XDigit}";
                    case "print" -> "\\p{Print}";
                    case "graph" -> "\\p{Graph}";
                    case "cntrl" -> "\\p{Cntrl}";
                    default -> throw new CheckError("invalid regex: invalid character class");
                });
    }
}
