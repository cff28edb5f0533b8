package dev.wami.conversions.wasm;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.ContType;
import dev.wami.ssawasm.ExnRefType;
import dev.wami.ssawasm.ExternRefType;
import dev.wami.ssawasm.FuncRefType;
import dev.wami.wasm.DefinedRefType;
import dev.wami.wasm.V128Type;
import dev.wami.wasm.WasmRefType;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.AbstractHeapType;
import java.util.ArrayList;
import java.util.List;

/**
 * The types of ssawasm as those of wasm. References may be null, as locals and tables are at first; vectors lose their
 * lanes.
 */
final class StackTypes {
    private static final WasmRefType EXNREF = new WasmRefType(true, AbstractHeapType.EXN);

    private StackTypes() {}

    static Type of(Type type) {
        if (type == FuncRefType.FUNC_REF) return WasmRefType.FUNCREF;
        if (type == ExternRefType.EXTERN_REF) return WasmRefType.EXTERNREF;
        if (type == ExnRefType.EXN_REF) return EXNREF;
        if (Vectors.shape(type) != null) return V128Type.V128;
        return type instanceof ContType c ? new DefinedRefType(true, c.name()) : type;
    }

    static List<Type> of(List<? extends Type> types) {
        List<Type> out = new ArrayList<>(types.size());
        for (Type t : types) out.add(of(t));
        return out;
    }

    static FunctionType of(FunctionType type) {
        return new FunctionType(of(type.inputs()), of(type.results()));
    }
}
