package dev.wami.wasmbinary;

import dev.wami.wasmspec.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The section {@code target_features} of the tool conventions: what a module uses, for linkers and optimisers.
 *
 * <p>Source: <a href="https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md">Linking.md</a>.
 */
public final class TargetFeatures {
    static final String SECTION = "target_features";

    private TargetFeatures() {}

    /** {@code module} with the section as its last. */
    public static WasmModule add(WasmModule module, Set<Feature> used) {
        List<CustomSection> customs = new ArrayList<>(module.customs());
        customs.add(new CustomSection(SECTION, Bytes.of(payload(used).toArray()), Section.DATA));
        return module.withCustoms(customs);
    }

    /** Each feature as {@code +name}, in the order of {@link Feature}. */
    static ByteWriter payload(Set<Feature> used) {
        ByteWriter out = new ByteWriter();
        out.u32(used.size());
        for (Feature f : Feature.values()) {
            if (!used.contains(f)) continue;
            out.u8('+');
            out.name(f.toString());
        }
        return out;
    }
}
