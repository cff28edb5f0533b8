package dev.wami.wasmspec;

import java.util.List;

/**
 * A type definition: a composite type with its place in the declared subtype hierarchy (specification 2.3.9).
 *
 * @param isFinal whether no type may name this as its supertype
 * @param supertypes the indices of the declared supertypes; validation allows one at most
 * @param isAbbreviated whether it is written as its composite type alone, without {@code sub}; that means the same, but
 *     is all that there was before garbage collection
 */
public record SubType(boolean isFinal, List<Integer> supertypes, CompositeType composite, boolean isAbbreviated) {
    public SubType {
        supertypes = List.copyOf(supertypes);
        if (isAbbreviated && !isPlain(isFinal, supertypes)) throw new IllegalArgumentException("no abbreviation");
    }

    /** A definition that is written as shortly as it can be. */
    public SubType(boolean isFinal, List<Integer> supertypes, CompositeType composite) {
        this(isFinal, supertypes, composite, isPlain(isFinal, supertypes));
    }

    private static boolean isPlain(boolean isFinal, List<Integer> supertypes) {
        return isFinal && supertypes.isEmpty();
    }

    // Written out for a quick start: see FuncType. How it is written does not matter.

    @Override
    public boolean equals(Object other) {
        return other instanceof SubType that
                && isFinal == that.isFinal
                && supertypes.equals(that.supertypes)
                && composite.equals(that.composite);
    }

    @Override
    public int hashCode() {
        return 31 * (2 * supertypes.hashCode() + (isFinal ? 1 : 0)) + composite.hashCode();
    }

    /** A final type without supertypes: what a plain composite type stands for. */
    public static SubType of(CompositeType composite) {
        return new SubType(true, List.of(), composite);
    }
}
