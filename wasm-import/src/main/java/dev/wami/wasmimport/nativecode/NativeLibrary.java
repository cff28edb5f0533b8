package dev.wami.wasmimport.nativecode;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.MlirParser;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The functions and globals of a module by name, and texts that take the place of some. */
final class NativeLibrary {
    private static final String INSTRUCTION = "wasm.instruction";
    private static final String KIND = "wasm.kind";

    private final Operation module;
    private final String prefix;
    private final Map<String, FuncOp> functions = new LinkedHashMap<>();
    private final Map<String, GlobalOp> globals = new LinkedHashMap<>();
    private final Map<String, String> texts = new LinkedHashMap<>();

    NativeLibrary(Operation module) {
        this.module = module;
        for (Operation op : body()) {
            if (op instanceof FuncOp f) functions.put(f.functionName(), f);
            else if (op instanceof GlobalOp g && g.symbolName() != null) globals.put(g.symbolName(), g);
        }
        prefix = findPrefix();
    }

    private String findPrefix() {
        for (FuncOp f : functions.values()) {
            if (kind(f).equals("start")) {
                String name = f.functionName();
                return name.substring(0, name.length() - "init".length());
            }
        }
        return "__wasm_";
    }

    /** What the names of functions that stand for instructions start with. */
    String prefix() {
        return prefix;
    }

    Operation module() {
        return module;
    }

    Block body() {
        return module.region(0).entry();
    }

    List<FuncOp> functions() {
        return List.copyOf(functions.values());
    }

    @Nullable
    FuncOp function(String name) {
        return functions.get(name);
    }

    List<GlobalOp> globals() {
        return List.copyOf(globals.values());
    }

    @Nullable
    GlobalOp global(String name) {
        return globals.get(name);
    }

    /** Memories, in the order of the module. */
    List<GlobalOp> memories() {
        return globals().stream().filter(g -> kind(g).equals("memory")).toList();
    }

    /** The mnemonic of what {@code f} stands for, empty if it stands for nothing. */
    static String instruction(FuncOp f) {
        return f.attribute(INSTRUCTION) instanceof StringAttr s ? s.value() : "";
    }

    /** What {@code op} stands for, empty if it is nothing in particular. */
    static String kind(Operation op) {
        return op.attribute(KIND) instanceof StringAttr s ? s.value() : "";
    }

    /** The symbol that an attribute of {@code op} names, null if it has none. */
    static @Nullable String symbol(Operation op, String attribute) {
        return op.attribute(attribute) instanceof SymbolRef s ? s.root() : null;
    }

    /** Under which names {@code g} is exported. */
    static List<String> exports(GlobalOp g) {
        List<String> names = new ArrayList<>();
        if (g.attribute("wasm.exports") instanceof ArrayAttr all) {
            all.elements().forEach(a -> {
                if (a instanceof StringAttr s) names.add(s.value());
            });
        }
        return names;
    }

    // ---- texts

    /** {@code text} defines {@code name}, instead of what does now. */
    void define(String name, String text) {
        texts.put(name, text);
    }

    /** Declares a function of the runtime. */
    void declare(String name, String type) {
        texts.putIfAbsent(name, "func.func private @" + name + type);
    }

    /** The same for one that keeps the registers of who calls it. */
    void declareKeeping(String name, String type) {
        texts.putIfAbsent(name, "llvm.func preserve_mostcc @" + name + type);
    }

    /** Whether there will be something of that name. */
    boolean has(String name) {
        return texts.containsKey(name) || functions.containsKey(name) || globals.containsKey(name);
    }

    void erase(Operation definition) {
        String name = String.valueOf(((Symbol) definition).symbolName());
        functions.remove(name);
        globals.remove(name);
        definition.erase();
    }

    /** Adds {@code f} to the module. */
    void add(FuncOp f) {
        body().add(f);
        functions.put(f.functionName(), f);
    }

    /** Says that {@code f}, which was {@code name}, has another name now. */
    void renamed(String name, FuncOp f) {
        functions.remove(name);
        functions.put(f.functionName(), f);
    }

    /** Gives {@code f} the name {@code name}, or one like it if that is taken. */
    void rename(FuncOp f, String name) {
        String fresh = name;
        for (int i = 1; has(fresh); i++) fresh = name + "." + i;
        String old = f.functionName();
        f.setSymbolName(fresh);
        renamed(old, f);
        SymbolUses.rename(module, Map.of(old, fresh));
    }

    /** Gives {@code g} the name {@code name}, which is free. */
    void rename(GlobalOp g, String name) {
        String old = String.valueOf(g.symbolName());
        globals.remove(old);
        globals.put(name, g);
        g.setSymbolName(name);
        SymbolUses.rename(module, Map.of(old, name));
    }

    /** Makes {@code g} public under {@code name}, or that with something before it if it is taken. */
    void publish(GlobalOp g, String name) {
        String old = String.valueOf(g.symbolName());
        String fresh = name;
        while (!fresh.equals(old) && has(fresh)) fresh = "wasm." + fresh;
        g.removeAttribute(Symbol.VISIBILITY);
        if (fresh.equals(old)) return;
        rename(g, fresh);
    }

    /** {@code (T, T) -> (T)}. */
    static String signature(List<Type> inputs, List<Type> results) {
        return "(" + list(inputs) + ") -> (" + list(results) + ")";
    }

    static String list(List<Type> types) {
        return String.join(", ", types.stream().map(Type::toString).toList());
    }

    /** Puts what the texts define in its place; false after an error. */
    boolean replace(Context context, Diagnostics diagnostics) {
        if (texts.isEmpty()) return true;
        String text = "module {\n" + String.join("\n", texts.values()) + "\n}\n";
        Operation parsed = MlirParser.parse(SourceFile.of("wasm-to-native", text), context, diagnostics);
        if (parsed == null) return false;
        for (String name : texts.keySet()) {
            FuncOp function = functions.get(name);
            GlobalOp global = globals.get(name);
            if (function != null) erase(function);
            if (global != null) erase(global);
        }
        for (Operation op : parsed.region(0).entry()) if (op instanceof FuncOp f) functions.put(f.functionName(), f);
        body().takeOperations(parsed.region(0).entry(), null);
        return true;
    }
}
