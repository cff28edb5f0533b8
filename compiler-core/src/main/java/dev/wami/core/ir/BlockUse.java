package dev.wami.core.ir;

import org.jspecify.annotations.Nullable;

/** One successor of one terminator, a link in the predecessor list of its block. */
public final class BlockUse {
    private final Operation owner;
    private final int index;
    private Block block;
    private @Nullable BlockUse prev;

    @Nullable
    BlockUse next;

    BlockUse(Operation owner, int index, Block block) {
        this.owner = owner;
        this.index = index;
        this.block = block;
        link();
    }

    /** The branching operation. */
    public Operation owner() {
        return owner;
    }

    /** The position among the owner's successors. */
    public int index() {
        return index;
    }

    public Block block() {
        return block;
    }

    /** Redirects the branch. */
    public void set(Block newBlock) {
        if (newBlock == block) return;
        unlink();
        block = newBlock;
        link();
    }

    private void link() {
        prev = null;
        next = block.firstPredecessor;
        if (next != null) next.prev = this;
        block.firstPredecessor = this;
        block.predecessorCount++;
    }

    void unlink() {
        if (prev == null && block.firstPredecessor != this) return;
        if (prev != null) prev.next = next;
        else block.firstPredecessor = next;
        block.predecessorCount--;
        if (next != null) next.prev = prev;
        prev = null;
        next = null;
    }

    /** See {@link Region#discard}. */
    void discard() {
        block.firstPredecessor = null;
        prev = null;
        next = null;
    }
}
