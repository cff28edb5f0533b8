package dev.wami.tests.exhaustive;

import dev.wami.core.ir.type.FloatType;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the programs of grids, with what each checksum must be as {@code // run:} lines, for scripts/exhaustive.py.
 */
final class WriteGrids {
    /** As LLVM knows them. */
    private static final List<FloatType> FLOATS = List.of(FloatType.F16, FloatType.BF16, FloatType.F32, FloatType.F64);

    private final Path directory;

    private WriteGrids(Path directory) {
        this.directory = directory;
    }

    /** @param args a directory; how many special values; how many of them as vectors */
    public static void main(String[] args) throws IOException {
        WriteGrids out = new WriteGrids(Path.of(args[0]));
        int specials = Integer.parseInt(args[1]);
        List<Integer> widths = IntegerGridTest.WIDTHS;
        for (int width : widths) {
            List<BigInteger> values = width == 8 ? Samples.all(8) : Samples.of(width, specials);
            out.write("i" + width, values, IntegerCases.of(width, widths), false);
            List<Case> vectors = IntegerCases.of(width, widths).stream()
                    .filter(Case::hasVectors)
                    .toList();
            out.write("vectors-i" + width, Samples.of(width, Integer.parseInt(args[2])), vectors, true);
            out.write("floats-of-i" + width, Samples.of(width, specials), FloatCases.ofIntegers(width, FLOATS), false);
        }
        out.write("index", Samples.of(64, specials), IntegerCases.index(64), false);
        for (FloatType type : FLOATS) {
            List<Case> cases = FloatCases.of(type, FLOATS, widths).stream()
                    .filter(c -> !hasRoundingMode(c))
                    .toList();
            out.write(type.toString(), Samples.of(type, specials), cases, false);
        }
    }

    /** LLVM's way to say the mode is heard of by few of its targets. */
    private static boolean hasRoundingMode(Case c) {
        return c.name().startsWith("truncf_to") || c.text().matches(".*%a (downward|upward|toward_zero) .*");
    }

    /** {@code c} as LLVM has it: the remainder of the least number by -1 is undefined behaviour there. */
    private static Case asInLlvm(Case c) {
        if (!c.name().equals("remsi") && !c.name().equals("index_rems")) return c;
        BigInteger least = BigInteger.ONE
                .shiftLeft(Case.width(c.operands().get(0), 64) - 1)
                .negate();
        Case.Definition definition = (a, b) -> a.equals(least) && b.equals(BigInteger.ONE.negate())
                ? null
                : c.definition().of(a, b);
        return new Case(c.name(), c.text(), c.operands(), c.results(), c.undefined(), definition);
    }

    private void write(String name, List<BigInteger> values, List<Case> cases, boolean vectors) throws IOException {
        Grid grid = new Grid(values, cases.stream().map(WriteGrids::asInLlvm).toList(), 64, vectors);
        StringBuilder text = new StringBuilder(grid.program());
        for (Grid.Expected e : grid.cases()) {
            text.append("// run: @")
                    .append(e.of().name())
                    .append("(0, ")
                    .append(grid.rows())
                    .append(", 0, ");
            text.append(e.columns()).append(", false) == ");
            text.append(e.checksum(0, grid.rows(), 0, e.columns())).append('\n');
        }
        Files.writeString(directory.resolve(name + ".mlir"), text);
    }
}
