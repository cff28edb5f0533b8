package dev.wami.core.transform;

import dev.wami.core.analysis.Equivalence;
import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The operations known at a place, found by {@linkplain Equivalence equivalence}. What is added in a scope goes when
 * that is left, so the latest entries go first: each is then the first of its chain. Upstream: ScopedHashTable.
 */
final class ScopedOperations {
    private static final int SMALLEST = 16;

    private static final class Entry {
        final Operation op;
        final int hash;

        @Nullable
        Entry next;

        Entry(Operation op, int hash) {
            this.op = op;
            this.hash = hash;
        }
    }

    /** Chains, the latest entry first; a power of two. */
    private @Nullable Entry[] chains = new Entry[SMALLEST];
    /** All entries, in the order in which they came. */
    private final List<Entry> entries = new ArrayList<>();
    /** How many entries there were when each open scope was entered. */
    private final List<Integer> scopes = new ArrayList<>();

    void enter() {
        scopes.add(entries.size());
    }

    void leave() {
        int before = scopes.remove(scopes.size() - 1);
        while (entries.size() > before) {
            Entry e = entries.remove(entries.size() - 1);
            chains[chainOf(e.hash)] = e.next;
        }
    }

    /**
     * The operation added last that is equivalent to {@code op}, whose {@link Equivalence#hash} is {@code hash}; or
     * null.
     */
    @Nullable
    Operation find(Operation op, int hash) {
        for (Entry e = chains[chainOf(hash)]; e != null; e = e.next) {
            if (e.hash == hash && Equivalence.areEquivalent(op, e.op)) return e.op;
        }
        return null;
    }

    void add(Operation op, int hash) {
        if (entries.size() == chains.length) grow();
        Entry e = new Entry(op, hash);
        entries.add(e);
        link(e);
    }

    private void link(Entry e) {
        int chain = chainOf(e.hash);
        e.next = chains[chain];
        chains[chain] = e;
    }

    private void grow() {
        chains = new Entry[2 * chains.length];
        for (Entry e : entries) link(e);
    }

    private int chainOf(int hash) {
        return (hash ^ hash >>> 16) & chains.length - 1;
    }
}
