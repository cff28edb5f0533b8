package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.ssawasm.IfOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * An {@code if} whose condition another one in front of it has decided on one side: it moves into the other side.
 *
 * <pre>
 *   %x = if %c { A; exit %a } else { exit 0 }          %y = if %c { A; M; %t = if %a { T } else { E }; exit %t }
 *   M; %y = if %x { T } else { E }                 -&gt;       else { M'; E }
 * </pre>
 */
final class ThreadedIf {
    private final Decision decision;
    private final IfOp first;
    private final IfOp second;
    /** What the second one does where the condition is known. */
    private final Region twice;

    private final int mostCopied;

    /** @param mostCopied how many operations may be written twice */
    ThreadedIf(Decision decision, IfOp second, int mostCopied) {
        this.decision = decision;
        this.first = decision.by();
        this.second = second;
        this.twice = decision.truth() ? second.thenRegion() : second.elseRegion();
        this.mostCopied = mostCopied;
    }

    /** Does it, and gives the two ifs there are then; none if it cannot. */
    List<Operation> thread() {
        if (!isSmall()) return List.of();
        List<Value> both = seenBehind();
        List<Type> types = new ArrayList<>(second.resultTypes());
        for (Value v : both) types.add(v.type());
        IfOp joined = Builder.before(first).insert(new IfOp(first.location(), first.condition(), types, true));
        boolean then = decision.isKnownThen();
        writeKnown(then ? joined.thenBlock() : joined.elseBlock(), both);

        Block open = then ? joined.elseBlock() : joined.thenBlock();
        List<Value> openValues = decision.takeOpen(open);
        decision.takeBetween(open);
        replaceBehind(second.results(), joined, 0);
        replaceBehind(both, joined, second.resultCount());
        second.setOperand(0, decision.openCondition(second));
        second.detach();
        open.add(second);
        List<Value> exits = new ArrayList<>(second.results());
        exits.addAll(both);
        open.add(new ExitOp(second.location(), exits));
        first.replaceAllUsesWith(openValues);
        first.erase();
        return List.of(joined, second);
    }

    private boolean isSmall() {
        if (twice.isEmpty()) return true;
        int size = 0;
        for (Operation op : twice.entry()) {
            if (op.regionCount() > 0) return false;
            size++;
        }
        return size <= mostCopied + 1;
    }

    /** What the first and the operations behind it give that is used behind the second. */
    private List<Value> seenBehind() {
        Set<Value> seen = new LinkedHashSet<>();
        for (Value v : decision.values()) {
            for (Use use : v.uses()) if (isBehind(use.owner())) seen.add(v);
        }
        return new ArrayList<>(seen);
    }

    private boolean isBehind(Operation user) {
        Operation op = second.requiredBlock().ancestorInBlock(user);
        return op == null || op != second && second.isBefore(op);
    }

    private void writeKnown(Block to, List<Value> both) {
        IrMapping known = new IrMapping();
        known.map(first.results(), decision.knownValues());
        Builder end = Builder.atEnd(to);
        Set<Value> needed = new LinkedHashSet<>(both);
        if (!twice.isEmpty()) for (Operation op : twice.entry()) needed.addAll(op.operands());
        decision.copyNeeded(needed, known, end);
        List<Value> exits = new ArrayList<>();
        if (!twice.isEmpty()) {
            for (Operation op : twice.entry()) {
                if (op instanceof ExitOp exit) exit.operands().forEach(v -> exits.add(known.lookup(v)));
                else end.insert(op.copy(known));
            }
            if (!(twice.entry().last() instanceof ExitOp)) return;
        }
        for (Value v : both) exits.add(known.lookup(v));
        end.insert(new ExitOp(second.location(), exits));
    }

    private void replaceBehind(List<? extends Value> values, IfOp joined, int from) {
        for (int i = 0; i < values.size(); i++) {
            values.get(i).replaceUsesIf(joined.result(from + i), use -> isBehind(use.owner()));
        }
    }
}
