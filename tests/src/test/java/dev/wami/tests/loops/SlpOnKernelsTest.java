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

/** Straight-line code of the kernels becomes vectors: what slp-vectorize counts. */
class SlpOnKernelsTest {
    private static final Path KERNELS = Path.of("../benchmarks/kernels");
    private static final Pattern COUNT =
            Pattern.compile("\\(S\\) +(\\d+) (num-groups|num-values|num-carried-vectors|num-signed-sums|num-moved)");

    @Test
    void groupsOfStoresAndCarriedValuesBecomeVectors() throws IOException {
        assertThat(count("bilinear-sample", Set.of())).containsEntry("num-groups", 1);
        assertThat(count("quaternion-turns", Set.of()).get("num-carried-vectors"))
                .isPositive();
        assertThat(count("nbody", Set.of()).get("num-groups")).isPositive();
    }

    @Test
    void whatIsConvertedBecomesVectors() throws IOException {
        // the pixel, as integers and as numbers, its distances, and those from the next; both if arrays overlap and if
        // not
        assertThat(count("bilinear-sample", Set.of())).containsEntry("num-values", 8);
        assertThat(count("bilinear-resize", Set.of()).get("num-values")).isPositive();
    }

    /** A product on lanes takes three times as long as one of scalars, a rotation two instructions more. */
    @Test
    void lanesThatWaitForOneAnotherStayScalars() throws IOException {
        assertThat(count("hash4", Set.of())).containsEntry("num-carried-vectors", 0);
        assertThat(count("chacha20", Set.of())).containsEntry("num-carried-vectors", 0);
    }

    /** Three of a product of quaternions; one of complex numbers, whether arrays overlap or not. */
    @Test
    void differencesBecomeSumsWithOtherSigns() throws IOException {
        assertThat(count("quaternion-turns", Set.of()).get("num-signed-sums")).isGreaterThanOrEqualTo(3);
        assertThat(count("complex-multiply-add", Set.of()).get("num-signed-sums"))
                .isPositive();
    }

    /** Wide vectors that were split are computed and stored one after the other. */
    @Test
    void piecesOfVectorsAreStoredOneByOne() throws IOException {
        for (String kernel : List.of("depthwise-conv", "matrix4-product", "batch-norm")) {
            assertThat(count(kernel, Set.of()).get("num-moved")).as(kernel).isGreaterThan(2);
        }
    }

    @Test
    void nothingWithoutVectors() throws IOException {
        Map<String, Integer> counts = count("quaternion-turns", Set.of(Feature.SIMD));
        assertThat(counts.values()).allMatch(n -> n == 0);
    }

    private static Map<String, Integer> count(String kernel, Set<Feature> without) throws IOException {
        return PassCounts.of(KERNELS.resolve(kernel + ".mlir"), without, COUNT);
    }
}
