package dev.wami.conversions.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What ssawasm names by an index and wasm by a symbol: the memories of a module, in the order of their definitions. */
final class MemoryNames {
    private final Operation module;
    private final Diagnostics diagnostics;
    private @Nullable List<String> names;

    /** @param module with definitions of either dialect */
    MemoryNames(Operation module, Diagnostics diagnostics) {
        this.module = module;
        this.diagnostics = diagnostics;
    }

    /** The name of a memory that {@code user} is about; null for the only one, which needs none. */
    @Nullable
    String of(int index, Operation user) {
        if (names == null) names = read();
        if (index < names.size()) return names.size() == 1 ? null : names.get(index);
        if (index > 0) diagnostics.error(user, "names memory %d, but the module has %d", index, names.size());
        return null;
    }

    private List<String> read() {
        List<String> all = new ArrayList<>();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof WasmDefinition d && d.indexSpace() == IndexSpace.MEMORY) all.add(d.definitionName());
        }
        return all;
    }
}
