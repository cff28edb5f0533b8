package dev.wami.core.ir;

import org.jspecify.annotations.Nullable;

/** One operand of one operation, a link in the use list of its value. */
public final class Use {
    private final Operation owner;
    int index;
    private Value value;
    private @Nullable Use prev;

    @Nullable
    Use next;

    Use(Operation owner, int index, Value value) {
        this.owner = owner;
        this.index = index;
        this.value = value;
        link();
    }

    public Operation owner() {
        return owner;
    }

    /** The position among the owner's operands. */
    public int index() {
        return index;
    }

    public Value value() {
        return value;
    }

    /** Changes the operand, keeping both use lists right. */
    public void set(Value newValue) {
        if (newValue == value) return;
        unlink();
        value = newValue;
        link();
    }

    private void link() {
        prev = null;
        next = value.firstUse;
        if (next != null) next.prev = this;
        value.firstUse = this;
    }

    void unlink() {
        if (prev != null) prev.next = next;
        else if (value.firstUse == this) value.firstUse = next;
        if (next != null) next.prev = prev;
        prev = null;
        next = null;
    }

    /** See {@link Region#discard}. */
    void discard() {
        value.firstUse = null;
        prev = null;
        next = null;
    }
}
