package dev.wami.core.ir.type;

/** A type of the {@code builtin} dialect, which the framework itself reads and prints. */
public sealed interface BuiltinType extends Type
        permits IntegerType,
                FloatType,
                IndexType,
                NoneType,
                ComplexType,
                FunctionType,
                TupleType,
                ShapedType,
                OpaqueType {}
