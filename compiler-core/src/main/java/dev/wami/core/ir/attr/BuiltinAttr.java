package dev.wami.core.ir.attr;

/** An attribute of the {@code builtin} dialect, which the framework itself reads and prints. */
public sealed interface BuiltinAttr extends Attribute
        permits TypedAttr,
                UnitAttr,
                ArrayAttr,
                DictionaryAttr,
                SymbolRef,
                TypeAttr,
                AffineMapAttr,
                IntegerSetAttr,
                DenseArrayAttr,
                StridedLayoutAttr,
                OpaqueAttr,
                DistinctAttr,
                LocationAttr {}
