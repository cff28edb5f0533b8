package dev.wami.wasmops;

import dev.wami.core.ir.type.DialectType;

/** A type of references, which may be null. */
public interface ReferenceType extends DialectType {}
