package dev.wami.tests.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every Java snippet of the guides stands, line for line, in a source that is compiled. */
class DocumentationTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern SNIPPET = Pattern.compile("```java\\n(.*?)```", Pattern.DOTALL);

    private static List<String> sources() throws IOException {
        List<String> all = new ArrayList<>();
        for (Path p : OutsideDialect.sources()) all.add(Files.readString(p));
        all.add(Files.readString(Path.of("src/test/java/dev/wami/tests/outside/OutsideDialectTest.java")));
        all.add(Files.readString(LibraryTest.EXAMPLE));
        return all;
    }

    static Stream<String> snippets() throws IOException {
        List<String> all = new ArrayList<>();
        for (String name : List.of("adding-an-op.md", "adding-a-pass.md", "adding-a-dialect.md", "library.md")) {
            List<MatchResult> found = SNIPPET.matcher(Files.readString(DOCS.resolve(name)))
                    .results()
                    .toList();
            assertThat(found).as(name).isNotEmpty();
            for (MatchResult m : found) all.add(m.group(1));
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("snippets")
    void isCompiled(String snippet) throws IOException {
        List<String> sources = sources();
        boolean found = false;
        for (int depth = 0; depth <= 3; depth++) {
            String indented = snippet.replaceAll("(?m)^(?=.)", " ".repeat(4 * depth));
            for (String s : sources) found |= s.contains("\n" + indented);
        }
        // a case of a switch, a line within a statement
        String line = snippet.strip();
        for (String s : sources) found |= line.indexOf('\n') < 0 && s.contains(line);
        assertThat(found).as("in no source:\n%s", snippet).isTrue();
    }
}
