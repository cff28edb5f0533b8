package dev.wami.ssawasm.transform.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TrapException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is known of results holds for the results of what is known of operands, as {@link Numeric} computes them. */
class KnownArithmeticTest {
    private static final long[] SPECIAL = {
        0,
        1,
        -1,
        2,
        3,
        7,
        8,
        127,
        128,
        255,
        256,
        -128,
        -129,
        32767,
        65535,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        1L << 31,
        (1L << 32) - 1,
        1L << 32,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };

    private final Random random = new Random(16);

    @Test
    void integerInstructions() {
        int rows = 0;
        for (Opcode op : Opcode.values()) {
            if (!isOnIntegers(op)) continue;
            rows++;
            for (int i = 0; i < 3000; i++) check(op);
        }
        // 3 unary, 2 to 3 extensions, 15 binary, 1 test, 10 comparisons for each width, and 3 conversions
        assertThat(rows).isEqualTo(66);
    }

    private static boolean isOnIntegers(Opcode op) {
        boolean scalar = switch (op.category()) {
            case UNARY, BINARY, TEST, COMPARE, CONVERT -> true;
            default -> false;
        };
        if (!scalar || op.category() == Category.VECTOR) return false;
        for (var t : op.type().params()) if (!isInteger(t)) return false;
        return isInteger(op.type().results().get(0));
    }

    private static boolean isInteger(Object type) {
        return type == NumericType.I32 || type == NumericType.I64;
    }

    private static int width(Object type) {
        return type == NumericType.I32 ? 32 : 64;
    }

    private void check(Opcode op) {
        int width = width(op.type().params().get(0));
        int resultWidth = width(op.type().results().get(0));
        boolean one = op.type().params().size() == 1;
        List<Long> as = new ArrayList<>();
        List<Long> bs = new ArrayList<>();
        KnownInt a = draw(width, as);
        KnownInt b = draw(width, bs);
        KnownInt result = one
                ? KnownArithmetic.unary(op.operator(), a, resultWidth)
                : op.category() == Category.COMPARE
                        ? KnownArithmetic.compare(op.operator(), a, b)
                        : KnownArithmetic.binary(op.operator(), a, b);
        for (long x : as) {
            for (long y : bs) {
                try {
                    long r = one ? Numeric.evaluate(op, x) : Numeric.evaluate(op, x, y);
                    assertThat(result.meet(KnownInt.constant(resultWidth, r)))
                            .as("%s %s %s: %s in %s", op, a, b, r, result)
                            .isNotNull();
                    boolean narrows = !one && op.category() == Category.COMPARE;
                    if (narrows) checkBound(op, a, b, x, y, r != 0);
                } catch (TrapException e) {
                    // has no result
                }
            }
        }
    }

    private static void checkBound(Opcode op, KnownInt a, KnownInt b, long x, long y, boolean holds) {
        if (!holds) return;
        KnownInt narrowed = Bound.narrowed(a, op.operator(), b);
        assertThat(narrowed).as("%s %s %s", op, a, b).isNotNull();
        assertThat(narrowed.meet(KnownInt.constant(a.width, x)))
                .as("%s %s %s: %s, %s in %s", op, a, b, x, y, narrowed)
                .isNotNull();
    }

    /** A few numbers, and what is known if it is one of them, perhaps with more. */
    private KnownInt draw(int width, List<Long> numbers) {
        long mask = KnownInt.mask(width);
        long base = number();
        int n = 1 + random.nextInt(4);
        for (int i = 0; i < n; i++) {
            long v =
                    random.nextInt(3) == 0 ? number() : base + (random.nextInt(3) == 0 ? number() : random.nextInt(40));
            numbers.add(v & mask);
        }
        KnownInt known = KnownInt.constant(width, numbers.get(0));
        for (long v : numbers) known = known.join(KnownInt.constant(width, v));
        KnownInt agreed = known.and(known);
        if (random.nextInt(4) > 0) return agreed;
        return random.nextBoolean() ? agreed.join(KnownInt.constant(width, number())) : KnownInt.any(width);
    }

    private long number() {
        return switch (random.nextInt(5)) {
            case 0 -> random.nextLong();
            case 1 -> random.nextInt();
            case 2 -> random.nextInt(70) - 3;
            case 3 -> SPECIAL[random.nextInt(SPECIAL.length)] + random.nextInt(3) - 1;
            default -> SPECIAL[random.nextInt(SPECIAL.length)];
        };
    }

    @Test
    void boundsAndBitsAgree() {
        KnownInt k = KnownInt.signed(32, 0, 100).and(KnownInt.bits(32, 3, 0));
        assertThat(k.umax).isEqualTo(100);
        assertThat(KnownInt.signed(32, 0, 99).and(KnownInt.bits(32, 3, 0)).umax).isEqualTo(96);
        assertThat(KnownInt.unsigned(32, 0, 255).zeros).isEqualTo(0xFFFF_FF00L);
        assertThat(KnownInt.signed(32, -4, -1).umin).isEqualTo(0xFFFF_FFFCL);
        assertThat(KnownInt.signed(32, 3, 4).meet(KnownInt.signed(32, 5, 6))).isNull();
        assertThat(KnownInt.unsigned(64, 1L << 63, -1).smax).isEqualTo(-1);
    }

    @Test
    void sumsThatWrapAroundAreAnything() {
        KnownInt sum = KnownArithmetic.binary(
                dev.wami.wasmspec.Operator.ADD, KnownInt.signed(32, 0, Integer.MAX_VALUE), KnownInt.constant(32, 1));
        assertThat(sum.smin).isEqualTo(Integer.MIN_VALUE);
        assertThat(sum.umin).isEqualTo(1);
        assertThat(sum.umax).isEqualTo(1L << 31);
    }
}
