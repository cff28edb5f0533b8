package dev.wami.core.filetest;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line that says which engines can execute the {@code // run:} lines of a file, and why not all:
 *
 * <pre>
 * // engines: interpreter, node26 - others have no stack switching
 * </pre>
 *
 * @param names the engines; null if the file says nothing and all can
 */
public record Engines(@Nullable List<String> names, String reason) {
    private static final Pattern LINE = Pattern.compile("//\\s*engines:\\s*([\\w, ]+?)\\s+-\\s+(.+)");

    /**
     * What {@code source} says.
     *
     * @throws IllegalArgumentException if it says it without a reason
     */
    public static Engines parse(String source) {
        for (String line : source.split("\n", -1)) {
            if (!line.contains("// engines:")) continue;
            Matcher m = LINE.matcher(line);
            if (!m.find()) throw new IllegalArgumentException("names no engines, or no reason: " + line);
            return new Engines(List.of(m.group(1).split("\\s*,\\s*")), m.group(2));
        }
        return new Engines(null, "");
    }

    public boolean include(String engine) {
        return names == null || names.contains(engine);
    }

    @Override
    public String toString() {
        return names == null ? "all" : String.join(", ", names) + ": " + reason;
    }
}
