package dev.wami.tools.run;

import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.Feature;
import java.util.List;
import java.util.Set;

/** Something that executes WebAssembly. */
public interface WasmEngine {

    /** As {@code --engine=} spells it. */
    String name();

    /** Features that modules for it must not use. */
    default Set<Feature> lacking() {
        return Set.of();
    }

    /**
     * Makes an instance of a valid module and runs its start function.
     *
     * @param module the binary format; not changed afterwards
     * @param host at least one function for each import of the module, with its type; other kinds of imports are not
     *     given
     * @throws RunFailure if the engine lacks a feature that the module uses, or the start function traps
     */
    WasmInstance instantiate(byte[] module, List<HostFunction> host) throws RunFailure;

    /**
     * The same for a module that was read already, which an engine in this process need not do again.
     *
     * @param module what is in {@code binary}
     */
    default WasmInstance instantiate(WasmModule module, byte[] binary, List<HostFunction> host) throws RunFailure {
        return instantiate(binary, host);
    }
}
