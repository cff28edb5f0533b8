package dev.wami.core.filetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How {@link Check} compares.
 *
 * @param prefixes the words that introduce directives
 * @param matchFullLines a pattern must match the line from beginning to end
 * @param strictWhitespace runs of blanks are not the same as one blank
 * @param allowEmpty the output may be empty
 * @param implicitNots patterns that must not occur between the others
 * @param variableScope variables without a dollar sign end at {@code CHECK-LABEL}
 * @param definitions values of variables from the start
 */
public record CheckOptions(
        List<String> prefixes,
        boolean matchFullLines,
        boolean strictWhitespace,
        boolean ignoreCase,
        boolean allowEmpty,
        boolean variableScope,
        List<String> implicitNots,
        Map<String, String> definitions) {

    public static final CheckOptions DEFAULT = parse(List.of());

    /**
     * Reads command-line options; what is none is ignored, such as the name of the check file.
     *
     * @throws IllegalArgumentException if an option is not known
     */
    public static CheckOptions parse(List<String> arguments) {
        List<String> prefixes = new ArrayList<>();
        List<String> nots = new ArrayList<>();
        Map<String, String> definitions = new TreeMap<>();
        boolean full = false;
        boolean strict = false;
        boolean ignoreCase = false;
        boolean empty = false;
        boolean scope = false;
        for (int i = 0; i < arguments.size(); i++) {
            String a = arguments.get(i);
            if (!a.startsWith("-") || a.equals("-")) continue;
            if (a.startsWith("-D")) {
                String[] nameAndValue = a.substring(2).split("=", 2);
                definitions.put(nameAndValue[0], nameAndValue.length > 1 ? nameAndValue[1] : "");
                continue;
            }
            String name = a.replaceFirst("^--?", "");
            String value = "";
            int equals = name.indexOf('=');
            if (equals >= 0) {
                value = name.substring(equals + 1);
                name = name.substring(0, equals);
            } else if (name.matches("check-prefix(es)?|implicit-check-not|dump-input|input-file")
                    && i + 1 < arguments.size()) {
                value = arguments.get(++i);
            }
            switch (name) {
                case "check-prefix", "check-prefixes" -> prefixes.addAll(List.of(value.split(",")));
                case "implicit-check-not" -> nots.add(value);
                case "match-full-lines" -> full = true;
                case "strict-whitespace" -> strict = true;
                case "ignore-case" -> ignoreCase = true;
                case "allow-empty" -> empty = true;
                case "enable-var-scope" -> scope = true;
                case "dump-input", "input-file", "color", "v", "vv", "allow-unused-prefixes" -> {}
                default -> throw new IllegalArgumentException("filecheck has no option '" + a + "'");
            }
        }
        if (prefixes.isEmpty()) prefixes.add("CHECK");
        return new CheckOptions(
                List.copyOf(prefixes), full, strict, ignoreCase, empty, scope, List.copyOf(nots), definitions);
    }
}
