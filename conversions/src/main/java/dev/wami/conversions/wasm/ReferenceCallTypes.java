package dev.wami.conversions.wasm;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.ssawasm.Exceptions.TryOp;
import dev.wami.ssawasm.ReferenceCalls.CallRefOp;
import dev.wami.wasm.TypeOp;
import dev.wami.wasmops.TypeDefinition.Place;
import java.util.LinkedHashMap;
import java.util.Map;

/** The types of calls by reference, which instructions have to name: each is defined once. */
final class ReferenceCallTypes {
    private final Map<FunctionType, String> names = new LinkedHashMap<>();

    /** Defines what the functions of {@code module} need. */
    ReferenceCallTypes(Operation module) {
        Builder at = Builder.atStart(module.region(0).entry());
        module.walk(op -> {
            if (op instanceof CallRefOp c) define(module, StackTypes.of(c.signature()), at);
            else if (op instanceof TryOp t && t.instruction().equals("call_ref")) {
                define(module, StackTypes.of(t.type()), at);
            }
        });
    }

    private void define(Operation module, FunctionType type, Builder at) {
        if (names.containsKey(type)) return;
        String name = "call_ref_" + names.size();
        while (SymbolTable.lookupNearest(module, SymbolRef.of(name)) != null) name += "_";
        names.put(type, name);
        at.insert(TypeOp.ofFunctions(module.location(), name, type, Place.ALONE));
    }

    /** The symbol of a type. */
    String of(FunctionType type) {
        String name = names.get(type);
        if (name == null) throw new IllegalStateException("no type " + type);
        return name;
    }
}
