package dev.wami.tests.exhaustive;

import dev.wami.tools.OptLevel;
import dev.wami.tools.run.RunFailure;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every integer operation gives what its definition says, interpreted and compiled: of all pairs at 8 bits, of special
 * values at other widths. {@code -Dspecials=400} takes more of them; scripts/exhaustive.py holds the same programs to
 * LLVM.
 */
class IntegerGridTest {
    static final List<Integer> WIDTHS = List.of(1, 7, 8, 16, 24, 31, 32, 33, 64, 65, 128);

    private static final int SPECIALS = Integer.getInteger("specials", 24);

    @Test
    void everyPairOf8Bits() throws RunFailure {
        Grid grid = new Grid(Samples.all(8), IntegerCases.of(8, WIDTHS), 32, false);
        Ways.check(grid, 32, OptLevel.O0, OptLevel.O2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 16, 24, 31, 32, 33, 64, 65, 128})
    void specialValues(int width) throws RunFailure {
        Grid grid = new Grid(Samples.of(width, SPECIALS), IntegerCases.of(width, WIDTHS), 32, false);
        Ways.check(grid, 32, OptLevel.O0, OptLevel.O2);
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void index(int width) throws RunFailure {
        Grid grid = new Grid(Samples.of(width, SPECIALS), IntegerCases.index(width), width, false);
        Ways.check(grid, width, OptLevel.O0, OptLevel.O2);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 33, 128})
    void vectors(int width) throws RunFailure {
        List<Case> cases = IntegerCases.of(width, List.of(4, 64)).stream()
                .filter(Case::hasVectors)
                .toList();
        Grid grid = new Grid(Samples.of(width, 12), cases, 32, true);
        Ways.check(grid, 32, OptLevel.O0, OptLevel.O2);
    }
}
