package dev.wami.core.ir.trait;

import dev.wami.core.ir.attr.Attribute;
import org.jspecify.annotations.Nullable;

/** Has no operands, no effects and one result that always is {@link #constant}. Upstream: ConstantLike. */
public interface ConstantLike extends Pure {
    /** The value. Null only where the operation lacks it, which the verifier says: others may ask before. */
    @Nullable
    Attribute constant();
}
