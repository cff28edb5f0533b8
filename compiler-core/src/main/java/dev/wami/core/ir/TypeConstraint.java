package dev.wami.core.ir;

import dev.wami.core.ir.type.Type;
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
}
