package dev.wami.waveir.isa;

/** The condition on an instruction: it acts on the active lanes whose predicate is true, or false if negated. */
public enum Guard {
    NONE,
    P0,
    P1,
    P2,
    P3,
    NOT_P0,
    NOT_P1,
    NOT_P2,
    NOT_P3;

    private static final Guard[] ALL = values();

    /** @param predicate 0 to 3 */
    public static Guard of(int predicate, boolean negated) {
        return ALL[1 + (negated ? 4 : 0) + predicate];
    }

    /** The number of its predicate register; only for a guard that is not {@link #NONE}. */
    public int predicate() {
        return (ordinal() - 1) & 3;
    }

    public boolean isNegated() {
        return ordinal() > 4;
    }

    /** What stands before an instruction, with the space: {@code "@!p1 "}; empty for {@link #NONE}. */
    public String prefix() {
        if (this == NONE) return "";
        return (isNegated() ? "@!p" : "@p") + predicate() + " ";
    }
}
