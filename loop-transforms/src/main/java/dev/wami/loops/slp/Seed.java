package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.vector.CombiningKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a tree of bundles begins: what uses scalars that may be lanes of vectors.
 *
 * @param operations that go: stores in their order in memory, those of a chain, the last behind the others, what puts a
 *     vector together, or the end of a loop, which stays
 * @param groups the lanes of each vector that they use
 * @param rest other values that a chain combines
 * @param combining how a chain combines; null if this is none
 * @param positions of the lanes among what a loop carries
 */
record Seed(
        Form form,
        List<Operation> operations,
        List<List<Value>> groups,
        List<Value> rest,
        @Nullable CombiningKind combining,
        List<Integer> positions) {
    enum Form {
        /** Stores of neighbouring elements. */
        STORES,
        /** Operations that combine many values. */
        CHAIN,
        /** What puts a vector together. */
        ELEMENTS,
        /** What is computed alike, and used one by one. */
        VALUES,
        /** What a loop hands on to its next iteration. */
        CARRIED
    }

    static Seed of(Form form, List<Operation> operations, List<Value> group) {
        return new Seed(form, operations, List.of(group), List.of(), null, List.of());
    }

    Operation last() {
        return operations.get(operations.size() - 1);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
