package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.analysis.Dominance;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.ssawasm.transform.gvn.Join.Edge;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the label of a loop computes of its arguments, and the iteration before has computed of what it passes. It is
 * carried then, and computed in front of the loop:
 *
 * <pre>
 *   br loop(%k)                                             br loop(%k, 2 * %k + 1)
 *   loop(%i): %a = 2 * %i + 1; ...                   -&gt;   loop(%i, %a): ...
 *     %b = 2 * %j + 1; br_if (%b &lt; %n) loop(%j)               %b = 2 * %j + 1; br_if (%b &lt; %n) loop(%j, %b)
 * </pre>
 */
final class CarriedExpressions {
    /** How many at most: each lives through the loop, and computing it again would not take long. */
    private static final int MOST = 4;
    /** How many arguments the loop has with them: more do not leave enough registers for what is computed of them. */
    private static final int MOST_ARGUMENTS = 8;

    private final Join join;
    private final Block entry;
    private final Expressions expressions;
    private final Dominance dominance;

    /** @param entry of the loop, from which control gets to its label first */
    CarriedExpressions(Join join, Block entry, Expressions expressions, Dominance dominance) {
        this.join = join;
        this.entry = entry;
        this.expressions = expressions;
        this.dominance = dominance;
    }

    /** Those of {@code computed} that are to be carried, but for what only others of them need. */
    Map<Operation, Known> of(List<Operation> computed) {
        Map<Operation, Known> out = new LinkedHashMap<>();
        int most = Math.min(
                MOST, MOST_ARGUMENTS - Objects.requireNonNull(join.block()).argumentCount());
        for (int i = computed.size() - 1; i >= 0 && out.size() < most; i--) {
            Operation op = computed.get(i);
            if (!Effects.isPure(op) || isNeededOnlyBy(op, out.keySet())) continue;
            Known known = known(op);
            if (known != null) out.put(op, known);
        }
        return out;
    }

    private static boolean isNeededOnlyBy(Operation op, Set<Operation> others) {
        for (Use use : op.result(0).uses()) if (!others.contains(use.owner())) return false;
        return true;
    }

    private @Nullable Known known(Operation op) {
        List<@Nullable Known> parts = new ArrayList<>();
        List<Runnable> weaker = new ArrayList<>();
        for (Edge e : join.edges()) {
            Translation translation = new Translation(join, e);
            if (e.from().block() == entry) {
                if (!e.isOnlyWay() || !translation.canMake(op.result(0), dominance)) return null;
                parts.add(null);
                continue;
            }
            Value before = translation.find(
                    op.result(0), expressions, (value, like) -> weaker.add(() -> Expression.weaken(value, like)));
            // what is the same in all iterations is nothing to carry
            if (before == null || before == op.result(0)) return null;
            parts.add(new Known.Is(before));
        }
        if (!MemoryState.canMerge(join, parts)) return null;
        weaker.forEach(Runnable::run);
        return new Known.Merged(join, op.result(0).type(), parts, op);
    }
}
