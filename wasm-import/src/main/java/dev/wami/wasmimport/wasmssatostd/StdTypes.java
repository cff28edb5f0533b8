package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmssa.RefType;
import java.util.ArrayList;
import java.util.List;

/**
 * From the types of wasmssa to those of standard MLIR: numbers stay, a vector is its bytes, a reference the address of
 * a cell, whatever the type says about null and about what kind of function it is to.
 */
final class StdTypes {
    private StdTypes() {}

    static Type of(Type type) {
        if (type.isInteger(128)) return Vectors.type(LaneShape.I8X16);
        if (!(type instanceof RefType r)) return type;
        // of types with names there are only those of functions
        if (r.heap() == null) return WasmReferences.FUNC;
        return switch (r.heap()) {
            case FUNC, NOFUNC -> WasmReferences.FUNC;
            case EXTERN, NOEXTERN -> WasmReferences.EXTERN;
            case EXN, NOEXN -> WasmReferences.EXN;
            default -> type;
        };
    }

    /** Whether standard MLIR has values of {@code type}. */
    static boolean has(Type type) {
        return !(of(type) instanceof RefType);
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
