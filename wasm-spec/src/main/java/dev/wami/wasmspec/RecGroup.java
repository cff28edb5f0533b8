package dev.wami.wasmspec;

import java.util.List;

/** Type definitions that may refer to one another (the specification's rectype). An ordinary type is a group of one. */
public record RecGroup(List<SubType> types) {
    public RecGroup {
        types = List.copyOf(types);
    }

    // Written out for a quick start: see FuncType.

    @Override
    public boolean equals(Object other) {
        return other instanceof RecGroup that && types.equals(that.types);
    }

    @Override
    public int hashCode() {
        return types.hashCode();
    }

    /** A group of one final type without supertypes. */
    public static RecGroup of(CompositeType composite) {
        return new RecGroup(List.of(SubType.of(composite)));
    }
}
