package dev.wami.wavebackend.regalloc;

import dev.wami.core.ir.Operation;
import dev.wami.wavebackend.regalloc.Interference.Group;
import dev.wami.wavebackend.regalloc.Interference.Move;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.LirStructure.KernelOp;
import dev.wami.waveir.lir.Reg;
import dev.wami.waveir.lir.SlotOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * One round of colouring, after Chaitin and Briggs: build, then simplify and coalesce conservatively in turns as George
 * and Appel do (Iterated Register Coalescing, 1996), then select. A group of several words takes registers one after
 * another; it counts as many neighbours as places that it may block.
 */
final class Coloring {
    /** r0 to r31. */
    static final int GPRS = 32;
    /** p0 to p3. */
    static final int PREDICATES = 4;

    private static final BitSet ZERO = BitSet.valueOf(new long[] {1});

    private final KernelOp kernel;
    private final Units units;
    private final Flow flow;
    private final Interference graph;
    private final Set<Reg> temporaries;
    private final List<Reg> spilled = new ArrayList<>();

    /** Groups that get a colour in any case and that no copy is about. */
    private final Set<Group> easy = new LinkedHashSet<>();
    /** Those that copies are about. */
    private final Set<Group> related = new LinkedHashSet<>();
    /** Those that may get none. */
    private final Set<Group> hard = new LinkedHashSet<>();
    /** Copies that may be merged now. */
    private final Deque<Move> ready = new ArrayDeque<>();
    /** Those without a colour, the last one to be coloured first. */
    private final Deque<Group> stack = new ArrayDeque<>();

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
        findMoves();
        simplify();
        select();
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
            if (!(node.op instanceof LirInstructionOp op)) {
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
        graph.group(unit).forbid(graph.offset(unit), ZERO);
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

    // ---- coalesce and simplify

    private void findMoves() {
        List<Flow.Node> copies = new ArrayList<>();
        for (Flow.Node node : flow.nodes()) if (node.copied >= 0) copies.add(node);
        copies.sort(Comparator.comparingInt(n -> -n.depth));
        for (Flow.Node node : copies) {
            Move move = new Move(node.writes[0], node.copied);
            graph.group(move.to).moves.add(move);
            graph.group(move.from).moves.add(move);
            ready.add(move);
        }
    }

    /**
     * Takes all groups from the graph, each with few enough neighbours if there is one. Groups that copies connect come
     * after the others: they become easier to merge meanwhile.
     *
     * <pre>
     *   easy: remove --nothing left--> ready copies: merge --nothing left--> related: give its copies up
     *     ^                                                                    | nothing left
     *     +-------------------- what became easy by it ----------------------- hard: remove the cheapest
     * </pre>
     */
    private void simplify() {
        for (Group g : graph.groups()) file(g);
        while (true) {
            Move move;
            if (!easy.isEmpty()) remove(easy.iterator().next());
            else if ((move = ready.poll()) != null) coalesce(move);
            else if (!related.isEmpty()) freeze(related.iterator().next());
            else if (!hard.isEmpty()) spillLater(cheapest());
            else return;
        }
    }

    /** Puts {@code g} in the list where it belongs. */
    private void file(Group g) {
        if (g.fixed || g.removed) return;
        Set<Group> list = !isEasy(g) ? hard : isRelated(g) ? related : easy;
        if (list.contains(g)) return;
        unfile(g);
        list.add(g);
    }

    private void unfile(Group g) {
        easy.remove(g);
        related.remove(g);
        hard.remove(g);
    }

    /** Whether {@code g} gets a colour whatever those of its neighbours get that are still in the graph. */
    private boolean isEasy(Group g) {
        return g.blocked + g.never <= colors(g) - g.size;
    }

    private static boolean isRelated(Group g) {
        for (Move m : g.moves) if (!m.done) return true;
        return false;
    }

    private void remove(Group g) {
        unfile(g);
        stack.push(g);
        Interference.remove(g);
        refileAround(g);
    }

    /** Files those around {@code g} anew that became easy. */
    private void refileAround(Group g) {
        for (Group n : g.neighbours()) {
            if (n.removed || !hard.contains(n) || !isEasy(n)) continue;
            wake(n);
            for (Group m : n.neighbours()) wake(m);
            file(n);
        }
    }

    private void wake(Group g) {
        if (g.removed) return;
        for (Move m : g.moves) {
            if (!m.waits) continue;
            m.waits = false;
            ready.add(m);
        }
    }

    private void coalesce(Move move) {
        Group a = graph.group(move.to);
        Group b = graph.group(move.from);
        if (graph.fits(move.to, move.from)) {
            if (!isConservative(a, b)) {
                move.waits = true;
                return;
            }
            unfile(a);
            unfile(b);
            Group merged = graph.merge(move.to, move.from);
            move.done = true;
            refileAround(merged);
            file(merged);
            return;
        }
        move.done = true;
        file(a);
        file(b);
    }

    private void freeze(Group g) {
        for (Move m : g.moves) {
            m.done = true;
            file(graph.group(m.to));
            file(graph.group(m.from));
        }
    }

    /**
     * Briggs: the joined group has few neighbours that are hard to colour. George: each neighbour of the smaller or
     * open group is easy to colour or a neighbour of the other one already.
     */
    private boolean isConservative(Group a, Group b) {
        boolean first = a.fixed || !b.fixed && a.size >= b.size;
        Group into = first ? a : b;
        Group merged = first ? b : a;
        int size = Math.max(a.size, b.size);
        int left = colors(a) - size - a.never - b.never;
        boolean george = true;
        for (Group n : merged.neighbours()) {
            if (n == into || !isHardBeside(n, size - merged.size) || n.isBeside(into)) continue;
            george = false;
            left -= n.size + size - 1;
            if (left < 0) return false;
        }
        if (george) return true;
        for (Group n : into.neighbours()) {
            if (n == merged || !isHardBeside(n, size - into.size)) continue;
            left -= n.size + size - 1;
            if (left < 0) return false;
        }
        return true;
    }

    /** Whether {@code g} is hard to colour if one neighbour grows by so many words. */
    private boolean isHardBeside(Group g, int growth) {
        return !g.removed && (g.fixed || g.blocked + growth + g.never > colors(g) - g.size);
    }

    private void spillLater(Group g) {
        for (Move m : g.moves) m.done = true;
        for (Move m : g.moves) {
            file(graph.group(m.to));
            file(graph.group(m.from));
        }
        remove(g);
    }

    private Group cheapest() {
        Group best = null;
        double lowest = Double.POSITIVE_INFINITY;
        for (Group g : hard) {
            double cost = g.spillable ? g.cost / (g.blocked + 1) : Double.MAX_VALUE;
            if (cost >= lowest) continue;
            best = g;
            lowest = cost;
        }
        return Objects.requireNonNull(best);
    }

    // ---- select

    private void select() {
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
            BitSet around = graph.conflicts(u);
            for (int v = around.nextSetBit(0); v >= 0; v = around.nextSetBit(v + 1)) {
                Group n = graph.group(v);
                int at = n.color + graph.offset(v) - graph.offset(u);
                if (n.color >= 0 && at >= 0) taken.set(at);
            }
        }
        for (int c = 0; c <= colors(g) - g.size; c++) if (g.forbids(c)) taken.set(c);
        return taken;
    }

    /** The register of something that is copied to or from {@code g}, if it may have it; -1 if there is none. */
    private int preferred(Group g, BitSet taken) {
        for (Move m : g.moves) {
            int mine = graph.group(m.from) == g ? m.from : m.to;
            int other = mine == m.from ? m.to : m.from;
            if (graph.group(other).color < 0) continue;
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
        for (Group n : g.neighbours()) {
            if (n.spillable && (victim == null || n.cost < victim.cost)) victim = n;
        }
        if (victim == null) throw new IllegalStateException("too few registers for one instruction");
        for (int u : victim.units) if (!spilled.contains(units.register(u))) spilled.add(units.register(u));
    }

    /** Whether the operation is a copy that has nothing to do. */
    boolean isIdle(Operation op) {
        if (!(op instanceof LirInstructionOp l) || l.guard() != null || l.opcode() != Opcode.MOV) return false;
        Reg to = l.register(0);
        Reg from = l.register(1);
        return to != null && from != null && placeOf(to).equals(placeOf(from));
    }
}
