package dev.wami.core.presburger;

/**
 * An operation on sets needs numbers beyond 64 bits, or more steps than it may take. Who asks for a set catches this
 * and does without; questions with an {@link Answer} say {@link Answer#UNKNOWN} instead.
 */
public final class TooHard extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooHard(String why) {
        super(why, null, false, false);
    }
}
