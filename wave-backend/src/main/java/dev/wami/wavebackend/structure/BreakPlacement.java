package dev.wami.wavebackend.structure;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.ub.PoisonOp;
import dev.wami.waveir.mir.Structured.BreakOp;
import dev.wami.waveir.mir.Structured.IfOp;
import dev.wami.waveir.mir.Structured.LoopOp;
import dev.wami.waveir.mir.Structured.NextOp;
import dev.wami.waveir.mir.Structured.YieldOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Leaves a loop where the condition is known, at the top of its block, instead of by a flag at its end:
 *
 * <pre>
 *   loop (a) {                            loop (a) {
 *     test                                  test
 *     r, go = if c { A; yield x, true }     r' = if c { yield ? } else { B; yield y }     (none if B is empty)
 *             else { B; yield y, false }    break !c (f(r'))
 *     break !go (f(r))                      A
 *     next (g(r))                           next (g(x))
 *   }                                     }
 * </pre>
 *
 * and again for the end of A, as long as it ends in such a conditional. If what the first arm yields is no constant, a
 * {@code break} on it stays after A.
 */
final class BreakPlacement {
    private final LoopOp loop;

    private BreakPlacement(LoopOp loop) {
        this.loop = loop;
    }

    static void run(LoopOp loop) {
        BreakPlacement p = new BreakPlacement(loop);
        boolean changed = true;
        while (changed) changed = p.step();
    }

    /** The last break, {@code break !go}, and the conditional that go comes from. */
    private boolean step() {
        Block body = loop.body();
        if (!(body.last() instanceof NextOp next) || !(next.prev() instanceof BreakOp leave)) return false;
        Value go = negated(leave.condition());
        if (go == null) return false;
        Boolean constant = constant(go);
        if (constant != null && constant) {
            leave.erase();
            return true;
        }
        if (!(go.definedBy() instanceof IfOp conditional) || conditional.block() != body) return false;
        if (!onlyNegationBetween(conditional, leave)) return false;
        int flag = ((OpResult) go).index();
        Boolean then = constant(yielded(conditional.then(), flag));
        Boolean otherwise = constant(yielded(conditional.otherwise(), flag));
        if (otherwise != null && !otherwise) place(conditional, 0, leave, next, flag);
        else if (then != null && !then) place(conditional, 1, leave, next, flag);
        else return false;
        return true;
    }

    private static boolean onlyNegationBetween(Operation from, Operation to) {
        for (Operation op = from.next(); op != to; op = op.next()) {
            if (op == null || !(op instanceof XOrIOp) && !(op instanceof ConstantOp)) return false;
        }
        return true;
    }

    private static Value yielded(Block arm, int i) {
        return arm.requiredTerminator().operand(i);
    }

    /** x of x xor true; null for anything else. */
    private static @Nullable Value negated(Value v) {
        if (!(v.definedBy() instanceof XOrIOp x) || !v.type().isInteger(1)) return null;
        Boolean one = constant(x.rhs());
        return one != null && one ? x.lhs() : null;
    }

    private static @Nullable Boolean constant(Value v) {
        if (!(v.definedBy() instanceof ConstantOp c) || !(c.value() instanceof IntegerAttr i)) return null;
        return i.isTrue();
    }

    /** @param stays the region of {@code conditional} after which the loop may go on */
    private void place(IfOp conditional, int stays, BreakOp leave, NextOp next, int flag) {
        Location location = leave.location();
        Builder at = Builder.before(conditional);
        Value condition = conditional.condition();
        if (stays == 0) {
            Value yes = ConstantOp.insert(at, location, IntegerAttr.TRUE);
            condition = at.insert(new XOrIOp(location, condition, yes)).result();
        }
        Block goOn = conditional.region(stays).entry();
        Block exit = conditional.region(1 - stays).entry();
        Operation goOnYield = goOn.requiredTerminator();

        hoistConstants(exit, conditional);
        hoistConstants(goOn, conditional);
        // what the way out gives: from an if of its own, or, if it only yields, at once
        List<Value> left = new ArrayList<>(exit.requiredTerminator().operands());
        if (exit.first() != exit.last()) left = leavingIf(at, conditional, stays, location);

        IrMapping out = new IrMapping();
        IrMapping on = new IrMapping();
        for (int i = 0; i < conditional.resultCount(); i++) {
            out.map(conditional.result(i), left.get(i));
            on.map(conditional.result(i), goOnYield.operand(i));
        }
        List<Value> values = mapped(leave.values(), out);
        at.insert(new BreakOp(location, condition, values));

        Block body = loop.body();
        Value still = goOnYield.operand(flag);
        List<Value> onValues = mapped(leave.values(), on);
        List<Value> nextValues = mapped(next.operands(), on);
        goOnYield.erase();
        for (Operation op = goOn.first(); op != null; op = goOn.first()) op.moveBefore(conditional);
        leave.erase();
        next.erase();
        Builder end = Builder.atEnd(body);
        Boolean always = constant(still);
        if (always == null || !always) {
            Value yes = ConstantOp.insert(end, location, IntegerAttr.TRUE);
            Value leaves = end.insert(new XOrIOp(location, still, yes)).result();
            end.insert(new BreakOp(location, leaves, onValues));
        }
        end.insert(new NextOp(location, nextValues));
        eraseDead(conditional);
    }

    private static void hoistConstants(Block from, Operation to) {
        for (Operation op = from.first(); op != null; ) {
            Operation next = op.next();
            if (op instanceof ConstantOp || op instanceof PoisonOp) op.moveBefore(to);
            op = next;
        }
    }

    /** {@code r' = if c { yield ? } else { B; yield y }}. */
    private static List<Value> leavingIf(Builder at, IfOp conditional, int stays, Location location) {
        List<Type> types = conditional.resultTypes();
        Region nothing = new Region();
        List<Value> undefined = new ArrayList<>();
        for (Type t : types) undefined.add(at.insert(new PoisonOp(location, t)).result());
        nothing.add(new Block()).add(new YieldOp(location, undefined));
        Region way = new Region();
        way.takeBody(conditional.region(1 - stays));
        conditional.region(1 - stays).add(new Block()).add(new YieldOp(location, undefined));
        IfOp own = at.insert(new IfOp(
                location, conditional.condition(), types, stays == 0 ? nothing : way, stays == 0 ? way : nothing));
        return new ArrayList<>(own.results());
    }

    private static List<Value> mapped(List<Value> values, IrMapping mapping) {
        List<Value> out = new ArrayList<>();
        for (Value v : values) out.add(mapping.lookup(v));
        return out;
    }

    /** The conditional, of which nothing but a negation may still be used, and that. */
    private static void eraseDead(IfOp conditional) {
        for (Operation op = conditional.next(); op != null; ) {
            Operation next = op.next();
            if (op instanceof XOrIOp && op.isUnused()) op.erase();
            op = next;
        }
        conditional.erase();
    }
}
