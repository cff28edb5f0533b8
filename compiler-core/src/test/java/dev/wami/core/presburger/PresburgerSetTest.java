package dev.wami.core.presburger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.IntegerSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Sets against their points, which are counted one by one; scripts/presburger-islpy.py compares with isl. */
class PresburgerSetTest {
    private static final int SIDE = 6;

    private static BasicSet.Builder set(int dims) {
        return BasicSet.builder(dims, 0);
    }

    // ---- by hand

    /** W. Pugh, "The Omega test", section 2.3.2: rational points, and no integer one; needs the splinters. */
    @Test
    void noIntegerBetweenRationalPoints() {
        BasicSet s = set(2).inequality(-27, 11, 13)
                .inequality(45, -11, -13)
                .inequality(10, 7, -9)
                .inequality(4, -7, 9)
                .build();
        assertThat(s.isEmpty()).isEqualTo(Answer.YES);
    }

    /** The same paper, section 2.2: 7 x + 12 y + 31 z == 17 and 3 x + 5 y + 14 z == 7, where x == 12 mod 13. */
    @Test
    void equalitiesAreSolvedExactly() {
        BasicSet s = set(3).equality(-17, 7, 12, 31).equality(-7, 3, 5, 14).build();
        BasicSet bounded = s.toBuilder().inequality(-1, 1).inequality(40, -1).build();
        assertThat(bounded.bounds(0, 1)).isEqualTo(new Bounds(false, 12L, 38L));
        assertThat(Points.sample(PresburgerSet.of(bounded))).containsExactly(12, -3, -1);
        assertThat(Points.count(PresburgerSet.of(bounded), 10)).isEqualTo(3);
    }

    @Test
    void unboundedSetsHaveNoExtremes() {
        BasicSet s = set(1).inequality(-3, 2).build();
        assertThat(s.bounds(0, 1)).isEqualTo(new Bounds(false, 2L, null));
        assertThat(s.bounds(5, -1)).isEqualTo(new Bounds(false, null, 3L));
    }

    @Test
    void whatDoesNotFitIsTooHard() {
        BasicSet s = set(2).inequality(-(1L << 62), 1).equality(0, 4, -1).build();
        assertThatThrownBy(() -> s.bounds(0, 0, 1)).isInstanceOf(TooHard.class);
        assertThat(s.isEmpty()).isNotEqualTo(Answer.YES);
    }

    @Test
    void affineSetsAreRead() {
        AffineExpr d = AffineExpr.dim(0);
        AffineExpr s = AffineExpr.symbol(0);
        // d mod 4 == 1, d >= s floordiv 2, 20 - d >= 0
        IntegerSet given = new IntegerSet(
                1,
                1,
                List.of(d.mod(4).minus(1), d.minus(s.floorDiv(2)), d.times(-1).plus(20)),
                List.of(true, false, false));
        BasicSet read = Objects.requireNonNull(BasicSet.of(given));
        for (long x = -30; x <= 30; x++) {
            for (long p = -9; p <= 60; p += 3) {
                assertThat(read.contains(x, p)).isEqualTo(Answer.of(given.contains(x, p)));
            }
        }
        IntegerSet product = new IntegerSet(1, 1, List.of(d.times(s)), List.of(false));
        assertThat(BasicSet.of(product)).isNull();
    }

    @Test
    void complementOfAStride() {
        BasicSet.Builder even = BasicSet.builder(1, 0);
        even.equality(BasicSet.Builder.sum(even.dim(0), 1, even.local(), -2));
        PresburgerSet odd = PresburgerSet.of(even.build()).complement();
        for (long x = -5; x <= 5; x++) assertThat(odd.contains(x)).isEqualTo(Answer.of(x % 2 != 0));
    }

    // ---- at random, in a box

    private static PresburgerSet random(Random random, int dims) {
        PresburgerSet out = PresburgerSet.empty(dims, 0);
        for (int pieces = 1 + random.nextInt(2); pieces > 0; pieces--) {
            BasicSet.Builder piece = BasicSet.builder(dims, 0);
            for (int i = 0; i < dims; i++) {
                piece.inequality(piece.dim(i));
                piece.inequality(BasicSet.Builder.sum(new long[] {SIDE - 1}, 1, piece.dim(i), -1));
            }
            if (random.nextInt(3) == 0) {
                long[] quotient = piece.quotient(row(random, dims), 2 + random.nextInt(3));
                piece.equality(BasicSet.Builder.sum(quotient, 1, row(random, dims), -1));
            }
            for (int n = random.nextInt(3); n > 0; n--) piece.inequality(row(random, dims));
            out = out.union(PresburgerSet.of(piece.build()));
        }
        return out;
    }

    private static long[] row(Random random, int dims) {
        long[] out = new long[dims + 1];
        out[0] = random.nextInt(13) - 6L;
        for (int i = 1; i < out.length; i++) out[i] = random.nextInt(7) - 3L;
        return out;
    }

    private static List<long[]> box(int dims) {
        List<long[]> out = new ArrayList<>();
        out.add(new long[0]);
        for (int i = 0; i < dims; i++) {
            List<long[]> longer = new ArrayList<>();
            for (long[] p : out) {
                for (int v = 0; v < SIDE; v++) {
                    long[] q = java.util.Arrays.copyOf(p, i + 1);
                    q[i] = v;
                    longer.add(q);
                }
            }
            out = longer;
        }
        return out;
    }

    /** By the constraints as they were given; locals, which are quotients, are tried. */
    private static boolean holds(PresburgerSet set, long[] point) {
        for (BasicSet piece : set.pieces()) if (holds(piece, point, 0, new long[piece.locals()])) return true;
        return false;
    }

    private static boolean holds(BasicSet piece, long[] point, int local, long[] locals) {
        if (local < locals.length) {
            for (long v = -40; v <= 40; v++) {
                locals[local] = v;
                if (holds(piece, point, local + 1, locals)) return true;
            }
            return false;
        }
        for (long[] row : piece.equalities()) if (value(row, point, locals) != 0) return false;
        for (long[] row : piece.inequalities()) if (value(row, point, locals) < 0) return false;
        return true;
    }

    private static long value(long[] row, long[] point, long[] locals) {
        long out = row[0];
        for (int i = 1; i < row.length; i++) {
            out += row[i] * (i <= point.length ? point[i - 1] : locals[i - 1 - point.length]);
        }
        return out;
    }

    @Property(tries = 300)
    void answersAreThoseOfThePoints(@ForAll long seed) {
        Random random = new Random(seed);
        int dims = 1 + random.nextInt(3);
        PresburgerSet a = random(random, dims);
        PresburgerSet b = random(random, dims);
        PresburgerSet difference = a.subtract(b);
        long[] row = row(random, dims);
        long count = 0;
        boolean subset = true;
        long min = Long.MAX_VALUE;
        long max = Long.MIN_VALUE;
        for (long[] p : box(dims)) {
            boolean inA = holds(a, p);
            boolean inB = holds(b, p);
            assertThat(a.contains(p)).isEqualTo(Answer.of(inA));
            assertThat(difference.contains(p)).isEqualTo(Answer.of(inA && !inB));
            if (!inA) continue;
            count++;
            subset &= inB;
            min = Math.min(min, value(row, p, new long[0]));
            max = Math.max(max, value(row, p, new long[0]));
        }
        assertThat(a.isEmpty()).isEqualTo(Answer.of(count == 0));
        assertThat(a.isSubsetOf(b)).isEqualTo(Answer.of(subset));
        assertThat(Points.count(a, 1000)).isEqualTo(count);
        assertThat(a.bounds(row)).isEqualTo(count == 0 ? new Bounds(true, null, null) : new Bounds(false, min, max));
        long[] sample = Points.sample(a);
        assertThat(sample != null && holds(a, sample)).isEqualTo(count > 0);
    }
}
