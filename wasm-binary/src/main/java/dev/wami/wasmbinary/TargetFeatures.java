package dev.wami.wasmbinary;

import dev.wami.wasmspec.Feature;
import java.util.ArrayList;
import java.util.EnumSet;
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

    /**
     * What {@code module} says that its engine has, of the features known here; nothing if the section is malformed.
     */
    public static Set<Feature> declared(WasmModule module) {
        EnumSet<Feature> declared = EnumSet.noneOf(Feature.class);
        for (CustomSection custom : module.customs()) {
            if (!custom.name().equals(SECTION)) continue;
            try {
                ByteReader in = custom.payload().reader();
                int count = in.count(2);
                for (int i = 0; i < count; i++) {
                    boolean used = in.u8() == '+';
                    String name = in.name();
                    for (Feature f : Feature.values()) if (used && f.toString().equals(name)) declared.add(f);
                }
            } catch (MalformedException e) {
                return Set.of();
            }
        }
        return declared;
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
