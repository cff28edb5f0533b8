package dev.wami.std.arith;

import org.jspecify.annotations.Nullable;

/**
 * How floats are compared: an {@code O} predicate is false if an operand is NaN, a {@code U} predicate true. Upstream:
 * arith.CmpFPredicate, in its order.
 */
public enum CmpFPredicate {
    ALWAYS_FALSE("false"),
    OEQ("oeq"),
    OGT("ogt"),
    OGE("oge"),
    OLT("olt"),
    OLE("ole"),
    ONE("one"),
    ORD("ord"),
    UEQ("ueq"),
    UGT("ugt"),
    UGE("uge"),
    ULT("ult"),
    ULE("ule"),
    UNE("une"),
    UNO("uno"),
    ALWAYS_TRUE("true");

    private final String keyword;

    CmpFPredicate(String keyword) {
        this.keyword = keyword;
    }

    private static final CmpFPredicate[] ALL = values();

    /** As it is written. */
    public String keyword() {
        return keyword;
    }

    /** The predicate written {@code keyword}, or null. */
    public static @Nullable CmpFPredicate named(String keyword) {
        for (CmpFPredicate p : ALL) if (p.keyword.equals(keyword)) return p;
        return null;
    }

    /** Whether {@code a this b}. */
    public boolean holds(double a, double b) {
        boolean unordered = Double.isNaN(a) || Double.isNaN(b);
        return switch (this) {
            case ALWAYS_FALSE -> false;
            case OEQ -> a == b;
            case OGT -> a > b;
            case OGE -> a >= b;
            case OLT -> a < b;
            case OLE -> a <= b;
            case ONE -> a < b || a > b;
            case ORD -> !unordered;
            case UEQ -> unordered || a == b;
            case UGT -> unordered || a > b;
            case UGE -> unordered || a >= b;
            case ULT -> unordered || a < b;
            case ULE -> unordered || a <= b;
            case UNE -> unordered || a != b;
            case UNO -> unordered;
            case ALWAYS_TRUE -> true;
        };
    }
}
