package dev.wami.core.ir;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** A list of blocks that belongs to an operation; the first is the entry. */
public final class Region implements Iterable<Block> {
    @Nullable
    Operation parent;

    @Nullable
    Block first;

    @Nullable
    Block last;

    public Region() {}

    /** The operation that owns the region, or null while it is being built. */
    public @Nullable Operation parent() {
        return parent;
    }

    /** The position among the parent's regions. */
    public int index() {
        Operation op = parent;
        if (op != null) for (int i = 0; i < op.regionCount(); i++) if (op.region(i) == this) return i;
        throw new IllegalStateException("a detached region has no index");
    }

    public boolean isEmpty() {
        return first == null;
    }

    /** The entry block; throws if the region is empty. */
    public Block entry() {
        if (first == null) throw new NoSuchElementException("empty region");
        return first;
    }

    public @Nullable Block first() {
        return first;
    }

    public @Nullable Block last() {
        return last;
    }

    public boolean hasOneBlock() {
        return first != null && first == last;
    }

    public int blockCount() {
        int n = 0;
        for (Block b = first; b != null; b = b.next) n++;
        return n;
    }

    /** The arguments of the entry block; none if the region is empty. */
    public List<BlockArgument> arguments() {
        return first == null ? List.of() : first.arguments();
    }

    /** Appends {@code block} (taking it out of its present region) and returns it. */
    public Block add(Block block) {
        return insertBefore(block, null);
    }

    /** Inserts {@code block} before {@code position}, at the end for null, and returns it. */
    public Block insertBefore(Block block, @Nullable Block position) {
        block.detach();
        block.region = this;
        Block before = position == null ? last : position.prev;
        block.prev = before;
        block.next = position;
        if (before == null) first = block;
        else before.next = block;
        if (position == null) last = block;
        else position.prev = block;
        return block;
    }

    /** Moves all blocks of {@code from} to the end of this region. */
    public void takeBody(Region from) {
        for (Block b = from.first; b != null; b = from.first) add(b);
    }

    /**
     * Empties a region that is isolated from above for good: nothing that was in it, at any depth, may be used again,
     * and no part of it leads to another one. Otherwise a garbage collector that has moved some of its operations to
     * the old generation keeps all others alive for their sake.
     */
    public void discard() {
        List<Operation> open = new ArrayList<>();
        discardBlocks(open);
        while (!open.isEmpty()) open.remove(open.size() - 1).discard(open);
    }

    /** Adds the operations of the blocks to {@code open}, and takes the blocks apart. */
    void discardBlocks(List<Operation> open) {
        Block b = first;
        while (b != null) {
            Block next = b.next;
            b.discard(open);
            b = next;
        }
        first = null;
        last = null;
    }

    /** Whether {@code other} is this region or nested in it. */
    public boolean isAncestorOf(@Nullable Region other) {
        for (Region r = other; r != null; ) {
            if (r == this) return true;
            Operation op = r.parent;
            r = op == null ? null : op.parentRegion();
        }
        return false;
    }

    /** The blocks in order; the current one may be removed while iterating. */
    @Override
    public Iterator<Block> iterator() {
        return new Iterator<>() {
            private @Nullable Block next = first;

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public Block next() {
                Block b = next;
                if (b == null) throw new NoSuchElementException();
                next = b.next;
                return b;
            }
        };
    }
}
