package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.ssawasm.Branches.NestBranch;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.ssawasm.Control.NestOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.ResumeOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where control flow meets: a block and the branches to it, or what follows an operation and what ends its regions.
 * Values come in as arguments of the block, or results of the operation.
 */
final class Join {
    /**
     * A way to get there.
     *
     * @param from the branch, the {@code exit}, or the {@code if} itself where it has no {@code else}
     * @param successor of the branch
     */
    record Edge(Operation from, int successor) {
        /** Whether what is executed in front of it is executed for nothing else. */
        boolean isOnlyWay() {
            return from instanceof ExitOp || from.successorCount() == 1;
        }

        private Value passed(int i) {
            if (from instanceof Branch b) return from.operand(b.successorOperandStart(successor) + i);
            return from.operand(i);
        }
    }

    private final @Nullable Block block;
    private @Nullable Operation op;
    private final List<Edge> edges;

    private Join(@Nullable Block block, @Nullable Operation op, List<Edge> edges) {
        this.block = block;
        this.op = op;
        this.edges = edges;
    }

    /** The start of {@code block}; null if nothing can be passed to it. */
    static @Nullable Join of(Block block) {
        List<Edge> edges = new ArrayList<>();
        for (BlockUse use : block.predecessorUses()) {
            if (!(use.owner() instanceof NestBranch) || use.owner() instanceof ResumeOp) return null;
            edges.add(new Edge(use.owner(), use.index()));
        }
        return new Join(block, null, edges);
    }

    /** What follows {@code op}, if control gets there. */
    static Join after(Operation op) {
        List<Edge> edges = new ArrayList<>();
        if (op instanceof NestOp nest) {
            Block exit = nest.exitBlock();
            if (exit != null) addExit(exit, edges);
            return new Join(null, op, edges);
        }
        for (Region r : op.regions()) {
            if (r.isEmpty()) edges.add(new Edge(op, 0));
            else addExit(r.entry(), edges);
        }
        return new Join(null, op, edges);
    }

    private static void addExit(Block last, List<Edge> edges) {
        if (last.last() instanceof ExitOp exit) edges.add(new Edge(exit, 0));
    }

    /** The block in which what is passed can be used. */
    @Nullable
    Block block() {
        return block != null || op == null ? block : op.block();
    }

    List<Edge> edges() {
        return edges;
    }

    /** Whether {@code at} is reached only through this, with nothing between in other blocks. */
    boolean isJustBefore(Operation at) {
        return block != null ? at.block() == block : op != null && at.block() == op.block();
    }

    /** Whether {@code at}, executed behind this, is in its block. */
    boolean isInFrontOf(Operation at) {
        if (block != null) return at.block() == block;
        return op != null && at.block() == op.block() && op.isBefore(at);
    }

    /**
     * What {@code v}, seen behind this, is in front of it on {@code edge}; itself if it is neither argument nor result.
     */
    Value translate(Value v, Edge edge) {
        if (block != null && v.block() == block && v.definedBy() == null) {
            return edge.passed(block.arguments().indexOf(v));
        }
        if (op != null && v.definedBy() == op) return edge.passed(op.results().indexOf(v));
        return v;
    }

    /** Adds an argument or result, without what is passed to it. */
    Value add(Known.Merged merged, Rebuilding rebuilding) {
        if (block != null) {
            return block.addArgument(merged.type(), edges.get(0).from().location());
        }
        Operation old = rebuilding.current(Objects.requireNonNull(op));
        Operation replacement = rebuilding.withResult(old, merged.type());
        op = replacement;
        for (int i = 0; i < edges.size(); i++) {
            Edge e = edges.get(i);
            if (e.from() instanceof IfOp) edges.set(i, new Edge(elseOf((IfOp) replacement), 0));
        }
        return replacement.result(replacement.resultCount() - 1);
    }

    private static Operation elseOf(IfOp op) {
        Region region = op.region(1);
        if (region.isEmpty()) {
            region.add(new Block()).add(new ExitOp(op.location(), List.of()));
        }
        return region.entry().requiredTerminator();
    }

    /** Passes {@code value} along {@code edge} to what was added last. */
    static void pass(Value value, Edge edge) {
        Operation from = edge.from();
        if (from instanceof Branch b) {
            int start = b.successorOperandStart(edge.successor());
            int count = b.successorOperandCount(edge.successor());
            List<Value> values = new ArrayList<>(from.operands().subList(start, start + count));
            values.add(value);
            b.setSuccessorOperands(edge.successor(), values);
        } else {
            List<Value> values = new ArrayList<>(from.operands());
            values.add(value);
            from.setAllOperands(values);
        }
    }
}
