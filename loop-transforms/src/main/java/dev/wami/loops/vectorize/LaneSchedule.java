package dev.wami.loops.vectorize;

import static java.util.Objects.requireNonNull;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Legality;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * In which order the operations of a loop's body are done for several iterations at once, and which of them for one
 * lane after the other. Operations that go round with dependences between these iterations stay together and in the
 * order of the lanes; all others are done for all lanes at once, in an order that dependences allow:
 *
 * <pre>
 *   for i                               for i by 2
 *     e = f(x[i])                         E = (f(x[i]), f(x[i + 1]))
 *     s = s + e              -&gt;           x[i] = E
 *     x[i] = e                            s = s + E0; s = s + E1
 *     n[e] = n[e] + 1                     n[E0] = n[E0] + 1; n[E1] = n[E1] + 1
 * </pre>
 *
 * Source: Allen, Kennedy, Automatic translation of Fortran programs to vector form (TOPLAS 1987), within a group of
 * iterations instead of a whole loop.
 */
final class LaneSchedule {
    /** Beyond that the bodies of loops are taken in the order of the text, or not at all. */
    private static final int MOST_OPERATIONS = 128;

    private final List<Operation> order;
    private final Set<Operation> serial;

    private LaneSchedule(List<Operation> order, Set<Operation> serial) {
        this.order = order;
        this.serial = serial;
    }

    /** Of the operations in the order that they are in, {@code serial} lane after lane. */
    static LaneSchedule inOrder(Set<Operation> serial) {
        return new LaneSchedule(List.of(), serial);
    }

    /** The operations that are done for one lane after the other. */
    Set<Operation> serial() {
        return serial;
    }

    /** Brings the operations of the body into their order, which the loop as it was keeps, too. */
    void apply(AffineForOp loop) {
        for (Operation op : order) op.moveBefore(loop.yieldOp());
    }

    /**
     * The schedule of groups of {@code lanes} iterations of {@code loop}; null if there is none.
     *
     * @param reductions what becomes of each value that the loop carries
     * @param serial operations that have to be done for one lane after the other, whatever they depend on
     * @param legality what must come behind what in memory; null if that does not count yet
     */
    static @Nullable LaneSchedule of(
            AffineForOp loop,
            int lanes,
            List<LaneReduction> reductions,
            Set<Operation> serial,
            @Nullable Legality legality) {
        Graph graph = new Graph(loop);
        if (graph.size() > MOST_OPERATIONS) return null;
        graph.values(reductions);
        if (legality != null) graph.memory(lanes, legality);
        graph.close();
        return graph.schedule(serial);
    }

    /** The operations of a body, and which must come behind which. */
    private static final class Graph {
        private final AffineForOp loop;
        private final List<Operation> all = new ArrayList<>();
        private final Map<Operation, Integer> numbers = new IdentityHashMap<>();
        /** {@code after[i]}: the operations that must come behind operation {@code i}, itself if in another lane. */
        private final BitSet[] after;

        Graph(AffineForOp loop) {
            this.loop = loop;
            for (Operation op : loop.body()) {
                if (op == loop.yieldOp()) continue;
                numbers.put(op, all.size());
                all.add(op);
            }
            after = new BitSet[all.size()];
            for (int i = 0; i < after.length; i++) after[i] = new BitSet();
        }

        int size() {
            return all.size();
        }

        void values(List<LaneReduction> reductions) {
            for (Operation op : all) for (Value v : op.results()) uses(op, v);
            for (int i = 0; i < loop.resultCount(); i++) {
                Operation last = source(i).definedBy();
                if (last == null || !numbers.containsKey(last)) continue;
                if (reductions.get(i).isInOrder()) uses(last, loop.carried().get(i));
            }
        }

        /** What carried value {@code i} is, perhaps some iterations later, unless it is another one all the time. */
        private Value source(int i) {
            Value v = loop.yieldOp().operand(i);
            for (int hops = loop.resultCount(); hops > 0 && loop.carried().contains(v); hops--) {
                v = loop.yieldOp().operand(loop.carried().indexOf(v));
            }
            return v;
        }

        /** What uses {@code v} comes behind {@code definition}. */
        private void uses(Operation definition, Value v) {
            for (Use use : v.uses()) {
                @Nullable Operation user = use.owner();
                while (user != null && user.block() != loop.body()) user = user.parentOp();
                Integer number = user == null ? null : numbers.get(user);
                if (number != null) after[number(definition)].set(number);
            }
        }

        private int number(Operation op) {
            return requireNonNull(numbers.get(op));
        }

        void memory(int lanes, Legality legality) {
            List<Operation> accessing = new ArrayList<>();
            for (Operation op : all) if (!Effects.isPure(op)) accessing.add(op);
            for (Operation a : accessing) {
                for (Operation b : accessing) {
                    boolean behind =
                            a == b ? !legality.isVectorizable(loop, lanes, a) : legality.mustPrecede(loop, lanes, a, b);
                    if (behind) after[number(a)].set(number(b));
                }
            }
        }

        /** The transitive closure. */
        void close() {
            for (int k = 0; k < after.length; k++) {
                for (BitSet reached : after) if (reached.get(k)) reached.or(after[k]);
            }
        }

        // what is ready and done like what came before it goes first, so that stretches are long
        LaneSchedule schedule(Set<Operation> known) {
            Set<Operation> serial = Collections.newSetFromMap(new IdentityHashMap<>());
            for (int i = 0; i < after.length; i++) {
                if (after[i].get(i) || known.contains(all.get(i))) serial.add(all.get(i));
            }
            List<Operation> order = new ArrayList<>();
            BitSet left = new BitSet();
            left.set(0, all.size());
            boolean isSerial = false;
            while (!left.isEmpty()) {
                int next = next(left, serial, isSerial);
                if (next < 0) next = next(left, serial, !isSerial);
                isSerial = serial.contains(all.get(next));
                // those that it goes round with, in the order of the text
                for (int i = left.nextSetBit(0); i >= 0; i = left.nextSetBit(i + 1)) {
                    boolean together = i == next || after[i].get(next) && after[next].get(i);
                    if (together) order.add(all.get(i));
                }
                for (Operation op : order) left.clear(number(op));
            }
            return new LaneSchedule(order, serial);
        }

        /** The first of {@code left} that none of the others must precede but those that it goes round with; or -1. */
        private int next(BitSet left, Set<Operation> serial, boolean isSerial) {
            for (int i = left.nextSetBit(0); i >= 0; i = left.nextSetBit(i + 1)) {
                if (serial.contains(all.get(i)) != isSerial) continue;
                boolean free = true;
                for (int j = left.nextSetBit(0); j >= 0 && free; j = left.nextSetBit(j + 1)) {
                    free = !after[j].get(i) || after[i].get(j);
                }
                if (free) return i;
            }
            return -1;
        }
    }
}
