package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import java.util.List;

/**
 * The operands of a spec, or its results, in arrays by slot: what they are called, what they may be, how many values
 * each stands for. Part of a {@link CompiledSpec}; the arrays are not to be changed.
 */
public final class SlotTable {
    /** How many slots there are. */
    public final int count;

    public final OpSpec.Slot[] slots;
    public final TypeConstraint[] types;
    /** How many slots stand for exactly one value. */
    public final int singles;
    /** Whether a property says how many values each slot has. */
    public final boolean segmented;
    /** The name of that property. */
    public final String segmentsKey;
    /**
     * The only slot that may stand for another number of values than one; -1 if there is none, or if the sizes are a
     * property.
     */
    private final int open;

    SlotTable(List<OpSpec.Slot> declared, boolean segmented, String segmentsKey) {
        this.count = declared.size();
        this.slots = declared.toArray(OpSpec.Slot[]::new);
        this.types = new TypeConstraint[count];
        this.segmented = segmented;
        this.segmentsKey = segmentsKey;
        int ones = 0;
        int other = -1;
        for (int i = 0; i < count; i++) {
            types[i] = slots[i].type();
            if (slots[i].arity() == OpSpec.Arity.ONE) ones++;
            else other = i;
        }
        this.singles = ones;
        this.open = segmented ? -1 : other;
    }

    /** How many of {@code total} values belong to slot {@code i} of an operation with {@code properties}. */
    public int size(int i, int total, DictionaryAttr properties) {
        if (segmented) return segment(properties, i);
        return i == open ? total - (count - 1) : 1;
    }

    /** The position of the first value of slot {@code i} among {@code total}. */
    public int start(int i, int total, DictionaryAttr properties) {
        if (segmented) {
            int start = 0;
            for (int k = 0; k < i; k++) start += segment(properties, k);
            return start;
        }
        // the slots after the open one are counted from the end
        return open < 0 || i <= open ? i : total - (count - i);
    }

    private int segment(DictionaryAttr properties, int i) {
        Attribute sizes = properties.get(segmentsKey);
        if (sizes instanceof DenseArrayAttr a && i < a.size()) return (int) a.get(i);
        throw new IllegalStateException("the operation lacks " + segmentsKey);
    }
}
