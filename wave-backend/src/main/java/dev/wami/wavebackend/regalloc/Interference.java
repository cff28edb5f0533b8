package dev.wami.wavebackend.regalloc;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Which units must not share a register, and groups of units whose registers follow one another: the words of a wide
 * register, and what was coalesced with them.
 */
final class Interference {

    /** Units at offsets from a first register. */
    static final class Group {
        final List<Integer> units = new ArrayList<>();
        int size;
        /** The first register, or -1 while it is open. */
        int color = -1;
        /** Registers that no unit may have, of those at offset 0, by offset. */
        final List<BitSet> forbidden = new ArrayList<>();

        boolean fixed;
        double cost;
        boolean spillable = true;

        BitSet forbidden(int offset) {
            while (forbidden.size() <= offset) forbidden.add(new BitSet());
            return forbidden.get(offset);
        }
    }

    private final BitSet[] neighbours;
    private final Group[] groups;
    private final int[] offsets;
    private final Units units;

    Interference(Flow flow, Units units) {
        this.units = units;
        int n = units.count();
        neighbours = new BitSet[n];
        groups = new Group[n];
        offsets = new int[n];
        for (int u = 0; u < n; u++) neighbours[u] = new BitSet();
        for (int u = 0; u < n; ) {
            Group g = new Group();
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
            for (int l = node.liveOut.nextSetBit(0); l >= 0; l = node.liveOut.nextSetBit(l + 1))
                if (l != node.copied) edge(w, l);
            for (int other : node.writes) edge(w, other);
            if (node.writesEarly) for (int r : node.reads) edge(w, r);
        }
    }

    private void edge(int a, int b) {
        if (a == b || units.isPredicate(a) != units.isPredicate(b)) return;
        if (groups[a] == groups[b]) return;
        neighbours[a].set(b);
        neighbours[b].set(a);
    }

    Group group(int unit) {
        return groups[unit];
    }

    int offset(int unit) {
        return offsets[unit];
    }

    BitSet neighbours(int unit) {
        return neighbours[unit];
    }

    /** All groups, each once, in the order of their first units. */
    List<Group> groups() {
        List<Group> out = new ArrayList<>();
        Set<Group> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Group g : groups) if (seen.add(g)) out.add(g);
        return out;
    }

    /** The groups with units that must not share registers with those of {@code g}. */
    List<Group> around(Group g) {
        List<Group> out = new ArrayList<>();
        Set<Group> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        seen.add(g);
        for (int u : g.units) {
            BitSet all = neighbours[u];
            for (int v = all.nextSetBit(0); v >= 0; v = all.nextSetBit(v + 1))
                if (seen.add(groups[v])) out.add(groups[v]);
        }
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
                if (offsets[u] == offsets[v] + delta && neighbours[u].get(v)) return false;
            }
        }
        if (ga.fixed) return !forbids(gb, ga.color + delta);
        return !gb.fixed || !forbids(ga, gb.color - delta);
    }

    private static boolean forbids(Group g, int color) {
        if (color < 0) return true;
        for (int i = 0; i < g.forbidden.size(); i++) if (g.forbidden.get(i).get(color + i)) return true;
        return false;
    }

    /** Gives {@code a} and {@code b} one register; returns the group. */
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
        for (int i = 0; i < gb.forbidden.size(); i++) ga.forbidden(i + delta).or(gb.forbidden.get(i));
        if (gb.fixed) {
            ga.fixed = true;
            ga.color = gb.color - delta;
        }
        ga.cost += gb.cost;
        ga.spillable &= gb.spillable;
        return ga;
    }
}
