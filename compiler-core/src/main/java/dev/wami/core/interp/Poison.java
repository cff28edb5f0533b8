package dev.wami.core.interp;

/**
 * What a value is, or an element of a vector or of memory, that comes of a flag that does not hold or of an operation
 * that has no result: it may be passed on, stored and selected; what is computed from it is poison too; and a program
 * that branches on it, addresses memory by it or gives it away is undefined, which traps. Upstream: ub.poison, and
 * LLVM's Language Reference.
 */
public enum Poison {
    VALUE;

    /** Whether {@code value}, represented as {@link Frame} does, is poison or something with an element that is. */
    public static boolean isIn(Object value) {
        if (value instanceof Object[] elements) {
            for (Object e : elements) if (isIn(e)) return true;
        }
        return value == VALUE;
    }
}
