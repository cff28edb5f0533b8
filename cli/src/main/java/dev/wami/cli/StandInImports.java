package dev.wami.cli;

import dev.wami.jvmbackend.runtime.Extern;
import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.Imports;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Functions that end the program when they are called, in place of those that nobody gives. */
final class StandInImports implements Imports {
    private final WasmModule module;
    private final Imports given;

    StandInImports(WasmModule module, Imports given) {
        this.module = module;
        this.given = given;
    }

    /** A program called one. */
    static final class Called extends RuntimeException {
        private static final long serialVersionUID = 1;

        Called(String from, String name) {
            super("it calls \"" + from + "\" \"" + name + "\", which is not given", null, false, false);
        }
    }

    @Override
    public @Nullable Extern find(String from, String name) {
        Extern found = given.find(from, name);
        if (found != null) return found;
        for (Import wanted : module.imports()) {
            boolean isIt = wanted.module().equals(from) && wanted.name().equals(name);
            if (!isIt || !(wanted.type() instanceof ExternType.Func function)) continue;
            return FunctionInstance.host(
                    Objects.requireNonNull(IndexSpaces.of(module).funcType(function.typeIndex())),
                    (caller, arguments) -> {
                        throw new Called(from, name);
                    });
        }
        return null;
    }
}
