package dev.wami.llvm;

import dev.wami.core.ir.attr.DialectAttr;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What constants without data fold to: {@code #llvm.zero}, {@code #llvm.undef}, {@code #llvm.poison}. */
public enum LlvmValueAttr implements DialectAttr {
    ZERO,
    UNDEF,
    POISON;

    static @Nullable LlvmValueAttr named(String word) {
        return switch (word) {
            case "zero" -> ZERO;
            case "undef" -> UNDEF;
            case "poison" -> POISON;
            default -> null;
        };
    }

    @Override
    public String dialect() {
        return LlvmDialect.NAME;
    }

    @Override
    public String toString() {
        return "#llvm." + name().toLowerCase(Locale.ROOT);
    }
}
