package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;

/**
 * Compile-time data on an operation. Attributes are immutable and equal by value; {@code toString()} is MLIR's textual
 * form.
 */
public sealed interface Attribute permits BuiltinAttr, DialectAttr {

    /** Writes the textual form; composite attributes write their parts through {@code out}, which may use aliases. */
    default void print(AsmText out) {
        out.text(toString());
    }
}
