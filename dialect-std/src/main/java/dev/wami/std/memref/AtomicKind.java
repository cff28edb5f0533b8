package dev.wami.std.memref;

import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithOp;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
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

    /** The words of all, by number. */
    static final List<String> KEYWORDS =
            Arrays.stream(values()).map(AtomicKind::keyword).toList();

    public String keyword() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static @Nullable AtomicKind named(String word) {
        for (AtomicKind k : values()) if (k.keyword().equals(word)) return k;
        return null;
    }

    /** The operation of arith that makes the new element of the old one and a value; null for {@link #ASSIGN}. */
    public @Nullable ArithOp operation() {
        return switch (this) {
            case ASSIGN -> null;
            case ADDF -> ArithOp.ADDF;
            case ADDI -> ArithOp.ADDI;
            case ANDI -> ArithOp.ANDI;
            case MAXIMUMF -> ArithOp.MAXIMUMF;
            case MAXNUMF -> ArithOp.MAXNUMF;
            case MAXS -> ArithOp.MAXSI;
            case MAXU -> ArithOp.MAXUI;
            case MINIMUMF -> ArithOp.MINIMUMF;
            case MINNUMF -> ArithOp.MINNUMF;
            case MINS -> ArithOp.MINSI;
            case MINU -> ArithOp.MINUI;
            case MULF -> ArithOp.MULF;
            case MULI -> ArithOp.MULI;
            case ORI -> ArithOp.ORI;
            case XORI -> ArithOp.XORI;
        };
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

    /**
     * What leaves every value of {@code type}, an integer or float, as it is; null if nothing does. Of addf it is 0.0,
     * though 0.0 + -0.0 is 0.0. Upstream: arith::getIdentityValueAttr.
     */
    public @Nullable TypedAttr identity(Type type) {
        if (type instanceof FloatType f) {
            return switch (this) {
                case ADDF -> FloatAttr.of(f, 0);
                case MULF -> FloatAttr.of(f, 1);
                case MAXIMUMF -> FloatAttr.of(f, Double.NEGATIVE_INFINITY);
                case MINIMUMF -> FloatAttr.of(f, Double.POSITIVE_INFINITY);
                default -> null;
            };
        }
        if (!(type instanceof IntegerType i)) return null;
        BigInteger smallest = BigInteger.ONE.shiftLeft(i.width() - 1).negate();
        return switch (this) {
            case ADDI, ORI, XORI, MAXU -> IntegerAttr.of(i, 0);
            case MULI -> IntegerAttr.of(i, 1);
            case ANDI, MINU -> IntegerAttr.of(i, -1);
            case MAXS -> IntegerAttr.of(i, smallest);
            case MINS -> IntegerAttr.of(i, smallest.not());
            default -> null;
        };
    }

    /** The new element of {@code type}; null if its values are none that this is defined for here. */
    public @Nullable Object combine(Type type, Object element, Object value) {
        if (this == ASSIGN) return value;
        if (type instanceof FloatType f && FloatFormat.supports(f)) {
            double a = FloatFormat.decode(f, (Long) element);
            return FloatFormat.encode(f, combine(a, FloatFormat.decode(f, (Long) value)));
        }
        if (!(type instanceof IntegerType i)) return null;
        if (i.width() > 64) {
            BigInteger combined = combine((BigInteger) element, (BigInteger) value, i.width());
            return IntegerAttr.of(i, combined).big();
        }
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

    private BigInteger combine(BigInteger a, BigInteger b, int width) {
        BigInteger mask = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
        boolean above = a.and(mask).compareTo(b.and(mask)) > 0;
        return switch (this) {
            case ADDI -> a.add(b);
            case MULI -> a.multiply(b);
            case ANDI -> a.and(b);
            case ORI -> a.or(b);
            case XORI -> a.xor(b);
            case MAXS -> a.max(b);
            case MINS -> a.min(b);
            case MAXU -> above ? a : b;
            case MINU -> above ? b : a;
            default -> throw new IllegalStateException("not of integers");
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
