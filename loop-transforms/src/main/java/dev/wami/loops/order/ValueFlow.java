package dev.wami.loops.order;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.nest.Chain;
import dev.wami.std.affine.AffineAccess.StoreOp;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How values go round in an innermost loop and the loop around it: from a load to the stores of what is computed of it,
 * and from a store to the loads of later iterations and rows.
 */
final class ValueFlow {
    private record Edge(int from, int to) {}

    private final Map<Object, Integer> nodes = new HashMap<>();
    private final List<Edge> within = new ArrayList<>();
    private final List<Edge> along = new ArrayList<>();
    private final List<Edge> across = new ArrayList<>();

    private ValueFlow() {}

    /**
     * Whether a value that goes from one iteration of {@code inner} to the next, and one that goes from a row to the
     * next, are of one cycle: then each row waits for the one before and for itself. Otherwise rows are only longer
     * than the work of one, and may be jammed. Taken to be so where {@code inner} has regions in its body.
     *
     * <pre>
     *   a[i][j] = a[i - 1][j] + a[i][j - 1]                  one cycle
     *   s[j] += r[i] * a[i][j];  q[i] += a[i][j] * p[j]      two
     * </pre>
     */
    static boolean mixes(AffineForOp inner, Dependences dependences) {
        for (Operation op : inner.body()) if (op.regionCount() > 0) return true;
        ValueFlow flow = new ValueFlow();
        flow.addValues(inner);
        flow.addMemory(inner, dependences);
        return flow.mixes();
    }

    /**
     * How many cycles an iteration of {@code inner} waits for the one before, through values that are carried and
     * memory, as {@link Chain} counts them. Without an end where {@code inner} has regions in its body.
     */
    static double latency(AffineForOp inner, Dependences dependences) {
        for (Operation op : inner.body()) if (op.regionCount() > 0) return Double.POSITIVE_INFINITY;
        Set<Value> starts = new HashSet<>(inner.carried());
        List<Access> accesses = dependences.accesses(inner);
        for (Access write : accesses) {
            for (Access read : accesses) {
                if (!write.isWrite() || read.isWrite()) continue;
                boolean along = dependences.at(write, read, dependences.commonLoops(write, read)) != null;
                if (along) starts.addAll(read.op().results());
            }
        }
        Chain chain = new Chain(inner, starts);
        double longest = 0;
        for (Operation op : inner.body()) {
            if (op instanceof StoreOp store) longest = Math.max(longest, chain.to(store.value()));
        }
        for (Value v : inner.yieldOp().operands()) longest = Math.max(longest, chain.to(v));
        return longest;
    }

    private int node(Object what) {
        return nodes.computeIfAbsent(what, w -> nodes.size());
    }

    private void addValues(AffineForOp inner) {
        for (Operation op : inner.body()) {
            if (op instanceof StoreOp store) addSources(store.value(), inner.body(), node(op), within);
        }
        for (int i = 0; i < inner.carried().size(); i++) {
            addSources(
                    inner.yieldOp().operand(i),
                    inner.body(),
                    node(inner.carried().get(i)),
                    along);
        }
    }

    /** An edge to {@code to} from each load, and each value that is carried, that {@code v} is computed of. */
    private void addSources(Value v, Block body, int to, List<Edge> edges) {
        Set<Value> seen = new HashSet<>();
        List<Value> open = new ArrayList<>(List.of(v));
        while (!open.isEmpty()) {
            Value next = open.remove(open.size() - 1);
            if (!seen.add(next) || next.block() != body) continue;
            Operation op = next.definedBy();
            if (next instanceof BlockArgument || op == null) {
                edges.add(new Edge(node(next), to));
            } else if (Statements.isFree(op)) {
                open.addAll(op.operands());
            } else {
                edges.add(new Edge(node(op), to));
            }
        }
    }

    private void addMemory(AffineForOp inner, Dependences dependences) {
        List<Access> accesses = dependences.accesses(inner);
        for (Access write : accesses) {
            for (Access read : accesses) {
                if (!write.isWrite() || read.isWrite()) continue;
                int loops = dependences.commonLoops(write, read);
                for (Dependence d : dependences.between(write, read)) {
                    Edge edge = new Edge(node(write.op()), node(read.op()));
                    if (d.depth() == loops) along.add(edge);
                    else if (d.depth() == loops - 1) across.add(edge);
                    else within.add(edge);
                }
            }
        }
    }

    private boolean mixes() {
        BitSet[] reached = new BitSet[nodes.size()];
        for (int i = 0; i < reached.length; i++) reached[i] = new BitSet();
        for (List<Edge> edges : List.of(within, along, across)) for (Edge e : edges) reached[e.from].set(e.to);
        for (int k = 0; k < reached.length; k++) {
            for (BitSet r : reached) if (r.get(k)) r.or(reached[k]);
        }
        for (Edge a : along) {
            for (Edge b : across) {
                boolean cycle = reached[a.to].get(b.from) || a.to == b.from;
                if (cycle && (reached[b.to].get(a.from) || b.to == a.from)) return true;
            }
        }
        return false;
    }
}
