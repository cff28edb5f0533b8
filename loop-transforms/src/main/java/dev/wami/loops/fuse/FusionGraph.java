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
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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

    /** The edges to and from an operation. */
    private record Edges(Set<Edge> in, Set<Edge> out) {
        Edges() {
            this(new LinkedHashSet<>(), new LinkedHashSet<>());
        }
    }

    private final Block block;
    private final Operation parent;
    private final MemoryFacts facts;
    private final boolean ignoreUnknown;
    private final Map<Operation, Edges> edges = new LinkedHashMap<>();
    private final Map<Operation, List<Access>> accesses = new LinkedHashMap<>();
    private final MemoryUsers users = new MemoryUsers();
    private Dependences dependences;
    private Legality legality;
    private @Nullable ReachedLoops reached;

    FusionGraph(Block block, Operation parent, MemoryFacts facts, boolean ignoreUnknown) {
        this.block = block;
        this.parent = parent;
        this.facts = facts;
        this.ignoreUnknown = ignoreUnknown;
        dependences = Dependences.of(parent, facts);
        legality = new Legality(dependences);
        addOperations();
    }

    /**
     * Makes this the graph of what the block is now: fusion asks again after each step, which changes one nest of
     * perhaps hundreds. The edges between operations that are as they were stay.
     *
     * @param changed what is not as it was, or not where it was; what came or went is found without
     */
    void update(Set<? extends Operation> changed) {
        for (Operation op : List.copyOf(edges.keySet())) {
            if (op.block() != block || changed.contains(op)) remove(op);
        }
        dependences = Dependences.of(parent, facts);
        legality = new Legality(dependences);
        reached = null;
        addOperations();
    }

    private void remove(Operation op) {
        for (Edge e : to(op)) edges(e.from).out.remove(e);
        for (Edge e : from(op)) edges(e.to).in.remove(e);
        edges.remove(op);
    }

    /** Adds the operations of the block that are not there yet, with their edges. */
    private void addOperations() {
        Set<Operation> added = new LinkedHashSet<>();
        for (Operation op : block) if (edges.putIfAbsent(op, new Edges()) == null) added.add(op);
        findAccesses();
        for (Operation op : added) {
            addUses(op);
            addMemory(op, added);
        }
    }

    private void findAccesses() {
        accesses.clear();
        for (Access a : dependences.accesses()) {
            Operation top = block.ancestorInBlock(a.op());
            if (top == null || isIgnored(a)) continue;
            accesses.computeIfAbsent(top, op -> new ArrayList<>()).add(a);
        }
        users.set(accesses, dependences);
    }

    private Edges edges(Operation op) {
        Edges known = edges.get(op);
        if (known == null) throw new IllegalArgumentException("not in the block");
        return known;
    }

    private boolean isIgnored(Access a) {
        if (!ignoreUnknown || a.memory() != null) return false;
        for (Value v : a.op().operands()) if (v.type() instanceof MemRefType) return false;
        return true;
    }

    /** Adds the edges of values that {@code op} defines or uses. */
    private void addUses(Operation op) {
        for (Value v : op.results()) {
            for (Use use : v.uses()) {
                Operation user = block.ancestorInBlock(use.owner());
                if (user != null) add(new Edge(op, user, v));
            }
        }
        op.walk(user -> {
            for (Value v : user.operands()) {
                Operation definition = v.definedBy();
                if (definition != null && definition.block() == block) add(new Edge(definition, op, v));
            }
        });
    }

    /** Adds the edges of memory between {@code op} and all others; between two of {@code added} the first does it. */
    private void addMemory(Operation op, Set<Operation> added) {
        for (Value memory : users.memories(op)) {
            List<Access> mine = users.of(memory).getOrDefault(op, List.of());
            for (Value shared : users.sharing(memory)) {
                users.of(shared).forEach((other, theirs) -> {
                    if (op == other) return;
                    if (op.isBefore(other)) addMemory(op, mine, other, theirs);
                    else if (!added.contains(other)) addMemory(other, theirs, op, mine);
                });
            }
        }
    }

    /** Adds the edges between accesses of {@code first} to one memory, and of {@code second} to one. */
    private void addMemory(Operation first, List<Access> before, Operation second, List<Access> behind) {
        Edge edge = new Edge(first, second, before.get(0).memory());
        Edge other = new Edge(first, second, behind.get(0).memory());
        Set<Edge> known = from(first);
        if (known.contains(edge) && known.contains(other) || !conflict(before, behind)) return;
        add(edge);
        add(other);
    }

    private boolean conflict(List<Access> before, List<Access> behind) {
        for (Access a : before) for (Access b : behind) if (conflict(a, b)) return true;
        return false;
    }

    private void add(Edge edge) {
        from(edge.from).add(edge);
        to(edge.to).add(edge);
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

    Set<Edge> from(Operation op) {
        return edges(op).out;
    }

    Set<Edge> to(Operation op) {
        return edges(op).in;
    }

    /**
     * Whether more than {@code most} edges on {@code value}, or on memory that may be it, go from {@code op}, but to
     * where it is freed.
     */
    boolean hasMoreFrom(Operation op, Value value, int most) {
        if (from(op).size() <= most) return false;
        int n = 0;
        for (Edge e : from(op)) {
            boolean counts = (e.value == value || e.value == null) && !isFree(e, value);
            if (counts && ++n > most) return true;
        }
        return false;
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

    /** Whether a chain of edges leads from {@code from} to {@code to}, a later one. */
    boolean isPath(AffineForOp from, AffineForOp to) {
        ReachedLoops now = reached;
        if (now == null) now = new ReachedLoops(block, this);
        reached = now;
        return now.isReached(from, to);
    }

    /**
     * Before which operation both {@code first} and {@code second}, a later one, may be put; null if nowhere. Upstream:
     * getFusedLoopNestInsertionPoint.
     */
    @Nullable
    Operation meetingPoint(Operation first, Operation second) {
        Operation firstBehind = null;
        for (Edge e : from(first)) {
            boolean between = first.isBefore(e.to) && e.to.isBefore(second);
            if (between && (firstBehind == null || e.to.isBefore(firstBehind))) firstBehind = e.to;
        }
        if (firstBehind == null) return second;
        for (Edge e : to(second)) {
            // first -> firstBehind, e.from -> second: there is no place between
            boolean between = first.isBefore(e.from) && e.from.isBefore(second);
            if (between && !e.from.isBefore(firstBehind)) return null;
        }
        return firstBehind;
    }
}
