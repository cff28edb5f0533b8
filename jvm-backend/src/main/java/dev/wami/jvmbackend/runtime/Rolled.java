package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/** A definition in a canonical group, whose references to the group itself become numbers as all others are. */
final class Rolled {
    private Rolled() {}

    static CompositeType out(CompositeType type, int first) {
        if (type instanceof FuncType function) {
            return new FuncType(values(function.params(), first), values(function.results(), first));
        }
        if (type instanceof StructType struct) {
            return new StructType(
                    struct.fields().stream().map(f -> field(f, first)).toList());
        }
        if (type instanceof ArrayType array) return new ArrayType(field(array.element(), first));
        return new ContType(RuntimeType.number(((ContType) type).typeIndex(), first));
    }

    private static FieldType field(FieldType field, int first) {
        StorageType storage = field.storage();
        return storage instanceof ValueType value ? new FieldType(value(value, first), field.mutable()) : field;
    }

    private static List<ValueType> values(List<ValueType> types, int first) {
        return types.stream().map(t -> value(t, first)).toList();
    }

    private static ValueType value(ValueType type, int first) {
        return type instanceof RefType ref && ref.heap() instanceof HeapType.Defined defined
                ? new RefType(ref.nullable(), HeapType.type(RuntimeType.number(defined.typeIndex(), first)))
                : type;
    }
}
