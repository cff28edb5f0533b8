package dev.wami.core.filetest;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs a directory of {@code .mlir} files: what their {@code RUN} lines say, and their {@code // run:} lines on every
 * executor. A module's test class extends this. With {@code -Dupdate} the {@code CHECK} lines are written anew, see
 * {@link Update}; {@code -Dfile=pattern} runs only files whose path contains the pattern, {@code *} standing for
 * anything.
 */
public abstract class FileTest {

    /** Where the files are, relative to the module; all sub-directories too. */
    protected abstract Path directory();

    /** What the commands in {@code RUN} lines mean. */
    protected abstract Commands commands();

    /** What executes {@code // run:} lines; without any, files may not have them. */
    protected List<Executor> executors() {
        return List.of();
    }

    @TestFactory
    final Stream<DynamicNode> files() throws IOException {
        try (Stream<Path> all = Files.walk(directory())) {
            List<Path> files =
                    all.filter(p -> p.toString().endsWith(".mlir")).sorted().toList();
            if (files.isEmpty()) throw new AssertionError("no .mlir files in " + directory());
            return files.stream().filter(FileTest::isWanted).map(this::file);
        }
    }

    private static boolean isWanted(Path path) {
        String pattern = System.getProperty("file");
        return pattern == null || path.toString().replace('\\', '/').matches(containing(pattern));
    }

    /** The regular expression of paths that contain {@code pattern}. */
    private static String containing(String pattern) {
        return Stream.of(("*" + pattern + "*").split("\\*", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining(".*"));
    }

    private DynamicNode file(Path path) {
        String source = read(path);
        String shown = directory().relativize(path).toString();
        List<DynamicTest> tests = new ArrayList<>();
        if (Update.isWanted()) tests.add(dynamicTest("update", () -> new Update(commands(), executors()).file(path)));
        for (RunLine run : RunLine.parse(source)) {
            tests.add(dynamicTest(run.line() + ": " + run.text(), path.toUri(), () -> {
                String problem = run.execute(commands(), path.toString(), read(path));
                if (problem != null) fail(path + ": " + problem);
            }));
        }
        List<RunDirective> calls = RunDirective.parse(source);
        if (!calls.isEmpty()) {
            if (executors().isEmpty()) {
                tests.add(dynamicTest("run", () -> fail(path + ": nothing executes run lines here")));
            }
            Engines engines = Engines.parse(source);
            for (Executor e : executors()) {
                boolean wanted = engines.include(e.engine());
                tests.add(dynamicTest(e.name() + (wanted ? "" : ", not run"), path.toUri(), () -> {
                    if (wanted) execute(e, path, source, calls);
                    else prepare(e, path, source, engines);
                }));
            }
        }
        if (tests.isEmpty()) tests.add(dynamicTest("RUN", () -> fail(path + " has no RUN line")));
        return dynamicContainer(shown, path.toUri(), tests.stream());
    }

    /**
     * The program must be one that the engine could be given; the report counts the test as skipped, with the reason.
     */
    private static void prepare(Executor e, Path path, String source, Engines engines) {
        e.prepare(path.toString(), source);
        Assumptions.abort(path + " is not for " + e.engine() + ", only for " + engines);
    }

    static void execute(Executor e, Path path, String source, List<RunDirective> calls) {
        Executor.Program program = e.load(path.toString(), source);
        List<String> problems = new ArrayList<>();
        for (RunDirective c : calls) {
            String problem = c.execute(program);
            if (problem != null) problems.add(problem);
        }
        if (!problems.isEmpty()) fail(path + " on " + e.name() + ":\n" + String.join("\n", problems));
    }

    static String read(Path path) {
        try {
            return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
