package dev.wami.core.ir.attr;

/** The place of {@link dev.wami.core.ir.Location} among the attributes. */
public non-sealed interface LocationAttr extends BuiltinAttr {}
