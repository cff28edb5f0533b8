package dev.wami.tests.exhaustive;

import static dev.wami.core.ir.type.FloatType.BF16;
import static dev.wami.core.ir.type.FloatType.F16;
import static dev.wami.core.ir.type.FloatType.F32;
import static dev.wami.core.ir.type.FloatType.F64;
import static dev.wami.core.ir.type.FloatType.F8E3M4;
import static dev.wami.core.ir.type.FloatType.F8E4M3;
import static dev.wami.core.ir.type.FloatType.F8E4M3B11FNUZ;
import static dev.wami.core.ir.type.FloatType.F8E4M3FN;
import static dev.wami.core.ir.type.FloatType.F8E4M3FNUZ;
import static dev.wami.core.ir.type.FloatType.F8E5M2;
import static dev.wami.core.ir.type.FloatType.F8E5M2FNUZ;

import dev.wami.core.ir.type.FloatType;
import dev.wami.tools.OptLevel;
import dev.wami.tools.run.RunFailure;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every operation on floats gives what IEEE 754 says of special values, folded, interpreted and compiled.
 * {@code -Dspecials=400} takes more of them; scripts/exhaustive.py holds the same programs to LLVM.
 */
class FloatGridTest {
    private static final int SPECIALS = Integer.getInteger("specials", 36);

    private static final List<FloatType> FLOATS = List.of(F16, BF16, F32, F64);

    private static final List<FloatType> ALL =
            List.of(F16, BF16, F32, F64, F8E5M2, F8E4M3, F8E3M4, F8E4M3FN, F8E5M2FNUZ, F8E4M3FNUZ, F8E4M3B11FNUZ);

    @ParameterizedTest
    @EnumSource(
            value = FloatType.class,
            names = {"F16", "BF16", "F32", "F64"})
    void specialValues(FloatType type) throws RunFailure {
        List<Case> cases = FloatCases.of(type, ALL, IntegerGridTest.WIDTHS);
        Grid grid = new Grid(Samples.of(type, SPECIALS), cases, 32, false);
        Ways.check(grid, 32, OptLevel.O0, OptLevel.O2);
    }

    /** All values; all pairs if as many are asked for. */
    @ParameterizedTest
    @EnumSource(
            value = FloatType.class,
            names = {"F8E5M2", "F8E4M3", "F8E3M4", "F8E4M3FN", "F8E5M2FNUZ", "F8E4M3FNUZ", "F8E4M3B11FNUZ"})
    void smallFloats(FloatType type) throws RunFailure {
        List<Case> cases = FloatCases.of(type, FLOATS, List.of(8, 32));
        List<Case> unary = cases.stream().filter(Case::isUnary).toList();
        Ways.check(new Grid(Samples.all(8), unary, 32, false), 32, OptLevel.O2);
        List<Case> binary = cases.stream().filter(c -> !c.isUnary()).toList();
        Ways.check(new Grid(Samples.of(type, SPECIALS), binary, 32, false), 32, OptLevel.O2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 16, 24, 31, 32, 33, 64, 65, 128})
    void integersToFloats(int width) throws RunFailure {
        Grid grid = new Grid(Samples.of(width, SPECIALS), FloatCases.ofIntegers(width, FLOATS), 32, false);
        Ways.check(grid, 32, OptLevel.O0, OptLevel.O2);
    }

    @ParameterizedTest
    @EnumSource(
            value = FloatType.class,
            names = {"F16", "BF16", "F32", "F64"})
    void folds(FloatType type) {
        List<Case> cases = FloatCases.of(type, ALL, IntegerGridTest.WIDTHS);
        Grid grid = new Grid(Samples.of(type, SPECIALS), cases, 32, false);
        new Folds(grid, "canonicalize", 32).scalars(400);
    }
}
