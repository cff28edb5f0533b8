package dev.wami.conversions.wasm;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Globals;
import dev.wami.wasm.DefinedRefType;
import dev.wami.wasm.Definitions;
import dev.wami.wasm.TypeOp;
import dev.wami.wasm.WasmRefType;
import dev.wami.wasmops.TypeDefinition.Form;
import dev.wami.wasmops.TypeDefinition.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Function types that calls by reference and globals have to name; each is defined once. */
final class DeclaredTypes {
    private final Operation module;
    private final Map<FunctionType, String> names = new HashMap<>();
    /** Globals whose types are more than ssawasm says. */
    private final Map<String, Type> globals = new HashMap<>();

    DeclaredTypes(Operation module) {
        this.module = module;
        for (Operation op : module.region(0).entry()) {
            if (op instanceof TypeOp t && isPlain(t)) names.putIfAbsent(t.functionType(), t.definitionName());
            if (op instanceof Definitions.GlobalOp g) look(g.definitionName(), g.type());
            if (op instanceof Definitions.ImportGlobalOp g) look(g.definitionName(), g.type());
        }
    }

    private static boolean isPlain(TypeOp type) {
        return type.form() == Form.FUNC && type.place().equals(Place.ALONE);
    }

    private void look(String global, Type type) {
        boolean more = type instanceof DefinedRefType || type instanceof WasmRefType w && !w.nullable();
        if (more) globals.put(global, type);
    }

    /** The symbol of a type of functions. */
    String of(FunctionType type) {
        String known = names.get(type);
        if (known != null) return known;
        String name = "func_type_" + names.size();
        while (SymbolTable.lookupNearest(module, SymbolRef.of(name)) != null) name += "_";
        names.put(type, name);
        Builder.atStart(module.region(0).entry())
                .insert(TypeOp.ofFunctions(module.location(), name, type, Place.ALONE));
        return name;
    }

    /** The type that what a global is set to has to be cast to, or null. */
    @Nullable
    Type ofGlobal(String name) {
        return globals.get(name);
    }

    /** The type of a global, of which its operands say {@code type}. */
    Type ofGlobal(Globals.GlobalVarOp global, Type type) {
        if (!(global.attribute(Globals.REFERENCE) instanceof ArrayAttr said) || !(type instanceof WasmRefType plain)) {
            return type;
        }
        List<Attribute> words = said.elements();
        boolean nullable = words.get(0) instanceof StringAttr w && w.value().endsWith("null");
        return words.size() > 1 && words.get(1) instanceof TypeAttr t && t.type() instanceof FunctionType f
                ? new DefinedRefType(nullable, of(StackTypes.of(f)))
                : new WasmRefType(nullable, plain.heap());
    }
}
