package dev.wami.wasmimport.nativecode;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasmimport.wasmssatostd.SymbolText;
import dev.wami.wasmspec.WasiFunction;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * What C sees: imports have the names that hosts define, and a function with several results writes them where pointers
 * behind its parameters say.
 */
final class NativeInterface {
    private final NativeLibrary library;
    /** Functions with several results, which have a name of their own, by the name that C knows. */
    private final Map<String, FuncOp> several = new LinkedHashMap<>();

    NativeInterface(NativeLibrary library) {
        this.library = library;
    }

    /** Gives everything its name, before tables and references name functions. */
    void name() {
        Map<String, Operation> hosts = new HashMap<>();
        for (GlobalOp g : library.globals()) if (g.isDeclaration()) nameImport(g, hosts);
        for (FuncOp f : library.functions()) if (f.isDeclaration()) nameImport(f, hosts);
        for (FuncOp f : library.functions()) {
            if (f.functionType().results().size() < 2) continue;
            if (!f.isDeclaration() && f.visibility() != Symbol.Visibility.PUBLIC) continue;
            String name = f.functionName();
            library.rename(f, NamesToSymbols.NATIVE + name);
            several.put(name, f);
        }
    }

    /** Defines what C calls, and what calls C, once types are those of native code. */
    void wrap() {
        several.forEach((name, f) -> {
            if (f.isDeclaration()) wrapImport(name, f);
            else wrapExport(name, f);
        });
    }

    // ---- names

    /** {@code name} of the module {@code env}, else that after the module's and a dot. */
    private void nameImport(Operation op, Map<String, Operation> hosts) {
        boolean says = op.attribute("import_module") instanceof StringAttr;
        String own = String.valueOf(((Symbol) op).symbolName());
        String name = own;
        if (says && op.attribute("import_name") instanceof StringAttr n) {
            String module = op.attribute("import_module") instanceof StringAttr m ? m.value() : "";
            if (module.equals(WasiFunction.MODULE)) return;
            name = module.equals("env") ? n.value() : module + "." + n.value();
            // what the C library has under this name stays apart from it
            if (own.startsWith("wasm.") && !name.startsWith("wasm.")) name = "wasm." + name;
        }
        Operation other = hosts.putIfAbsent(name, op);
        if (other != null) {
            SymbolUses.rename(library.module(), Map.of(own, name));
            library.erase(op);
            return;
        }
        if (own.equals(name) || library.has(name)) return;
        if (op instanceof FuncOp f) library.rename(f, name);
        else if (op instanceof GlobalOp g) library.rename(g, name);
    }

    // ---- several results

    private record Signature(StringJoiner parameters, StringJoiner arguments, StringJoiner types) {
        static Signature of(FunctionType type) {
            Signature s = new Signature(new StringJoiner(", "), new StringJoiner(", "), new StringJoiner(", "));
            for (int i = 0; i < type.inputs().size(); i++) {
                s.parameters.add("%a" + i + ": " + type.inputs().get(i));
                s.arguments.add("%a" + i);
                s.types.add(type.inputs().get(i).toString());
            }
            return s;
        }
    }

    private void wrapExport(String name, FuncOp f) {
        String exported = f.attribute("exported") instanceof StringAttr s ? s.value() : name;
        FunctionType type = f.functionType();
        Signature s = Signature.of(type);
        f.setPrivate();
        f.removeAttribute("exported");
        StringBuilder body = new StringBuilder();
        List<Type> results = type.results();
        body.append("  %r:" + results.size() + " = func.call " + SymbolText.of(f.functionName()) + "(" + s.arguments
                + ") : " + NativeLibrary.signature(type.inputs(), results) + "\n");
        for (int i = 0; i < results.size(); i++) {
            s.parameters.add("%p" + i + ": !llvm.ptr");
            body.append("  llvm.store %r#" + i + ", %p" + i + " {alignment = 1 : i64} : " + results.get(i)
                    + ", !llvm.ptr\n");
        }
        String attribute = exported.equals(name) ? "" : " attributes {exported = " + StringAttr.of(exported) + "}";
        library.define(
                name,
                "func.func " + SymbolText.of(name) + "(" + s.parameters + ")" + attribute + " {\n" + body
                        + "  return\n}");
    }

    private void wrapImport(String name, FuncOp f) {
        FunctionType type = f.functionType();
        Signature s = Signature.of(type);
        List<Type> results = type.results();
        StringBuilder places = new StringBuilder("  %one = llvm.mlir.constant(1 : i32) : i32\n");
        StringBuilder loads = new StringBuilder();
        StringJoiner values = new StringJoiner(", ");
        for (int i = 0; i < results.size(); i++) {
            String t = results.get(i).toString();
            places.append("  %p" + i + " = llvm.alloca %one x " + t + " : (i32) -> !llvm.ptr\n");
            loads.append("  %r" + i + " = llvm.load %p" + i + " : !llvm.ptr -> " + t + "\n");
            s.arguments.add("%p" + i);
            s.types.add("!llvm.ptr");
            values.add("%r" + i);
        }
        String wrapper = f.functionName();
        library.define(name, "func.func private " + SymbolText.of(name) + "(" + s.types + ")");
        library.define(
                wrapper,
                "func.func private " + SymbolText.of(wrapper) + "(" + s.parameters + ") -> ("
                        + NativeLibrary.list(results) + ") {\n" + places + "  func.call "
                        + SymbolText.of(name) + "("
                        + s.arguments + ") : (" + s.types + ") -> ()\n" + loads + "  return " + values + " : "
                        + NativeLibrary.list(results) + "\n}");
    }
}
