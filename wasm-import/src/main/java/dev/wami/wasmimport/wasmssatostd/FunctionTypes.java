package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmssa.RefType;
import dev.wami.wasmssa.TypeOp;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which function types are the same: those of the same text once each name has been replaced by what it stands for.
 * Each type is a recursion group of its own here, which may name itself and types before it. Source: the WebAssembly
 * specification, section 3.3.
 */
final class FunctionTypes {
    private static final String ITSELF = "rec";

    private final Map<String, TypeOp> named = new HashMap<>();
    private final Map<FunctionType, String> texts = new HashMap<>();

    FunctionTypes(Operation module) {
        for (Operation op : module.region(0).entry()) if (op instanceof TypeOp t) named.put(t.definitionName(), t);
    }

    /**
     * What a reference type says beyond being one to a function, an exception or a thing of the host that may be null;
     * null if nothing.
     */
    @Nullable
    ArrayAttr reference(RefType type) {
        TypeOp target = type.type() == null ? null : named.get(type.type());
        if (target == null && type.nullable()) return null;
        StringAttr word = StringAttr.of(type.nullable() ? "ref null" : "ref");
        return target == null
                ? new ArrayAttr(List.of(word))
                : new ArrayAttr(List.of(word, new TypeAttr(StdTypes.of(target.functionType()))));
    }

    /** What two types have in common if and only if they are the same. */
    String text(FunctionType type) {
        return texts.computeIfAbsent(type, t -> text(t, null));
    }

    private String text(FunctionType type, @Nullable TypeOp inside) {
        return text(type.inputs(), inside) + "->" + text(type.results(), inside);
    }

    private String text(List<Type> types, @Nullable TypeOp inside) {
        StringBuilder out = new StringBuilder("(");
        for (Type t : types) out.append(text(t, inside)).append(' ');
        return out.append(')').toString();
    }

    private String text(Type type, @Nullable TypeOp inside) {
        TypeOp target = type instanceof RefType r && r.type() != null ? named.get(r.type()) : null;
        if (target == null) return type.toString();
        String what = target == inside ? ITSELF : text(target.functionType(), target);
        return (((RefType) type).nullable() ? "null" : "ref") + '<' + what + '>';
    }
}
