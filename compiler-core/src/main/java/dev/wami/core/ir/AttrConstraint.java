package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/**
 * What an attribute of an operation may be. The common ones are in {@link Attrs}; dialects bring enums of their own.
 */
public interface AttrConstraint {

    boolean accepts(Attribute attribute);

    /** As in "attribute 'x' failed to satisfy constraint: {@code description}"; upstream's wording. */
    String description();

    /**
     * What a property for it can hold at all: the kind of attribute, whatever its value. Upstream: the storage type.
     */
    default AttrConstraint storage() {
        return this;
    }

    /** What a property for it makes of {@code given}, which is of the right kind. Upstream: convertFromAttribute. */
    default Attribute propertyOf(Attribute given) {
        return given;
    }

    /**
     * Whether it is a property that is no attribute: one of its name among the others is another one. Upstream:
     * Property of ODS.
     */
    default boolean isOnlyProperty() {
        return false;
    }

    /** The type that every accepted attribute has, so that formats leave it out; null if there are several. */
    default @Nullable Type impliedType() {
        return null;
    }

    /** Whether formats spell the attribute by {@link #parseShort} and {@link #printShort}, such as {@code slt}. */
    default boolean hasShortForm() {
        return false;
    }

    /** Whether the next token begins a short form, for formats in which the attribute is optional. */
    default boolean startsShort(AsmParser parser) {
        return parser.peekKeyword() != null;
    }

    /** Reads the short form; null after a reported error. */
    default @Nullable Attribute parseShort(AsmParser parser) {
        throw new UnsupportedOperationException();
    }

    /** Writes the short form. */
    default void printShort(Attribute attribute, AsmText out) {
        throw new UnsupportedOperationException();
    }
}
