package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.ssawasm.transform.gvn.Join.Edge;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes one of the arguments of a block that are passed the same on every way. Around a loop they may be computed from
 * one another:
 *
 * <pre>
 *   br loop(%a, %a)                                                     br loop(%a)
 *   loop(%i, %j): ... br loop(%i + 8, %j + 8)              -&gt;        loop(%i): ... br loop(%i + 8)
 * </pre>
 *
 * <p>They are taken to be the same until the next values differ, as in Alpern, Wegman, Zadeck, "Detecting Equality of
 * Variables in Programs".
 */
final class CongruentArguments {
    /** How many operations are compared one behind the other. */
    private static final int DEEPEST = 6;
    /** More are not compared with one another. */
    private static final int MOST = 64;

    private final Block block;
    private final List<Edge> edges;
    /** A way that does not come from behind the block. */
    private final Edge first;

    /** For each argument, the first that may be the same. */
    private final Map<Value, Value> leaders = new IdentityHashMap<>();

    CongruentArguments(Block block, Join join, Edge first) {
        this.block = block;
        this.edges = join.edges();
        this.first = first;
    }

    /** Says how many are gone. */
    int merge() {
        int count = block.argumentCount();
        if (count < 2 || count > MOST) return 0;
        boolean any = false;
        for (int i = 0; i < count; i++) {
            int leader = leaderOf(i);
            any |= leader != i;
            leaders.put(block.argument(i), block.argument(leader));
        }
        if (!any) return 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Value v : block.arguments()) {
                Value leader = leader(v);
                if (leader == v || passesSame(v, leader)) continue;
                leaders.put(v, v);
                changed = true;
            }
        }
        return drop();
    }

    private Value leader(Value v) {
        return leaders.getOrDefault(v, v);
    }

    private Value passed(int argument, Edge edge) {
        return edge.from().operand(((Branch) edge.from()).successorOperandStart(edge.successor()) + argument);
    }

    /** The first argument of the type that starts with the same value. */
    private int leaderOf(int i) {
        for (int j = 0; j < i; j++) {
            if (block.argument(j).type().equals(block.argument(i).type()) && passed(j, first) == passed(i, first)) {
                return leader(block.argument(j)) == block.argument(j) ? j : i;
            }
        }
        return i;
    }

    private boolean passesSame(Value a, Value b) {
        int i = block.arguments().indexOf(a);
        int j = block.arguments().indexOf(b);
        if (leader(b) != b) return false;
        for (Edge e : edges) if (!areCongruent(passed(i, e), passed(j, e), DEEPEST)) return false;
        return true;
    }

    private boolean areCongruent(Value a, Value b, int depth) {
        if (leader(a) == leader(b)) return true;
        Operation x = a.definedBy();
        Operation y = b.definedBy();
        if (depth == 0 || x == null || y == null || x.resultCount() != 1 || x.regionCount() > 0) return false;
        if (!Effects.isPure(x) || !Expression.haveSameShape(x, y)) return false;
        for (int i = 0; i < x.operandCount(); i++) {
            if (!areCongruent(x.operand(i), y.operand(i), depth - 1)) return false;
        }
        return true;
    }

    private int drop() {
        int dropped = 0;
        for (int i = block.argumentCount() - 1; i >= 0; i--) {
            Value v = block.argument(i);
            Value leader = leader(v);
            if (leader == v) continue;
            v.replaceAllUsesWith(leader);
            for (Edge e : edges) drop(e, i);
            block.eraseArgument(i);
            dropped++;
        }
        return dropped;
    }

    private static void drop(Edge edge, int argument) {
        Branch branch = (Branch) edge.from();
        int start = branch.successorOperandStart(edge.successor());
        int count = branch.successorOperandCount(edge.successor());
        List<Value> values = new ArrayList<>(edge.from().operands().subList(start, start + count));
        values.remove(argument);
        branch.setSuccessorOperands(edge.successor(), values);
    }
}
