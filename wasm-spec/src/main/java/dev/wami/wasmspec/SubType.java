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

    /** A final type without supertypes: what a plain composite type stands for. */
    public static SubType of(CompositeType composite) {
        return new SubType(true, List.of(), composite);
    }
}
