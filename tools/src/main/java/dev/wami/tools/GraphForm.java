package dev.wami.tools;

import java.util.Locale;

/** What {@code wasabi graph} writes. */
public enum GraphForm implements OutputForm {
    /** A drawing for browsers. */
    SVG,
    /** Text for Graphviz. */
    DOT;

    @Override
    public String extension() {
        return "." + this;
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
