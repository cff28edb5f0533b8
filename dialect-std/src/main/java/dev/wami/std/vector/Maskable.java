package dev.wami.std.vector;

import dev.wami.core.ir.type.VectorType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An operation that {@code vector.mask} may predicate. Upstream: MaskableOpInterface. */
interface Maskable {

    /** The type of a mask for this operation. */
    VectorType maskType();

    /** Whether a value may be given for elements that are masked off. */
    default boolean takesPassthru() {
        return false;
    }

    /**
     * {@link VectorOperation#expand} for the elements that are not masked off.
     *
     * @param mask one {@code i1} per element of {@link #maskType}; null if there is none
     * @param passthru the elements of the result that are masked off; null for what the operation says itself
     */
    <V> void expand(Scalars<V> on, @Nullable List<V> mask, @Nullable List<V> passthru);
}
