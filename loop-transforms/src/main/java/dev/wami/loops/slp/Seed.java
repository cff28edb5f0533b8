package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.vector.CombiningKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a tree of bundles begins: what uses scalars that may be lanes of vectors.
 *
 * @param operations that go: stores in their order in memory, those of a chain, the last behind the others, or what puts
 *     a vector together
 * @param groups the lanes of each vector that they use
 * @param rest other values that a chain combines
 * @param combining how a chain combines; null if this is none
 */
record Seed(
        Form form,
        List<Operation> operations,
        List<List<Value>> groups,
        List<Value> rest,
        @Nullable CombiningKind combining) {
    enum Form {
        STORES,
        CHAIN,
        ELEMENTS
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
