package dev.wami.core.ir.attr;

import dev.wami.core.ir.type.Type;

/** An attribute that is a value of a type, printed {@code value : type}. Upstream: TypedAttr. */
public sealed interface TypedAttr extends BuiltinAttr
        permits IntegerAttr,
                FloatAttr,
                WideFloatAttr,
                StringAttr,
                DenseElementsAttr,
                DenseResourceAttr,
                SparseElementsAttr {
    Type type();
}
