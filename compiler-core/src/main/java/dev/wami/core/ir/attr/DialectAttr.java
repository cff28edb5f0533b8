package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that a dialect defines. Implementations compare by value; {@code toString()} is the full textual form
 * with prefix, such as {@code #arith.fastmath<nnan>}.
 */
public non-sealed interface DialectAttr extends Attribute {

    /** The namespace of the defining dialect. */
    String dialect();

    /** The form without {@code #dialect.name}, for formats that know the attribute's kind: {@code <nnan>}. */
    default String parameters() {
        String text = toString();
        int angle = text.indexOf('<');
        return angle < 0 ? "" : text.substring(angle);
    }

    /** Writes {@link #parameters}, the parts through {@code out}. */
    default void printParameters(AsmText out) {
        out.text(parameters());
    }

    /** Whether it says how data is laid out, which a module may be told once. Upstream: DataLayoutSpecInterface. */
    default boolean isDataLayout() {
        return false;
    }

    /**
     * The name by which printed programs refer to the attribute, defining it once; null to write it in full everywhere.
     */
    default @Nullable String alias() {
        return null;
    }
}
