package dev.wami.tools.run;

import dev.wami.core.text.EditDistance;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds what a program imports among what the host gives. */
final class HostLinking {
    private HostLinking() {}

    /**
     * The function called {@code name} with this type; any of that name if none has it, or null.
     *
     * @param index which to take, if there are several
     */
    static @Nullable HostFunction find(
            List<HostFunction> host, String module, String name, @Nullable FuncType type, ValueType index) {
        HostFunction found = null;
        for (HostFunction f : host) {
            if (!f.module().equals(module) || !f.name().equals(name)) continue;
            boolean better =
                    found == null || f.type().equals(type) && (!found.type().equals(type) || f.index() == index);
            if (better) found = f;
        }
        return found;
    }

    /** The message for an import that the host does not have, with the function whose name is nearest. */
    static String unknown(List<HostFunction> host, String module, String name) {
        String imported = "the function " + module + "." + name + " is imported, and ";
        if (isWasi(module)) {
            return imported + "wami run has no WASI; 'wasabi run' runs the program that 'wami compile' makes of this";
        }
        List<String> names = new ArrayList<>();
        for (HostFunction f : host) names.add(f.name());
        String nearest = EditDistance.closest(name, names);
        return imported + "the host does not provide it" + (nearest == null ? "" : "; did you mean '" + nearest + "'?");
    }

    /**
     * The system interface of compiled C and Rust programs: {@code wasi_snapshot_preview1}, {@code wasi_unstable},
     * {@code wasi:io/streams}.
     */
    private static boolean isWasi(String module) {
        return module.startsWith("wasi_") || module.startsWith("wasi:");
    }

    static String wrongType(HostFunction given, String wanted) {
        return "the function " + given.module() + "." + given.name() + " is imported with type " + wanted
                + ", and the one that is given has type " + given.type();
    }
}
