package dev.wami.tools;

import dev.wami.wasmspec.Feature;
import java.util.EnumSet;
import java.util.Set;

/** How {@link Wasabi#optimize} optimises a WebAssembly module; immutable. */
public final class WasmOptOptions extends Settings<WasmOptOptions> {
    /** {@code -O2} to a binary without names, with whatever features the module has. */
    public static final WasmOptOptions DEFAULT = new WasmOptOptions();

    private OptLevel level = OptLevel.O2;
    private boolean text;
    private boolean names;
    private Set<Feature> enabled = Set.of();
    private Set<Feature> disabled = Set.of();
    private Set<String> stripped = Set.of();

    private WasmOptOptions() {}

    public OptLevel level() {
        return level;
    }

    public WasmOptOptions withLevel(OptLevel value) {
        WasmOptOptions changed = copy();
        changed.level = value;
        return changed;
    }

    /** Whether the result is the text format. */
    public boolean text() {
        return text;
    }

    public WasmOptOptions withText(boolean value) {
        WasmOptOptions changed = copy();
        changed.text = value;
        return changed;
    }

    /** Whether functions keep the names that the name section gives them. */
    public boolean names() {
        return names;
    }

    public WasmOptOptions withNames(boolean value) {
        WasmOptOptions changed = copy();
        changed.names = value;
        return changed;
    }

    /** What the result may use beyond what the module uses or says, in {@code target_features}, that it may. */
    public Set<Feature> enabled() {
        return enabled;
    }

    public WasmOptOptions withEnabled(Set<Feature> value) {
        WasmOptOptions changed = copy();
        changed.enabled = Set.copyOf(value);
        return changed;
    }

    /** What neither the module nor the result may use. */
    public Set<Feature> disabled() {
        return disabled;
    }

    public WasmOptOptions withDisabled(Set<Feature> value) {
        WasmOptOptions changed = copy();
        changed.disabled = Set.copyOf(value);
        return changed;
    }

    /** The names of custom sections that are left out. */
    public Set<String> stripped() {
        return stripped;
    }

    public WasmOptOptions withStripped(Set<String> value) {
        WasmOptOptions changed = copy();
        changed.stripped = Set.copyOf(value);
        return changed;
    }

    /** What of {@code features} is not {@link #disabled}. */
    Set<Feature> without(Set<Feature> features) {
        EnumSet<Feature> left = EnumSet.noneOf(Feature.class);
        left.addAll(features);
        left.removeAll(disabled);
        return left;
    }
}
