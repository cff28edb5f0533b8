package dev.wami.core.presburger;

/** The answer to a question about sets. */
public enum Answer {
    YES,
    NO,
    /** Finding out needs larger numbers or more steps than there are. */
    UNKNOWN;

    static Answer of(boolean yes) {
        return yes ? YES : NO;
    }

    /** The answer to the opposite question. */
    public Answer not() {
        return switch (this) {
            case YES -> NO;
            case NO -> YES;
            case UNKNOWN -> UNKNOWN;
        };
    }

    /** Whether this is {@link #YES} for certain. */
    public boolean isYes() {
        return this == YES;
    }

    /** Whether this is {@link #NO} for certain. */
    public boolean isNo() {
        return this == NO;
    }
}
