package dev.wami.jvmbackend;

import dev.wami.jvmbackend.runtime.FunctionTable;
import dev.wami.jvmbackend.runtime.Imports;
import dev.wami.jvmbackend.runtime.Instantiation;
import dev.wami.jvmbackend.runtime.LinkException;
import dev.wami.jvmbackend.runtime.ModuleInstance;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.RefType;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;

/**
 * A module as JVM classes, from which instances are made:
 *
 * <pre>{@code
 * JvmModule module = JvmModule.compile(wasm);
 * ModuleInstance instance = module.instantiate(Imports.NONE);
 * Object[] results = instance.function("add").invoke(1, 2);
 * }</pre>
 */
public final class JvmModule {
    private final WasmModule module;
    private final FunctionTable functions;
    private final List<RefType> casts;
    private final Map<String, byte[]> classes;
    private final Constructor<? extends ModuleInstance> constructor;

    private JvmModule(
            WasmModule module,
            FunctionTable functions,
            List<RefType> casts,
            Map<String, byte[]> classes,
            Constructor<? extends ModuleInstance> constructor) {
        this.module = module;
        this.functions = functions;
        this.casts = casts;
        this.classes = classes;
        this.constructor = constructor;
    }

    /**
     * Compiles a valid module.
     *
     * @throws UnsupportedModuleException if it uses what is not compiled
     */
    public static JvmModule compile(WasmModule module) throws UnsupportedModuleException {
        return compile(module, JvmOptions.DEFAULT);
    }

    /**
     * Compiles a valid module.
     *
     * @throws UnsupportedModuleException if it uses what is not compiled
     */
    public static JvmModule compile(WasmModule module, JvmOptions options) throws UnsupportedModuleException {
        CompiledClasses compiled = CompiledClasses.of(module, "dev/wami/jvmbackend/generated/Module", options);
        Classes loader = new Classes(compiled.classes());
        try {
            Constructor<? extends ModuleInstance> constructor = Class.forName(
                            compiled.main().replace('/', '.'), true, loader)
                    .asSubclass(ModuleInstance.class)
                    .getConstructor();
            return new JvmModule(module, compiled.functions(), compiled.casts(), compiled.classes(), constructor);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The classes, by internal name. */
    public Map<String, byte[]> classes() {
        return Map.copyOf(classes);
    }

    /**
     * Makes an instance and runs its start function.
     *
     * @throws LinkException if an import is missing or does not match
     * @throws dev.wami.wasmspec.TrapException if a segment does not fit or the start function traps; what was written
     *     up to there to shared memories and tables stays
     */
    public ModuleInstance instantiate(Imports imports) throws LinkException {
        return instantiate(imports, Long.MAX_VALUE);
    }

    /**
     * The same with fuel for the start function and what follows, which counts if the module was compiled to be
     * metered.
     */
    public ModuleInstance instantiate(Imports imports, long fuel) throws LinkException {
        try {
            ModuleInstance instance = constructor.newInstance();
            instance.setFuel(fuel);
            return new Instantiation(module, functions, casts, imports).run(instance);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Defines the classes when they are first used. */
    private static final class Classes extends ClassLoader {
        private final Map<String, byte[]> classes;

        Classes(Map<String, byte[]> classes) {
            super(JvmModule.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name.replace('.', '/'));
            if (bytes == null) throw new ClassNotFoundException(name);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
