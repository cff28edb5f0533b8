package dev.wami.wasmimport.nativecode;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasmimport.wasmssatostd.SymbolText;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import dev.wami.wasmspec.WasiFunction;
import dev.wami.wasmssa.WasmTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Imports from WASI as calls of the runtime, which gets the memory that the module exports as {@code memory}. */
final class WasiImports {
    private final NativeLibrary library;
    private final Diagnostics diagnostics;

    WasiImports(NativeLibrary library, Diagnostics diagnostics) {
        this.library = library;
        this.diagnostics = diagnostics;
    }

    void run() {
        for (FuncOp f : library.functions()) {
            boolean wasi = f.isDeclaration()
                    && f.attribute("import_module") instanceof StringAttr m
                    && m.value().equals(WasiFunction.MODULE);
            if (wasi && f.attribute("import_name") instanceof StringAttr n) run(f, n.value());
        }
    }

    private void run(FuncOp f, String name) {
        WasiFunction function = WasiFunction.of(name);
        if (function == null) {
            diagnostics.error(f, "'%s' is no function of WASI preview 1", name);
            return;
        }
        FunctionType type = f.functionType();
        FunctionType known = new FunctionType(
                numbers(function.type().params()), numbers(function.type().results()));
        if (!type.equals(known)) {
            diagnostics.error(f, "'%s' is imported with the type %s, in WASI preview 1 it has %s", name, type, known);
            return;
        }
        List<Type> inputs = type.inputs();
        StringJoiner parameters = new StringJoiner(", ");
        StringJoiner arguments = new StringJoiner(", ").add("%memory");
        for (int i = 0; i < inputs.size(); i++) {
            parameters.add("%a" + i + ": " + inputs.get(i));
            arguments.add("%a" + i);
        }
        List<String> types = new ArrayList<>(List.of("!llvm.ptr"));
        inputs.forEach(t -> types.add(t.toString()));
        boolean result = !type.results().isEmpty();
        String callee = "wasabi_wasi_" + name;
        String signature = "(" + String.join(", ", types) + ")" + (result ? " -> i32" : "");
        library.declare(callee, signature);
        library.define(f.functionName(), """
                func.func private NAME(PARAMETERS) -> (RESULT) {
                MEMORY  CALLfunc.call @CALLEE(ARGUMENTS) : SIGNATURE
                  returnVALUE
                }""".replace("NAME", SymbolText.of(f.functionName()))
                .replace("PARAMETERS", parameters.toString())
                .replace("RESULT", result ? "i32" : "")
                .replace("MEMORY", memory())
                .replace("CALLEE", callee)
                .replace("CALL", result ? "%r = " : "")
                .replace("ARGUMENTS", arguments.toString())
                .replace("SIGNATURE", result ? signature : signature + " -> ()")
                .replace("VALUE", result ? " %r : i32" : ""));
    }

    private static List<Type> numbers(List<ValueType> types) {
        List<Type> out = new ArrayList<>();
        for (ValueType t : types) out.add(WasmTypes.of((NumericType) t));
        return out;
    }

    private String memory() {
        GlobalOp memory = exported();
        return memory == null
                ? "  %memory = llvm.mlir.zero : !llvm.ptr\n"
                : NativeMemories.descriptor(String.valueOf(memory.symbolName()));
    }

    private @Nullable GlobalOp exported() {
        for (GlobalOp m : library.memories()) if (NativeLibrary.exports(m).contains("memory")) return m;
        return null;
    }
}
