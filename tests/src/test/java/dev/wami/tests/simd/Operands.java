package dev.wami.tests.simd;

import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.V128;
import java.util.Random;

/** Operands of instructions: lanes at random and special ones; of relaxed instructions those that leave no choice. */
final class Operands {
    private static final double[] FLOATS = {
        0,
        -0.0,
        1,
        -1,
        0.5,
        1.5,
        2.5,
        -2.5,
        127.5,
        1e10,
        -1e10,
        0x1p31,
        -0x1p31,
        0x1p32,
        0x1p63,
        1e300,
        -1e300,
        1 / 0.0,
        -1 / 0.0,
        0.0 / 0,
        0x1p-149,
        0x1p-1074,
        0x1p-126,
        3.4028234663852886e38,
        0.1,
        16777217
    };

    private final Random random;

    Operands(long seed) {
        random = new Random(seed);
    }

    /** Parameter {@code i} of the instruction. */
    V128 next(Instruction of, int i) {
        LaneShape shape = of.operandShape(i);
        if (shape == null) {
            return scalar(of, (NumericType) of.row().type().params().get(i));
        }
        boolean relaxed = of.isRelaxed();
        return V128.of(shape, lane -> relaxed ? strict(of, shape, i) : lane(shape));
    }

    private V128 scalar(Instruction of, NumericType type) {
        boolean shift = of.is(Operator.SHL) || of.is(Operator.SHR_S) || of.is(Operator.SHR_U);
        if (shift && random.nextBoolean()) return V128.scalar(random.nextInt(140));
        return switch (type) {
            case I32 -> V128.scalar(lane(LaneShape.I32X4) & 0xFFFF_FFFFL);
            case I64 -> V128.scalar(lane(LaneShape.I64X2));
            case F32 -> V128.scalar(lane(LaneShape.F32X4) & 0xFFFF_FFFFL);
            case F64 -> V128.scalar(lane(LaneShape.F64X2));
            case V128 -> throw new IllegalArgumentException("a scalar");
        };
    }

    private long lane(LaneShape shape) {
        if (shape.isFloat() && random.nextInt(3) > 0) return bits(shape, special());
        long most = (1L << shape.bits() - 1) - 1;
        return switch (random.nextInt(6)) {
            case 0 -> random.nextInt(5) - 2;
            case 1 -> most - random.nextInt(2);
            case 2 -> most + 1 + random.nextInt(2);
            case 3 -> random.nextInt(260) - 130;
            default -> random.nextLong();
        };
    }

    private double special() {
        double d = FLOATS[random.nextInt(FLOATS.length)];
        return switch (random.nextInt(6)) {
            case 0 -> Math.nextUp(d);
            case 1 -> d * random.nextDouble();
            case 2 -> (random.nextDouble() - 0.5) * 10_000;
            default -> d;
        };
    }

    private static long bits(LaneShape shape, double value) {
        return shape == LaneShape.F32X4 ? Float.floatToRawIntBits((float) value) : Double.doubleToRawLongBits(value);
    }

    /** A lane for which every engine must give the same (specification 4.3.5). */
    private long strict(Instruction of, LaneShape shape, int i) {
        return switch (of.row().operator()) {
            // lanes that exist
            case RELAXED_SWIZZLE -> i == 0 ? random.nextLong() : random.nextInt(16);
            // all bits of a lane alike
            case RELAXED_LANESELECT -> i < 2 ? random.nextLong() : -random.nextInt(2);
            // seven bits in the second operand
            case RELAXED_DOT_I8X16_I7X16_S, RELAXED_DOT_I8X16_I7X16_ADD_S ->
                i == 1 ? random.nextInt(128) : random.nextLong();
            // not -1 twice
            case RELAXED_Q15MULR_S -> i == 0 ? random.nextLong() : random.nextInt(1 << 16) - (1 << 15) + 1;
            // no NaN, one sign for zeros, in the range of integers of both signs, products that are exact
            default -> bits(shape, random.nextInt(1 << 9) + 0.25 * random.nextInt(4));
        };
    }
}
