package dev.wami.wasmbinary;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the rules for code look up: the specification's context C without locals and labels (3.1.4), and the features.
 */
final class ModuleContext {
    final WasmModule module;
    final IndexSpaces spaces;
    final TypeRelations types;
    private final EnabledFeatures features;
    private final Set<Integer> declaredFunctions;
    /** Of the globals, these many first ones exist yet: a global's value may only refer to earlier ones. */
    private int visibleGlobals;

    ModuleContext(WasmModule module, TypeRelations types, EnabledFeatures features) {
        this.module = module;
        this.spaces = IndexSpaces.of(module);
        this.types = types;
        this.features = features;
        this.declaredFunctions = DeclaredReferences.of(module);
        this.visibleGlobals = spaces.globals().size();
    }

    void showGlobals(int count) {
        visibleGlobals = count;
    }

    void showAllGlobals() {
        visibleGlobals = spaces.globals().size();
    }

    boolean has(Feature feature) {
        return features.has(feature);
    }

    void require(Feature feature, Object what) throws InvalidException {
        features.require(feature, what);
    }

    FuncType function(int index) throws InvalidException {
        FuncType type = spaces.function(index);
        if (type == null) {
            throw unknown("function", index);
        }
        return type;
    }

    /** The type index of a function. */
    int functionTypeIndex(int index) throws InvalidException {
        function(index);
        return spaces.functions().get(index);
    }

    void declared(int function) throws InvalidException {
        if (!declaredFunctions.contains(function)) {
            throw new InvalidException("undeclared function reference: function " + Integer.toUnsignedString(function)
                    + " is in no element segment, export or global");
        }
    }

    TableType table(int index) throws InvalidException {
        if (index != 0) {
            require(Feature.REFERENCE_TYPES, "table " + Integer.toUnsignedString(index));
        }
        return found(spaces.table(index), "table", index);
    }

    MemoryType memory(int index) throws InvalidException {
        if (index != 0) {
            require(Feature.MULTI_MEMORY, "memory " + Integer.toUnsignedString(index));
        }
        return found(spaces.memory(index), "memory", index);
    }

    GlobalType global(int index) throws InvalidException {
        if (Integer.compareUnsigned(index, visibleGlobals) >= 0) {
            throw unknown("global", index);
        }
        return found(spaces.global(index), "global", index);
    }

    FuncType tag(int index) throws InvalidException {
        TagType tag = found(spaces.tag(index), "tag", index);
        return funcType(tag.typeIndex());
    }

    void data(int index) throws InvalidException {
        if (Integer.compareUnsigned(index, module.data().size()) >= 0) {
            throw unknown("data segment", index);
        }
    }

    RefType elements(int index) throws InvalidException {
        if (Integer.compareUnsigned(index, module.elements().size()) >= 0) {
            throw unknown("elem segment", index);
        }
        return module.elements().get(index).type();
    }

    private void type(int index) throws InvalidException {
        if (Integer.compareUnsigned(index, types.size()) >= 0) {
            throw unknown("type", index);
        }
    }

    FuncType funcType(int index) throws InvalidException {
        type(index);
        if (types.get(index).composite() instanceof FuncType function) {
            return function;
        }
        throw new InvalidException("type mismatch: type " + index + " is not a function type");
    }

    StructType structType(int index) throws InvalidException {
        type(index);
        if (types.get(index).composite() instanceof StructType struct) {
            return struct;
        }
        throw new InvalidException("type mismatch: type " + index + " is not a structure type");
    }

    ArrayType arrayType(int index) throws InvalidException {
        type(index);
        if (types.get(index).composite() instanceof ArrayType array) {
            return array;
        }
        throw new InvalidException("type mismatch: type " + index + " is not an array type");
    }

    /** The function type of a continuation type. */
    FuncType contType(int index) throws InvalidException {
        type(index);
        if (types.get(index).composite() instanceof ContType continuation) {
            return funcType(continuation.typeIndex());
        }
        throw new InvalidException("non-continuation type " + index);
    }

    void check(ValueType type) throws InvalidException {
        if (type == NumericType.V128) {
            require(Feature.SIMD, type);
        } else if (type instanceof RefType ref) {
            require(Feature.REFERENCE_TYPES, type);
            check(ref);
        }
    }

    void check(RefType type) throws InvalidException {
        check(type.heap());
        if (!type.nullable()) {
            require(Feature.FUNCTION_REFERENCES, type);
        }
    }

    void check(HeapType type) throws InvalidException {
        if (type instanceof HeapType.Defined defined) {
            require(Feature.FUNCTION_REFERENCES, "a reference to a type definition");
            type(defined.typeIndex());
        } else if (type instanceof AbstractHeapType known && known != AbstractHeapType.FUNC) {
            require(known.feature(), known);
        }
    }

    void check(AddressType type) throws InvalidException {
        if (type == AddressType.I64) {
            require(Feature.MEMORY64, "a 64-bit address");
        }
    }

    private static <T> T found(@Nullable T found, String what, int index) throws InvalidException {
        if (found == null) {
            throw unknown(what, index);
        }
        return found;
    }

    static InvalidException unknown(String what, int index) {
        return new InvalidException("unknown " + what + " " + Integer.toUnsignedString(index));
    }
}
