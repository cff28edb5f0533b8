package dev.wami.conversions.locals;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.locals.FlowGraph.Node;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.ssawasm.Locals.LocalGetOp;
import dev.wami.ssawasm.Locals.LocalSetOp;
import dev.wami.ssawasm.Locals.LocalTeeOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which locals of a function hold different values at the same time. Two locals interfere if one is written while the
 * other is still needed, unless what is written is a copy of it (Chaitin).
 */
final class LocalInterference {

    /**
     * {@code set into (get from)} or {@code set into (tee from ...)}, executed {@code weight} times as often as
     * straight-line code.
     */
    record Copy(Operation set, int into, int from, int depth) {}

    private final Map<Value, Integer> numbers = new IdentityHashMap<>();
    private final List<BitSet> neighbours = new ArrayList<>();
    private final List<Copy> copies = new ArrayList<>();
    private final List<Operation> deadWrites = new ArrayList<>();
    private final Map<Node, Liveness> liveness = new HashMap<>();

    /** @param locals the function's parameters first, then its declared locals */
    LocalInterference(FlowGraph graph, Operation function, List<Value> locals, int parameters) {
        for (Value v : locals) {
            numbers.put(v, numbers.size());
            neighbours.add(new BitSet());
        }
        solve(graph);
        for (Node n : graph.nodes()) interfere(n);
        // all parameters are written together on entry
        for (int a = 0; a < parameters; a++) for (int b = 0; b < a; b++) connect(a, b);
        Node entry = graph.entry(function);
        BitSet atEntry = entry == null ? new BitSet() : live(entry);
        for (int a = 0; a < parameters; a++) {
            for (int b = atEntry.nextSetBit(0); b >= 0; b = atEntry.nextSetBit(b + 1)) if (a != b) connect(a, b);
        }
    }

    BitSet neighbours(int local) {
        return neighbours.get(local);
    }

    /** Copies from one local to another. */
    List<Copy> copies() {
        return copies;
    }

    /** Writes of values that are never read. */
    List<Operation> deadWrites() {
        return deadWrites;
    }

    int number(Value local) {
        Integer n = numbers.get(local);
        if (n == null) throw new IllegalStateException("not a local of this function");
        return n;
    }

    private void connect(int a, int b) {
        neighbours.get(a).set(b);
        neighbours.get(b).set(a);
    }

    private static boolean isWrite(Operation op) {
        return op instanceof LocalSetOp || op instanceof LocalTeeOp;
    }

    // ---- liveness: backward, to a fixed point

    /**
     * What a node does to the locals.
     *
     * @param read those whose value at the start is read
     * @param written those that are written
     * @param in those whose value at the start is needed
     */
    private record Liveness(BitSet read, BitSet written, BitSet in) {}

    private Liveness examine(Node n) {
        BitSet read = new BitSet();
        BitSet written = new BitSet();
        for (int i = n.operations.size() - 1; i >= 0; i--) {
            Operation op = n.operations.get(i);
            step(op, read);
            if (isWrite(op)) written.set(number(op.operand(0)));
        }
        return new Liveness(read, written, (BitSet) read.clone());
    }

    private void solve(FlowGraph graph) {
        List<Node> order = graph.successorsFirst();
        for (Node n : order) liveness.put(n, examine(n));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Node n : order) {
                Liveness its = requireNonNull(liveness.get(n));
                BitSet in = liveOut(n);
                in.andNot(its.written);
                in.or(its.read);
                if (in.equals(its.in)) continue;
                its.in.or(in);
                changed = true;
            }
        }
    }

    private BitSet live(Node n) {
        Liveness its = liveness.get(n);
        return its == null ? new BitSet() : its.in;
    }

    private BitSet liveOut(Node n) {
        BitSet live = new BitSet(numbers.size());
        for (Node s : n.successors) live.or(live(s));
        return live;
    }

    private void step(Operation op, BitSet live) {
        if (isWrite(op)) live.clear(number(op.operand(0)));
        else if (op instanceof LocalGetOp) live.set(number(op.operand(0)));
    }

    private void interfere(Node n) {
        BitSet live = liveOut(n);
        for (int i = n.operations.size() - 1; i >= 0; i--) {
            Operation op = n.operations.get(i);
            if (isWrite(op)) write(op, live, n.depth);
            step(op, live);
        }
    }

    private void write(Operation op, BitSet live, int depth) {
        int local = number(op.operand(0));
        if (!live.get(local)) deadWrites.add(op);
        Operation def = op.operand(1).definedBy();
        int source = def instanceof LocalGetOp || def instanceof LocalTeeOp ? number(def.operand(0)) : -1;
        if (source >= 0) copies.add(new Copy(op, local, source, depth));
        for (int other = live.nextSetBit(0); other >= 0; other = live.nextSetBit(other + 1)) {
            if (other != local && other != source) connect(local, other);
        }
    }
}
