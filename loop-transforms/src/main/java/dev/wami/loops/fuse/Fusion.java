package dev.wami.loops.fuse;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.pass.PassContext;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.memref.MemRefAllocation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The nests of one block while they are fused. */
final class Fusion {
    /**
     * @param tolerance how many operations may be added, as a fraction of those of both nests
     * @param space the memory space for private buffers of at most {@code limit} bytes; null for that of the memref
     * @param onlyPrivate how many elements may be between nests that are fused, in private memory; 0 for any, in any
     * @param free whether private memory is freed
     */
    record Settings(
            boolean maximal,
            double tolerance,
            @Nullable Integer space,
            long limit,
            MemoryFacts facts,
            boolean ignoreUnknown,
            long onlyPrivate,
            boolean free) {}

    private final Block block;
    private final Operation parent;
    private final Settings settings;
    private final PassContext context;
    private final Set<Value> touched = new LinkedHashSet<>();
    private final Set<Operation> changed = new LinkedHashSet<>();
    private @Nullable FusionGraph graph;

    Fusion(Block block, Settings settings, PassContext context) {
        this.block = block;
        this.settings = settings;
        this.context = context;
        Operation outer = block.parentOp();
        if (outer == null) throw new IllegalArgumentException("a block in no operation");
        parent = outer;
    }

    Settings settings() {
        return settings;
    }

    /** The graph of the block as it is now. */
    FusionGraph graph() {
        FusionGraph now = graph;
        if (now == null) now = new FusionGraph(block, parent, settings.facts, settings.ignoreUnknown);
        else if (!changed.isEmpty()) now.update(changed);
        changed.clear();
        graph = now;
        return now;
    }

    /** Says that {@code nest} has changed, or moved; other nests may be gone. */
    void changed(AffineForOp nest) {
        changed.add(nest);
    }

    void count(String statistic) {
        context.count(statistic, 1);
    }

    Block block() {
        return block;
    }

    /** The loops of the block, the last first. */
    List<AffineForOp> loops() {
        List<AffineForOp> out = new ArrayList<>();
        for (Operation op = block.last(); op != null; op = op.prev()) if (op instanceof AffineForOp loop) out.add(loop);
        return out;
    }

    boolean isGone(Operation loop) {
        return loop.block() != block;
    }

    /**
     * Whether something may see what is in {@code memory} behind the block: it is not allocated in this iteration of
     * the loops around, or not only loaded and stored.
     */
    boolean isEscaping(Value memory) {
        Operation allocation = memory.definedBy();
        if (allocation == null || !Effects.has(allocation, Effect.Kind.ALLOCATE, memory)) return true;
        for (Block b = block; b != allocation.block(); ) {
            Operation outer = b.parentOp();
            Block next = outer == null ? null : outer.block();
            if (!(outer instanceof AffineIfOp) || next == null) return true;
            b = next;
        }
        for (Use use : memory.uses()) {
            boolean plain = use.owner() instanceof AffineAccess.AccessOp access && access.memref() == memory
                    || use.owner() instanceof MemRefAllocation.DeallocOp;
            if (!plain || block.ancestorInBlock(use.owner()) == null) return true;
        }
        return false;
    }

    /** Whether there is memory that nothing sees behind the block. */
    boolean hasPrivateMemory() {
        for (AffineForOp loop : loops()) {
            for (Value memory : new SimpleNest(loop).stored()) if (!isEscaping(memory)) return true;
        }
        return false;
    }

    /** Notes that uses of what {@code nest} stores may be gone. */
    void touch(SimpleNest nest) {
        touched.addAll(nest.stored());
    }

    /** Erases allocations that nothing uses any more but what frees them. */
    void eraseUnused() {
        for (Value memory : touched) {
            Operation op = memory.definedBy();
            if (!(op instanceof MemRefAllocation.AllocOp)) continue;
            List<Operation> users = new ArrayList<>();
            for (Use use : memory.uses()) users.add(use.owner());
            if (!users.stream().allMatch(MemRefAllocation.DeallocOp.class::isInstance)) continue;
            users.forEach(Operation::erase);
            op.erase();
        }
        touched.clear();
    }
}
