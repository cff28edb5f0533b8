package dev.wami.generator.loops;

/**
 * What the memory of a call holds at first, and how what it holds in the end is judged: the same computation here and,
 * in MLIR, in the {@link DriverText} of compiled programs.
 */
public final class Fill {
    static final long STRIDE = 0x9E3779B97F4A7C15L;
    static final long FIRST = 0xBF58476D1CE4E5B9L;
    static final long SECOND = 0x94D049BB133111EBL;
    static final long HASH = 6364136223846793005L;

    private Fill() {}

    /** The finaliser of SplitMix64. */
    static long word(long seed, long position) {
        long z = seed + position * STRIDE;
        z = (z ^ z >>> 30) * FIRST;
        z = (z ^ z >>> 27) * SECOND;
        return z ^ z >>> 31;
    }

    /** The bits of a number from 0.5 up to 4, of either sign. */
    static long float64(long random) {
        return random & 0x800F_FFFF_FFFF_FFFFL | 1022 + (random >>> 61 & 1) + (random >>> 60 & 1) << 52;
    }

    static long float32(long random) {
        return random & 0x807F_FFFFL | 126 + (random >>> 61 & 1) + (random >>> 60 & 1) << 23;
    }

    /**
     * Element {@code position}, as the interpreter holds it: floats as their bits, integers sign-extended.
     *
     * @param special whether some floats are zeros of either sign, infinities and NaNs
     */
    public static long element(Element element, long seed, long position, boolean special) {
        long random = word(seed, position);
        int kind = special ? (int) (random >>> 32 & 15) : 15;
        return switch (element) {
            case F64 -> kind < 4 ? special64(kind) : float64(random);
            case F32 -> kind < 4 ? special32(kind) : float32(random);
            case I64 -> random;
            case I32 -> (int) random;
            case I16 -> (short) random;
            case I8 -> (byte) random;
        };
    }

    // -0, 0, infinity, NaN
    private static long special64(int kind) {
        return switch (kind) {
            case 0 -> Long.MIN_VALUE;
            case 1 -> 0;
            case 2 -> 0x7FFL << 52;
            default -> 0x7FF8L << 48;
        };
    }

    private static long special32(int kind) {
        return switch (kind) {
            case 0 -> 0x8000_0000L;
            case 1 -> 0;
            case 2 -> 0xFFL << 23;
            default -> 0x7FC0L << 16;
        };
    }

    /** {@code bits}, or those of one NaN for all. */
    public static long withoutNaN(Element element, long bits) {
        return switch (element) {
            case F64 -> Double.isNaN(Double.longBitsToDouble(bits)) ? special64(3) : bits;
            case F32 -> Float.isNaN(Float.intBitsToFloat((int) bits)) ? special32(3) : bits;
            default -> bits;
        };
    }

    public static long hash(long before, long bits) {
        return (before ^ bits) * HASH;
    }
}
