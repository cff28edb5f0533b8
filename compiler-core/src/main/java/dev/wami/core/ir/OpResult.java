package dev.wami.core.ir;

import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** A result of an operation. */
public final class OpResult extends Value {
    private final Operation owner;
    private final int index;

    OpResult(Operation owner, int index, Type type) {
        super(owner.number() + index, type);
        this.owner = owner;
        this.index = index;
    }

    public Operation owner() {
        return owner;
    }

    /** The position among the owner's results. */
    public int index() {
        return index;
    }

    @Override
    public Operation definedBy() {
        return owner;
    }

    @Override
    public @Nullable Block block() {
        return owner.block();
    }

    @Override
    public Location location() {
        return owner.location();
    }
}
