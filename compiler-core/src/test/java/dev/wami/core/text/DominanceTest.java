package dev.wami.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.analysis.Dominance;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Values, operations and blocks that dominate others, across regions; programs are easiest written as text. */
final class DominanceTest {
    /**
     *
     *
     * <pre>
     *   entry -> left -> join -> (back to left)
     *         \> right /         dead: never reached
     * </pre>
     */
    private static final String DIAMOND = """
            "u.region"() ({
              %e = "u.entry"() : () -> i32
              "u.br"()[^left, ^right] : () -> ()
            ^left:
              %l = "u.left"(%e) : (i32) -> i32
              "u.br"()[^join] : () -> ()
            ^right:
              %r = "u.right"(%e) : (i32) -> i32
              "u.br"()[^join] : () -> ()
            ^join(%a: i32):
              %j = "u.join"() ({
                "u.inner"(%e) : (i32) -> ()
              }) : () -> i32
              "u.last"()[^left] : () -> ()
            ^dead:
              "u.dead"() : () -> ()
            }) : () -> ()
            """;

    private final Map<String, Operation> ops = new HashMap<>();

    private List<Block> diamond() {
        Operation module = Programs.read(DIAMOND);
        module.walk(op -> ops.put(op.name().substring(op.name().indexOf('.') + 1), op));
        List<Block> blocks = new ArrayList<>();
        for (Block b : ops.get("region").region(0)) blocks.add(b);
        return blocks;
    }

    @Test
    void blocks() {
        List<Block> b = diamond();
        Dominance d = new Dominance();
        assertThat(d.dominates(b.get(0), b.get(3))).isTrue();
        assertThat(d.dominates(b.get(1), b.get(3))).isFalse();
        assertThat(d.dominates(b.get(2), b.get(3))).isFalse();
        assertThat(d.dominates(b.get(3), b.get(1))).isFalse();
        assertThat(d.dominates(b.get(3), b.get(3))).isTrue();
        assertThat(d.properlyDominates(b.get(3), b.get(3))).isFalse();
        assertThat(d.dominates(b.get(3), ops.get("inner").requiredBlock())).isTrue();
        assertThat(d.dominates(ops.get("inner").requiredBlock(), b.get(3))).isFalse();
        assertThat(d.isReachable(b.get(3))).isTrue();
        assertThat(d.isReachable(b.get(4))).isFalse();
    }

    @Test
    void valuesAndOperations() {
        List<Block> b = diamond();
        Dominance d = new Dominance();
        Operation inner = ops.get("inner");
        assertThat(d.properlyDominates(ops.get("entry").result(), inner)).isTrue();
        assertThat(d.properlyDominates(ops.get("left").result(), inner)).isFalse();
        assertThat(d.properlyDominates(b.get(3).argument(0), inner)).isTrue();
        assertThat(d.properlyDominates(b.get(3).argument(0), ops.get("left"))).isFalse();
        // an operation's results are not there while its own regions run
        assertThat(d.properlyDominates(ops.get("join").result(), inner)).isFalse();
        assertThat(d.properlyDominates(ops.get("join").result(), ops.get("last")))
                .isTrue();
        assertThat(d.properlyDominates(ops.get("last"), ops.get("join"))).isFalse();
        assertThat(d.dominates(inner, inner)).isTrue();
        assertThat(d.properlyDominates(ops.get("last"), ops.get("last"))).isFalse();
        // the single block of an unknown operation may have no order
        assertThat(d.properlyDominates(inner, inner)).isTrue();
        assertThat(d.properlyDominates(inner, ops.get("last"))).isFalse();
    }

    @Test
    void treesAreForgottenWhenToldSo() {
        List<Block> b = diamond();
        Dominance d = new Dominance();
        assertThat(d.dominates(b.get(1), b.get(3))).isFalse();
        ops.get("right").requiredBlock().requiredTerminator().setSuccessor(0, b.get(1));
        d.invalidate(ops.get("region").region(0));
        assertThat(d.dominates(b.get(1), b.get(3))).isTrue();
    }
}
