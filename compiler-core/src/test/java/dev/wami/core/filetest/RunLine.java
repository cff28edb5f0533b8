package dev.wami.core.filetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One {@code // RUN: wami opt %s --cse | filecheck %s} of a file: commands that feed one another, all of which must
 * succeed ({@code not} in front: fail). {@code %s} is the file. A line that ends in a backslash goes on in the next.
 */
public final class RunLine {
    private static final Pattern LINE = Pattern.compile("\\bRUN:\\s*(.*)");

    private final List<List<String>> commands;
    private final String text;
    private final int line;

    private RunLine(List<List<String>> commands, String text, int line) {
        this.commands = commands;
        this.text = text;
        this.line = line;
    }

    /** All run lines of {@code source}. */
    public static List<RunLine> parse(String source) {
        List<RunLine> out = new ArrayList<>();
        String[] lines = source.split("\n", -1);
        StringBuilder open = new StringBuilder();
        int start = 0;
        for (int n = 0; n < lines.length; n++) {
            Matcher m = LINE.matcher(lines[n]);
            if (!m.find()) continue;
            if (open.length() == 0) start = n + 1;
            String part = m.group(1).strip();
            if (part.endsWith("\\")) {
                open.append(part, 0, part.length() - 1).append(' ');
                continue;
            }
            String whole = open.append(part).toString();
            open.setLength(0);
            out.add(new RunLine(split(whole), whole, start));
        }
        return out;
    }

    /** Words of a shell command, separated at {@code |}; quotes group, {@code 2>&1} stays a word. */
    private static List<List<String>> split(String command) {
        List<List<String>> out = new ArrayList<>();
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < command.length(); i++) {
            char c = command.charAt(i);
            if (quote != 0) {
                if (c == quote) quote = 0;
                else if (c == '\\' && quote == '"' && i + 1 < command.length()) word.append(command.charAt(++i));
                else word.append(c);
            } else if (c == '"' || c == '\'') {
                quote = c;
                inWord = true;
            } else if (c == '\\' && i + 1 < command.length()) {
                word.append(command.charAt(++i));
                inWord = true;
            } else if (c == '|' || Character.isWhitespace(c)) {
                if (inWord) words.add(word.toString());
                word.setLength(0);
                inWord = false;
                if (c != '|') continue;
                out.add(words);
                words = new ArrayList<>();
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (inWord) words.add(word.toString());
        out.add(words);
        return out;
    }

    /** The command as written. */
    public String text() {
        return text;
    }

    /** Where it stands, counted from 1. */
    public int line() {
        return line;
    }

    /** The commands with their arguments. */
    public List<List<String>> commands() {
        return commands;
    }

    /** Whether {@code program} compares outputs with check directives. */
    static boolean isFileCheck(String program) {
        return program.toLowerCase(Locale.ROOT).equals("filecheck");
    }

    /**
     * Executes the line; what went wrong, or null.
     *
     * @param file what stands for {@code %s}
     * @param source the text of that file
     */
    public @Nullable String execute(Commands programs, String file, String source) {
        Commands.Output last = new Commands.Output(0, "", "");
        for (List<String> command : commands) {
            List<String> words = new ArrayList<>();
            for (String w : command) words.add(w.replace("%s", file));
            boolean mustFail = !words.isEmpty() && words.get(0).equals("not");
            if (mustFail) words.remove(0);
            if (words.isEmpty()) return "empty command in: " + text;
            boolean joinsErrors = words.remove("2>&1");
            String problem = null;
            if (isFileCheck(words.get(0))) {
                problem = Check.run(file, source, last.out(), CheckOptions.parse(words.subList(1, words.size())));
                last = new Commands.Output(problem == null ? 0 : 1, "", problem == null ? "" : problem);
            } else {
                last = programs.run(words, last.out());
                if (joinsErrors) last = new Commands.Output(last.exitCode(), last.err() + last.out(), "");
            }
            if (mustFail == (last.exitCode() == 0)) {
                return "line " + line + ": '" + String.join(" ", words) + "' "
                        + (mustFail ? "should have failed" : "exited with " + last.exitCode()) + "\n" + last.err()
                        + (problem == null ? last.out() : "");
            }
        }
        return null;
    }
}
