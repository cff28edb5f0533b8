package dev.wami.core.ir;

import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/** What an operand or result may be. The common ones are in {@link Types}; dialects bring enums of their own. */
public interface TypeConstraint {

    boolean accepts(Type type);

    /** As in "must be {@code description}, but got ..."; upstream's wording. */
    String description();

    /** The only type that is accepted, so that text need not name it; null if there are several. */
    default @Nullable Type only() {
        return null;
    }

    /** Whether formats write the type without the words that all accepted types begin with: {@code <f32>}. */
    default boolean hasShortType() {
        return false;
    }

    /** Reads the short form; null after a reported error. */
    default @Nullable Type parseShortType(AsmParser parser) {
        throw new UnsupportedOperationException();
    }

    /** Writes the short form. */
    default void printShortType(Type type, AsmText out) {
        throw new UnsupportedOperationException();
    }

    /** What all accepted types are, which formats ask for first; or null. */
    default @Nullable TypeKind<?> kind() {
        return null;
    }
}
