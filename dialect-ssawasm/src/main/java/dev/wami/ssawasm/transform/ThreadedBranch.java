package dev.wami.ssawasm.transform;

import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.ssawasm.Branches.PseudoCondBrOp;
import dev.wami.ssawasm.Branches.TwoWay;
import dev.wami.ssawasm.Control.BlockLoopOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A branch whose way out an {@code if} in its block has decided: it leaves there, and what is left becomes a block of
 * its own.
 *
 * <pre>
 *   b: %x = if %c { A; exit %a } else { exit 0 }        b: M'; cond_br %c, open, label(args')
 *      M; cond_br %x, next, label(args)            -&gt;  open: A; M; cond_br %a, next, label(args)
 * </pre>
 */
final class ThreadedBranch {
    private final Decision decision;
    private final TwoWay branch;
    private final Block block;
    /** The way that is decided, and where it leads. */
    private final int way;

    private final Block label;

    ThreadedBranch(Decision decision, TwoWay branch) {
        this.decision = decision;
        this.branch = branch;
        this.block = branch.requiredBlock();
        this.way = decision.truth() ? 0 : 1;
        this.label = branch.successor(way);
    }

    /** Does it, and gives the two branches there are then; none if it cannot. */
    List<Operation> thread() {
        // the next block is not next any more, and of those that are no loop's label the last alone can be jumped to
        if (branch.fallsThrough(way) && label.next() != null) return List.of();
        List<Value> escaping = escaping();
        if (escaping == null) return List.of();

        List<Value> passed = new ArrayList<>(branch.passed(way));
        passed.addAll(escaping);
        IrMapping known = new IrMapping();
        known.map(decision.by().results(), decision.knownValues());
        decision.copyNeeded(passed, known, Builder.before(branch));
        List<Value> early = passed.stream().map(known::lookup).toList();
        branch.setSuccessorOperands(way, passed);
        for (Value v : escaping) receive(v);

        Block open = block.requiredRegion().insertBefore(new Block(), block.next());
        decision.by().replaceAllUsesWith(decision.takeOpen(open));
        decision.takeBetween(open);
        branch.setCondition(decision.openCondition(branch));
        branch.detach();
        open.add(branch);
        Value c = decision.by().condition();
        PseudoCondBrOp first = decision.isKnownThen()
                ? new PseudoCondBrOp(branch.location(), c, label, early, open, List.of())
                : new PseudoCondBrOp(branch.location(), c, open, List.of(), label, early);
        block.add(first);
        decision.by().erase();
        return List.of(first, branch);
    }

    /**
     * The values that the block behind the label has of this one without being passed them, which are to become its
     * arguments; null if others see them, too, or if it has more than one way in.
     *
     * <p>A block between this one and the label is reached through the new one only, and so is what a loop's label
     * leads to: otherwise there would be a way to it that this block's values do not come.
     */
    private @Nullable List<Value> escaping() {
        boolean again = block.requiredRegion().parent() instanceof BlockLoopOp loop && loop.loopLabel() == label;
        if (again) return List.of();
        Set<Block> behind = new LinkedHashSet<>();
        for (Block b = label; b != null; b = b.next()) behind.add(b);
        Set<Value> escaping = new LinkedHashSet<>();
        for (Value v : decision.values()) {
            for (Use use : v.uses()) {
                Block user = blockOf(use.owner());
                if (user == label && label.onlyPredecessor() != null) escaping.add(v);
                else if (behind.contains(user)) return null;
            }
        }
        return new ArrayList<>(escaping);
    }

    /** The block beside this one that {@code op} is in. */
    private Block blockOf(Operation op) {
        Block b = op.requiredBlock();
        while (b.region() != block.region()) b = requireNonNull(b.parentOp()).requiredBlock();
        return b;
    }

    /** Gives the label one more argument, and what is behind it that in place of {@code v}. */
    private void receive(Value v) {
        BlockArgument argument = label.addArgument(v.type(), branch.location());
        v.replaceUsesIf(argument, use -> blockOf(use.owner()) == label);
    }
}
