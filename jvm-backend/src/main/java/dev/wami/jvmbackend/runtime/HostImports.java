package dev.wami.jvmbackend.runtime;

import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the program around a jar gives to its module. The class that is generated for a module extends this one, and
 * calls the methods of the interface that the program implements. For one instance, whose imports are asked for in
 * their order.
 */
public abstract class HostImports implements Imports {
    private final @Nullable Imports others;
    private @Nullable WasmModule module;
    private int next;

    /** @param others asked first, such as WASI */
    protected HostImports(@Nullable Imports others) {
        this.others = others;
    }

    void serve(WasmModule module) {
        this.module = module;
    }

    @Override
    public final @Nullable Extern find(String from, String name) {
        int number = next++;
        Extern other = others == null ? null : others.find(from, name);
        if (other != null) return other;
        WasmModule importing = Objects.requireNonNull(module);
        Import wanted = importing.imports().get(number);
        if (!(wanted.type() instanceof ExternType.Func function)) return extern(number);
        return FunctionInstance.host(
                Objects.requireNonNull(IndexSpaces.of(importing).funcType(function.typeIndex())), new Body(number));
    }

    private final class Body implements HostFunction {
        private final int number;

        Body(int number) {
            this.number = number;
        }

        @Override
        public @Nullable Object[] call(@Nullable ModuleInstance caller, @Nullable Object[] arguments) {
            return HostImports.this.call(number, arguments);
        }
    }

    /** Calls the function that is this import. Generated. */
    protected abstract @Nullable Object[] call(int number, @Nullable Object[] arguments);

    /** What is given for an import that is no function. Generated. */
    protected abstract @Nullable Extern extern(int number);
}
