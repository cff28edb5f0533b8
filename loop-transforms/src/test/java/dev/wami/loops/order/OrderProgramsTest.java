package dev.wami.loops.order;

import dev.wami.loops.KeptPrograms;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The passes on the order of iterations keep the results of programs, for all extents from none to more than a vector:
 * on the interpreter, before and after. Each changes as many programs as its row says, so that none passes by doing
 * nothing.
 */
class OrderProgramsTest {
    private static final Path PROGRAMS = Path.of("src", "test", "resources", "order", "programs.mlir");

    /** How many functions the last of the passes changes, and the passes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "6; ; affine-index-set-splitting",
                "1; ; affine-loop-skewing{by-cost=false}",
                "1; ; affine-loop-skewing{rows=3 max-shift=5 by-cost=false}",
                "4; affine-loop-skewing,canonicalize; affine-iteration-forwarding{max-values=30}",
                "4; ; affine-loop-interchange",
                "10; affine-loop-interchange; affine-index-set-splitting",
                "5; affine-loop-distribution,affine-loop-interchange,affine-index-set-splitting;"
                        + " affine-iteration-forwarding",
                "4; ; affine-iteration-forwarding",
                "4; affine-index-set-splitting; affine-iteration-forwarding{max-distance=2 vector-bits=0}",
            })
    void keepResults(int changed, @Nullable String before, String last) throws IOException {
        KeptPrograms.check(PROGRAMS, changed, before, last);
    }
}
