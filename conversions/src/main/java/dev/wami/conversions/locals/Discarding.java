package dev.wami.conversions.locals;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.trait.Speculation.Speculatability;
import dev.wami.ssawasm.Locals.LocalDeclOp;
import dev.wami.ssawasm.Locals.LocalGetOp;
import dev.wami.ssawasm.Locals.LocalTeeOp;
import dev.wami.ssawasm.Stack.DropOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Removes computations whose value nothing needs, in code that is ordered for the stack. */
final class Discarding {
    private Discarding() {}

    /** Whether {@code op} does nothing but compute its result. */
    static boolean isRemovable(Operation op) {
        if (op instanceof LocalGetOp) return true;
        if (op instanceof LocalDeclOp || op instanceof LocalTeeOp || op.regionCount() > 0) return false;
        boolean total = op instanceof Speculation s && s.speculatability() == Speculatability.YES;
        List<Effect> effects = Effects.own(op);
        return total && effects != null && effects.stream().allMatch(e -> e.kind() == Effect.Kind.READ);
    }

    /** Removes {@code drop} and as much of what computes the dropped value as does nothing else. */
    static void remove(DropOp drop) {
        Operation def = drop.operand(0).definedBy();
        if (def == null || !isRemovable(def)) return;
        drop.erase();
        erase(def);
    }

    /** Removes the unused {@code op}; operands that must be computed are dropped. */
    static void erase(Operation op) {
        Deque<Operation> dead = new ArrayDeque<>(List.of(op));
        while (!dead.isEmpty()) {
            Operation next = dead.removeLast();
            List<Value> operands = next instanceof LocalGetOp ? List.of() : next.operands();
            next.erase();
            for (Value v : operands) {
                Operation def = v.definedBy();
                if (def == null || !v.isUnused() || def instanceof LocalDeclOp) continue;
                if (isRemovable(def)) dead.add(def);
                else if (def.resultCount() == 1) {
                    def.requiredBlock().insertBefore(new DropOp(def.location(), v), def.next());
                }
            }
        }
    }
}
