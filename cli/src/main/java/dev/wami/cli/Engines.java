package dev.wami.cli;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.TimeLimit;
import dev.wami.tools.run.WasmEngine;
import dev.wami.wasmspec.Feature;
import java.util.ArrayList;
import java.util.List;

/** The engines that {@code --engine} names. */
final class Engines {
    static final String EMBEDDED = "embedded";
    static final List<String> NAMES = List.of(EMBEDDED, "embedded-interpreter", "node", "wasmtime");

    private Engines() {}

    static WasmEngine of(String name, TimeLimit limit) {
        return switch (name) {
            case EMBEDDED -> new JvmEngine(limit);
            case "embedded-interpreter" -> new ChicoryEngine(false, limit);
            case "node" -> ProcessEngine.node(limit);
            case "wasmtime" -> ProcessEngine.wasmtime(limit);
            default ->
                throw new UsageException("there is no engine '" + name + "'" + Closest.hint(name, NAMES)
                        + " (there are " + String.join(", ", NAMES) + ")");
        };
    }

    /**
     * Reports what {@code engine} cannot run, and who can.
     *
     * @param isMlir whether the interpreter can, too
     */
    static void report(RunFailure failure, WasmEngine engine, boolean isMlir, Location where, Diagnostics diagnostics) {
        String subject = "the engine '" + engine.name() + "' ";
        String said = failure.getMessage().strip().replaceAll("\\s*\n\\s*", " ");
        if (!failure.features().contains(Feature.STACK_SWITCHING)) {
            diagnostics.error(where, "%s", subject + "cannot run this: " + said).note(where, "%s", others(engine));
            return;
        }
        Diagnostic error = diagnostics.error(where, "%s", subject + "has no stack switching, which coroutines need");
        error.note(
                where,
                "%s--engine=node with Node.js 26 or later (WAMI_NODE names the program)",
                isMlir ? "--interp runs it, and so does " : "what runs it is ");
        // That one's own words are about bytes which it takes for something else.
        if (!isEmbedded(engine)) error.note(where, "it says: %s", said);
    }

    private static boolean isEmbedded(WasmEngine engine) {
        return engine instanceof JvmEngine || engine instanceof ChicoryEngine;
    }

    /** Who may run what {@code engine} cannot. */
    private static String others(WasmEngine engine) {
        if (isEmbedded(engine)) {
            return "--engine=node and --engine=wasmtime run what is installed, with more features;"
                    + " wami compile --mattr=-simd128 makes modules without vectors";
        }
        List<String> others = new ArrayList<>(NAMES);
        others.remove(engine.name());
        return "a later version of it may, or another of " + String.join(", ", others);
    }
}
