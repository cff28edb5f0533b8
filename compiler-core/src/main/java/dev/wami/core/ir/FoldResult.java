package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import java.util.List;

/** What {@code Operation.fold} found: nothing, a change in place, or per result an attribute or an existing value. */
public final class FoldResult {
    /** Nothing to fold. */
    public static final FoldResult NONE = new FoldResult(List.of());
    /** The operation was changed in place (operands swapped, attribute set); its results stay. */
    public static final FoldResult CHANGED = new FoldResult(List.of());

    private final List<Object> parts;

    private FoldResult(List<Object> parts) {
        this.parts = parts;
    }

    public static FoldResult of(Attribute constant) {
        return new FoldResult(List.of(constant));
    }

    public static FoldResult of(Value value) {
        return new FoldResult(List.of(value));
    }

    /** One attribute or value per result. */
    public static FoldResult ofAll(List<?> attributesOrValues) {
        for (Object o : attributesOrValues) {
            if (!(o instanceof Attribute) && !(o instanceof Value)) throw new IllegalArgumentException("neither: " + o);
        }
        return new FoldResult(List.copyOf(attributesOrValues));
    }

    /** Whether each result has a replacement. */
    public boolean isReplacement() {
        return this != NONE && this != CHANGED;
    }

    /** The {@link Attribute} or {@link Value} for each result. */
    public List<Object> parts() {
        return parts;
    }
}
