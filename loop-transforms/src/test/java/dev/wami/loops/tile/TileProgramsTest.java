package dev.wami.loops.tile;

import dev.wami.loops.KeptPrograms;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The passes that make tiles keep the results of programs, for all extents from none to more than a tile: on the
 * interpreter, before and after. Each changes as many programs as its row says, so that none passes by doing nothing.
 */
class TileProgramsTest {
    private static final Path PROGRAMS = Path.of("src", "test", "resources", "tile");

    /** How many functions the last of the passes changes, and the passes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1; ; affine-scalrep",
                "9; affine-loop-unroll{unroll-factor=3}; affine-scalrep",
                "6; ; affine-scalar-promotion",
                "2; affine-scalar-promotion; affine-scalrep",
                "5; ; affine-loop-unroll-jam{depth=1 unroll-jam-factor=2}",
                "5; ; affine-loop-unroll-jam{depth=2 unroll-jam-factor=3},affine-loop-unroll-jam{depth=1}",
                "8; affine-loop-unroll-jam{depth=2 unroll-jam-factor=3},affine-loop-unroll-jam{depth=1};"
                        + " affine-scalar-promotion,affine-scalrep",
                "3; ; affine-register-tile",
                "10; ; affine-loop-tile{tile-size=3}",
                "10; ; affine-loop-tile{tile-size=4 separate=true}",
            })
    void keepResults(int changed, @Nullable String before, String last) throws IOException {
        KeptPrograms.check(PROGRAMS.resolve("programs.mlir"), changed, before, last);
    }

    /** Those that are made for register tiles. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "15; ; affine-register-tile",
                "15; ; affine-register-tile{vector-bits=0}",
                "15; ; affine-register-tile{registers=8}",
                "15; ; affine-register-tile{registers=64 max-body=1000}",
                "15; affine-register-tile; affine-scalar-promotion,affine-scalrep,vectorize-affine-loops",
                "15; ; affine-loop-interchange,affine-register-tile,affine-register-tile",
            })
    void keepResultsInRegisters(int changed, @Nullable String before, String last) throws IOException {
        KeptPrograms.check(PROGRAMS.resolve("register-tiles.mlir"), changed, before, last);
    }
}
