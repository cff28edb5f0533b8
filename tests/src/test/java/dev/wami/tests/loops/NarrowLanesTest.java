package dev.wami.tests.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmspec.Feature;
import java.io.IOException;
import java.nio.file.Path;
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
        return PassCounts.of(KERNELS.resolve(kernel + ".mlir"), without, COUNT);
    }
}
