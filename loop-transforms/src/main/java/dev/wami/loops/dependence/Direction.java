package dev.wami.loops.dependence;

/** How the iteration of a loop that a dependence starts from relates to the one that it ends in. */
public enum Direction {
    /** It starts in an earlier one: {@code <}. */
    FORWARD("<"),
    /** It starts and ends in the same: {@code =}. */
    SAME("="),
    /** It starts in a later one: {@code >}; an outer loop carries it. */
    BACKWARD(">");

    private final String text;

    Direction(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
