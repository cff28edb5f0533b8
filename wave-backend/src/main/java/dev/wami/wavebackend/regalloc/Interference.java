package dev.wami.wavebackend.regalloc;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which units must not share a register, and groups of units whose registers follow one another: the words of a wide
 * register, and what was coalesced with them.
 *
 * <p>Conflicts of units never change; those of groups are kept beside them as groups are merged. A group blocks as many
 * first registers of a neighbour as there are ways to overlap: {@code size + neighbour's size - 1}.
 */
final class Interference {

    /** Units at offsets from a first register. */
    static final class Group {
        private final int id;
        final List<Integer> units = new ArrayList<>();
        int size;
        /** How many first registers the neighbours that are still in the graph may block. */
        int blocked;
        /** The first register, or -1 while it is open. */
        int color = -1;
        /** By offset the registers that a unit there may not have; how many first ones that forbids, at most. */
        private final List<BitSet> forbidden = new ArrayList<>();

        int never;
        /** Those with units that must not share registers with units here; their ids. */
        private final List<Group> neighbours = new ArrayList<>();

        private final BitSet neighbourIds = new BitSet();

        boolean fixed;
        /** Whether it waits for a colour, with all that is easy to colour once it is gone. */
        boolean removed;

        double cost;
        boolean spillable = true;
        /** The copies from or to its units. */
        final List<Move> moves = new ArrayList<>(2);

        private Group(int id) {
            this.id = id;
        }

        void forbid(int offset, BitSet registers) {
            while (forbidden.size() <= offset) forbidden.add(new BitSet());
            BitSet f = forbidden.get(offset);
            never -= f.cardinality();
            f.or(registers);
            never += f.cardinality();
        }

        /** Whether a unit would have a forbidden register if {@code color} were the first one. */
        boolean forbids(int color) {
            if (color < 0) return true;
            for (int i = 0; i < forbidden.size(); i++) if (forbidden.get(i).get(color + i)) return true;
            return false;
        }

        List<Group> neighbours() {
            return neighbours;
        }

        boolean isBeside(Group other) {
            return neighbourIds.get(other.id);
        }
    }

    /** A copy: the units that it would be good to have in one register. */
    static final class Move {
        final int to;
        final int from;
        /** Whether it waits for something around it to become easy to colour. */
        boolean waits;
        /** Whether nothing is left to do about it. */
        boolean done;

        Move(int to, int from) {
            this.to = to;
            this.from = from;
        }
    }

    private final BitSet[] conflicts;
    private final Group[] groups;
    private final int[] offsets;
    private final Units units;
    /** By their ids; those that were merged into another stay here. */
    private final List<Group> all = new ArrayList<>();

    Interference(Flow flow, Units units) {
        this.units = units;
        int n = units.count();
        conflicts = new BitSet[n];
        groups = new Group[n];
        offsets = new int[n];
        for (int u = 0; u < n; u++) conflicts[u] = new BitSet();
        for (int u = 0; u < n; ) {
            Group g = new Group(all.size());
            all.add(g);
            int words = units.register(u).words();
            for (int i = 0; i < words; i++, u++) {
                g.units.add(u);
                groups[u] = g;
                offsets[u] = i;
            }
            g.size = words;
        }
        for (Flow.Node node : flow.nodes()) add(node);
    }

    private void add(Flow.Node node) {
        for (int w : node.writes) {
            BitSet live = node.liveOut;
            for (int l = live.nextSetBit(0); l >= 0; l = live.nextSetBit(l + 1)) if (l != node.copied) conflict(w, l);
            for (int other : node.writes) conflict(w, other);
            if (node.writesEarly) for (int r : node.reads) conflict(w, r);
        }
    }

    private void conflict(int a, int b) {
        if (a == b || groups[a] == groups[b] || units.isPredicate(a) != units.isPredicate(b)) return;
        conflicts[a].set(b);
        conflicts[b].set(a);
        if (!groups[a].isBeside(groups[b])) connect(groups[a], groups[b]);
    }

    /** How many first registers of one group the other one blocks. */
    static int overlaps(Group a, Group b) {
        return a.size + b.size - 1;
    }

    Group group(int unit) {
        return groups[unit];
    }

    int offset(int unit) {
        return offsets[unit];
    }

    /** The units that must not share a register with {@code unit}. */
    BitSet conflicts(int unit) {
        return conflicts[unit];
    }

    /** All groups, each once, in the order of their first units. */
    List<Group> groups() {
        List<Group> out = new ArrayList<>();
        for (Group g : all) if (groups[g.units.get(0)] == g) out.add(g);
        return out;
    }

    /** Whether {@code a} and {@code b} may have one register, as far as their groups go; one must contain the other. */
    boolean fits(int a, int b) {
        Group ga = groups[a];
        Group gb = groups[b];
        if (ga == gb || units.isPredicate(a) != units.isPredicate(b)) return false;
        int delta = offsets[a] - offsets[b];
        boolean inside = delta >= 0 && delta + gb.size <= ga.size || -delta >= 0 && -delta + ga.size <= gb.size;
        if (!inside || ga.fixed && gb.fixed) return false;
        for (int u : ga.units) {
            for (int v : gb.units) {
                if (offsets[u] == offsets[v] + delta && conflicts[u].get(v)) return false;
            }
        }
        if (ga.fixed) return !gb.forbids(ga.color + delta);
        return !gb.fixed || !ga.forbids(gb.color - delta);
    }

    /** Gives {@code a} and {@code b}, which fit, one register; returns the group, that of the larger one. */
    Group merge(int a, int b) {
        Group ga = groups[a];
        Group gb = groups[b];
        int delta = offsets[a] - offsets[b];
        if (delta < 0 || delta + gb.size > ga.size) return merge(b, a);
        for (int v : gb.units) {
            groups[v] = ga;
            offsets[v] += delta;
            ga.units.add(v);
        }
        for (int i = 0; i < gb.forbidden.size(); i++) ga.forbid(i + delta, gb.forbidden.get(i));
        if (gb.fixed) {
            ga.fixed = true;
            ga.color = gb.color - delta;
        }
        ga.cost += gb.cost;
        ga.spillable &= gb.spillable;
        ga.moves.addAll(gb.moves);
        redirect(gb, ga);
        return ga;
    }

    /** What was around {@code merged} is around {@code into}, which has swallowed it. */
    private static void redirect(Group merged, Group into) {
        for (Group n : List.copyOf(merged.neighbours)) {
            disconnect(n, merged);
            if (n != into && !n.isBeside(into)) connect(n, into);
        }
    }

    private static void connect(Group a, Group b) {
        a.neighbours.add(b);
        b.neighbours.add(a);
        a.neighbourIds.set(b.id);
        b.neighbourIds.set(a.id);
        if (!b.removed) a.blocked += overlaps(a, b);
        if (!a.removed) b.blocked += overlaps(a, b);
    }

    private static void disconnect(Group a, Group b) {
        a.neighbours.remove(b);
        b.neighbours.remove(a);
        a.neighbourIds.clear(b.id);
        b.neighbourIds.clear(a.id);
        if (!b.removed) a.blocked -= overlaps(a, b);
        if (!a.removed) b.blocked -= overlaps(a, b);
    }

    /** Takes {@code g} out of the graph, which makes those around it easier to colour. */
    static void remove(Group g) {
        g.removed = true;
        for (Group n : g.neighbours) n.blocked -= overlaps(n, g);
    }
}
