package dev.wami.core.ir.trait;

import dev.wami.core.ir.attr.Attribute;

/** Has no operands, no effects and one result that always is {@link #constant}. Upstream: ConstantLike. */
public interface ConstantLike extends Pure {
    Attribute constant();
}
