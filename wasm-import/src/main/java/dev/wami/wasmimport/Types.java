package dev.wami.wasmimport;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.PackedType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import dev.wami.wasmssa.LimitType;
import dev.wami.wasmssa.WasmTypes;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** From Wasm's types to the dialect's. */
final class Types {
    private final IntFunction<String> names;
    /** Each call asks for one. By identity: a module has as many objects as its type section has entries. */
    private final Map<FuncType, FunctionType> functions = new IdentityHashMap<>();

    /** @param names the symbols of the types of the type section, for references to them */
    Types(IntFunction<String> names) {
        this.names = names;
    }

    Type of(ValueType type) {
        return type instanceof NumericType n ? WasmTypes.of(n) : reference((RefType) type);
    }

    /** The type of a field. */
    Type of(StorageType type) {
        if (type == PackedType.I8) return IntegerType.of(8);
        return type == PackedType.I16 ? IntegerType.of(16) : of((ValueType) type);
    }

    dev.wami.wasmssa.RefType reference(RefType type) {
        return reference(type.nullable(), type.heap());
    }

    dev.wami.wasmssa.RefType reference(boolean nullable, HeapType heap) {
        return heap instanceof AbstractHeapType a
                ? dev.wami.wasmssa.RefType.of(nullable, a)
                : dev.wami.wasmssa.RefType.to(nullable, names.apply(((HeapType.Defined) heap).typeIndex()));
    }

    List<Type> of(List<ValueType> types) {
        List<Type> out = new ArrayList<>(types.size());
        for (ValueType t : types) out.add(of(t));
        return out;
    }

    FunctionType of(FuncType type) {
        FunctionType known = functions.get(type);
        if (known == null) {
            known = new FunctionType(of(type.params()), of(type.results()));
            functions.put(type, known);
        }
        return known;
    }

    static LimitType of(MemoryType memory) {
        Limits limits = memory.limits();
        return new LimitType(limits.min(), max(limits), memory.addressType(), memory.shared(), memory.pageSizeLog2());
    }

    private static @Nullable Long max(Limits limits) {
        return limits.max().isPresent() ? (Long) limits.max().getAsLong() : null;
    }

    dev.wami.wasmssa.TableType of(TableType table) {
        Limits limits = table.limits();
        LimitType sizes =
                new LimitType(limits.min(), max(limits), table.addressType(), false, MemoryType.DEFAULT_PAGE_SIZE_LOG2);
        return new dev.wami.wasmssa.TableType(reference(table.element()), sizes);
    }
}
