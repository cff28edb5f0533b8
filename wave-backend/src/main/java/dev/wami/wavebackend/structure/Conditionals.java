package dev.wami.wavebackend.structure;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.trait.Speculation.Speculatability;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.ub.PoisonOp;
import dev.wami.waveir.mir.Structured.IfOp;
import dev.wami.waveir.mir.Structured.YieldOp;
import java.util.List;

/**
 * Makes conditionals cheaper; what they guard is fetched anyway, so that a few harmless instructions may as well run.
 *
 * <pre>
 *   if a { p; if b { X } }      -&gt;  p; if a &amp; b { X }                        p harmless
 *   r = if c { p; yield x } else { q; yield y }
 *                               -&gt;  p; q; r = select c, x, y                 p and q harmless and short
 * </pre>
 */
final class Conditionals {
    /** How many operations may run where they need not. */
    private static final int MAX_SPECULATED = 4;

    private Conditionals() {}

    static void run(Operation kernel) {
        for (IfOp op : kernel.collect(IfOp.class)) {
            if (op.block() == null) continue;
            if (op.resultCount() > 0) select(op);
            else merge(op);
        }
    }

    private static boolean isHarmless(Operation op) {
        if (op.regionCount() > 0 || !Effects.isPure(op)) return false;
        return op instanceof Pure
                || op instanceof Speculation s && s.speculatability() == Speculatability.YES
                || op instanceof ConstantLike;
    }

    /** How many harmless operations stand before {@code end}; more than allowed if there are others. */
    private static int harmless(Block block, Operation end) {
        int n = 0;
        for (Operation op = block.first(); op != end; op = op.next()) {
            if (op == null || !isHarmless(op)) return MAX_SPECULATED + 1;
            if (!(op instanceof ConstantLike)) n++;
        }
        return n;
    }

    private static void hoist(Block block, Operation end, Operation to) {
        for (Operation op = block.first(); op != null && op != end; op = block.first()) op.moveBefore(to);
    }

    private static void merge(IfOp op) {
        while (true) {
            Block then = op.then();
            if (!(op.otherwise().first() instanceof YieldOp)) return;
            if (!(then.requiredTerminator().prev() instanceof IfOp inner) || inner.resultCount() > 0) return;
            if (!(inner.otherwise().first() instanceof YieldOp)) return;
            if (harmless(then, inner) > MAX_SPECULATED) return;
            hoist(then, inner, op);
            Value both = Builder.before(op)
                    .insert(new AndIOp(op.location(), op.condition(), inner.condition()))
                    .result();
            Region body = new Region();
            body.takeBody(inner.region(0));
            Region nothing = new Region();
            nothing.takeBody(inner.region(1));
            IfOp merged = new IfOp(op.location(), both, List.of(), body, nothing);
            op.requiredBlock().insertBefore(merged, op);
            inner.erase();
            op.erase();
            op = merged;
        }
    }

    private static void select(IfOp op) {
        Operation thenEnd = op.then().requiredTerminator();
        Operation elseEnd = op.otherwise().requiredTerminator();
        int cost = harmless(op.then(), thenEnd) + harmless(op.otherwise(), elseEnd);
        if (cost > MAX_SPECULATED) return;
        hoist(op.then(), thenEnd, op);
        hoist(op.otherwise(), elseEnd, op);
        Builder at = Builder.before(op);
        for (int i = 0; i < op.resultCount(); i++) {
            Value a = thenEnd.operand(i);
            Value b = elseEnd.operand(i);
            Value v = b.definedBy() instanceof PoisonOp
                    ? a
                    : a.definedBy() instanceof PoisonOp
                            ? b
                            : at.insert(new SelectOp(op.location(), op.condition(), a, b))
                                    .result();
            op.result(i).replaceAllUsesWith(v);
        }
        op.erase();
    }
}
