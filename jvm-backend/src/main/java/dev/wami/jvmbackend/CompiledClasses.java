package dev.wami.jvmbackend;

import dev.wami.jvmbackend.runtime.FunctionTable;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.RefType;
import java.util.List;
import java.util.Map;

/** The classes of a module, and what instances are to know of them. */
public final class CompiledClasses {
    private final Layout layout;
    private final FunctionTable functions;
    private final Map<String, byte[]> classes;

    private CompiledClasses(Layout layout, FunctionTable functions, Map<String, byte[]> classes) {
        this.layout = layout;
        this.functions = functions;
        this.classes = classes;
    }

    /**
     * Compiles a valid module.
     *
     * @param main the internal name of the class of instances; those of others begin with it
     * @throws UnsupportedModuleException if it uses what is not compiled
     */
    public static CompiledClasses of(WasmModule module, String main, JvmOptions options)
            throws UnsupportedModuleException {
        Layout layout = new Layout(module, main, options);
        FunctionTable functions = layout.functionTable();
        Map<String, byte[]> classes = new ModuleCompiler(layout).compile();
        return new CompiledClasses(layout, functions, classes);
    }

    /** The internal name of the class of instances. */
    public String main() {
        return layout.main;
    }

    /** The classes, by internal name. */
    public Map<String, byte[]> classes() {
        return classes;
    }

    /** The functions as values. */
    public FunctionTable functions() {
        return functions;
    }

    /** What references are tested for. */
    public List<RefType> casts() {
        return List.copyOf(layout.casts.keySet());
    }

    /** The internal name of the class that has a function as a static method, or empty if it is imported. */
    public String owner(int function) {
        return layout.isImported(function) ? "" : layout.owner(function);
    }

    /** The name of that method. */
    public String method(int function) {
        return Layout.name(function);
    }

    /** The descriptor of that method, whose last parameter is the instance. */
    public String descriptor(int function) {
        return layout.signature(function).descriptor();
    }
}
