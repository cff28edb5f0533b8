package dev.wami.core.ir;

import org.jspecify.annotations.Nullable;

/**
 * Something for each of some operations, values or blocks, by identity. Made for passes, in which
 * {@code java.util.IdentityHashMap} takes much of the time; it has no order, and so cannot be walked.
 */
public final class IrMap<K extends IrObject, V> extends IrTable {
    public IrMap() {
        super(true);
    }

    /** What belongs to {@code key}, or null. */
    @SuppressWarnings("unchecked") // only put writes
    public @Nullable V get(K key) {
        int place = find(key);
        return place < 0 ? null : (V) valueAt(place);
    }

    /** What belongs to {@code key}, or {@code otherwise}. */
    public V getOrDefault(K key, V otherwise) {
        V known = get(key);
        return known == null ? otherwise : known;
    }

    public void put(K key, V value) {
        int place = insert(key);
        setValueAt(place < 0 ? ~place : place, value);
    }

    /** Forgets {@code key}; what belonged to it, or null. */
    @SuppressWarnings("unchecked") // only put writes
    public @Nullable V remove(K key) {
        int place = find(key);
        if (place < 0) return null;
        V old = (V) valueAt(place);
        free(place);
        return old;
    }
}
