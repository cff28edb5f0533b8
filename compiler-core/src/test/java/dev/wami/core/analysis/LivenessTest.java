package dev.wami.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class LivenessTest {
    /** What mlir-opt-22's test-print-liveness says about the same program in the standard dialects. */
    private static final String PROGRAM = """
            "u.func"() ({
            ^entry(%c: i1, %a: i32, %n: index):
              %k = "u.k"() : () -> i32
              "u.br"(%a)[^h] : (i32) -> ()
            ^h:
              %x = "u.x"() : () -> i32
              %y = "u.y"(%x, %k) : (i32, i32) -> i32
              "u.cond"(%c)[^b, ^e] : (i1) -> ()
            ^b:
              %z = "u.z"(%y, %a) : (i32, i32) -> i32
              %s = "u.for"(%n, %z) ({
              ^body(%q: i32):
                %w = "u.w"(%q, %k) : (i32, i32) -> i32
                %v = "u.region"() ({
                  "u.cond2"(%c)[^p, ^q] : (i1) -> ()
                ^p:
                  "u.yieldp"(%w) : (i32) -> ()
                ^q:
                  "u.yieldq"(%y) : (i32) -> ()
                }) : () -> i32
                "u.yield"(%v) : (i32) -> ()
              }) : (index, i32) -> i32
              "u.br2"(%s)[^h] : (i32) -> ()
            ^e:
              "u.return"(%y) : (i32) -> ()
            }) : () -> ()
            """;

    private final Operation function = Graphs.operation(PROGRAM);
    private final Liveness liveness = new Liveness(function);
    private final Map<String, Operation> ops = new HashMap<>();
    private final Map<Value, String> names = new IdentityHashMap<>();

    LivenessTest() {
        function.walk(op -> {
            String name = op.name().substring(2);
            ops.put(name, op);
            if (op.resultCount() == 1) names.put(op.result(), name);
        });
        String[] arguments = {"c", "a", "n"};
        for (int i = 0; i < 3; i++) names.put(function.region(0).entry().argument(i), arguments[i]);
        names.put(op("for").region(0).entry().argument(0), "q");
    }

    private Operation op(String name) {
        Operation op = ops.get(name);
        if (op == null) throw new AssertionError(name);
        return op;
    }

    private Block block(String op) {
        return op(op).requiredBlock();
    }

    private String text(List<Value> values) {
        return String.join(" ", values.stream().map(names::get).sorted().toList());
    }

    @Test
    void ends() {
        assertThat(text(liveness.liveIn(block("k")))).isEmpty();
        assertThat(text(liveness.liveOut(block("k")))).isEqualTo("a c k n");
        assertThat(text(liveness.liveIn(block("y")))).isEqualTo("a c k n");
        assertThat(text(liveness.liveOut(block("y")))).isEqualTo("a c k n y");
        assertThat(text(liveness.liveIn(block("z")))).isEqualTo("a c k n y");
        assertThat(text(liveness.liveOut(block("z")))).isEqualTo("a c k n");
        assertThat(text(liveness.liveIn(block("w")))).isEqualTo("c k y");
        assertThat(text(liveness.liveOut(block("w")))).isEmpty();
        assertThat(text(liveness.liveIn(block("cond2")))).isEqualTo("c w y");
        assertThat(text(liveness.liveOut(block("cond2")))).isEqualTo("w y");
        assertThat(text(liveness.liveIn(block("yieldp")))).isEqualTo("w");
        assertThat(text(liveness.liveIn(block("yieldq")))).isEqualTo("y");
        assertThat(text(liveness.liveIn(block("return")))).isEqualTo("y");
    }

    private String range(String value) {
        List<String> out = new ArrayList<>();
        for (Operation op : liveness.liveRange(op(value).result())) {
            out.add(op.name().substring(2));
        }
        Collections.sort(out);
        return String.join(" ", out);
    }

    @Test
    void ranges() {
        assertThat(range("k")).isEqualTo("br br2 cond for k w x y z");
        assertThat(range("y")).isEqualTo("cond for return y yieldq z");
        assertThat(range("z")).isEqualTo("for z");
        assertThat(range("for")).isEqualTo("br2 for");
        assertThat(range("w")).isEqualTo("region w yieldp");
        assertThat(range("region")).isEqualTo("region yield");
    }

    @Test
    void deadAfter() {
        Value y = op("y").result();
        assertThat(liveness.isDeadAfter(y, op("z"))).isFalse();
        assertThat(liveness.isDeadAfter(y, op("for"))).isTrue();
        assertThat(liveness.isDeadAfter(y, op("y"))).isFalse();
        assertThat(liveness.isDeadAfter(op("k").result(), op("for"))).isFalse();
        assertThat(liveness.isDeadAfter(op("z").result(), op("for"))).isTrue();
        assertThat(liveness.isDeadAfter(op("x").result(), op("y"))).isTrue();
    }

    /** What comes from outside of the analysed operation counts as well. */
    @Test
    void captured() {
        Liveness inner = new Liveness(op("for"));
        assertThat(text(inner.liveIn(block("w")))).isEqualTo("c k y");
        assertThat(text(inner.liveIn(block("yieldq")))).isEqualTo("y");
    }

    /** The equations of the textbook: in = use + (out - def), out = the sum of the successors' in. */
    @Property(tries = 1000)
    void asTheEquationsSay(@ForAll long seed) {
        RandomGraph g = new RandomGraph(new Random(seed));
        Operation root = g.region.parent();
        if (root == null) throw new AssertionError();
        List<Set<Value>> in = new ArrayList<>();
        List<Set<Value>> out = new ArrayList<>();
        for (int b = 0; b < g.size; b++) {
            in.add(Collections.newSetFromMap(new IdentityHashMap<>()));
            out.add(Collections.newSetFromMap(new IdentityHashMap<>()));
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int b = 0; b < g.size; b++) {
                for (int s : g.successors.get(b)) changed |= out.get(b).addAll(in.get(s));
                Set<Value> live = Collections.newSetFromMap(new IdentityHashMap<>());
                live.addAll(out.get(b));
                for (Operation op : g.blocks.get(b)) op.walk(o -> live.addAll(o.operands()));
                for (Operation op : g.blocks.get(b)) live.removeAll(op.results());
                changed |= in.get(b).addAll(live);
            }
        }
        Liveness liveness = new Liveness(root);
        for (int b = 0; b < g.size; b++) {
            assertThat(liveness.liveIn(g.blocks.get(b))).containsExactlyInAnyOrderElementsOf(in.get(b));
            assertThat(liveness.liveOut(g.blocks.get(b))).containsExactlyInAnyOrderElementsOf(out.get(b));
        }
    }
}
