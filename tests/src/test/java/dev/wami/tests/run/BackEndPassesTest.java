package dev.wami.tests.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The passes of the back end find something to do in the kernels of benchmarks: what they count, over all kernels. */
class BackEndPassesTest {
    private static final Path PROGRAMS = Path.of("../benchmarks/kernels");
    private static final Pattern COUNT = Pattern.compile("\\(S\\) +(\\d+) (\\S+)");

    @Test
    void allOfThemFindSomething() throws IOException {
        Map<String, Integer> counts = counts(OptLevel.O2);
        assertThat(counts.get("num-simplified")).isGreaterThan(10);
        assertThat(counts.get("num-shrunk")).isGreaterThan(100);
        assertThat(counts.get("num-shared")).isGreaterThan(100);
        assertThat(counts.get("num-moved")).isGreaterThan(100);
        // of vectorize-affine-loops: PolyBench has no such stores
        assertThat(counts.get("num-interleaved")).isGreaterThan(4);
    }

    @Test
    void outliningFindsSomething() throws IOException {
        Map<String, Integer> counts = counts(OptLevel.OZ);
        assertThat(counts.get("num-outlined")).isGreaterThan(4);
        assertThat(counts.get("bytes-saved")).isGreaterThan(5);
    }

    private static Map<String, Integer> counts(OptLevel level) throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        try (Stream<Path> files = Files.list(PROGRAMS)) {
            List<Path> kernels =
                    files.filter(f -> f.toString().endsWith(".mlir")).sorted().toList();
            for (Path file : kernels) count(file, level, counts);
        }
        return counts;
    }

    private static void count(Path file, OptLevel level, Map<String, Integer> counts) throws IOException {
        SourceFile source = new SourceFile(file.toString(), Files.readAllBytes(file));
        StringBuilder log = new StringBuilder();
        new Wami()
                .compile(
                        source,
                        CompileOptions.DEFAULT.withLevel(level),
                        PassSettings.PLAIN.withStatistics(false).withLog(log::append));
        COUNT.matcher(log).results().forEach(m -> counts.merge(m.group(2), Integer.parseInt(m.group(1)), Integer::sum));
    }
}
