package dev.wami.wasmimport;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import dev.wami.wasmssa.LimitType;
import dev.wami.wasmssa.WasmTypes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** From Wasm's types to the dialect's. */
final class Types {
    private Types() {}

    static Type of(ValueType type) {
        if (type instanceof NumericType n) return WasmTypes.of(n);
        if (type instanceof RefType r) return reference(r.heap());
        throw new IllegalArgumentException("no type for " + type);
    }

    /** The type of references to {@code heap}, which in Wasm 2.0 may be null. */
    static dev.wami.wasmssa.RefType reference(HeapType heap) {
        if (heap == AbstractHeapType.FUNC) return dev.wami.wasmssa.RefType.FUNCREF;
        if (heap == AbstractHeapType.EXTERN) return dev.wami.wasmssa.RefType.EXTERNREF;
        throw new IllegalArgumentException("no type for references to " + heap);
    }

    static List<Type> of(List<ValueType> types) {
        List<Type> out = new ArrayList<>(types.size());
        for (ValueType t : types) out.add(of(t));
        return out;
    }

    static FunctionType of(FuncType type) {
        return new FunctionType(of(type.params()), of(type.results()));
    }

    static LimitType of(MemoryType memory) {
        Limits limits = memory.limits();
        return new LimitType(limits.min(), max(limits), memory.addressType(), memory.shared(), memory.pageSizeLog2());
    }

    private static @Nullable Long max(Limits limits) {
        return limits.max().isPresent() ? (Long) limits.max().getAsLong() : null;
    }

    static dev.wami.wasmssa.TableType of(TableType table) {
        Limits limits = table.limits();
        LimitType sizes =
                new LimitType(limits.min(), max(limits), table.addressType(), false, MemoryType.DEFAULT_PAGE_SIZE_LOG2);
        return new dev.wami.wasmssa.TableType(reference(table.element().heap()), sizes);
    }
}
