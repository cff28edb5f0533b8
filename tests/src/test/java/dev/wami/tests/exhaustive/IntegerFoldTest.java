package dev.wami.tests.exhaustive;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every integer operation on constants folds to what its definition says, and undefined behaviour to nothing. */
class IntegerFoldTest {

    /** As vectors; scalars fold by the same code, of which a sample is enough. */
    @Test
    void everyPairOf8Bits() {
        Grid grid = new Grid(Samples.all(8), IntegerCases.of(8, IntegerGridTest.WIDTHS), 32, false);
        new Folds(grid, "canonicalize", 32).vectors();
        new Folds(grid, "sccp", 32).scalars(400);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 16, 24, 31, 32, 33, 64, 65, 128})
    void specialValues(int width) {
        Grid grid = new Grid(Samples.of(width, 24), IntegerCases.of(width, IntegerGridTest.WIDTHS), 32, false);
        new Folds(grid, "canonicalize", 32).vectors();
        new Folds(grid, "canonicalize", 32).scalars(200);
        new Folds(grid, "sccp", 32).scalars(200);
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void index(int width) {
        Grid grid = new Grid(Samples.of(width, 24), IntegerCases.index(width), width, false);
        new Folds(grid, "canonicalize", width).scalars(300);
    }
}
