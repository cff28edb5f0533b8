package dev.wami.tools.nativebuild;

import dev.wami.tools.OutputForm;
import java.util.Locale;

/** What {@code wasabi build} makes. */
public enum NativeForm implements OutputForm {
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

    @Override
    public String extension() {
        return extension;
    }

    @Override
    public boolean isText() {
        return this == LL || this == H;
    }

    /** As options spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
