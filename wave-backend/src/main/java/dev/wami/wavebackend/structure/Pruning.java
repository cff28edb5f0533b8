package dev.wami.wavebackend.structure;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.std.ub.PoisonOp;
import dev.wami.waveir.mir.Structured.BreakOp;
import dev.wami.waveir.mir.Structured.IfOp;
import dev.wami.waveir.mir.Structured.LoopOp;
import dev.wami.waveir.mir.Structured.NextOp;
import dev.wami.waveir.mir.Structured.YieldOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes away what conditionals and loops carry for nothing: results that nothing uses, values that are the same on
 * every way, and values that are undefined on all ways but one.
 */
final class Pruning {
    private Pruning() {}

    static void run(Operation kernel) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (LoopOp loop : kernel.collect(LoopOp.class)) changed |= prune(loop);
            for (IfOp conditional : kernel.collect(IfOp.class)) changed |= prune(conditional);
        }
    }

    private static boolean isPoison(Value v) {
        return v.definedBy() instanceof PoisonOp;
    }

    /** Whether {@code v} is known in front of {@code op}: it is not defined inside. */
    private static boolean isOutside(Value v, Operation op) {
        Block b = v.block();
        Region home = b == null ? null : b.region();
        for (Region r : op.regions()) if (r.isAncestorOf(home)) return false;
        return true;
    }

    // ---- conditionals

    private static boolean prune(IfOp op) {
        BitSet drop = new BitSet();
        for (int i = 0; i < op.resultCount(); i++) {
            Value same = only(op, yielded(op.then(), i), yielded(op.otherwise(), i));
            if (same != null) op.result(i).replaceAllUsesWith(same);
            if (op.result(i).isUnused()) drop.set(i);
        }
        if (drop.isEmpty()) return eraseEmpty(op);
        op.then().requiredTerminator().eraseOperands(drop);
        op.otherwise().requiredTerminator().eraseOperands(drop);
        Region then = new Region();
        then.takeBody(op.region(0));
        Region otherwise = new Region();
        otherwise.takeBody(op.region(1));
        IfOp smaller = new IfOp(op.location(), op.condition(), keptTypes(op, drop), then, otherwise);
        op.requiredBlock().insertBefore(smaller, op);
        replaceKept(op, smaller, drop);
        op.erase();
        eraseEmpty(smaller);
        return true;
    }

    private static boolean eraseEmpty(IfOp op) {
        boolean empty = op.resultCount() == 0
                && op.then().first() instanceof YieldOp
                && op.otherwise().first() instanceof YieldOp;
        if (empty) op.erase();
        return empty;
    }

    private static Value yielded(Block arm, int i) {
        return arm.requiredTerminator().operand(i);
    }

    /** What both are, or the one that is not undefined; null if that is not known in front of {@code op}. */
    private static @Nullable Value only(Operation op, Value a, Value b) {
        Value v = a == b || isPoison(b) ? a : isPoison(a) ? b : null;
        return v != null && isOutside(v, op) ? v : null;
    }

    private static List<Type> keptTypes(Operation op, BitSet drop) {
        List<Type> out = new ArrayList<>();
        for (int i = 0; i < op.resultCount(); i++) {
            if (!drop.get(i)) out.add(op.result(i).type());
        }
        return out;
    }

    private static void replaceKept(Operation op, Operation smaller, BitSet drop) {
        int to = 0;
        for (int i = 0; i < op.resultCount(); i++) {
            if (!drop.get(i)) op.result(i).replaceAllUsesWith(smaller.result(to++));
        }
    }

    // ---- loops

    private static boolean prune(LoopOp loop) {
        boolean changed = false;
        NextOp next = (NextOp) loop.body().requiredTerminator();
        for (int i = 0; i < loop.operandCount(); i++) {
            BlockArgument a = loop.body().argument(i);
            Value constant = invariant(loop.operand(i), a, next.operand(i), loop);
            if (constant == null || a.isUnused()) continue;
            a.replaceAllUsesWith(constant);
            changed = true;
        }
        BitSet deadArguments = deadArguments(loop, next);
        List<BreakOp> breaks = new ArrayList<>();
        for (Operation op : loop.body()) if (op instanceof BreakOp b) breaks.add(b);
        BitSet deadResults = new BitSet();
        for (int i = 0; i < loop.resultCount(); i++) {
            Value same = sameOutside(loop, breaks, i);
            if (same != null && !loop.result(i).isUnused()) loop.result(i).replaceAllUsesWith(same);
            if (loop.result(i).isUnused()) deadResults.set(i);
        }
        if (deadArguments.isEmpty() && deadResults.isEmpty()) return changed;
        for (BreakOp b : breaks) b.setOperands(1, kept(b.values(), deadResults));
        next.eraseOperands(deadArguments);
        for (int i = loop.operandCount() - 1; i >= 0; i--) {
            if (!deadArguments.get(i)) continue;
            BlockArgument a = loop.body().argument(i);
            if (!a.isUnused()) {
                Value undefined = Builder.before(loop)
                        .insert(new PoisonOp(loop.location(), a.type()))
                        .result();
                a.replaceAllUsesWith(undefined);
            }
            loop.body().eraseArgument(i);
        }
        Region body = new Region();
        body.takeBody(loop.region(0));
        LoopOp smaller =
                new LoopOp(loop.location(), kept(loop.operands(), deadArguments), keptTypes(loop, deadResults), body);
        loop.requiredBlock().insertBefore(smaller, loop);
        replaceKept(loop, smaller, deadResults);
        loop.erase();
        return true;
    }

    private static List<Value> kept(List<Value> values, BitSet drop) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) if (!drop.get(i)) out.add(values.get(i));
        return out;
    }

    /** What the argument {@code a} always is; null if it changes. */
    private static @Nullable Value invariant(Value initial, BlockArgument a, Value next, LoopOp loop) {
        if (next == a || next == initial || isPoison(next)) return initial;
        // undefined in the first iteration only: then it may as well be what it is in the others
        return isPoison(initial) && isOutside(next, loop) ? next : null;
    }

    /** Arguments that are used for nothing but to pass one another on. */
    private static BitSet deadArguments(LoopOp loop, NextOp next) {
        int n = loop.operandCount();
        BitSet live = new BitSet();
        for (int i = 0; i < n; i++) {
            for (Use u : loop.body().argument(i).uses()) if (u.owner() != next) live.set(i);
        }
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int to = live.nextSetBit(0); to >= 0; to = live.nextSetBit(to + 1)) {
                if (!(next.operand(to) instanceof BlockArgument a) || a.owner() != loop.body()) continue;
                if (live.get(a.index())) continue;
                live.set(a.index());
                grows = true;
            }
        }
        BitSet dead = new BitSet();
        dead.set(0, n);
        dead.andNot(live);
        return dead;
    }

    private static @Nullable Value sameOutside(LoopOp loop, List<BreakOp> breaks, int i) {
        Value same = null;
        for (BreakOp b : breaks) {
            Value v = b.values().get(i);
            if (isPoison(v)) continue;
            if (same != null && same != v) return null;
            same = v;
        }
        return same != null && isOutside(same, loop) ? same : null;
    }
}
