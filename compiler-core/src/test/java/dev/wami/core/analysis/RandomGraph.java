package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.text.Programs;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/**
 * A random control flow graph, with values that some blocks define and others use. What dominates what is found by
 * leaving blocks out, so that tests do not depend on what they test.
 */
final class RandomGraph {
    final int size;
    final List<List<Integer>> successors = new ArrayList<>();
    /** Per block what it dominates. */
    final List<BitSet> dominated = new ArrayList<>();

    final BitSet reachable;
    final Region region;
    final List<Block> blocks = new ArrayList<>();

    RandomGraph(Random random) {
        size = 2 + random.nextInt(9);
        for (int b = 0; b < size; b++) {
            List<Integer> out = new ArrayList<>();
            int n = random.nextInt(4);
            for (int i = 0; i < n; i++) out.add(1 + random.nextInt(size - 1));
            successors.add(out);
        }
        reachable = reach(0, -1);
        for (int b = 0; b < size; b++) {
            BitSet left = (BitSet) reachable.clone();
            if (b != 0) left.andNot(reach(0, b));
            dominated.add(left);
        }
        Operation op = Programs.read(text(random)).region(0).entry().first();
        if (op == null) throw new AssertionError();
        region = op.region(0);
        for (Block b : region) blocks.add(b);
    }

    /** What is reachable from {@code from} without entering {@code avoided}. */
    BitSet reach(int from, int avoided) {
        BitSet seen = new BitSet();
        List<Integer> open = new ArrayList<>();
        if (from != avoided) open.add(from);
        while (!open.isEmpty()) {
            int b = open.remove(open.size() - 1);
            if (seen.get(b)) continue;
            seen.set(b);
            for (int s : successors.get(b)) if (s != avoided) open.add(s);
        }
        return seen;
    }

    boolean dominates(int a, int b) {
        return dominated.get(a).get(b);
    }

    private String text(Random random) {
        StringBuilder out = new StringBuilder("\"u.graph\"() ({\n");
        for (int b = 0; b < size; b++) {
            out.append("^b").append(b).append(":\n");
            out.append("  %v").append(b).append(" = \"u.def\"() : () -> i32\n");
            for (int d = 0; d < size; d++) {
                if (d != b && !(reachable.get(b) && dominates(d, b)) || random.nextInt(4) != 0) continue;
                if (random.nextBoolean()) out.append("  \"u.use\"(%v").append(d).append(") : (i32) -> ()\n");
                else out.append("  \"u.in\"() ({\n    \"u.use\"(%v" + d + ") : (i32) -> ()\n  }) : () -> ()\n");
            }
            out.append("  \"u.br\"()[");
            for (int i = 0; i < successors.get(b).size(); i++) {
                out.append(i == 0 ? "^b" : ", ^b").append(successors.get(b).get(i));
            }
            out.append("] : () -> ()\n");
        }
        return out.append("}) : () -> ()\n").toString().replace("[] ", " ");
    }
}
