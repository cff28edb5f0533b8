package dev.wami.cli;

import dev.wami.tools.run.WasmEngine;
import java.util.List;

/** The engines that {@code --engine} names. */
final class Engines {
    static final List<String> NAMES = List.of("chicory", "chicory-interpreter");

    private Engines() {}

    static WasmEngine of(String name) {
        return switch (name) {
            case "chicory" -> new ChicoryEngine(true);
            case "chicory-interpreter" -> new ChicoryEngine(false);
            default ->
                throw new UsageException("there is no engine '" + name + "'" + Closest.hint(name, NAMES)
                        + " (there are " + String.join(", ", NAMES) + ")");
        };
    }

    /** Who may run what {@code engine} cannot. */
    static String alternative(WasmEngine engine) {
        return "no other engine of " + String.join(", ", NAMES) + " can, either, where '" + engine.name()
                + "' lacks a feature";
    }
}
