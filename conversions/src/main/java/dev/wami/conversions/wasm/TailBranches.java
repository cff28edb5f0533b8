package dev.wami.conversions.wasm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.wasm.ControlInstructions.BranchOp;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.Structured.BlockLike;
import dev.wami.wasm.Structured.IfOp;
import dev.wami.wasm.Structured.LoopOp;
import dev.wami.wasmspec.Opcode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Branches at the end of blocks to where control gets without them, and the two of a loop that need only be one.
 *
 * <pre>{@code
 * block X { A; br X }                         block X { A }
 * block X { loop H { A; c; br_if X; br H } }  block X { loop H { A; !c; br_if H } }
 *                                        and if there is no other branch to X:
 * block X { loop H { A; c; br_if X; B; br H } }
 *                                             block X { loop H { A; !c; if { B; br H } } }
 * block X { if { A; br X } B }                block X { if { A } else { B } }
 * }</pre>
 */
final class TailBranches {
    private static final FunctionType NOTHING = new FunctionType(List.of(), List.of());

    private final FuncOp function;
    private final BranchTargets targets;
    private int done;

    /**
     * Where control gets when it falls out of a block: behind these, and what they are last in.
     *
     * @param block null for the function
     */
    private record Exits(
            @Nullable BlockLike block, @Nullable Exits more) {
        static boolean contain(@Nullable Exits exits, @Nullable BlockLike block) {
            for (Exits e = exits; e != null; e = e.more) if (e.block == block) return true;
            return false;
        }
    }

    TailBranches(Operation function) {
        this.function = (FuncOp) function;
        this.targets = new BranchTargets(function);
    }

    /** How many branches were changed. */
    int run() {
        walk(
                function.region(0).entry(),
                new Exits(null, null),
                function.type().results().isEmpty());
        return done;
    }

    /** @param plain whether nothing is passed to {@code exits} */
    private void walk(Block block, @Nullable Exits exits, boolean plain) {
        for (Operation op : block) {
            if (!(op instanceof BlockLike b)) continue;
            boolean nothing = b.type().results().isEmpty();
            Exits outer = op == block.last() && nothing && plain ? exits : null;
            Exits inner = b instanceof LoopOp ? outer : new Exits(b, outer);
            for (int i = 0; i < b.regionCount(); i++) {
                if (!b.region(i).isEmpty()) walk(b.region(i).entry(), inner, nothing);
            }
        }
        while (shorten(block, exits, plain)) done++;
        if (plain) for (Operation op = block.first(); op != null; op = op.next()) done += otherwise(op, exits) ? 1 : 0;
    }

    /** {@code if { A; br X } B -> if { A } else { B }}. */
    private boolean otherwise(Operation op, @Nullable Exits exits) {
        if (!(op instanceof IfOp choice) || choice.hasElse() || choice.next() == null) return false;
        boolean nothing = choice.type().equals(NOTHING) && targets.count(choice) == 0;
        Block body = choice.body();
        if (!nothing || body.first() == body.last() || !(body.last() instanceof BranchOp out)) return false;
        BlockLike target = BranchTargets.find(out, out.label());
        boolean only = out.opcode() == Opcode.BR && target != null && targets.count(target) == 1;
        if (!only || !Exits.contain(exits, target)) return false;
        out.erase();
        IfOp both = new IfOp(choice.location(), null, NOTHING, true);
        choice.requiredBlock().insertBefore(both, choice);
        both.body().takeOperations(body, null);
        choice.erase();
        moveRest(both, both.elseBlock());
        return true;
    }

    /** Moves what is behind {@code op} in its block to the end of {@code to}. */
    private static void moveRest(Operation op, Block to) {
        for (Operation next = op.next(); next != null; next = op.next()) {
            next.detach();
            to.add(next);
        }
    }

    private boolean shorten(Block block, @Nullable Exits exits, boolean plain) {
        Operation last = block.last();
        if (last instanceof PlainOp p && p.opcode() == Opcode.RETURN && Exits.contain(exits, null)) {
            last.erase();
            return true;
        }
        if (!(last instanceof BranchOp branch)) return false;
        BlockLike target = BranchTargets.find(branch, branch.label());
        if (branch.opcode() != Opcode.BR) return false;
        if (Exits.contain(exits, target)) {
            branch.erase();
            return true;
        }
        if (!(target instanceof LoopOp around) || around != block.parentOp()) return false;
        return plain && around.type().inputs().isEmpty() && repeat(branch, exits);
    }

    /** {@code br_if X; B; br H}, where X is behind the loop. */
    private boolean repeat(BranchOp back, @Nullable Exits exits) {
        Operation leave = back.prev();
        while (leave != null && !BranchTargets.isBranch(leave, Opcode.BR_IF)) leave = leave.prev();
        if (!(leave instanceof BranchOp out)) return false;
        BlockLike target = BranchTargets.find(out, out.label());
        if (target == null || !target.type().results().isEmpty() || !Exits.contain(exits, target)) return false;
        if (out.next() == back) {
            Conditions.negateBefore(out);
            out.erase();
            replace(back, new BranchOp(back.location(), Opcode.BR_IF, back.label()));
            return true;
        }
        if (targets.count(target) > 1) return false;
        Conditions.negateBefore(out);
        IfOp more = new IfOp(out.location(), null, target.type(), false);
        out.requiredBlock().insertBefore(more, out);
        out.erase();
        moveRest(more, more.body());
        return true;
    }

    private static void replace(Operation old, Operation by) {
        old.requiredBlock().insertBefore(by, old);
        old.erase();
    }
}
