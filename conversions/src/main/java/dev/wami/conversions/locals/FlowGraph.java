package dev.wami.conversions.locals;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.Functions.ReturnOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The control flow of a whole function with its nesting taken apart. A node is a run of operations without regions; an
 * operation with regions ends one node and its successor begins another.
 */
final class FlowGraph {

    /** Operations that are executed one after the other. */
    static final class Node {
        final List<Operation> operations = new ArrayList<>();
        final List<Node> successors = new ArrayList<>(2);
        final int depth;

        private Node(int depth) {
            this.depth = depth;
        }
    }

    /** A region that is still to be taken apart, and where control goes when the operation is done. */
    private record Pending(Operation op, Node before, Node after, int depth) {}

    private final List<Node> nodes = new ArrayList<>();
    private final Map<Block, Node> starts = new IdentityHashMap<>();
    private final Deque<Pending> pending = new ArrayDeque<>();

    private FlowGraph() {}

    static FlowGraph of(Operation function) {
        FlowGraph g = new FlowGraph();
        Node end = g.node(0);
        g.blocks(function.region(0), 0);
        for (Block b : function.region(0)) g.split(b, end, 0);
        while (!g.pending.isEmpty()) g.expand(g.pending.removeFirst());
        return g;
    }

    /** In no particular order. */
    List<Node> nodes() {
        return nodes;
    }

    /** All nodes, each after its successors but where control goes back. */
    List<Node> successorsFirst() {
        List<Node> order = new ArrayList<>(nodes.size());
        Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Visit> path = new ArrayDeque<>();
        for (Node root : nodes) {
            if (seen.add(root)) path.push(new Visit(root, root.successors.iterator()));
            while (!path.isEmpty()) {
                Visit visit = path.element();
                if (!visit.rest.hasNext()) {
                    order.add(path.pop().node);
                    continue;
                }
                Node next = visit.rest.next();
                if (seen.add(next)) path.push(new Visit(next, next.successors.iterator()));
            }
        }
        return order;
    }

    private record Visit(Node node, Iterator<Node> rest) {}

    private Node node(int depth) {
        Node n = new Node(depth);
        nodes.add(n);
        return n;
    }

    private void blocks(Region r, int depth) {
        for (Block b : r) starts.put(b, node(depth));
    }

    private Node start(Block b) {
        Node n = starts.get(b);
        if (n == null) throw new IllegalStateException("branch to a block outside the region");
        return n;
    }

    /** Fills the nodes of {@code block}; control that leaves the region goes to {@code after}. */
    private void split(Block block, Node after, int depth) {
        Node current = start(block);
        for (Operation op : block) {
            if (op.regionCount() > 0) {
                Node behind = node(depth);
                pending.add(new Pending(op, current, behind, depth + (op instanceof LoopLike ? 1 : 0)));
                current = behind;
            } else {
                current.operations.add(op);
            }
        }
        Operation last = block.last();
        if (last != null && last.successorCount() > 0) {
            for (Block s : last.successors()) current.successors.add(start(s));
        } else if (!(last instanceof ReturnOp) && !(last instanceof UnreachableOp)) {
            current.successors.add(after);
        }
    }

    /** Every region of the operation may be entered from outside, and when one is left the operation is done. */
    private void expand(Pending p) {
        boolean mayBeSkipped = false;
        for (Region r : p.op.regions()) {
            if (r.isEmpty()) {
                mayBeSkipped = true;
                continue;
            }
            blocks(r, p.depth);
            for (Block b : r) split(b, p.after, p.depth);
            p.before.successors.add(start(r.entry()));
        }
        if (mayBeSkipped || p.op.regionCount() == 0) p.before.successors.add(p.after);
    }

    /** The node that executes first. */
    @Nullable
    Node entry(Operation function) {
        return starts.get(function.region(0).entry());
    }
}
