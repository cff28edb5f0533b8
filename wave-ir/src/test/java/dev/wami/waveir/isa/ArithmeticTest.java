package dev.wami.waveir.isa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Against the formats of compiler-core and Java's own arithmetic; wave-emulator has the published results. */
class ArithmeticTest {
    private static int evaluate(Opcode op, int... operands) {
        int[] o = Arrays.copyOf(operands, 4);
        return Arithmetic.evaluate(op, o[0], o[1], o[2], o[3]);
    }

    @Test
    void everyHalfAsFloatAndBack() {
        for (int h = 0; h <= 0xFFFF; h++) {
            int expected = Float.floatToRawIntBits((float) FloatFormat.decode(FloatType.F16, h));
            boolean nan = (h & 0x7FFF) > 0x7C00;
            int quiet = nan ? h | 0x200 : h;
            assertEquals(nan ? expected | 0x40_0000 : expected, Half.toFloat(h));
            assertEquals(quiet, Half.fromFloat(Half.toFloat(h)));
        }
    }

    @Property(tries = 20_000)
    void halfFromFloat(@ForAll int bits) {
        // most floats are beyond the range of a half: the second is one that is not
        for (int f : new int[] {bits, bits & 0x8FFF_FFFF | 0x3000_0000, bits & 0xBFFF_FFFF}) {
            int expected = (int) FloatFormat.encode(FloatType.F16, Float.intBitsToFloat(f));
            assertEquals(expected, Half.fromFloat(f), () -> Integer.toHexString(f));
        }
    }

    /** Halfway between two halves, and one unit to each side. */
    @Test
    void halfTies() {
        for (int h = 0; h < 0x7BFF; h++) {
            double middle = (FloatFormat.decode(FloatType.F16, h) + FloatFormat.decode(FloatType.F16, h + 1)) / 2;
            int f = Float.floatToRawIntBits((float) middle);
            assertEquals((h & 1) == 0 ? h : h + 1, Half.fromFloat(f));
            assertEquals(h, Half.fromFloat(f - 1));
            assertEquals(h + 1, Half.fromFloat(f + 1));
        }
    }

    @Property
    void floatsAreJavas(@ForAll float a, @ForAll float b, @ForAll float c) {
        int x = Float.floatToRawIntBits(a);
        int y = Float.floatToRawIntBits(b);
        int z = Float.floatToRawIntBits(c);
        assertEquals(a + b, Float.intBitsToFloat(evaluate(Opcode.FADD, x, y)));
        assertEquals(a - b, Float.intBitsToFloat(evaluate(Opcode.FSUB, x, y)));
        assertEquals(a * b, Float.intBitsToFloat(evaluate(Opcode.FMUL, x, y)));
        assertEquals(a / b, Float.intBitsToFloat(evaluate(Opcode.FDIV, x, y)));
        assertEquals(Math.fma(a, b, c), Float.intBitsToFloat(evaluate(Opcode.FMA, x, y, z)));
        assertEquals((float) Math.sqrt(a), Float.intBitsToFloat(evaluate(Opcode.FSQRT, x)));
        assertEquals((int) a, evaluate(Opcode.CVT_I32_F32, x));
        assertEquals(
                a < 0 ? (float) Math.ceil(a) : (float) Math.floor(a), Float.intBitsToFloat(evaluate(Opcode.FTRUNC, x)));
        assertEquals(a < b, Arithmetic.compare(Opcode.FCMP_LT, x, y));
        assertEquals(a != b, Arithmetic.compare(Opcode.FCMP_NE, x, y));
    }

    @Property
    void integersAreJavas(@ForAll int a, @ForAll int b) {
        assertEquals((int) ((a & 0xFFFF_FFFFL) * (b & 0xFFFF_FFFFL) >>> 32), evaluate(Opcode.IMUL_HI, a, b));
        assertEquals(a >>> (b & 31), evaluate(Opcode.SHR, a, b));
        assertEquals(Integer.compareUnsigned(a, b) < 0, Arithmetic.compare(Opcode.UCMP_LT, a, b));
        int field = evaluate(Opcode.BFE, a, b, 8);
        assertEquals((a >>> (b & 31)) & 0xFF, field);
        // a field that is put back changes nothing
        assertEquals(a, evaluate(Opcode.BFI, a, field, b, 8));
        float unsigned = a & 0xFFFF_FFFFL;
        assertEquals(unsigned, Float.intBitsToFloat(evaluate(Opcode.CVT_F32_U32, a)));
        long back = Math.min((long) unsigned, 0xFFFF_FFFFL);
        assertEquals((int) back, evaluate(Opcode.CVT_U32_F32, Float.floatToRawIntBits(unsigned)));
    }

    /** Halves away from zero; a number with no fraction is its own. */
    @Property
    void round(@ForAll int a) {
        float x = Float.intBitsToFloat(a & 0x8FFF_FFFF | 0x4000_0000);
        float rounded = Float.intBitsToFloat(evaluate(Opcode.FROUND, Float.floatToRawIntBits(x)));
        assertTrue(Math.abs((double) rounded - x) <= 0.5);
        assertEquals(Math.rint(rounded), rounded);
        assertEquals(3f, Float.intBitsToFloat(evaluate(Opcode.FROUND, Float.floatToRawIntBits(2.5f))));
        // the largest float below a half
        assertEquals(0f, Float.intBitsToFloat(evaluate(Opcode.FROUND, 0x3EFF_FFFF)));
    }
}
