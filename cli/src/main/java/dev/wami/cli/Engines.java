package dev.wami.cli;

import dev.wami.tools.run.WasmEngine;
import java.util.List;

/** The engines that {@code --engine} names. */
final class Engines {
    static final String EMBEDDED = "embedded";
    static final List<String> NAMES = List.of(EMBEDDED, "embedded-interpreter", "node", "wasmtime");

    private Engines() {}

    static WasmEngine of(String name) {
        return switch (name) {
            case EMBEDDED -> new ChicoryEngine(true);
            case "embedded-interpreter" -> new ChicoryEngine(false);
            case "node" -> ProcessEngine.node();
            case "wasmtime" -> ProcessEngine.wasmtime();
            default ->
                throw new UsageException("there is no engine '" + name + "'" + Closest.hint(name, NAMES)
                        + " (there are " + String.join(", ", NAMES) + ")");
        };
    }

    /** Who may run what {@code engine} cannot. */
    static String alternative(WasmEngine engine) {
        return engine instanceof ChicoryEngine
                ? "--engine=node and --engine=wasmtime run what is installed, with more features"
                : "a later version may, or another of " + String.join(", ", NAMES);
    }
}
