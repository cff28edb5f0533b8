package dev.wami.wasmbinary.decompile;

/** What branches go to: the end of a block, the begin of a loop, or the end of the function. */
final class Label {
    final boolean isLoop;

    /** How many branches are left. */
    int jumps;

    /** How many of them are written as goto. */
    int gotos;

    /** What is done after the label, as {@link Jumps} finds out; two labels with one place mean the same. */
    Object place = this;

    /** The number in the text, or 0 as long as it has none. */
    int number;

    Label(boolean isLoop) {
        this.isLoop = isLoop;
    }
}
