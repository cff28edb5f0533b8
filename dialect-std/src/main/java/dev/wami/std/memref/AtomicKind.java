package dev.wami.std.memref;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How an atomic operation combines an element with a value, numbered as upstream. Upstream: arith::AtomicRMWKind. */
public enum AtomicKind {
    ADDF,
    ADDI,
    ANDI,
    ASSIGN,
    MAXIMUMF,
    MAXNUMF,
    MAXS,
    MAXU,
    MINIMUMF,
    MINNUMF,
    MINS,
    MINU,
    MULF,
    MULI,
    ORI,
    XORI;

    public String keyword() {
        return name().toLowerCase(Locale.ROOT);
    }

    static @Nullable AtomicKind named(String word) {
        for (AtomicKind k : values()) if (k.keyword().equals(word)) return k;
        return null;
    }

    public boolean isOfFloats() {
        return switch (this) {
            case ADDF, MAXIMUMF, MAXNUMF, MINIMUMF, MINNUMF, MULF -> true;
            default -> false;
        };
    }

    public boolean isOfIntegers() {
        return this != ASSIGN && !isOfFloats();
    }

    /** The new element of {@code type}; null if its values are none that this is defined for here. */
    @Nullable
    Object combine(Type type, Object element, Object value) {
        if (this == ASSIGN) return value;
        if (type instanceof FloatType f && FloatFormat.supports(f)) {
            double a = FloatFormat.decode(f, (Long) element);
            return FloatFormat.encode(f, combine(a, FloatFormat.decode(f, (Long) value)));
        }
        if (!(type instanceof IntegerType i) || i.width() > 64) return null;
        int shift = 64 - i.width();
        return shift == 64 ? 0L : (Object) (combine((Long) element, (Long) value) << shift >> shift);
    }

    private double combine(double a, double b) {
        return switch (this) {
            case ADDF -> a + b;
            case MULF -> a * b;
            case MAXIMUMF -> Math.max(a, b);
            case MINIMUMF -> Math.min(a, b);
            case MAXNUMF -> Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.max(a, b);
            case MINNUMF -> Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.min(a, b);
            default -> throw new IllegalStateException("not of floats");
        };
    }

    /** Of sign-extended values, which keeps the unsigned order too. */
    private long combine(long a, long b) {
        return switch (this) {
            case ADDI -> a + b;
            case MULI -> a * b;
            case ANDI -> a & b;
            case ORI -> a | b;
            case XORI -> a ^ b;
            case MAXS -> Math.max(a, b);
            case MINS -> Math.min(a, b);
            case MAXU -> Long.compareUnsigned(a, b) > 0 ? a : b;
            case MINU -> Long.compareUnsigned(a, b) < 0 ? a : b;
            default -> throw new IllegalStateException("not of integers");
        };
    }
}
