package dev.wami.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.analysis.LoopInfo.Loop;
import dev.wami.core.ir.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class LoopInfoTest {

    /** Two loops, one inside the other, as mlir-opt-22's test-cfg-loop-info gives them. */
    @Test
    void nest() {
        List<Block> b = Graphs.blocks("""
                "u.graph"() ({
                  "u.br"()[^a] : () -> ()
                ^a:
                  "u.br"()[^b] : () -> ()
                ^b:
                  "u.br"()[^b, ^d] : () -> ()
                ^d:
                  "u.br"()[^a, ^e] : () -> ()
                ^e:
                  "u.return"() : () -> ()
                }) : () -> ()
                """);
        LoopInfo info = Graphs.loops(b);
        Loop outer = info.outermost().get(0);
        assertThat(info.outermost()).containsExactly(outer);
        assertThat(outer.blocks()).containsExactly(b.get(1), b.get(2), b.get(3));
        assertThat(outer.header()).isSameAs(b.get(1));
        assertThat(info.latches(outer)).containsExactly(b.get(3));
        assertThat(info.exiting(outer)).containsExactly(b.get(3));
        assertThat(info.exits(outer)).containsExactly(b.get(4));
        assertThat(info.preheader(outer)).isSameAs(b.get(0));
        Loop inner = outer.children().get(0);
        assertThat(inner.blocks()).containsExactly(b.get(2));
        assertThat(inner.depth()).isEqualTo(2);
        assertThat(inner.parent()).isSameAs(outer);
        assertThat(info.latches(inner)).containsExactly(b.get(2));
        assertThat(info.exits(inner)).containsExactly(b.get(3));
        assertThat(info.depth(b.get(0))).isZero();
        assertThat(info.depth(b.get(3))).isEqualTo(1);
        assertThat(info.isHeader(b.get(2))).isTrue();
        assertThat(info.isHeader(b.get(3))).isFalse();
        assertThat(info.isReducible()).isTrue();
    }

    /** A cycle with two entries has no header. */
    @Test
    void twoEntries() {
        List<Block> b = Graphs.blocks("""
                "u.graph"() ({
                  "u.br"()[^a, ^b] : () -> ()
                ^a:
                  "u.br"()[^b] : () -> ()
                ^b:
                  "u.br"()[^a] : () -> ()
                }) : () -> ()
                """);
        LoopInfo info = Graphs.loops(b);
        assertThat(info.outermost()).isEmpty();
        assertThat(info.isReducible()).isFalse();
    }

    /** Two back edges to one header make one loop; a header that two blocks lead to has no preheader. */
    @Test
    void twoLatches() {
        List<Block> b = Graphs.blocks("""
                "u.graph"() ({
                  "u.br"()[^p, ^h] : () -> ()
                ^p:
                  "u.br"()[^h] : () -> ()
                ^h:
                  "u.br"()[^x, ^y] : () -> ()
                ^x:
                  "u.br"()[^h] : () -> ()
                ^y:
                  "u.br"()[^h, ^out] : () -> ()
                ^out:
                  "u.return"() : () -> ()
                }) : () -> ()
                """);
        LoopInfo info = Graphs.loops(b);
        Loop loop = info.outermost().get(0);
        assertThat(info.latches(loop)).containsExactlyInAnyOrder(b.get(3), b.get(4));
        assertThat(info.preheader(loop)).isNull();
    }

    @Property(tries = 1000)
    void asDefined(@ForAll long seed) {
        RandomGraph g = new RandomGraph(new Random(seed));
        LoopInfo info = Graphs.loops(g.blocks);
        for (int h = 0; h < g.size; h++) {
            TreeSet<Integer> body = body(g, h);
            Loop loop = info.loopOf(g.blocks.get(h));
            boolean header = loop != null && loop.header() == g.blocks.get(h);
            assertThat(header).isEqualTo(!body.isEmpty());
            if (loop == null || !header) continue;
            List<Block> expected = new ArrayList<>();
            for (int b : body) expected.add(g.blocks.get(b));
            assertThat(loop.blocks()).containsExactlyInAnyOrderElementsOf(expected);
            for (Loop inner : loop.children()) {
                assertThat(inner.parent()).isSameAs(loop);
                assertThat(loop.blocks()).containsAll(inner.blocks());
            }
        }
        for (int b = 0; b < g.size; b++) {
            int depth = 0;
            for (int h = 0; h < g.size; h++) if (body(g, h).contains(b)) depth++;
            assertThat(info.depth(g.blocks.get(b))).isEqualTo(depth);
        }
        assertThat(info.isReducible()).isEqualTo(isReducible(g));
    }

    /** The header and what leads to a back edge without passing it. */
    private static TreeSet<Integer> body(RandomGraph g, int h) {
        TreeSet<Integer> out = new TreeSet<>();
        for (int latch = 0; latch < g.size; latch++) {
            boolean back = g.reachable.get(latch)
                    && g.dominates(h, latch)
                    && g.successors.get(latch).contains(h);
            if (!back) continue;
            out.add(h);
            for (int b = 0; b < g.size; b++) {
                if (g.reachable.get(b) && g.reach(b, h).get(latch)) out.add(b);
            }
        }
        return out;
    }

    /** Without the back edges nothing reaches itself. */
    private static boolean isReducible(RandomGraph g) {
        List<TreeSet<Integer>> forward = new ArrayList<>();
        for (int b = 0; b < g.size; b++) {
            TreeSet<Integer> out = new TreeSet<>();
            for (int s : g.successors.get(b)) if (!g.dominates(s, b)) out.add(s);
            forward.add(out);
        }
        for (int start = 0; start < g.size; start++) {
            if (!g.reachable.get(start)) continue;
            TreeSet<Integer> seen = new TreeSet<>();
            List<Integer> open = new ArrayList<>(forward.get(start));
            while (!open.isEmpty()) {
                int b = open.remove(open.size() - 1);
                if (seen.add(b)) open.addAll(forward.get(b));
            }
            if (seen.contains(start)) return false;
        }
        return true;
    }
}
