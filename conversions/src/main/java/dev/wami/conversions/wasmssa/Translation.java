package dev.wami.conversions.wasmssa;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasm.DefinedRefType;
import dev.wami.wasm.V128Type;
import dev.wami.wasm.WasmRefType;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmssa.LimitType;
import dev.wami.wasmssa.RefType;
import java.util.ArrayList;
import java.util.List;

/** From wasmssa's types to wasm's: references and vectors differ, numbers do not. */
final class Translation {
    private Translation() {}

    static Type type(Type type) {
        if (type instanceof RefType r) return reference(r);
        return type.isInteger(128) ? V128Type.V128 : type;
    }

    static Type reference(RefType type) {
        AbstractHeapType heap = type.heap();
        return heap != null
                ? new WasmRefType(type.nullable(), heap)
                : new DefinedRefType(type.nullable(), String.valueOf(type.type()));
    }

    static List<Type> types(List<Type> types) {
        List<Type> out = new ArrayList<>(types.size());
        for (Type t : types) out.add(type(t));
        return out;
    }

    static Limits limits(LimitType type) {
        Long max = type.max();
        return max == null ? Limits.atLeast(type.min()) : Limits.between(type.min(), max);
    }

    static MemoryType memory(LimitType type) {
        return new MemoryType(limits(type), type.addressType(), type.shared(), type.pageSizeLog2());
    }

    static FunctionType function(FunctionType type) {
        return new FunctionType(types(type.inputs()), types(type.results()));
    }
}
