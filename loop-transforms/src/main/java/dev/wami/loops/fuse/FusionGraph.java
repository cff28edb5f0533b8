package dev.wami.loops.fuse;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.memref.MemRefAllocation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The operations of a block, and which must stay before which: because of memory, within one iteration of the loops
 * around the block, or of a value. Upstream: MemRefDependenceGraph.
 */
final class FusionGraph {
    /**
     * {@code from} must stay before {@code to}.
     *
     * @param value what both use: the memory, or the value that {@code from} defines; null where it may be any memory
     */
    record Edge(Operation from, Operation to, @Nullable Value value) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Edge e && from == e.from && to == e.to && value == e.value;
        }

        @Override
        public int hashCode() {
            return 31 * from.hashCode() + to.hashCode();
        }
    }

    private final Block block;
    private final Dependences dependences;
    private final Legality legality;
    private final boolean ignoreUnknown;
    private final Map<Operation, List<Access>> accesses = new IdentityHashMap<>();
    private final List<Edge> edges = new ArrayList<>();

    FusionGraph(Block block, Operation parent, MemoryFacts facts, boolean ignoreUnknown) {
        this.block = block;
        this.ignoreUnknown = ignoreUnknown;
        dependences = Dependences.of(parent, facts);
        legality = new Legality(dependences);
        for (Operation op : block) accesses.put(op, new ArrayList<>());
        for (Access a : dependences.accesses()) {
            Operation top = block.ancestorInBlock(a.op());
            if (top != null && !isIgnored(a)) accesses(top).add(a);
        }
        for (Operation op : block) {
            addUses(op);
            if (accesses(op).isEmpty()) continue;
            for (Operation later = op.next(); later != null; later = later.next()) addMemory(op, later);
        }
    }

    private boolean isIgnored(Access a) {
        if (!ignoreUnknown || a.memory() != null) return false;
        for (Value v : a.op().operands()) if (v.type() instanceof MemRefType) return false;
        return true;
    }

    private void addUses(Operation op) {
        for (Value v : op.results()) {
            for (Use use : v.uses()) {
                Operation user = block.ancestorInBlock(use.owner());
                if (user != null) add(new Edge(op, user, v));
            }
        }
    }

    private void addMemory(Operation first, Operation second) {
        for (Access a : accesses(first)) {
            for (Access b : accesses(second)) {
                if (!conflict(a, b)) continue;
                add(new Edge(first, second, a.memory()));
                if (a.memory() != b.memory()) add(new Edge(first, second, b.memory()));
            }
        }
    }

    private void add(Edge edge) {
        if (!edges.contains(edge)) edges.add(edge);
    }

    // ---- accesses

    List<Access> accesses(Operation op) {
        return accesses.getOrDefault(op, List.of());
    }

    Dependences dependences() {
        return dependences;
    }

    Legality legality() {
        return legality;
    }

    /** Whether no iteration of {@code loop} must come before another. */
    boolean isParallel(AffineForOp loop) {
        if (loop.resultCount() > 0) return false;
        List<Access> inside = new ArrayList<>();
        Operation top = block.ancestorInBlock(loop);
        if (top == null) return false;
        for (Access a : accesses(top)) if (loop.isProperAncestorOf(a.op())) inside.add(a);
        for (Access a : inside) {
            for (Access b : inside) {
                if (!a.isWrite() && !b.isWrite()) continue;
                for (int i = 0; i < dependences.commonLoops(a, b); i++) {
                    if (a.levels().get(i).loop() == loop && dependences.at(a, b, i + 1) != null) return false;
                }
            }
        }
        return true;
    }

    /**
     * Whether {@code a} and a later {@code b} may touch the same element within an iteration of the loops around both.
     */
    boolean meet(Access a, Access b) {
        return dependences.at(a, b, dependences.commonLoops(a, b) + 1) != null;
    }

    /** Whether they meet and one is a write. */
    boolean conflict(Access a, Access b) {
        return (a.isWrite() || b.isWrite()) && meet(a, b);
    }

    // ---- edges

    List<Edge> from(Operation op) {
        return edges.stream().filter(e -> e.from == op).toList();
    }

    List<Edge> to(Operation op) {
        return edges.stream().filter(e -> e.to == op).toList();
    }

    /** How many edges on {@code value}, or on memory that may be it, go from {@code op}, but to where it is freed. */
    int countFrom(Operation op, Value value) {
        int n = 0;
        for (Edge e : from(op)) if ((e.value == value || e.value == null) && !isFree(e, value)) n++;
        return n;
    }

    /** Whether {@code edge} leads to where {@code memory} is freed: what was in it is not looked at there. */
    static boolean isFree(Edge edge, Value memory) {
        return edge.to instanceof MemRefAllocation.DeallocOp free && free.operand(0) == memory;
    }

    /** Whether something that may write {@code memory} must stay before {@code op}. */
    boolean isWrittenBefore(Operation op, Value memory) {
        for (Edge e : to(op)) {
            if (e.value != memory && e.value != null) continue;
            for (Access a : accesses(e.from)) {
                if (a.isWrite() && (a.memory() == memory || a.memory() == null)) return true;
            }
        }
        return false;
    }

    /** Whether a chain of edges leads from {@code from} to {@code to}. */
    boolean isPath(Operation from, Operation to) {
        Set<Operation> reached = Collections.newSetFromMap(new IdentityHashMap<>());
        reached.add(from);
        for (Operation op = from; op != null && op != to; op = op.next()) {
            if (!reached.contains(op)) continue;
            for (Edge e : from(op)) reached.add(e.to);
        }
        return reached.contains(to);
    }

    /**
     * Before which operation both {@code first} and {@code second}, a later one, may be put; null if nowhere. Upstream:
     * getFusedLoopNestInsertionPoint.
     */
    @Nullable
    Operation meetingPoint(Operation first, Operation second) {
        Operation firstBehind = null;
        Operation lastBefore = null;
        for (Operation op = first.next(); op != null && op != second; op = op.next()) {
            Operation here = op;
            boolean behind = from(first).stream().anyMatch(e -> e.to == here);
            if (behind && firstBehind == null) firstBehind = op;
            if (to(second).stream().anyMatch(e -> e.from == here)) lastBefore = op;
        }
        if (firstBehind == null) return second;
        if (lastBefore != null && (firstBehind == lastBefore || firstBehind.isBefore(lastBefore))) return null;
        return firstBehind;
    }
}
