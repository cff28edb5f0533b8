package dev.wami.wavefrontend.ast;

import org.jspecify.annotations.Nullable;

/** A language that kernels are written in. */
public enum Language {
    PYTHON("Python"),
    RUST("Rust"),
    CPP("C++"),
    TYPESCRIPT("TypeScript");

    private final String title;

    Language(String title) {
        this.title = title;
    }

    /** The language of files that end in {@code extension}, which has no dot; null if there is none. */
    public static @Nullable Language of(String extension) {
        return switch (extension) {
            case "py" -> PYTHON;
            case "rs" -> RUST;
            case "cpp", "cc", "cxx", "hpp", "h", "cu" -> CPP;
            case "ts", "mts" -> TYPESCRIPT;
            default -> null;
        };
    }

    @Override
    public String toString() {
        return title;
    }
}
