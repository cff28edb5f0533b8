package dev.wami.std.arith;

import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How integers are compared, signed ({@code s}) or unsigned ({@code u}). Upstream: arith.CmpIPredicate, in its order.
 */
public enum CmpIPredicate {
    EQ,
    NE,
    SLT,
    SLE,
    SGT,
    SGE,
    ULT,
    ULE,
    UGT,
    UGE;

    private static final CmpIPredicate[] ALL = values();

    private final String keyword = name().toLowerCase(Locale.ROOT);

    /** As it is written. */
    public String keyword() {
        return keyword;
    }

    /** The predicate written {@code keyword}, or null. */
    public static @Nullable CmpIPredicate named(String keyword) {
        for (CmpIPredicate p : ALL) if (p.keyword.equals(keyword)) return p;
        return null;
    }

    /** The predicate that holds exactly where this one does not. */
    public CmpIPredicate inverted() {
        return switch (this) {
            case EQ -> NE;
            case NE -> EQ;
            case SLT -> SGE;
            case SLE -> SGT;
            case SGT -> SLE;
            case SGE -> SLT;
            case ULT -> UGE;
            case ULE -> UGT;
            case UGT -> ULE;
            case UGE -> ULT;
        };
    }

    /** The predicate with {@code a this b = b swapped a}. */
    public CmpIPredicate swapped() {
        return switch (this) {
            case EQ -> EQ;
            case NE -> NE;
            case SLT -> SGT;
            case SLE -> SGE;
            case SGT -> SLT;
            case SGE -> SLE;
            case ULT -> UGT;
            case ULE -> UGE;
            case UGT -> ULT;
            case UGE -> ULE;
        };
    }

    /** Whether it orders numbers by their signs. */
    public boolean isSigned() {
        return switch (this) {
            case SLT, SLE, SGT, SGE -> true;
            case EQ, NE, ULT, ULE, UGT, UGE -> false;
        };
    }

    /** Whether equal operands satisfy it. */
    public boolean holdsOnEqual() {
        return switch (this) {
            case EQ, SLE, SGE, ULE, UGE -> true;
            case NE, SLT, SGT, ULT, UGT -> false;
        };
    }

    /** Whether {@code a this b}, both sign-extended from one width (which keeps the unsigned order too). */
    public boolean holds(long a, long b) {
        return switch (this) {
            case EQ -> a == b;
            case NE -> a != b;
            case SLT -> a < b;
            case SLE -> a <= b;
            case SGT -> a > b;
            case SGE -> a >= b;
            case ULT -> Long.compareUnsigned(a, b) < 0;
            case ULE -> Long.compareUnsigned(a, b) <= 0;
            case UGT -> Long.compareUnsigned(a, b) > 0;
            case UGE -> Long.compareUnsigned(a, b) >= 0;
        };
    }

    /** Whether {@code a this b}, both signed values of {@code width} bits. */
    public boolean holds(BigInteger a, BigInteger b, int width) {
        int signed = a.compareTo(b);
        int unsigned = Ints.compareUnsigned(a, b, width);
        return switch (this) {
            case EQ -> signed == 0;
            case NE -> signed != 0;
            case SLT -> signed < 0;
            case SLE -> signed <= 0;
            case SGT -> signed > 0;
            case SGE -> signed >= 0;
            case ULT -> unsigned < 0;
            case ULE -> unsigned <= 0;
            case UGT -> unsigned > 0;
            case UGE -> unsigned >= 0;
        };
    }
}
