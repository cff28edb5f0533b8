package dev.wami.jvmbackend.jar;

import dev.wami.jvmbackend.CompiledClasses;
import dev.wami.jvmbackend.JvmOptions;
import dev.wami.jvmbackend.UnsupportedModuleException;
import dev.wami.jvmbackend.runtime.JarModule;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.WasmModule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes a jar of a module, which needs nothing but a JDK 17:
 *
 * <pre>{@code
 * byte[] jar = ModuleJar.of(module, ModuleJar.packageOf("gcd.wasm"), "Gcd");
 * }</pre>
 */
public final class ModuleJar {
    private ModuleJar() {}

    /** The name for the package of a module that is called so, such as by its file. */
    public static String packageOf(String name) {
        return JavaNames.legal(stem(name));
    }

    /** The name for its class. */
    public static String classOf(String name) {
        return JavaNames.className(stem(name));
    }

    private static String stem(String name) {
        String file = name.substring(name.replace('\\', '/').lastIndexOf('/') + 1);
        return file.replaceFirst("(\\.wasm\\.mlir|\\.wasm|\\.wat|\\.wast|\\.mlir)$", "");
    }

    /** Whether Java can have a package of this name. */
    public static boolean isPackage(String name) {
        return JavaNames.isPackage(name);
    }

    /**
     * The bytes of a jar: the same for the same module and names.
     *
     * @param module a valid one
     * @throws UnsupportedModuleException if it uses what is not compiled
     */
    public static byte[] of(WasmModule module, String packageName, String className) throws UnsupportedModuleException {
        if (!isPackage(packageName)) throw new IllegalArgumentException("no name of a package: " + packageName);
        String main = packageName.replace('.', '/') + '/' + className;
        CompiledClasses compiled = CompiledClasses.of(module, main + "$Code", JvmOptions.DEFAULT);
        Map<String, byte[]> classes = new TreeMap<>(compiled.classes());
        Facade facade = new Facade(module, compiled, main);
        classes.putAll(facade.generate());
        classes.putAll(RuntimeClasses.reachedBy(new ArrayList<>(classes.values())));
        Map<String, byte[]> content = new TreeMap<>();
        classes.forEach((name, bytes) -> content.put(name + ".class", bytes));
        content.put(main + ".module", BinaryEncoder.encode(withoutBodies(module)));
        content.put(main + ".layout", JarModule.layout(compiled.functions(), compiled.casts()));
        String starts = facade.isCommand() ? main.replace('/', '.') : "";
        return JarBytes.of(starts, content);
    }

    private static WasmModule withoutBodies(WasmModule module) {
        List<Function> functions = new ArrayList<>(module.functions().size());
        for (Function function : module.functions()) {
            functions.add(new Function(function.typeIndex(), List.of(), List.of()));
        }
        return new WasmModule(
                module.types(),
                module.imports(),
                functions,
                module.tables(),
                module.memories(),
                module.tags(),
                module.globals(),
                module.exports(),
                module.start(),
                module.elements(),
                module.dataCount(),
                module.data(),
                List.of());
    }
}
