package dev.wami.wasmspec;

import java.util.List;

/**
 * Type definitions that may refer to one another (the specification's rectype). An ordinary type is a group of one.
 *
 * @param isAbbreviated whether it is written as its only type alone, without {@code rec}; that means the same, but is
 *     all that there was before garbage collection
 */
public record RecGroup(List<SubType> types, boolean isAbbreviated) {
    public RecGroup {
        types = List.copyOf(types);
        if (isAbbreviated && types.size() != 1) throw new IllegalArgumentException(types.size() + " types");
    }

    /** A group that is written as shortly as it can be. */
    public RecGroup(List<SubType> types) {
        this(types, types.size() == 1);
    }

    // Written out for a quick start: see FuncType. How it is written does not matter.

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
