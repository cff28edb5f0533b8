package dev.wami.core.ir.trait;

import dev.wami.core.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * One thing that an operation does to a resource.
 *
 * @param value the memory or object concerned, or null for anything in {@code resource}
 * @param resource a namespace of memory; effects on different resources never conflict, but {@code a/b} is a part of
 *     {@code a}
 */
public record Effect(Kind kind, @Nullable Value value, String resource) {

    /** Ordinary memory. */
    public static final String MEMORY = "memory";

    /** The stack that automatic allocations live on. */
    public static final String STACK = "stack";

    /** Variables of a function's frame: nobody sees them once the program has stopped. */
    public static final String LOCAL = "local";

    public enum Kind {
        READ,
        WRITE,
        ALLOCATE,
        FREE
    }

    /** Whether both are on one resource, or one's is a part of the other's. */
    public boolean sharesResource(Effect other) {
        return isPartOf(resource, other.resource) || isPartOf(other.resource, resource);
    }

    private static boolean isPartOf(String part, String whole) {
        return part.startsWith(whole) && (part.length() == whole.length() || part.charAt(whole.length()) == '/');
    }
}
