package dev.wami.wasm;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Between the types of the IR and Wasm's. As constraints: attributes that are such types. */
public enum ValueTypes implements AttrConstraint {
    VALUE("type attribute of a Wasm value type"),
    REFERENCE("type attribute of a Wasm reference type"),
    FUNCTION("type attribute of a function type of Wasm value types"),
    /** Function types in which integers of 8 and 16 bits may be. */
    FIELDS("type attribute of a function type of Wasm storage types");

    private final String description;

    ValueTypes(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Attribute attribute) {
        if (!(attribute instanceof TypeAttr t)) return false;
        return switch (this) {
            case VALUE -> isValue(t.type());
            case REFERENCE -> t.type() instanceof WasmRefType || t.type() instanceof DefinedRefType;
            case FIELDS ->
                t.type() instanceof FunctionType f
                        && f.inputs().stream().allMatch(ValueTypes::isField)
                        && f.results().stream().allMatch(ValueTypes::isValue);
            case FUNCTION ->
                t.type() instanceof FunctionType f
                        && f.inputs().stream().allMatch(ValueTypes::isValue)
                        && f.results().stream().allMatch(ValueTypes::isValue);
        };
    }

    private static boolean isField(Type type) {
        return type.isInteger(8) || type.isInteger(16) || isValue(type);
    }

    private static boolean isValue(Type type) {
        return of(type, name -> 0) != null;
    }

    /**
     * The value type of Wasm that {@code type} is, or null.
     *
     * @param definitions the index of the type that the module defines under a name
     */
    public static @Nullable ValueType of(Type type, ToIntFunction<String> definitions) {
        if (type.isInteger(32)) return NumericType.I32;
        if (type.isInteger(64)) return NumericType.I64;
        if (type == FloatType.F32) return NumericType.F32;
        if (type == FloatType.F64) return NumericType.F64;
        if (type == V128Type.V128) return NumericType.V128;
        if (type instanceof WasmRefType r) return new RefType(r.nullable(), r.heap());
        if (!(type instanceof DefinedRefType d)) return null;
        return new RefType(d.nullable(), HeapType.type(definitions.applyAsInt(d.type())));
    }

    /** The type of a function or block, or null if one of the types is none of Wasm's. */
    public static @Nullable FuncType of(FunctionType type, ToIntFunction<String> definitions) {
        List<ValueType> params = ofAll(type.inputs(), definitions);
        List<ValueType> results = ofAll(type.results(), definitions);
        return params == null || results == null ? null : new FuncType(params, results);
    }

    private static @Nullable List<ValueType> ofAll(List<Type> types, ToIntFunction<String> definitions) {
        List<ValueType> out = new ArrayList<>(types.size());
        for (Type t : types) {
            ValueType v = of(t, definitions);
            if (v == null) return null;
            out.add(v);
        }
        return out;
    }

    /** The type of the IR for a number type. */
    public static Type of(NumericType type) {
        return switch (type) {
            case I32 -> IntegerType.I32;
            case I64 -> IntegerType.I64;
            case F32 -> FloatType.F32;
            case F64 -> FloatType.F64;
            case V128 -> V128Type.V128;
        };
    }
}
