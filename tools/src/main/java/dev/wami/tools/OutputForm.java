package dev.wami.tools;

/** What a tool can write. Its {@code toString} is the name that options give it. */
public interface OutputForm {

    /** What files of this form end in, with the dot. */
    String extension();

    /** Whether a person can read it, so that a single output without a name goes to standard output. */
    boolean isText();
}
