package dev.wami.core.ir;

/** Some operations, values or blocks, by identity; like {@link IrMap} without order. */
public final class IrSet<K extends IrObject> extends IrTable {
    public IrSet() {
        super(false);
    }

    /** False if {@code key} is in it already. */
    public boolean add(K key) {
        return insert(key) < 0;
    }

    /** Whether {@code key} was in it. */
    public boolean remove(K key) {
        int place = find(key);
        if (place < 0) return false;
        free(place);
        return true;
    }
}
