package dev.wami.tools.bindings;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.NumericType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a Wasm module takes from its host and gives to it.
 *
 * @param functions those that it exports
 * @param exportsMemory whether it exports one as {@code memory}
 */
record WasmSurface(List<Imported> imports, Map<String, FuncType> functions, boolean exportsMemory) {

    /**
     * An import.
     *
     * @param function its type, if it is a function
     */
    record Imported(String module, String name, boolean isMemory, Optional<FuncType> function) {}

    /** Of a valid module. */
    static WasmSurface of(byte[] wasm) {
        WasmModule module = BinaryDecoder.decode(wasm).module().orElseThrow();
        IndexSpaces spaces = IndexSpaces.of(module);
        List<Imported> imports = new ArrayList<>();
        for (Import i : module.imports()) {
            FuncType type = i.type() instanceof ExternType.Func f ? spaces.funcType(f.typeIndex()) : null;
            imports.add(new Imported(i.module(), i.name(), i.type() instanceof MemoryType, Optional.ofNullable(type)));
        }
        Map<String, FuncType> functions = new LinkedHashMap<>();
        boolean memory = false;
        for (Export e : module.exports()) {
            FuncType type = e.kind() == ExternKind.FUNC ? spaces.function(e.index()) : null;
            if (type != null) functions.put(e.name(), type);
            memory |= e.kind() == ExternKind.MEMORY && e.name().equals("memory");
        }
        return new WasmSurface(imports, functions, memory);
    }

    /** Whether it exports the allocator of its memory. */
    boolean exportsAllocator() {
        return functions.containsKey("malloc");
    }

    /** The same, and what JavaScript needs to allocate: that the host gives it, if the module does not. */
    WasmSurface withAllocator() {
        if (exportsAllocator()) return this;
        List<Imported> all = new ArrayList<>(imports);
        addFunction(all, "malloc", new FuncType(List.of(NumericType.I32), List.of(NumericType.I32)));
        addFunction(all, "free", new FuncType(List.of(NumericType.I32), List.of()));
        return new WasmSurface(all, functions, exportsMemory);
    }

    private static void addFunction(List<Imported> all, String name, FuncType type) {
        for (Imported i : all) if (i.module().equals("env") && i.name().equals(name)) return;
        all.add(new Imported("env", name, false, Optional.of(type)));
    }
}
