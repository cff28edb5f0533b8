package dev.wami.wavebackend.regalloc;

import dev.wami.core.ir.Operation;
import dev.wami.wavebackend.regalloc.Interference.Group;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.lir.LirOp;
import dev.wami.waveir.lir.LirStructure.KernelOp;
import dev.wami.waveir.lir.Reg;
import dev.wami.waveir.lir.SlotOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One round of colouring, after Chaitin and Briggs: build, coalesce conservatively, simplify, select. A group of
 * several words takes registers one after another; it counts as many neighbours as places that it may block.
 */
final class Coloring {
    /** r0 to r31. */
    static final int GPRS = 32;
    /** p0 to p3. */
    static final int PREDICATES = 4;

    private final KernelOp kernel;
    private final Units units;
    private final Flow flow;
    private final Interference graph;
    private final Set<Reg> temporaries;
    private final List<Reg> spilled = new ArrayList<>();

    /** @param temporaries registers that spilling again would not help */
    Coloring(KernelOp kernel, Units units, Set<Reg> temporaries) {
        this.kernel = kernel;
        this.units = units;
        this.temporaries = temporaries;
        flow = Flow.of(kernel, units);
        graph = new Interference(flow, units);
    }

    /** The registers that got no place; none if all have one. */
    List<Reg> run() {
        fixArguments();
        constrain();
        price();
        coalesce();
        select(simplify());
        return spilled;
    }

    /** The physical register of {@code r}: the first one if it is wide. */
    Reg placeOf(Reg r) {
        int unit = units.of(r)[0];
        int number = graph.group(unit).color + graph.offset(unit);
        return units.isPredicate(unit) ? Reg.predicate(number) : Reg.gpr(number);
    }

    private int colors(Group g) {
        return units.isPredicate(g.units.get(0)) ? PREDICATES : GPRS;
    }

    // ---- build

    /** Arguments in order from r0, wide ones at even registers. */
    private void fixArguments() {
        int at = 0;
        for (Reg r : kernel.parameters()) {
            if (r.words() == 2) at += at & 1;
            Group g = graph.group(units.base(r));
            g.fixed = true;
            g.color = at;
            at += r.words();
        }
    }

    /** Guards are p1 to p3; what an atomic operation gives is not in r0. */
    private void constrain() {
        for (Flow.Node node : flow.nodes()) {
            if (!(node.op instanceof LirOp op)) {
                if (node.op instanceof SlotOp s && s.value().isPredicate()) forbidZero(s.value());
                continue;
            }
            Reg guard = op.guard();
            if (guard != null) forbidZero(guard);
            if (!op.opcode().operands().isEmpty()
                    && op.opcode().operands().get(0).access() == Operand.Access.OPTIONAL_WRITE) {
                Reg result = op.register(0);
                if (result != null && !result.kind().isPhysical()) forbidZero(result);
            }
        }
    }

    private void forbidZero(Reg r) {
        int unit = units.of(r)[0];
        graph.group(unit).forbidden(graph.offset(unit)).set(0);
    }

    /** A read or write costs ten times as much in each loop around it. */
    private void price() {
        for (Flow.Node node : flow.nodes()) {
            double weight = Math.pow(10, Math.min(node.depth, 6));
            for (int u : node.reads) graph.group(u).cost += weight;
            for (int u : node.writes) graph.group(u).cost += weight;
        }
        for (Reg r : temporaries) graph.group(units.base(r)).spillable = false;
    }

    // ---- coalesce

    private void coalesce() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Flow.Node node : flow.nodes()) {
                if (node.copied < 0) continue;
                int to = node.writes[0];
                int from = node.copied;
                if (!graph.fits(to, from) || !isConservative(to, from)) continue;
                graph.merge(to, from);
                changed = true;
            }
        }
    }

    /**
     * Briggs: the joined group has few neighbours that are hard to colour. George, where one is fixed: each neighbour of
     * the other one is easy to colour or a neighbour of the fixed one already.
     */
    private boolean isConservative(int a, int b) {
        Group ga = graph.group(a);
        Group gb = graph.group(b);
        Set<Group> around = new HashSet<>(graph.around(ga));
        around.addAll(graph.around(gb));
        int size = Math.max(ga.size, gb.size);
        int hard = 0;
        for (Group n : around) if (n.fixed || !isEasy(n, null)) hard += n.size + size - 1;
        if (hard <= colors(ga) - size) return true;
        if (!ga.fixed && !gb.fixed) return false;
        Group fixed = ga.fixed ? ga : gb;
        Set<Group> known = new HashSet<>(graph.around(fixed));
        for (Group n : graph.around(ga.fixed ? gb : ga)) {
            if (n != fixed && !known.contains(n) && !isEasy(n, null)) return false;
        }
        return true;
    }

    /** Whether {@code g} gets a colour whatever those of its neighbours that are not in {@code removed} get. */
    private boolean isEasy(Group g, @Nullable Set<Group> removed) {
        int blocked = 0;
        for (Group n : graph.around(g)) if (removed == null || !removed.contains(n)) blocked += n.size + g.size - 1;
        int never = 0;
        for (BitSet f : g.forbidden) never += f.cardinality();
        return blocked + never <= colors(g) - g.size;
    }

    // ---- simplify and select

    private Deque<Group> simplify() {
        List<Group> left = new ArrayList<>();
        for (Group g : graph.groups()) if (!g.fixed) left.add(g);
        Set<Group> removed = new HashSet<>();
        Deque<Group> stack = new ArrayDeque<>();
        while (!left.isEmpty()) {
            Group next = null;
            for (Group g : left) {
                if (!isEasy(g, removed)) continue;
                next = g;
                break;
            }
            if (next == null) next = cheapest(left);
            left.remove(next);
            removed.add(next);
            stack.push(next);
        }
        return stack;
    }

    private Group cheapest(List<Group> left) {
        Group best = left.get(0);
        double lowest = Double.POSITIVE_INFINITY;
        for (Group g : left) {
            double cost = g.spillable ? g.cost / (graph.around(g).size() + 1) : Double.MAX_VALUE;
            if (cost >= lowest) continue;
            best = g;
            lowest = cost;
        }
        return best;
    }

    private void select(Deque<Group> stack) {
        while (!stack.isEmpty()) {
            Group g = stack.pop();
            BitSet taken = taken(g);
            int color = preferred(g, taken);
            if (color < 0) {
                color = taken.nextClearBit(0);
                if (color > colors(g) - g.size) {
                    spill(g);
                    continue;
                }
            }
            g.color = color;
        }
    }

    /** The first registers that {@code g} cannot have. */
    private BitSet taken(Group g) {
        BitSet taken = new BitSet();
        for (int u : g.units) {
            BitSet around = graph.neighbours(u);
            for (int v = around.nextSetBit(0); v >= 0; v = around.nextSetBit(v + 1)) {
                Group n = graph.group(v);
                int at = n.color + graph.offset(v) - graph.offset(u);
                if (n.color >= 0 && at >= 0) taken.set(at);
            }
        }
        for (int i = 0; i < g.forbidden.size(); i++) {
            BitSet f = g.forbidden.get(i);
            for (int c = f.nextSetBit(0); c >= 0; c = f.nextSetBit(c + 1)) if (c >= i) taken.set(c - i);
        }
        return taken;
    }

    /** The register of something that is copied to or from {@code g}, if it may have it; -1 if there is none. */
    private int preferred(Group g, BitSet taken) {
        for (Flow.Node node : flow.nodes()) {
            if (node.copied < 0) continue;
            int mine = graph.group(node.copied) == g ? node.copied : node.writes[0];
            int other = mine == node.copied ? node.writes[0] : node.copied;
            if (graph.group(mine) != g || graph.group(other).color < 0) continue;
            int color = graph.group(other).color + graph.offset(other) - graph.offset(mine);
            if (color >= 0 && color <= colors(g) - g.size && !taken.get(color)) return color;
        }
        return -1;
    }

    private void spill(Group g) {
        Set<Reg> registers = new LinkedHashSet<>();
        for (int u : g.units) registers.add(units.register(u));
        boolean any = false;
        for (Reg r : registers) {
            if (temporaries.contains(r)) continue;
            spilled.add(r);
            any = true;
        }
        if (any) return;
        // only temporaries here: something around them has to go instead
        Group victim = null;
        for (Group n : graph.around(g)) {
            if (n.spillable && (victim == null || n.cost < victim.cost)) victim = n;
        }
        if (victim == null) throw new IllegalStateException("too few registers for one instruction");
        for (int u : victim.units) if (!spilled.contains(units.register(u))) spilled.add(units.register(u));
    }

    /** Whether the operation is a copy that has nothing to do. */
    boolean isIdle(Operation op) {
        if (!(op instanceof LirOp l) || l.guard() != null || l.opcode() != Opcode.MOV) return false;
        Reg to = l.register(0);
        Reg from = l.register(1);
        return to != null && from != null && placeOf(to).equals(placeOf(from));
    }
}
