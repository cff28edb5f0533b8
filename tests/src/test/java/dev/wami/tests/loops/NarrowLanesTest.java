package dev.wami.tests.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.OptLevel;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.wasmspec.Feature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Loops on bytes get lanes of bytes: what vectorize-affine-loops counts of the kernels. */
class NarrowLanesTest {
    private static final Path KERNELS = Path.of("../benchmarks/kernels");
    private static final Pattern COUNT = Pattern.compile("\\(S\\) +(\\d+) (num-narrowed) +- Number of loops");

    @Test
    void integersAreNarrowed() throws IOException {
        for (String kernel : List.of("sad", "saturating-add", "alpha-blend", "box-filter")) {
            assertThat(count(kernel, Set.of()).get("num-narrowed")).as(kernel).isPositive();
        }
    }

    @Test
    void nothingWithoutVectors() throws IOException {
        assertThat(count("sad", Set.of(Feature.SIMD)).values()).allMatch(n -> n == 0);
    }

    private static Map<String, Integer> count(String kernel, Set<Feature> without) throws IOException {
        Path file = KERNELS.resolve(kernel + ".mlir");
        SourceFile source = new SourceFile(file.toString(), Files.readAllBytes(file));
        CompileOptions options = CompileOptions.DEFAULT
                .withLevel(OptLevel.O2)
                .withEmit(EmitStage.SSAWASM)
                .withoutFeatures(without);
        StringBuilder log = new StringBuilder();
        new Wami()
                .compile(
                        source,
                        options,
                        PassSettings.PLAIN.withStatistics(false).withLog(log::append));
        Map<String, Integer> counts = new HashMap<>();
        COUNT.matcher(log).results().forEach(m -> counts.merge(m.group(2), Integer.parseInt(m.group(1)), Integer::sum));
        return counts;
    }
}
