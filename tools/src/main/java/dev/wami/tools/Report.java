package dev.wami.tools;

import java.util.Locale;

/** What can be told about a module, as text. */
public enum Report implements OutputForm {
    /** The sections, a line each. */
    SECTIONS,
    /** The names of the name section, a line each. */
    NAMES,
    /** How many there are of everything, and of each instruction. */
    STATISTICS;

    @Override
    public String extension() {
        return "." + this + ".txt";
    }

    @Override
    public boolean isText() {
        return true;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
