package dev.wami.conversions.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.wasmssa.Blocks.BlockLike;
import dev.wami.wasmssa.Blocks.IfOp;
import dev.wami.wasmssa.Branches.Conditional;
import dev.wami.wasmssa.Locals.LocalOp;
import dev.wami.wasmssa.StackOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Goes through a function's operations in the order of its instructions, with the stack as Wasm would have it: the
 * blocks of a region follow one another by their successors, and a region begins with its own stack, on which its
 * arguments are. Blocks that nothing leads to are no instructions. Nesting is followed with an explicit stack.
 */
abstract class StackWalk {
    private final Diagnostics diagnostics;
    private final Deque<Frame> frames = new ArrayDeque<>();
    private final Set<Block> seen = new HashSet<>();
    private boolean failed;

    /** A region that is being walked. */
    private static final class Frame {
        final List<Value> stack = new ArrayList<>();
        /** The next operation; null while a region of {@link #inside} is being walked. */
        @Nullable
        Operation next;

        @Nullable
        BlockLike inside;

        boolean inElse;
    }

    StackWalk(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    // ---- what happens

    /**
     * Takes operands from the stack, the deepest first.
     *
     * @param kept how many of the first ones stay there, as a branch that is not taken leaves what it would have passed
     */
    abstract void consume(Operation op, List<Value> operands, int kept, List<Value> stack);

    /** The instruction itself. */
    void instruction(Operation op) {}

    /** Puts values on the stack: results, or arguments of a block. */
    abstract void produce(List<? extends Value> values, List<Value> stack);

    /** The end of a region's instructions, whose last one was {@code terminator}; what is still there. */
    void end(Operation terminator, List<Value> stack) {}

    /** A block begins, its second part begins, it ends. */
    void open(BlockLike block) {}

    void otherwise(IfOp block) {}

    void close(BlockLike block) {}

    // ---- walking

    /** Walks the body of a function; false after an error. */
    final boolean walk(Region body) {
        seen.clear();
        failed = false;
        enter(body);
        while (!frames.isEmpty() && !failed) {
            Frame f = frames.element();
            if (f.next == null) leave(f);
            else step(f, f.next);
        }
        frames.clear();
        return !failed;
    }

    private void fail(Operation op, String message) {
        diagnostics.error(op, "%s", message);
        failed = true;
    }

    private void enter(Region region) {
        Frame f = new Frame();
        frames.push(f);
        goTo(region.entry(), f, null);
    }

    private void goTo(Block block, Frame f, @Nullable Operation from) {
        if (!seen.add(block)) {
            fail(
                    from == null ? block.requiredTerminator() : from,
                    "goes to a block that another operation goes to; in Wasm each has one place");
            return;
        }
        produce(block.arguments(), f.stack);
        f.next = block.first();
    }

    private void step(Frame f, Operation op) {
        if (!(op instanceof StackOp s)) {
            if (op instanceof LocalOp) f.next = op.next(); // locals are declared in the function's head
            else fail(op, "is no operation of wasmssa that stands for an instruction");
            return;
        }
        int kept = op instanceof Conditional b ? b.inputs().size() : 0;
        consume(op, s.stackOperands(), kept, f.stack);
        if (op instanceof BlockLike block) {
            open(block);
            f.inside = block;
            f.inElse = false;
            f.next = null;
            enter(block.region(0));
            return;
        }
        instruction(op);
        if (op instanceof Conditional) {
            goTo(op.successor(0), f, op);
        } else if (op.next() == null) {
            end(op, f.stack);
            frames.pop();
        } else {
            produce(op.results(), f.stack);
            f.next = op.next();
        }
    }

    /** Continues after a region of a block. */
    private void leave(Frame f) {
        BlockLike block = f.inside;
        if (block == null) throw new IllegalStateException("a block without a terminator");
        if (block instanceof IfOp branch && !f.inElse && !branch.elseRegion().isEmpty()) {
            f.inElse = true;
            otherwise(branch);
            enter(branch.elseRegion());
            return;
        }
        close(block);
        f.inside = null;
        goTo(block.continuation(), f, block);
    }
}
