package dev.wami.core.ir;

import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** An argument of a block, the form that phi nodes take here. */
public final class BlockArgument extends Value {
    private final Block owner;
    int index;
    private Location location;

    BlockArgument(Block owner, int index, Type type, Location location) {
        super(owner.number() + index, type);
        this.owner = owner;
        this.index = index;
        this.location = location;
    }

    public Block owner() {
        return owner;
    }

    /** The position among the block's arguments. */
    public int index() {
        return index;
    }

    @Override
    public @Nullable Operation definedBy() {
        return null;
    }

    @Override
    public Block block() {
        return owner;
    }

    @Override
    public Location location() {
        return location;
    }

    public void setLocation(Location location) {
        this.location = location;
    }
}
