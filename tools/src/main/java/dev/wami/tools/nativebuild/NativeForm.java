package dev.wami.tools.nativebuild;

import java.util.Locale;

/** What {@code wasabi build} makes. */
public enum NativeForm {
    /** A program. */
    EXE(""),
    /** An object file that brings the runtime along. */
    OBJ(".o"),
    /** A shared library. */
    SO(".so"),
    /** LLVM IR, which needs the runtime. */
    LL(".ll"),
    /** A header of C for the other forms. */
    H(".h");

    private final String extension;

    NativeForm(String extension) {
        this.extension = extension;
    }

    /** What files of this form end in, with the dot; nothing for a program. */
    public String extension() {
        return extension;
    }

    /** Whether a person can read it. */
    public boolean isText() {
        return this == LL || this == H;
    }

    /** As options spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
