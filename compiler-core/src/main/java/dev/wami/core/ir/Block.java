package dev.wami.core.ir;

import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** A list of operations with arguments; the last operation is the terminator where the parent requires one. */
public final class Block extends IrObject implements Iterable<Operation> {
    private static final BlockArgument[] NO_ARGUMENTS = {};

    @Nullable
    Region region;

    @Nullable
    Block prev;

    @Nullable
    Block next;

    private BlockArgument[] arguments = NO_ARGUMENTS;

    @Nullable
    Operation first;

    @Nullable
    Operation last;

    @Nullable
    BlockUse firstPredecessor;

    int predecessorCount;

    /** How far apart the numbers are that {@link #isBefore} compares: room for what is inserted later. */
    private static final long STRIDE = 1L << 32;

    /** How far in front of its successor an operation is put; a chain that grows backwards takes this much per link. */
    private static final long STEP = 1L << 16;

    private boolean ordered;

    public Block() {}

    public @Nullable Region region() {
        return region;
    }

    /** The region, for a block that is known to be in one. */
    public Region requiredRegion() {
        if (region == null) throw new IllegalStateException("the block is in no region");
        return region;
    }

    /** The operation that owns the region of this block, or null. */
    public @Nullable Operation parentOp() {
        return region == null ? null : region.parent;
    }

    public @Nullable Block next() {
        return next;
    }

    public @Nullable Block prev() {
        return prev;
    }

    public boolean isEntry() {
        return region != null && region.first == this;
    }

    // ---- arguments

    public int argumentCount() {
        return arguments.length;
    }

    public BlockArgument argument(int i) {
        return arguments[i];
    }

    public List<BlockArgument> arguments() {
        return Collections.unmodifiableList(Arrays.asList(arguments));
    }

    /** The types of the arguments. */
    public List<Type> argumentTypes() {
        List<Type> types = new ArrayList<>(arguments.length);
        for (BlockArgument a : arguments) types.add(a.type());
        return types;
    }

    public BlockArgument addArgument(Type type, Location location) {
        return insertArgument(arguments.length, type, location);
    }

    /** Inserts an argument at {@code index}; the predecessors' operands are the caller's business. */
    public BlockArgument insertArgument(int index, Type type, Location location) {
        BlockArgument[] grown = new BlockArgument[arguments.length + 1];
        System.arraycopy(arguments, 0, grown, 0, index);
        BlockArgument added = new BlockArgument(this, index, type, location);
        grown[index] = added;
        System.arraycopy(arguments, index, grown, index + 1, arguments.length - index);
        for (int i = index + 1; i < grown.length; i++) grown[i].index = i;
        arguments = grown;
        return added;
    }

    /** Removes an argument, which must have no uses; the predecessors' operands are the caller's business. */
    public void eraseArgument(int index) {
        if (!arguments[index].isUnused()) {
            throw new IllegalStateException("block argument #" + index + " still has uses");
        }
        BlockArgument[] left = new BlockArgument[arguments.length - 1];
        System.arraycopy(arguments, 0, left, 0, index);
        System.arraycopy(arguments, index + 1, left, index, left.length - index);
        for (int i = index; i < left.length; i++) left[i].index = i;
        arguments = left;
    }

    /** See {@link Region#discard}; operations with regions are added to {@code open}. */
    void discard(List<Operation> open) {
        Operation op = first;
        while (op != null) {
            Operation following = op.next;
            // most have no regions, and need not wait
            if (op.regionCount() > 0) open.add(op);
            else op.discard(open);
            op = following;
        }
        for (BlockArgument a : arguments) a.firstUse = null;
        arguments = NO_ARGUMENTS;
        region = null;
        prev = null;
        next = null;
        first = null;
        last = null;
        firstPredecessor = null;
        predecessorCount = 0;
    }

    // ---- operations

    public boolean isEmpty() {
        return first == null;
    }

    public @Nullable Operation first() {
        return first;
    }

    public @Nullable Operation last() {
        return last;
    }

    /** The last operation if it is a {@link Terminator} or may be one (an unregistered operation), else null. */
    public @Nullable Operation terminator() {
        return last instanceof Terminator || last instanceof UnregisteredOp ? last : null;
    }

    /** The last operation, which the verifier has checked to be there. */
    public Operation requiredTerminator() {
        if (last == null) throw new NoSuchElementException("empty block");
        return last;
    }

    public int operationCount() {
        int n = 0;
        for (Operation op = first; op != null; op = op.next) n++;
        return n;
    }

    /** Appends {@code op}, taking it out of its present block. */
    public <T extends Operation> T add(T op) {
        return insertBefore(op, null);
    }

    /** Inserts {@code op} before {@code position}, at the end for null. */
    public <T extends Operation> T insertBefore(T op, @Nullable Operation position) {
        if (op == position) return op;
        op.detach();
        Operation inserted = op;
        inserted.block = this;
        Operation before = position == null ? last : position.prev;
        inserted.prev = before;
        inserted.next = position;
        if (before == null) first = inserted;
        else before.next = inserted;
        if (position == null) last = inserted;
        else position.prev = inserted;
        if (ordered) number(inserted);
        return op;
    }

    /** Gives {@code op} a number between its neighbours'. */
    private void number(Operation op) {
        Operation before = op.prev;
        Operation after = op.next;
        if (before == null) {
            op.order = after == null ? 0 : after.order - STRIDE;
        } else if (after == null) {
            op.order = before.order + STRIDE;
        } else {
            long room = after.order - before.order;
            if (room > 1) op.order = after.order - Math.min(room / 2, STEP);
            else makeRoom(before, after);
        }
    }

    /**
     * Spreads the numbers of what is between {@code from} and {@code to}, and of as many on both sides as have enough
     * room together; where that meets an end of the block, the next question numbers all anew. After Bender, Cole,
     * Demaine, Farach-Colton, Zito, "Two simplified algorithms for maintaining order in a list".
     */
    private void makeRoom(Operation from, Operation to) {
        Operation low = from;
        Operation high = to;
        int gaps = 2;
        while ((high.order - low.order) / gaps < STEP) {
            if (low.prev == null || high.next == null) {
                ordered = false;
                return;
            }
            low = low.prev;
            high = high.next;
            gaps += 2;
        }
        long gap = (high.order - low.order) / gaps;
        long order = high.order;
        for (Operation op = high.prev; op != low && op != null; op = op.prev) op.order = order -= gap;
    }

    void unlink(Operation op) {
        if (op.prev == null) first = op.next;
        else op.prev.next = op.next;
        if (op.next == null) last = op.prev;
        else op.next.prev = op.prev;
        op.prev = null;
        op.next = null;
        op.block = null;
    }

    /** Whether {@code a} comes before {@code b}; both are in this block. Amortised constant time. */
    boolean isBefore(Operation a, Operation b) {
        if (!ordered) {
            long n = 0;
            for (Operation op = first; op != null; op = op.next) op.order = n += STRIDE;
            ordered = true;
        }
        return a.order < b.order;
    }

    /** The operation of this block that is {@code op} or contains it, or null. */
    public @Nullable Operation ancestorInBlock(Operation op) {
        for (Operation o = op; o != null; o = o.parentOp()) if (o.block == this) return o;
        return null;
    }

    /** Moves {@code position} and everything after it to a new block that follows this one, and returns that. */
    public Block splitBefore(@Nullable Operation position) {
        Block tail = new Block();
        if (region != null) region.insertBefore(tail, next);
        for (Operation op = position; op != null; ) {
            Operation following = op.next;
            tail.add(op);
            op = following;
        }
        return tail;
    }

    /** Moves all operations of {@code from} to before {@code position} of this block (the end for null). */
    public void takeOperations(Block from, @Nullable Operation position) {
        for (Operation op = from.first; op != null; op = from.first) insertBefore(op, position);
    }

    // ---- control flow

    /** The branches to this block, latest first. */
    public Iterable<BlockUse> predecessorUses() {
        return new PredecessorUses(this);
    }

    // A class, not a lambda, as in Value.uses
    private static final class PredecessorUses implements Iterable<BlockUse> {
        private final Block block;

        PredecessorUses(Block block) {
            this.block = block;
        }

        @Override
        public Iterator<BlockUse> iterator() {
            return new BlockUseIterator(block.firstPredecessor);
        }
    }

    private static final class BlockUseIterator implements Iterator<BlockUse> {
        private @Nullable BlockUse next;

        BlockUseIterator(@Nullable BlockUse first) {
            next = first;
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public BlockUse next() {
            BlockUse use = next;
            if (use == null) throw new NoSuchElementException();
            next = use.next;
            return use;
        }
    }

    public boolean hasPredecessors() {
        return firstPredecessor != null;
    }

    /** The blocks that branch here, each once per branch edge. */
    public List<Block> predecessors() {
        List<Block> out = new ArrayList<>();
        for (BlockUse u : predecessorUses()) {
            Block b = u.owner().block();
            if (b != null) out.add(b);
        }
        return out;
    }

    /** How many branch edges lead here. */
    public int predecessorCount() {
        return predecessorCount;
    }

    /** The only branch edge that leads here, or null if there are none or several. */
    public @Nullable BlockUse onlyPredecessor() {
        return firstPredecessor != null && firstPredecessor.next == null ? firstPredecessor : null;
    }

    /** The successors of the last operation. */
    public List<Block> successors() {
        return last == null ? List.of() : last.successors();
    }

    // ---- removal

    /** Takes the block out of its region without touching its contents. */
    public void detach() {
        Region r = region;
        if (r == null) return;
        if (prev == null) r.first = next;
        else prev.next = next;
        if (next == null) r.last = prev;
        else next.prev = prev;
        region = null;
        prev = null;
        next = null;
    }

    /** Removes the block and everything in it. Nothing outside may use its values or branch to it. */
    public void erase() {
        dropAllReferences();
        for (Operation op = last; op != null; op = last) op.erase();
        if (hasPredecessors()) throw new IllegalStateException("erasing a block that is still branched to");
        detach();
    }

    /** Clears the operands and successors of all operations inside, so that they can be erased in any order. */
    public void dropAllReferences() {
        for (Operation op = first; op != null; op = op.next) op.dropAllReferences();
    }

    /** The operations in order; the current one may be removed while iterating. */
    @Override
    public Iterator<Operation> iterator() {
        return new Iterator<>() {
            private @Nullable Operation next = first;

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public Operation next() {
                Operation op = next;
                if (op == null) throw new NoSuchElementException();
                next = op.next;
                return op;
            }
        };
    }
}
