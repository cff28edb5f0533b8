package dev.wami.tests.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.OptOptions;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of the kernels of PolyBench, those whose nests go over the same rows are put in strips if the cache is too small. */
class ShiftedStripsTest {
    private static final Path POLYBENCH = Path.of("../benchmarks/polybench");
    private static final String PASSES = "builtin.module(func.func(raise-scf-to-affine,canonicalize),"
            + "func.func(affine-shifted-strips{arguments-apart=true cache-size=SIZE}))";
    private static final Pattern SKEWED = Pattern.compile("\\(S\\) +(\\d+) num-skewed");

    @ParameterizedTest
    @CsvSource({"jacobi-2d, 16, 1", "fdtd-2d, 16, 1", "heat-3d, 48, 1", "seidel-2d, 16, 1", "gemm, 16, 0"})
    void loopsOverTimeAreSkewed(String kernel, int cacheSize, int expected) throws IOException {
        Path file = POLYBENCH.resolve(kernel + ".mlir");
        StringBuilder log = new StringBuilder();
        new Wami()
                .opt(
                        new SourceFile(file.toString(), Files.readAllBytes(file)),
                        OptOptions.DEFAULT.withPipeline(PASSES.replace("SIZE", String.valueOf(cacheSize))),
                        PassSettings.PLAIN.withStatistics(false).withLog(log::append));
        Matcher counted = SKEWED.matcher(log);
        int skewed = 0;
        while (counted.find()) skewed += Integer.parseInt(counted.group(1));
        assertThat(skewed).isEqualTo(expected);
    }
}
