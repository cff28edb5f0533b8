package dev.wami.wasmimport.recognize;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.ExnRefType;
import dev.wami.ssawasm.ExternRefType;
import dev.wami.ssawasm.FuncRefType;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmimport.wasmssatostd.WasmReferences;
import java.util.ArrayList;
import java.util.List;

/** Cells that stand for references become references: no operation on them cares. */
final class ReferenceTypes {
    private ReferenceTypes() {}

    static Type of(Type type) {
        if (type.equals(WasmReferences.FUNC)) return FuncRefType.FUNC_REF;
        if (type.equals(WasmReferences.EXN)) return ExnRefType.EXN_REF;
        return type.equals(WasmReferences.EXTERN) ? ExternRefType.EXTERN_REF : type;
    }

    private static List<Type> of(List<? extends Type> types) {
        List<Type> out = new ArrayList<>(types.size());
        for (Type t : types) out.add(of(t));
        return out;
    }

    static FunctionType of(FunctionType type) {
        return new FunctionType(of(type.inputs()), of(type.results()));
    }

    /** The same where a function type is among {@code attributes}. */
    static ArrayAttr of(ArrayAttr attributes) {
        List<Attribute> out = new ArrayList<>();
        for (Attribute a : attributes.elements()) {
            out.add(a instanceof TypeAttr t && t.type() instanceof FunctionType f ? new TypeAttr(of(f)) : a);
        }
        return new ArrayAttr(out);
    }

    /** Changes the types of {@code f} and of all values in it. */
    static void change(FuncOp f) {
        FunctionType type = f.functionType();
        FunctionType changed = of(type);
        if (!changed.equals(type)) f.setAttribute(FunctionLike.FUNCTION_TYPE, new TypeAttr(changed));
        for (Region r : f.regions()) change(r);
        f.walk(op -> {
            change(op.results());
            if (op != f) for (Region r : op.regions()) change(r);
        });
    }

    private static void change(Region region) {
        for (Block b : region) change(b.arguments());
    }

    private static void change(List<? extends Value> values) {
        for (Value v : values) if (WasmReferences.isReference(v.type())) v.setType(of(v.type()));
    }
}
