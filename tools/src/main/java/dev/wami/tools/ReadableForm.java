package dev.wami.tools;

/** What {@code wasabi decompile} writes. */
public enum ReadableForm implements OutputForm {
    C;

    @Override
    public String extension() {
        return ".c";
    }

    @Override
    public boolean isText() {
        return true;
    }

    @Override
    public String toString() {
        return "c";
    }
}
