package dev.wami.loops.order;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Legality;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The operations in the body of a loop that must be executed as often as they are, and which must come behind which.
 * Others, pure ones, can be computed again wherever they are needed.
 */
final class Statements {
    private final AffineForOp loop;
    private final List<Operation> all = new ArrayList<>();
    /** {@code after[i]}: the statements of which an execution must stay behind one of statement {@code i}. */
    private final BitSet[] after;

    Statements(AffineForOp loop, Legality legality) {
        this.loop = loop;
        for (Operation op : loop.body()) if (op != loop.yieldOp() && !isFree(op)) all.add(op);
        after = new BitSet[all.size()];
        for (int i = 0; i < after.length; i++) after[i] = new BitSet();
        for (int i = 0; i < after.length; i++) {
            for (int j = 0; j < after.length; j++) {
                if (i != j && legality.mustPrecede(loop, all.get(i), all.get(j))) after[i].set(j);
            }
            // what is computed for another statement is in the same iteration: they stay together
            for (Operation definition : needed(List.of(all.get(i)))) {
                int j = all.indexOf(definition);
                if (j < 0 || j == i) continue;
                after[i].set(j);
                after[j].set(i);
            }
        }
        close();
    }

    /** The transitive closure. */
    private void close() {
        for (int k = 0; k < after.length; k++) {
            for (BitSet reached : after) if (reached.get(k)) reached.or(after[k]);
        }
    }

    int size() {
        return all.size();
    }

    /** Whether {@code op} can be computed again, elsewhere in the body. */
    static boolean isFree(Operation op) {
        return op.regionCount() == 0 && Effects.isPure(op);
    }

    /**
     * The statements in groups that can each have a loop of its own, in an order that keeps what must precede what.
     * Loops are alone where that is possible, other statements together.
     */
    List<List<Operation>> groups() {
        List<List<Operation>> out = new ArrayList<>();
        BitSet left = new BitSet();
        left.set(0, all.size());
        boolean lastIsPlain = false;
        while (!left.isEmpty()) {
            BitSet next = next(left);
            List<Operation> group = new ArrayList<>();
            next.stream().forEach(i -> group.add(all.get(i)));
            boolean plain = group.stream().noneMatch(AffineForOp.class::isInstance);
            if (plain && lastIsPlain) out.get(out.size() - 1).addAll(group);
            else out.add(group);
            lastIsPlain = plain;
            left.andNot(next);
        }
        return out;
    }

    /** The first of {@code left} that none of the others must precede, with what it must stay together with. */
    private BitSet next(BitSet left) {
        for (int i = left.nextSetBit(0); i >= 0; i = left.nextSetBit(i + 1)) {
            BitSet together = together(i);
            boolean free = true;
            for (int j = left.nextSetBit(0); j >= 0; j = left.nextSetBit(j + 1)) {
                free &= together.get(j) || !after[j].get(i);
            }
            if (free) return together;
        }
        throw new IllegalStateException("statements that precede one another are in one group");
    }

    /** Those that {@code i} must precede and stay behind. */
    private BitSet together(int i) {
        BitSet out = new BitSet();
        out.set(i);
        for (int j = 0; j < after.length; j++) if (after[i].get(j) && after[j].get(i)) out.set(j);
        return out;
    }

    /** All operations in the body of the loop that {@code users}, or what is nested in them, need, and these. */
    Set<Operation> needed(List<Operation> users) {
        Set<Operation> out = new LinkedHashSet<>(users);
        List<Operation> open = new ArrayList<>(users);
        while (!open.isEmpty()) {
            Operation user = open.remove(open.size() - 1);
            user.walk(op -> {
                for (Value v : op.operands()) {
                    Operation definition = v.definedBy();
                    if (definition == null || definition.block() != loop.body()) continue;
                    if (out.add(definition) && isFree(definition)) open.add(definition);
                }
            });
        }
        return out;
    }
}
