package dev.wami.tests.modules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the formatter leaves open. */
class StyleTest {
    /** A condition, or else, whose body begins on the next line. */
    private static final Pattern HEAD = Pattern.compile("\\s*(?:\\} )?(?:else|(?:else )?(?:if|for|while) (\\(.*\\)))");

    /** {@code if (x) return;} needs no braces; what begins on a line of its own has them. */
    @Test
    void bodiesOnLinesOfTheirOwnHaveBraces() throws IOException {
        List<String> wrong = new ArrayList<>();
        List<Path> sources = sources();
        assertThat(sources).as("what is looked at").hasSizeGreaterThan(1000);
        for (Path file : sources) {
            List<String> lines = Files.readAllLines(file);
            boolean inText = false;
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                if (line.split("\"\"\"", -1).length % 2 == 0) inText = !inText;
                if (!inText && isBareHead(line.replaceFirst("\\s*//.*", ""))) {
                    wrong.add(Dependencies.ROOT.relativize(file) + ":" + (i + 1));
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean isBareHead(String line) {
        var head = HEAD.matcher(line);
        if (!head.matches()) return false;
        String condition = head.group(1);
        // one that goes on in the next line is not closed here
        return condition == null
                || condition.chars().filter(c -> c == '(').count()
                        == condition.chars().filter(c -> c == ')').count();
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> modules = Files.list(Dependencies.ROOT)) {
            List<Path> all = new ArrayList<>();
            for (Path sources : modules.map(m -> m.resolve("src"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(sources)) {
                    files.filter(f -> f.toString().endsWith(".java")).forEach(all::add);
                }
            }
            return all;
        }
    }
}
