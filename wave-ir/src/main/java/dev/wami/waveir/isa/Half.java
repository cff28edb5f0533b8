package dev.wami.waveir.isa;

/** binary16 and bfloat16 in 16 bits, and their conversion from and to the bits of an f32. */
public final class Half {
    private Half() {}

    /** The f32 that equals the binary16 in the lower half of {@code h}; a NaN is made quiet. */
    public static int toFloat(int h) {
        int sign = (h & 0x8000) << 16;
        int exponent = h >> 10 & 0x1F;
        int fraction = h & 0x3FF;
        if (exponent == 0x1F) return sign | 0x7F80_0000 | fraction << 13 | (fraction != 0 ? 0x40_0000 : 0);
        if (exponent != 0) return sign | exponent + 127 - 15 << 23 | fraction << 13;
        // subnormal: fraction * 2^-24, exact as f32
        return sign | Float.floatToRawIntBits(fraction * 0x1p-24f);
    }

    /** The binary16 nearest to an f32, ties to even; a NaN keeps the top of its payload and is made quiet. */
    public static int fromFloat(int bits) {
        int sign = bits >>> 16 & 0x8000;
        int magnitude = bits & 0x7FFF_FFFF;
        if (magnitude > 0x7F80_0000) return sign | 0x7E00 | magnitude >> 13 & 0x3FF;
        if (magnitude >= 0x4780_0000) return sign | 0x7C00; // 2^16 and above
        if (magnitude < 0x3300_0000) return sign; // below 2^-25
        if (magnitude < 0x3880_0000) { // below 2^-14: in units of 2^-24
            int shift = 126 - (magnitude >> 23);
            return sign | rounded(magnitude & 0x7F_FFFF | 0x80_0000, shift);
        }
        // a round-up carries into the exponent, and from the largest number to infinity
        return sign | rounded(magnitude - (127 - 15 << 23), 13);
    }

    /** {@code a / 2^shift} to nearest, ties to even; {@code shift} is 1 to 24. */
    private static int rounded(int a, int shift) {
        int half = 1 << shift - 1;
        return a + half - 1 + (a >> shift & 1) >> shift;
    }

    /** The f32 that equals the bfloat16 in the lower half of {@code b}. */
    public static int bfloatToFloat(int b) {
        return b << 16;
    }

    /** An f32 cut to bfloat16; the ISA does not round. */
    public static int floatToBfloat(int bits) {
        return bits >>> 16;
    }
}
