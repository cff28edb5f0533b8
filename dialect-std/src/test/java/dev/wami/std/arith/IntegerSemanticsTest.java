package dev.wami.std.arith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.IntegerReference;
import dev.wami.std.OneOp;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Folding and execution of integer operations against their definitions. */
class IntegerSemanticsTest {

    private static void check(OneOp op, String name, BigInteger a, BigInteger b, int width) {
        IntegerType type = IntegerType.of(width);
        BigInteger expected = IntegerReference.binary(name, a, b, width);
        List<Object> executed = op.evaluate(64, OneOp.integer(a, width), OneOp.integer(b, width));
        List<Attribute> folded = op.fold(IntegerAttr.of(type, a), IntegerAttr.of(type, b));
        // x / 0 and a shift by too much never fold; the interpreter finds both
        List<Object> result = expected != null ? List.of(OneOp.integer(expected, width)) : null;
        List<Attribute> constant = expected == null ? null : List.of(IntegerAttr.of(type, expected));
        if (!Objects.equals(executed, result) || !Objects.equals(folded, constant)) {
            fail(
                    "%s %s, %s : i%s should be %s, executes to %s, folds to %s",
                    name, a, b, width, result, executed, folded);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 8})
    void everyPairOfSmallIntegers(int width) {
        int from = -1 << width - 1;
        int to = width == 1 ? 0 : (1 << width - 1) - 1;
        // all pairs up to 4 bits; at 8 bits every fifth left operand, the bounds among them
        int step = width == 8 ? 5 : 1;
        for (String name : IntegerReference.BINARY) {
            OneOp op = OneOp.uniform("arith." + name, IntegerType.of(width), 2);
            for (int a = from; a <= to; a += step) {
                for (int b = from; b <= to; b++) check(op, name, BigInteger.valueOf(a), BigInteger.valueOf(b), width);
            }
        }
    }

    @Property(tries = 300)
    void integersOfAnyWidth(@ForAll @IntRange(min = 1, max = 200) int width, @ForAll long seed) {
        Random random = new Random(seed);
        for (String name : IntegerReference.BINARY) {
            OneOp op = OneOp.uniform("arith." + name, IntegerType.of(width), 2);
            check(op, name, any(random, width), any(random, width), width);
        }
    }

    /** A signed number of {@code width} bits, often a special one. */
    static BigInteger any(Random random, int width) {
        BigInteger bits = switch (random.nextInt(8)) {
            case 0 -> BigInteger.valueOf(random.nextInt(5) - 2);
            case 1 -> BigInteger.ONE.shiftLeft(width - 1);
            case 2 -> BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.ONE);
            case 3 -> BigInteger.valueOf(random.nextInt(width + 1));
            case 4 -> BigInteger.ONE.shiftLeft(random.nextInt(width));
            default -> new BigInteger(width, random);
        };
        return IntegerAttr.of(IntegerType.of(width), bits).big();
    }

    /** A fold of index holds at both widths, and none is missed that does. */
    @Property(tries = 500)
    void foldsOfIndexHoldAtBothWidths(@ForAll long seed) {
        Random random = new Random(seed);
        long a = anyIndex(random);
        long b = anyIndex(random);
        for (String name : IntegerReference.BINARY) {
            OneOp op = OneOp.uniform("arith." + name, IndexType.INDEX, 2);
            List<Object> wide = op.evaluate(64, a, b);
            List<Object> narrow = op.evaluate(32, (long) (int) a, (long) (int) b);
            List<Attribute> folded = op.fold(IntegerAttr.index(a), IntegerAttr.index(b));
            boolean agree = wide != null && narrow != null && (int) (long) (Long) wide.get(0) == (Long) narrow.get(0);
            if (agree) assertThat(folded).containsExactly(IntegerAttr.index((Long) wide.get(0)));
            else assertThat(folded).as("%s %s %s", name, a, b).isNull();
        }
    }

    private static long anyIndex(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> random.nextInt(5) - 2;
            case 1 -> 1L << random.nextInt(64);
            case 2 -> random.nextLong();
            case 3 -> random.nextInt();
            default -> (1L << 31 + random.nextInt(3)) + random.nextInt(3) - 1;
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7, 32, 64, 65, 128})
    void extendedOperationsGiveTheWholeResult(int width) {
        IntegerType type = IntegerType.of(width);
        BigInteger modulus = BigInteger.ONE.shiftLeft(width);
        Random random = new Random(width);
        for (int i = 0; i < 300; i++) {
            BigInteger a = any(random, width);
            BigInteger b = any(random, width);
            BigInteger sum = a.mod(modulus).add(b.mod(modulus));
            checkPair("arith.addui_extended", IntegerType.I1, a, b, sum, type);
            checkPair("arith.mului_extended", type, a, b, a.mod(modulus).multiply(b.mod(modulus)), type);
            checkPair("arith.mulsi_extended", type, a, b, a.multiply(b), type);
        }
    }

    private static void checkPair(
            String name, IntegerType highType, BigInteger a, BigInteger b, BigInteger whole, IntegerType type) {
        OneOp op = new OneOp(name, DictionaryAttr.EMPTY, List.of(type, type), List.of(type, highType));
        BigInteger high = whole.shiftRight(type.width());
        int highWidth = highType.width();
        assertThat(op.evaluate(64, OneOp.integer(a, type.width()), OneOp.integer(b, type.width())))
                .as("%s %s %s", name, a, b)
                .containsExactly(OneOp.integer(whole, type.width()), OneOp.integer(high, highWidth));
        assertThat(op.fold(IntegerAttr.of(type, a), IntegerAttr.of(type, b)))
                .as("%s %s %s", name, a, b)
                .containsExactly(IntegerAttr.of(type, whole), IntegerAttr.of(highType, high));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 32, 64, 100})
    void comparisonsOrderSignedAndUnsigned(int width) {
        IntegerType type = IntegerType.of(width);
        BigInteger modulus = BigInteger.ONE.shiftLeft(width);
        Random random = new Random(width);
        for (CmpIPredicate p : CmpIPredicate.values()) {
            OneOp op = new OneOp(
                    "arith.cmpi",
                    DictionaryAttr.of("predicate", IntegerAttr.i64(p.ordinal())),
                    List.of(type, type),
                    List.of(IntegerType.I1));
            for (int i = 0; i < 200; i++) {
                BigInteger a = any(random, width);
                BigInteger b = random.nextInt(4) == 0 ? a : any(random, width);
                int order = p.name().startsWith("U") ? a.mod(modulus).compareTo(b.mod(modulus)) : a.compareTo(b);
                String relation = p.name().substring(p.name().length() - 2);
                boolean expected = switch (relation) {
                    case "EQ" -> order == 0;
                    case "NE" -> order != 0;
                    case "LT" -> order < 0;
                    case "LE" -> order <= 0;
                    case "GT" -> order > 0;
                    default -> order >= 0;
                };
                assertThat(op.evaluate(64, OneOp.integer(a, width), OneOp.integer(b, width)))
                        .containsExactly(expected ? -1L : 0L);
                assertThat(op.fold(IntegerAttr.of(type, a), IntegerAttr.of(type, b)))
                        .containsExactly(IntegerAttr.bool(expected));
            }
        }
    }

    @Test
    void vectorsAreComputedElementByElement() {
        VectorType type = VectorType.of(IntegerType.I8, 3);
        for (String name : IntegerReference.BINARY) {
            OneOp op = OneOp.uniform("arith." + name, type, 2);
            long[] a = {-128, 5, 77};
            long[] b = {3, 1, 6};
            long[] expected = new long[3];
            for (int i = 0; i < 3; i++) {
                BigInteger r = IntegerReference.binary(name, BigInteger.valueOf(a[i]), BigInteger.valueOf(b[i]), 8);
                expected[i] = r.byteValue();
            }
            assertThat(op.fold(DenseElementsAttr.of(type, a), DenseElementsAttr.of(type, b)))
                    .containsExactly(DenseElementsAttr.of(type, expected));
            Object[] executed = (Object[]) op.evaluate(64, new Object[] {-128L, 5L, 77L}, new Object[] {3L, 1L, 6L})
                    .get(0);
            assertThat(executed).containsExactly(expected[0], expected[1], expected[2]);
        }
    }

    @Test
    void aVectorWithOneUndefinedElementIsNotFolded() {
        VectorType type = VectorType.of(IntegerType.I32, 2);
        OneOp op = OneOp.uniform("arith.divsi", type, 2);
        assertThat(op.fold(DenseElementsAttr.of(type, 1, 2), DenseElementsAttr.of(type, 1, 0)))
                .isNull();
    }

    @Test
    void splatsStaySplats() {
        VectorType type = VectorType.of(IntegerType.I32, 1000, 1000);
        OneOp op = OneOp.uniform("arith.addi", type, 2);
        assertThat(op.fold(DenseElementsAttr.splat(type, 1), DenseElementsAttr.splat(type, 2)))
                .containsExactly(DenseElementsAttr.splat(type, 3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"arith.extsi", "arith.extui", "arith.trunci"})
    void conversionsBetweenWidths(String name) {
        Random random = new Random(7);
        int[] widths = {1, 3, 8, 32, 33, 64, 65, 128};
        for (int small : widths) {
            for (int large : widths) {
                if (small >= large) continue;
                boolean truncate = name.equals("arith.trunci");
                Type from = IntegerType.of(truncate ? large : small);
                Type to = IntegerType.of(truncate ? small : large);
                OneOp op = new OneOp(name, DictionaryAttr.EMPTY, List.of(from), List.of(to));
                for (int i = 0; i < 20; i++) {
                    int width = truncate ? large : small;
                    BigInteger a = any(random, width);
                    BigInteger r = name.equals("arith.extui") ? a.mod(BigInteger.ONE.shiftLeft(small)) : a;
                    assertThat(op.evaluate(64, OneOp.integer(a, width)))
                            .containsExactly(OneOp.integer(r, truncate ? small : large));
                    assertThat(op.fold(IntegerAttr.of(from, a))).containsExactly(IntegerAttr.of(to, r));
                }
            }
        }
    }

    @Test
    void castsOfIndexKnowItsWidth() {
        OneOp toI64 =
                new OneOp("arith.index_cast", DictionaryAttr.EMPTY, List.of(IndexType.INDEX), List.of(IntegerType.I64));
        OneOp toI64U = new OneOp(
                "arith.index_castui", DictionaryAttr.EMPTY, List.of(IndexType.INDEX), List.of(IntegerType.I64));
        assertThat(toI64.evaluate(32, -5L)).containsExactly(-5L);
        assertThat(toI64U.evaluate(32, -5L)).containsExactly(0xFFFFFFFBL);
        assertThat(toI64U.evaluate(64, -5L)).containsExactly(-5L);
        assertThat(toI64.fold(IntegerAttr.index(-5))).containsExactly(IntegerAttr.i64(-5));
        assertThat(toI64U.fold(IntegerAttr.index(-5))).isNull();
        assertThat(toI64.fold(IntegerAttr.index(1L << 40))).isNull();
        OneOp fromI64 =
                new OneOp("arith.index_cast", DictionaryAttr.EMPTY, List.of(IntegerType.I64), List.of(IndexType.INDEX));
        assertThat(fromI64.evaluate(32, 0x1_0000_0007L)).containsExactly(7L);
        assertThat(fromI64.evaluate(64, 0x1_0000_0007L)).containsExactly(0x1_0000_0007L);
        assertThat(fromI64.fold(IntegerAttr.i64(0x1_0000_0007L))).containsExactly(IntegerAttr.index(0x1_0000_0007L));
    }
}
