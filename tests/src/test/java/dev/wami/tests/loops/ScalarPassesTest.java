package dev.wami.tests.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.wasmspec.Feature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The scalar passes find something to do: what they count, over all kernels, most of it without SIMD. */
class ScalarPassesTest {
    private static final Path POLYBENCH = Path.of("../benchmarks/polybench");
    private static final Path OTHERS = Path.of("../benchmarks/kernels");
    private static final Pattern COUNT = Pattern.compile("\\(S\\) +(\\d+) (\\S+)");

    @Test
    void allOfThemFindSomethingInPolyBench() throws IOException {
        Map<String, Integer> counts = count(POLYBENCH, Set.of(Feature.SIMD));
        // those of loops that are not cold; kernels are not inlined
        assertThat(counts.get("num-unrolled")).isGreaterThan(40);
        assertThat(counts.get("num-runtime")).isGreaterThan(15);
        assertThat(counts.get("num-shared")).isGreaterThan(10);
        assertThat(counts.get("num-lowered")).isGreaterThan(5);
        // most of them in the memory of arguments: without that, 117
        assertThat(counts.get("num-folded")).isGreaterThan(600);
        assertThat(counts.get("num-fills")).isGreaterThan(20);
        assertThat(counts.get("num-copies")).isPositive();
        assertThat(counts.get("num-replaced")).isGreaterThan(1000);
        // most of memory that is known affine-scalrep and affine-iteration-forwarding have taken
        assertThat(counts.get("num-carried")).isGreaterThan(10);
        assertThat(counts.get("num-merged")).isPositive();
        // arith's ranges have decided most of what there is to decide
        assertThat(counts.get("num-unsigned")).isGreaterThan(20);
        assertThat(counts.get("num-constants")).isPositive();
        assertThat(counts.get("num-nuw")).isPositive();
        assertThat(counts.get("num-from-ifs")).isGreaterThan(40);
    }

    @Test
    void someFindSomethingInOtherKernels() throws IOException {
        Map<String, Integer> counts = count(OTHERS, Set.of(Feature.SIMD));
        assertThat(counts.get("num-unrolled-whiles")).isPositive();
        // whether all letters are the same, not how many
        assertThat(counts.get("num-compared")).isPositive();
        assertThat(counts.get("num-rotated-whiles")).isGreaterThan(4);
        assertThat(counts.get("num-threaded-ifs")).isGreaterThan(6);
        assertThat(counts.get("num-converted-ifs")).isGreaterThan(10);
        assertThat(counts.get("num-from-ifs")).isPositive();
        // the edges of life's grid meet; what lies behind one twister's state is in front of it
        assertThat(counts.get("num-wraps")).isGreaterThan(20);
        assertThat(counts.get("num-nuw")).isGreaterThan(20);
        // the child in a heap, its address; the parent of a set's member
        assertThat(counts.get("num-carried-computed")).isGreaterThan(3);
        assertThat(counts.get("num-removed")).isPositive();
    }

    @Test
    void countersThatGoToLanesAreVectorsThatLoopsCarry() throws IOException {
        // most of them in what fills the arrays
        assertThat(count(OTHERS, Set.of()).get("num-lanes")).isGreaterThan(20);
    }

    /** The rotations of SHA-256 and ChaCha20, which say them by two shifts. */
    @Test
    void shiftsBecomeRotations() throws IOException {
        for (String kernel : List.of("sha256", "chacha20")) {
            Path file = OTHERS.resolve(kernel + ".mlir");
            CompileOptions options =
                    CompileOptions.DEFAULT.withLevel(OptLevel.O2).withEmit(EmitStage.SSAWASM);
            Output output = new Wami()
                    .compile(new SourceFile(file.toString(), Files.readAllBytes(file)), options, PassSettings.PLAIN);
            assertThat(output.text().orElseThrow().split("ssawasm.rotl", -1)).hasSizeGreaterThan(6);
        }
    }

    private static Map<String, Integer> count(Path folder, Set<Feature> without) throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> kernels =
                    files.filter(f -> f.toString().endsWith(".mlir")).sorted().toList();
            for (Path file : kernels) {
                PassCounts.of(file, without, COUNT).forEach((name, n) -> counts.merge(name, n, Integer::sum));
            }
        }
        return counts;
    }
}
