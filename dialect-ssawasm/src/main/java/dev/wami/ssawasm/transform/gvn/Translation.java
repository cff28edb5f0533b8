package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.analysis.Dominance;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.ssawasm.transform.gvn.Join.Edge;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What a value that is computed behind a join, in its block, is on a way to it: an argument is what is passed, and an
 * address computed of arguments is what the same computation gives of what is passed.
 *
 * <pre>
 *   loop(%i):  %a = %p + (%i &lt;&lt; 2)                       %a is %b on the way back
 *     %b = %p + (%j &lt;&lt; 2);  br loop(%j)
 * </pre>
 *
 * <p>LLVM: PHITransAddr.
 */
final class Translation {
    /** Through how many operations. */
    private static final int DEEPEST = 4;

    private final Join join;
    private final Edge edge;

    Translation(Join join, Edge edge) {
        this.join = join;
        this.edge = edge;
    }

    /** The value in front of the join that {@code v} is there, if {@code expressions} has it; else null. */
    @Nullable
    Value find(Value v, Expressions expressions) {
        return find(v, expressions, (value, op) -> {});
    }

    /** @param found is given each value that was found, with the operation in whose place it is */
    @Nullable
    Value find(Value v, Expressions expressions, BiConsumer<Value, Operation> found) {
        return find(v, expressions, found, DEEPEST);
    }

    private @Nullable Value find(Value v, Expressions expressions, BiConsumer<Value, Operation> found, int depth) {
        Value passed = join.translate(v, edge);
        Operation op = v.definedBy();
        if (passed != v || op == null || !join.isInFrontOf(op)) return passed;
        if (depth == 0 || !isComputed(op)) return null;
        Map<Value, Value> operands = new IdentityHashMap<>();
        for (Value operand : op.operands()) {
            Value there = find(operand, expressions, found, depth - 1);
            if (there == null) return null;
            operands.put(operand, there);
        }
        Value out = expressions.find(Expression.of(op, operands::get), edge.from());
        if (out != null) found.accept(out, op);
        return out;
    }

    /** Whether {@code v} can be computed at the end of the way. */
    boolean canMake(Value v, Dominance dominance) {
        return canMake(v, dominance, DEEPEST);
    }

    private boolean canMake(Value v, Dominance dominance, int depth) {
        Value passed = join.translate(v, edge);
        Operation op = v.definedBy();
        if (passed != v || op == null || !join.isInFrontOf(op)) {
            return dominance.properlyDominates(passed, edge.from());
        }
        if (depth == 0 || !isComputed(op)) return false;
        for (Value operand : op.operands()) if (!canMake(operand, dominance, depth - 1)) return false;
        return true;
    }

    /** Computes at {@code end} what {@link #canMake} says can be. */
    Value make(Value v, Builder end) {
        Value passed = join.translate(v, edge);
        Operation op = v.definedBy();
        if (passed != v || op == null || !join.isInFrontOf(op)) return passed;
        IrMapping mapping = new IrMapping();
        for (Value operand : op.operands()) mapping.map(operand, make(operand, end));
        return end.insert(op.copy(mapping)).result(0);
    }

    private static boolean isComputed(Operation op) {
        return op.resultCount() == 1 && op.regionCount() == 0 && Effects.isPure(op);
    }
}
