package dev.wami.loops.slp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * The order that the operations of a {@link Stretch} have to keep, some of them done at once: a graph in which those
 * are one node. It has no cycle.
 */
final class Schedule {
    private final List<List<Integer>> successors;
    private final int[] node;
    /** By node, the operations that are done at once. */
    private final List<List<Integer>> members = new ArrayList<>();

    private final int[] seen;
    private int searches;

    Schedule(List<List<Integer>> successors) {
        this.successors = successors;
        node = new int[successors.size()];
        seen = new int[node.length];
        for (int i = 0; i < node.length; i++) {
            node[i] = i;
            members.add(List.of(i));
        }
    }

    /** The node of operation {@code i}. */
    int node(int i) {
        return node[i];
    }

    List<Integer> members(int of) {
        return members.get(of);
    }

    /**
     * Makes one node of those of {@code operations}, unless some of them have to be done before others: then all stays
     * as it is.
     *
     * @param chain whether some of them may use others, so that they are not done at once, but with nothing in between
     */
    boolean join(Collection<Integer> operations, boolean chain) {
        boolean[] joined = new boolean[node.length];
        int count = 0;
        for (int i : operations) {
            if (!joined[node[i]]) count++;
            joined[node[i]] = true;
        }
        if (count == 1) return true;
        if (isOrdered(joined, operations, chain)) return false;
        List<Integer> all = new ArrayList<>();
        for (int n = 0; n < joined.length; n++) if (joined[n]) all.addAll(members.get(n));
        all.sort(null);
        int into = node[all.get(0)];
        for (int i : all) node[i] = into;
        members.set(into, all);
        return true;
    }

    /** Whether a path leads from one of {@code joined} to another, or out of them and back. */
    private boolean isOrdered(boolean[] joined, Collection<Integer> operations, boolean chain) {
        searches++;
        int[] open = new int[node.length];
        int count = 0;
        for (int i : operations) {
            for (int from : members.get(node[i])) {
                for (int to : successors.get(from)) {
                    int next = node[to];
                    if (joined[next]) {
                        if (!chain && next != node[i]) return true;
                    } else if (seen[next] != searches) {
                        seen[next] = searches;
                        open[count++] = next;
                    }
                }
            }
        }
        while (count > 0) {
            int at = open[--count];
            for (int from : members.get(at)) {
                for (int to : successors.get(from)) {
                    int next = node[to];
                    if (joined[next]) return true;
                    if (seen[next] == searches) continue;
                    seen[next] = searches;
                    open[count++] = next;
                }
            }
        }
        return false;
    }

    /** The nodes in an order that keeps all, as near as can be to that of the last operation of each. */
    List<Integer> order() {
        List<List<Integer>> before = new ArrayList<>();
        for (int i = 0; i < node.length; i++) before.add(new ArrayList<>());
        for (int i = 0; i < node.length; i++) {
            for (int to : successors.get(i)) {
                if (node[to] != node[i]) before.get(node[to]).add(node[i]);
            }
        }
        List<Integer> out = new ArrayList<>();
        boolean[] done = new boolean[node.length];
        int[] next = new int[node.length];
        Arrays.fill(next, 0);
        for (int i = 0; i < node.length; i++) {
            List<Integer> all = members.get(node[i]);
            if (all.get(all.size() - 1) == i) place(node[i], before, done, next, out);
        }
        return out;
    }

    /** Appends {@code wanted} behind all that has to be before it. */
    private static void place(int wanted, List<List<Integer>> before, boolean[] done, int[] next, List<Integer> out) {
        List<Integer> path = new ArrayList<>();
        path.add(wanted);
        while (!path.isEmpty()) {
            int n = path.get(path.size() - 1);
            if (done[n]) {
                path.remove(path.size() - 1);
            } else if (next[n] < before.get(n).size()) {
                int needed = before.get(n).get(next[n]++);
                if (!done[needed]) path.add(needed);
            } else {
                done[n] = true;
                out.add(n);
                path.remove(path.size() - 1);
            }
        }
    }
}
