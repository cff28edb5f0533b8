package dev.wami.wasmspec;

/** What a type definition describes: a function, a structure, an array or a continuation (specification 2.3.8). */
public sealed interface CompositeType permits FuncType, StructType, ArrayType, ContType {
    /** The byte that introduces it in the binary format. */
    int code();
}
