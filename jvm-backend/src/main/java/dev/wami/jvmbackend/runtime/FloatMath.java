package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.FloatConversion;

/**
 * Instructions on floats for which Java's methods do not do as they are: a NaN that comes out is quiet (specification
 * 4.3.3), which a multiplication by one sees to.
 */
public final class FloatMath {
    private FloatMath() {}

    /** {@code f32.min}. */
    public static float min(float a, float b) {
        return Float.isNaN(a) || Float.isNaN(b) ? a + b : Math.min(a, b);
    }

    /** {@code f32.max}. */
    public static float max(float a, float b) {
        return Float.isNaN(a) || Float.isNaN(b) ? a + b : Math.max(a, b);
    }

    /** {@code f64.min}. */
    public static double min(double a, double b) {
        return Double.isNaN(a) || Double.isNaN(b) ? a + b : Math.min(a, b);
    }

    /** {@code f64.max}. */
    public static double max(double a, double b) {
        return Double.isNaN(a) || Double.isNaN(b) ? a + b : Math.max(a, b);
    }

    /** {@code f32.abs}, of which NaN is no exception. */
    public static float abs(float a) {
        return Float.isNaN(a) ? Float.intBitsToFloat(Float.floatToRawIntBits(a) & Integer.MAX_VALUE) : Math.abs(a);
    }

    /** {@code f64.abs}. */
    public static double abs(double a) {
        return Double.isNaN(a) ? Double.longBitsToDouble(Double.doubleToRawLongBits(a) & Long.MAX_VALUE) : Math.abs(a);
    }

    /** {@code f64.ceil}. */
    public static double ceil(double a) {
        return Math.ceil(a) * 1.0;
    }

    /** {@code f64.floor}. */
    public static double floor(double a) {
        return Math.floor(a) * 1.0;
    }

    /** {@code f64.trunc}. */
    public static double trunc(double a) {
        return FloatConversion.truncate(a) * 1.0;
    }

    /** {@code f64.nearest}. */
    public static double nearest(double a) {
        return Math.rint(a) * 1.0;
    }
}
