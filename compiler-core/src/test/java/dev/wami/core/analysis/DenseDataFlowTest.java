package dev.wami.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Random graphs: what may and what must have been executed, against paths. */
class DenseDataFlowTest {
    private final Map<Operation, Integer> numbers = new IdentityHashMap<>();
    private final Set<Integer> all = new TreeSet<>();

    private void number(RandomGraph g) {
        // one instance serves all tries
        numbers.clear();
        all.clear();
        for (int b = 0; b < g.size; b++) {
            numbers.put(first(g, b), b);
            all.add(b);
        }
    }

    private static Operation first(RandomGraph g, int block) {
        Operation op = g.blocks.get(block).first();
        if (op == null) throw new AssertionError();
        return op;
    }

    private Set<Integer> with(Operation op, Set<Integer> fact) {
        Integer n = numbers.get(op);
        if (n == null) return fact;
        Set<Integer> out = new TreeSet<>(fact);
        out.add(n);
        return out;
    }

    private static Set<Integer> both(Set<Integer> a, Set<Integer> b) {
        Set<Integer> out = new TreeSet<>(a);
        out.retainAll(b);
        return out;
    }

    private static Set<Integer> either(Set<Integer> a, Set<Integer> b) {
        Set<Integer> out = new TreeSet<>(a);
        out.addAll(b);
        return out;
    }

    /** Which blocks were executed, on all ways or on one. */
    private final class Executed extends DenseForwardDataFlow<Set<Integer>> {
        private final boolean must;

        Executed(boolean must) {
            this.must = must;
        }

        @Override
        protected Set<Integer> unknown() {
            return Set.of();
        }

        @Override
        protected Set<Integer> join(Set<Integer> a, Set<Integer> b) {
            return must ? both(a, b) : either(a, b);
        }

        @Override
        protected Set<Integer> transfer(Operation op, Set<Integer> before) {
            return with(op, before);
        }
    }

    /** Which blocks will be executed, on all ways that end or on one. */
    private final class Coming extends DenseBackwardDataFlow<Set<Integer>> {
        private final boolean must;

        Coming(boolean must) {
            this.must = must;
        }

        @Override
        protected Set<Integer> nothing() {
            return must ? all : Set.of();
        }

        @Override
        protected Set<Integer> unknown() {
            return Set.of();
        }

        @Override
        protected Set<Integer> join(Set<Integer> a, Set<Integer> b) {
            return must ? both(a, b) : either(a, b);
        }

        @Override
        protected Set<Integer> transfer(Operation op, Set<Integer> after) {
            return with(op, after);
        }
    }

    private static Operation root(RandomGraph g) {
        Operation op = g.region.parent();
        if (op == null) throw new AssertionError();
        return op;
    }

    @Property(tries = 500)
    void whatMustHaveBeenExecutedDominates(@ForAll long seed) {
        RandomGraph g = new RandomGraph(new Random(seed));
        number(g);
        Executed flow = new Executed(true);
        flow.run(root(g));
        for (int b = 0; b < g.size; b++) {
            Set<Integer> fact = flow.factAfter(first(g, b));
            if (!g.reachable.get(b)) {
                assertThat(fact).isNull();
                continue;
            }
            Set<Integer> expected = new TreeSet<>();
            for (int d = 0; d < g.size; d++) if (g.dominates(d, b)) expected.add(d);
            assertThat(fact).isEqualTo(expected);
        }
    }

    @Property(tries = 500)
    void whatMayHaveBeenExecutedLeadsThere(@ForAll long seed) {
        RandomGraph g = new RandomGraph(new Random(seed));
        number(g);
        Executed flow = new Executed(false);
        flow.run(root(g));
        for (int b = 0; b < g.size; b++) {
            if (!g.reachable.get(b)) continue;
            Set<Integer> expected = new TreeSet<>();
            for (int a = 0; a < g.size; a++) {
                if (g.reachable.get(a) && g.reach(a, -1).get(b)) expected.add(a);
            }
            assertThat(flow.factAfter(first(g, b))).isEqualTo(expected);
        }
    }

    @Property(tries = 500)
    void whatMayComeIsReachable(@ForAll long seed) {
        RandomGraph g = new RandomGraph(new Random(seed));
        number(g);
        Coming flow = new Coming(false);
        flow.run(root(g));
        for (int b = 0; b < g.size; b++) {
            Set<Integer> expected = new TreeSet<>();
            g.reach(b, -1).stream().forEach(expected::add);
            assertThat(flow.factAtStart(g.blocks.get(b))).isEqualTo(expected);
        }
    }

    /** Without it no end is reached; where none is reached at all, everything holds. */
    @Property(tries = 500)
    void whatMustComePostdominates(@ForAll long seed) {
        RandomGraph g = new RandomGraph(new Random(seed));
        number(g);
        Coming flow = new Coming(true);
        flow.run(root(g));
        for (int b = 0; b < g.size; b++) {
            Set<Integer> expected = new TreeSet<>();
            for (int p = 0; p < g.size; p++) if (p == b || !reachesEnd(g, b, p)) expected.add(p);
            Block block = g.blocks.get(b);
            assertThat(flow.factAtStart(block)).isEqualTo(expected);
        }
    }

    private static boolean reachesEnd(RandomGraph g, int from, int avoided) {
        return g.reach(from, avoided).stream().anyMatch(b -> g.successors.get(b).isEmpty());
    }
}
