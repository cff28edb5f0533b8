package dev.wami.wasmbinary;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;

/** Type definitions (specification 3.2.9 to 3.2.12), in order: one may refer to earlier ones and to its own group. */
final class TypeSectionRules {
    private final EnabledFeatures features;
    private final TypeRelations relations = new TypeRelations();
    /** The number of declared supertypes above each type. */
    private final List<Integer> depths = new ArrayList<>();

    TypeSectionRules(EnabledFeatures features) {
        this.features = features;
    }

    /** What is known after the groups that were checked. */
    TypeRelations relations() {
        return relations;
    }

    void check(RecGroup group) throws InvalidException {
        int first = relations.size();
        int limit = first + group.types().size();
        if (!group.isAbbreviated()) {
            require(Feature.GC, "a group of types");
        }
        for (int i = 0; i < group.types().size(); i++) {
            SubType type = group.types().get(i);
            supertypeExists(type, first + i);
            composite(type.composite(), limit);
        }
        relations.add(group);
        for (int i = first; i < limit; i++) {
            supertypeFits(i);
        }
    }

    private void supertypeExists(SubType type, int index) throws InvalidException {
        if (!type.isAbbreviated()) {
            require(Feature.GC, "subtyping");
        }
        if (type.supertypes().size() > 1) {
            throw new InvalidException(
                    "sub type " + index + " has " + type.supertypes().size() + " super types, at most 1");
        }
        for (int supertype : type.supertypes()) {
            if (Integer.compareUnsigned(supertype, index) >= 0) {
                throw ModuleContext.unknown("type", supertype);
            }
        }
    }

    private void supertypeFits(int index) throws InvalidException {
        SubType type = relations.get(index);
        if (type.composite() instanceof ContType continuation
                && !(relations.get(continuation.typeIndex()).composite() instanceof FuncType)) {
            throw new InvalidException("non-function type " + continuation.typeIndex() + " in a continuation type");
        }
        int depth = 0;
        if (!type.supertypes().isEmpty()) {
            int supertype = type.supertypes().get(0);
            if (relations.get(supertype).isFinal()) {
                throw new InvalidException(
                        "sub type " + index + " does not match super type " + supertype + ", which is final");
            }
            if (!relations.isSubtype(type.composite(), relations.get(supertype).composite())) {
                throw new InvalidException("sub type " + index + " does not match super type " + supertype);
            }
            depth = depths.get(supertype) + 1;
            if (depth > ImplementationLimits.SUBTYPE_DEPTH) {
                throw new InvalidException(
                        "sub type " + index + " is too deep, at most " + ImplementationLimits.SUBTYPE_DEPTH);
            }
        }
        depths.add(depth);
    }

    private void composite(CompositeType type, int limit) throws InvalidException {
        if (type instanceof FuncType function) {
            for (ValueType param : function.params()) {
                value(param, limit);
            }
            for (ValueType result : function.results()) {
                value(result, limit);
            }
            if (function.results().size() > 1) {
                require(Feature.MULTI_VALUE, function);
            }
        } else if (type instanceof StructType struct) {
            require(Feature.GC, "a structure");
            for (FieldType field : struct.fields()) {
                field(field, limit);
            }
        } else if (type instanceof ArrayType array) {
            require(Feature.GC, "an array");
            field(array.element(), limit);
        } else if (type instanceof ContType continuation) {
            require(Feature.STACK_SWITCHING, "a continuation type");
            exists(continuation.typeIndex(), limit);
        }
    }

    private void field(FieldType field, int limit) throws InvalidException {
        if (field.storage() instanceof ValueType type) {
            value(type, limit);
        }
    }

    private void value(ValueType type, int limit) throws InvalidException {
        if (type == NumericType.V128) {
            require(Feature.SIMD, type);
        } else if (type instanceof RefType reference) {
            require(Feature.REFERENCE_TYPES, type);
            if (!reference.nullable()) {
                require(Feature.FUNCTION_REFERENCES, type);
            }
            if (reference.heap() instanceof HeapType.Defined defined) {
                require(Feature.FUNCTION_REFERENCES, type);
                exists(defined.typeIndex(), limit);
            } else if (reference.heap() instanceof AbstractHeapType heap) {
                require(heap.feature(), type);
            }
        }
    }

    private static void exists(int index, int limit) throws InvalidException {
        if (Integer.compareUnsigned(index, limit) >= 0) {
            throw ModuleContext.unknown("type", index);
        }
    }

    private void require(Feature feature, Object what) throws InvalidException {
        features.require(feature, what);
    }
}
