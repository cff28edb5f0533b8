package dev.wami.wasmops;

import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.PlaceType;
import dev.wami.core.ir.type.Type;

/** A local variable: a place, not a value. Only the local instructions take it, and it is never passed on. */
public interface LocalVariableType extends DialectType, PlaceType {
    /** The type of what it holds. */
    Type inner();
}
