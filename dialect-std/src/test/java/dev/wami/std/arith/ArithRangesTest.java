package dev.wami.std.arith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.range.IntRange;
import dev.wami.std.IntegerReference;
import dev.wami.std.OneOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every result lies in the range that is inferred from ranges of the operands: all of few bits, some of an index. */
class ArithRangesTest {
    private static final int WIDTH = 3;

    static final List<String> BINARY = List.of(IntegerReference.BINARY);

    /** All ranges with bounds of one kind, and where they overlap. */
    private static Set<IntRange> ranges(int width) {
        Set<IntRange> out = new LinkedHashSet<>();
        IntRange full = IntRange.full(width);
        int half = 1 << width - 1;
        for (int a = -half; a < half; a++) {
            for (int b = a; b < half; b++) {
                IntRange s = IntRange.signed(width, BigInteger.valueOf(a), BigInteger.valueOf(b));
                IntRange u = IntRange.unsigned(width, BigInteger.valueOf(a + half), BigInteger.valueOf(b + half));
                out.add(s);
                out.add(u);
                if (overlap(s, u)) out.add(s.meet(u));
            }
        }
        assertThat(out).contains(full);
        return out;
    }

    private static boolean overlap(IntRange a, IntRange b) {
        return !members(a).stream().noneMatch(members(b)::contains);
    }

    /** The signed numbers in {@code r}. */
    private static List<BigInteger> members(IntRange r) {
        List<BigInteger> out = new ArrayList<>();
        for (BigInteger v = r.smin(); v.compareTo(r.smax()) <= 0; v = v.add(BigInteger.ONE)) {
            if (contains(r, v)) out.add(v);
        }
        return out;
    }

    private static boolean contains(IntRange r, BigInteger value) {
        IntRange v = IntRange.constant(r.width(), value);
        return v.smin().compareTo(r.smin()) >= 0
                && v.smin().compareTo(r.smax()) <= 0
                && v.umin().compareTo(r.umin()) >= 0
                && v.umin().compareTo(r.umax()) <= 0;
    }

    private static @Nullable IntRange infer(OneOp op, IntRange... in) {
        return ((InferIntRange) op.op()).resultRanges(List.of(in)).get(0);
    }

    @ParameterizedTest
    @FieldSource("BINARY")
    void binary(String name) {
        OneOp op = OneOp.uniform("arith." + name, IntegerType.of(WIDTH), 2);
        Set<IntRange> all = ranges(WIDTH);
        for (IntRange a : all) {
            for (IntRange b : all) {
                IntRange r = infer(op, a, b);
                if (r == null) throw new AssertionError("nothing");
                int equal = ((InferIntRange) op.op()).equalOperand(List.of(a, b));
                for (BigInteger x : members(a)) {
                    for (BigInteger y : members(b)) {
                        BigInteger value = IntegerReference.binary(name, x, y, WIDTH);
                        if (value == null) continue;
                        if (!contains(r, value)) fail(name + " of " + a + ", " + b + ": " + value + " not in " + r);
                        if (equal == 0) {
                            assertThat(IntRange.constant(WIDTH, value).smin()).isEqualTo(x);
                        }
                        // nothing is lost of constants
                        if (a.isConstant() && b.isConstant() && !r.isConstant()) {
                            fail(name + " of " + a + ", " + b + ": " + r);
                        }
                    }
                }
            }
        }
    }

    /** What is exact where nothing wraps. */
    @Test
    void tight() {
        IntRange a = IntRange.signed(8, BigInteger.valueOf(-3), BigInteger.valueOf(5));
        IntRange b = IntRange.signed(8, BigInteger.valueOf(2), BigInteger.valueOf(7));
        assertThat(signed(infer(OneOp.uniform("arith.addi", IntegerType.of(8), 2), a, b)))
                .isEqualTo("-1..12");
        assertThat(signed(infer(OneOp.uniform("arith.subi", IntegerType.of(8), 2), a, b)))
                .isEqualTo("-10..3");
        assertThat(signed(infer(OneOp.uniform("arith.muli", IntegerType.of(8), 2), a, b)))
                .isEqualTo("-21..35");
        assertThat(signed(infer(OneOp.uniform("arith.divsi", IntegerType.of(8), 2), a, b)))
                .isEqualTo("-1..2");
        assertThat(signed(infer(OneOp.uniform("arith.remsi", IntegerType.of(8), 2), a, b)))
                .isEqualTo("-3..5");
        assertThat(signed(infer(OneOp.uniform("arith.maxsi", IntegerType.of(8), 2), a, b)))
                .isEqualTo("2..7");
        assertThat(signed(infer(OneOp.uniform("arith.andi", IntegerType.of(8), 2), a, b)))
                .isEqualTo("0..7");
    }

    private static String signed(@Nullable IntRange r) {
        return r == null ? "nothing" : r.smin() + ".." + r.smax();
    }

    @Test
    void comparisons() {
        Set<IntRange> all = ranges(WIDTH);
        for (CmpIPredicate p : CmpIPredicate.values()) {
            DictionaryAttr properties =
                    DictionaryAttr.EMPTY.with("predicate", dev.wami.core.ir.attr.IntegerAttr.i64(p.ordinal()));
            Type type = IntegerType.of(WIDTH);
            OneOp op = new OneOp("arith.cmpi", properties, List.of(type, type), List.of(IntegerType.I1));
            for (IntRange a : all) {
                for (IntRange b : all) {
                    boolean someTrue = false;
                    boolean someFalse = false;
                    for (BigInteger x : members(a)) {
                        for (BigInteger y : members(b)) {
                            boolean holds = p.holds(x, y, WIDTH);
                            someTrue |= holds;
                            someFalse |= !holds;
                        }
                    }
                    IntRange r = infer(op, a, b);
                    if (r == null) continue;
                    assertThat(r.isConstant()).isTrue();
                    assertThat(r.smin().signum() == 0 ? someTrue : someFalse)
                            .as("%s of %s, %s", p, a, b)
                            .isFalse();
                }
            }
        }
    }

    @Test
    void casts() {
        for (IntRange a : ranges(4)) {
            for (int to : new int[] {2, 3, 6, 64}) {
                String[] names = to < 4 ? new String[] {"trunci"} : new String[] {"extsi", "extui"};
                for (String name : names) {
                    OneOp op = new OneOp(
                            "arith." + name,
                            DictionaryAttr.EMPTY,
                            List.of(IntegerType.of(4)),
                            List.of(IntegerType.of(to)));
                    IntRange r = infer(op, a);
                    if (r == null) throw new AssertionError("nothing");
                    for (BigInteger x : members(a)) {
                        BigInteger value = name.equals("extui") ? x.mod(BigInteger.valueOf(16)) : x;
                        assertThat(contains(r, value))
                                .as("%s of %s in %s", name, a, r)
                                .isTrue();
                    }
                }
            }
        }
    }

    // ---- index: values are what fits both widths, ranges may be more

    private static final long[] CORNERS = {
        0, 1, 2, 3, 7, 31, 32, 33, 63, 100, Integer.MAX_VALUE - 1, Integer.MAX_VALUE, -1, -2, -7, Integer.MIN_VALUE
    };

    private static BigInteger corner(Random random) {
        return BigInteger.valueOf(CORNERS[random.nextInt(CORNERS.length)]);
    }

    /** A range of an index, and a number of 32 bits in it. */
    private record Sample(IntRange range, long value) {
        static Sample of(Random random) {
            BigInteger value = corner(random);
            IntRange full = IntRange.full(64);
            BigInteger low = random.nextInt(4) == 0 ? full.smin() : value.min(corner(random));
            BigInteger high = random.nextInt(4) == 0 ? full.smax() : value.max(corner(random));
            return new Sample(IntRange.signed(64, low, high), value.longValue());
        }
    }

    @Property(tries = 20_000)
    void indexOperations(@ForAll long seed) {
        Random random = new Random(seed);
        String name = BINARY.get(random.nextInt(BINARY.size()));
        OneOp op = OneOp.uniform("arith." + name, IndexType.INDEX, 2);
        Sample a = Sample.of(random);
        Sample b = Sample.of(random);
        IntRange r = infer(op, a.range, b.range);
        if (r == null) return;
        for (int bits : new int[] {32, 64}) {
            BigInteger x = BigInteger.valueOf(a.value);
            BigInteger y = BigInteger.valueOf(b.value);
            BigInteger value = IntegerReference.binary(name, x, y, bits);
            if (value == null) continue;
            BigInteger signed = IntRange.constant(bits, value).smin();
            assertThat(contains(r, signed))
                    .as("%s of %s in %s and %s in %s at %d: %s in %s", name, x, a.range, y, b.range, bits, signed, r)
                    .isTrue();
        }
    }

    @Property(tries = 5_000)
    void indexCasts(@ForAll long seed) {
        Random random = new Random(seed);
        Sample a = Sample.of(random);
        int width = new int[] {8, 32, 64}[random.nextInt(3)];
        boolean unsigned = random.nextBoolean();
        String name = unsigned ? "arith.index_castui" : "arith.index_cast";
        OneOp from = new OneOp(name, DictionaryAttr.EMPTY, List.of(IndexType.INDEX), List.of(IntegerType.of(width)));
        IntRange r = infer(from, a.range);
        if (r != null) {
            for (int bits : new int[] {32, 64}) {
                List<Object> result = from.evaluate(bits, OneOp.integer(BigInteger.valueOf(a.value), bits));
                if (result == null) throw new AssertionError("traps");
                BigInteger value = BigInteger.valueOf((Long) result.get(0));
                assertThat(contains(r, value))
                        .as("%s of %s in %s at %d: %s in %s", name, a.value, a.range, bits, value, r)
                        .isTrue();
            }
        }
        OneOp to = new OneOp(name, DictionaryAttr.EMPTY, List.of(IntegerType.of(width)), List.of(IndexType.INDEX));
        IntRange in = IntRange.constant(width, BigInteger.valueOf(a.value));
        IntRange out = infer(to, random.nextBoolean() ? in : IntRange.full(width));
        if (out == null) return;
        for (int bits : new int[] {32, 64}) {
            List<Object> result = to.evaluate(bits, OneOp.integer(in.smin(), width));
            if (result == null) throw new AssertionError("traps");
            assertThat(contains(out, BigInteger.valueOf((Long) result.get(0)))).isTrue();
        }
    }
}
