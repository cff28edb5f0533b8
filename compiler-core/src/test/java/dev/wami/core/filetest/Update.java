package dev.wami.core.filetest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the {@code CHECK} lines of a file anew from what its {@code RUN} lines print now, in front of the symbol that
 * they are about. Prints the difference. Only where something else than our own output vouches for the result: the file
 * has {@code // run:} lines (which must hold), or mlir-opt prints the same; {@code -Dupdate=force} does it anyway.
 */
final class Update {
    private static final Pattern SYMBOL = Pattern.compile("^(?: {2})?[a-z_0-9.\"]+ .*?@([\\w.$-]+|\"[^\"]*\")");

    private final Commands commands;
    private final List<Executor> executors;

    Update(Commands commands, List<Executor> executors) {
        this.commands = commands;
        this.executors = executors;
    }

    static boolean isWanted() {
        return System.getProperty("update") != null;
    }

    void file(Path path) throws IOException {
        String source = FileTest.read(path);
        String updated = source;
        for (RunLine run : RunLine.parse(source)) {
            if (run.commands().size() != 2) continue;
            List<String> check = run.commands().get(1);
            if (check.isEmpty() || !RunLine.isFileCheck(check.get(0))) continue;
            CheckOptions options = CheckOptions.parse(check.subList(1, check.size()));
            List<String> words = new ArrayList<>();
            for (String w : run.commands().get(0)) words.add(w.replace("%s", path.toString()));
            if (words.get(0).equals("not")) continue;
            boolean joinsErrors = words.remove("2>&1");
            Commands.Output out = commands.run(words, "");
            if (out.exitCode() != 0 || joinsErrors) continue;
            if (!isVouchedFor(path, source, words, out.out())) {
                System.out.println(
                        path + ":" + run.line() + ": not updated: no run: line, and mlir-opt does not agree");
                continue;
            }
            updated = rewrite(updated, options.prefixes().get(0), out.out());
        }
        if (updated.equals(source)) return;
        printDifference(path, source, updated);
        Files.write(path, updated.getBytes(StandardCharsets.UTF_8));
    }

    private boolean isVouchedFor(Path path, String source, List<String> words, String out) {
        if ("force".equals(System.getProperty("update"))) return true;
        List<RunDirective> calls = RunDirective.parse(source);
        if (!calls.isEmpty() && !executors.isEmpty()) {
            for (Executor e : executors) FileTest.execute(e, path, source, calls);
            return true;
        }
        return words.size() > 1 && words.get(1).equals("opt") && mlirOptPrints(words, out);
    }

    private static boolean mlirOptPrints(List<String> words, String out) {
        List<String> command = new ArrayList<>(List.of("mlir-opt-22"));
        command.addAll(words.subList(2, words.size()));
        try {
            Process p = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String theirs = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return p.waitFor() == 0 && theirs.strip().equals(out.strip());
        } catch (IOException e) {
            return false; // not installed
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** {@code source} with the directives of {@code prefix} replaced by what {@code out} says. */
    static String rewrite(String source, String prefix, String out) {
        Map<String, List<String>> blocks = blocks(out, prefix);
        Pattern old = Pattern.compile("^\\s*//\\s*" + Pattern.quote(prefix) + "(-[A-Z0-9-]+)?(\\{LITERAL\\})?:.*");
        List<String> lines = new ArrayList<>();
        for (String line : source.split("\n", -1)) {
            if (old.matcher(line).matches()) continue;
            Matcher m = SYMBOL.matcher(line);
            List<String> block = m.find() ? blocks.remove(m.group(1)) : null;
            if (block != null) {
                String indent =
                        line.substring(0, line.length() - line.stripLeading().length());
                for (String b : block) lines.add(indent + b);
            }
            lines.add(line);
        }
        // what the input does not have goes to the end
        for (List<String> block : blocks.values()) {
            while (!lines.isEmpty() && lines.get(lines.size() - 1).isBlank()) lines.remove(lines.size() - 1);
            lines.add("");
            lines.addAll(block);
            lines.add("");
        }
        return String.join("\n", lines);
    }

    /** Per symbol of the output, the directives for its lines. */
    private static Map<String, List<String>> blocks(String out, String prefix) {
        Map<String, List<String>> blocks = new LinkedHashMap<>();
        String[] lines = out.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            Matcher m = SYMBOL.matcher(lines[i]);
            if (!m.find()) continue;
            int indent = lines[i].length() - lines[i].stripLeading().length();
            List<String> block = new ArrayList<>();
            block.add(directive(prefix, "-LABEL", lines[i]));
            boolean nested = lines[i].endsWith("{");
            String close = " ".repeat(indent) + "}";
            while (nested && i + 1 < lines.length) {
                String line = lines[++i];
                block.add(
                        line.isBlank()
                                ? "// " + prefix + "-EMPTY:"
                                : directive(prefix, "-NEXT", line.substring(Math.min(indent, line.length()))));
                if (line.startsWith(close)) break;
            }
            blocks.putIfAbsent(m.group(1), block);
        }
        return blocks;
    }

    private static String directive(String prefix, String suffix, String line) {
        boolean literal = line.contains("{{") || line.contains("[[");
        String pad = suffix.equals("-LABEL") ? " " : "  ";
        String text = suffix.equals("-LABEL") ? line.strip() : line;
        return "// " + prefix + suffix + (literal ? "{LITERAL}:" : ":") + pad + text;
    }

    private static void printDifference(Path path, String before, String after) {
        List<String> old = new ArrayList<>(List.of(before.split("\n", -1)));
        List<String> now = new ArrayList<>(List.of(after.split("\n", -1)));
        System.out.println(path + ":");
        List<String> removed = new ArrayList<>(old);
        now.forEach(removed::remove);
        List<String> added = new ArrayList<>(now);
        old.forEach(added::remove);
        removed.forEach(l -> System.out.println("- " + l));
        added.forEach(l -> System.out.println("+ " + l));
    }
}
