package dev.wami.core.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An insertion point: where {@link #insert} puts operations, each after the one before. Upstream: OpBuilder. */
public class Builder {
    private @Nullable Block block;
    private @Nullable Operation before;

    /** A builder that must be given a place before it inserts. */
    public Builder() {}

    /** Inserts at the end of {@code block}. */
    public static Builder atEnd(Block block) {
        Builder b = new Builder();
        b.setToEnd(block);
        return b;
    }

    /** Inserts at the start of {@code block}. */
    public static Builder atStart(Block block) {
        Builder b = new Builder();
        b.setToStart(block);
        return b;
    }

    public static Builder before(Operation op) {
        Builder b = new Builder();
        b.setBefore(op);
        return b;
    }

    public static Builder after(Operation op) {
        Builder b = new Builder();
        b.setAfter(op);
        return b;
    }

    public final void setToEnd(Block target) {
        block = target;
        before = null;
    }

    public final void setToStart(Block target) {
        block = target;
        before = target.first();
    }

    public final void setBefore(Operation op) {
        block = op.requiredBlock();
        before = op;
    }

    public final void setAfter(Operation op) {
        block = op.requiredBlock();
        before = op.next();
    }

    /** The block that is inserted into. */
    public final Block block() {
        if (block == null) throw new IllegalStateException("the builder has no insertion point");
        return block;
    }

    /** The operation that insertions go before, or null for the end of the block. */
    public final @Nullable Operation position() {
        return before;
    }

    public <T extends Operation> T insert(T op) {
        return block().insertBefore(op, before);
    }

    /** Appends a block with arguments of {@code types} to {@code region} and moves to its end. */
    public final Block createBlock(Region region, List<? extends dev.wami.core.ir.type.Type> types, Location location) {
        Block b = region.add(new Block());
        for (var t : types) b.addArgument(t, location);
        setToEnd(b);
        return b;
    }
}
