package dev.wami.conversions.locals;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.locals.FlowGraph.Node;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Locals.LocalDeclOp;
import dev.wami.ssawasm.Locals.LocalSetOp;
import dev.wami.ssawasm.Locals.LocalTeeOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes of zero to locals that are zero, as declared locals are at first (specification 4.4.10): those that no write
 * of anything else reaches.
 */
final class ZeroedLocals {
    /** Declared locals; parameters are anything. */
    private final Map<Value, Integer> numbers = new IdentityHashMap<>();

    private ZeroedLocals(Operation function) {
        for (LocalDeclOp d : function.collect(LocalDeclOp.class)) numbers.put(d.result(), numbers.size());
    }

    /** The {@code local.set} operations that do nothing. */
    static List<Operation> writes(Operation function) {
        ZeroedLocals zeroed = new ZeroedLocals(function);
        return zeroed.numbers.isEmpty() ? List.of() : zeroed.find(FlowGraph.of(function), function);
    }

    private List<Operation> find(FlowGraph graph, Operation function) {
        Map<Node, BitSet> written = new IdentityHashMap<>();
        for (Node n : graph.nodes()) written.put(n, new BitSet());
        Node entry = graph.entry(function);
        if (entry == null) return List.of();
        // in the order of control flow: what an outer loop writes passes its inner loops once, not once for each of
        // them
        List<Node> order = new ArrayList<>(graph.successorsFirst());
        Collections.reverse(order);
        Map<Node, Integer> places = new IdentityHashMap<>();
        for (Node n : order) places.put(n, places.size());
        BitSet reached = new BitSet();
        BitSet open = new BitSet();
        open.set(requireNonNull(places.get(entry)));
        while (!open.isEmpty()) {
            for (int i = open.nextSetBit(0); i >= 0; i = open.nextSetBit(i + 1)) {
                open.clear(i);
                reached.set(i);
                Node n = order.get(i);
                BitSet behind = (BitSet) requireNonNull(written.get(n)).clone();
                for (Operation op : n.operations) step(op, behind);
                for (Node s : n.successors) {
                    BitSet there = requireNonNull(written.get(s));
                    int before = there.cardinality();
                    there.or(behind);
                    int place = requireNonNull(places.get(s));
                    if (!reached.get(place) || there.cardinality() > before) open.set(place);
                }
            }
        }
        List<Operation> nothing = new ArrayList<>();
        for (Node n : graph.nodes()) {
            BitSet here = requireNonNull(written.get(n));
            for (Operation op : n.operations) {
                if (op instanceof LocalSetOp && isZero(op.operand(1))) {
                    Integer local = numbers.get(op.operand(0));
                    if (local != null && !here.get(local)) nothing.add(op);
                }
                step(op, here);
            }
        }
        return nothing;
    }

    /** A local in {@code written} may be other than zero. */
    private void step(Operation op, BitSet written) {
        if (!(op instanceof LocalSetOp) && !(op instanceof LocalTeeOp)) return;
        Integer local = numbers.get(op.operand(0));
        if (local != null) written.set(local, !isZero(op.operand(1)));
    }

    private static boolean isZero(Value v) {
        if (!(v.definedBy() instanceof ConstOp c)) return false;
        return c.value() instanceof IntegerAttr i && i.value() == 0
                || c.value() instanceof FloatAttr f && f.bits() == 0;
    }
}
