package dev.wami.wasmspec;

import java.util.List;

/**
 * A type definition: a composite type with its place in the declared subtype hierarchy (specification 2.3.9).
 *
 * @param isFinal whether no type may name this as its supertype
 * @param supertypes the indices of the declared supertypes; validation allows one at most
 */
public record SubType(boolean isFinal, List<Integer> supertypes, CompositeType composite) {
    public SubType {
        supertypes = List.copyOf(supertypes);
    }

    // Written out for a quick start: see FuncType.

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
