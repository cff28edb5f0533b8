package dev.wami.loops.order;

import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Domain;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.Completion;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.loops.raise.IndexInterval;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes what stands behind the only loop in another one into it, as one more iteration, so that the two are a band:
 *
 * <pre>
 *   for j                         for j
 *     for k = l to u        ->      for k = l to u + 1
 *       T(j, k)                       if k == u: S(j)
 *     S(j)                            else: T(j, k)
 * </pre>
 *
 * What stands in front goes behind first, where that may be. If u depends on j, the condition holds in one iteration of
 * j once the loops are interchanged, and affine-index-set-splitting takes that apart. Source: Wolfe, "High performance
 * compilers for parallel computing", 1996, on imperfect nests; Abu-Sufah, 1979, non-basic-to-basic-loop transformation.
 */
final class Embedding {
    private final AffineForOp outer;
    private final AffineForOp inner;

    private Embedding(AffineForOp outer, AffineForOp inner) {
        this.outer = outer;
        this.inner = inner;
    }

    /** Of the body of {@code loop}; null if there is not one loop in it and something else. */
    static @Nullable Embedding of(AffineForOp loop) {
        AffineForOp inner = null;
        boolean others = false;
        for (Operation op : loop.body()) {
            if (op == loop.yieldOp()) continue;
            // where the program ends, what was stored before can be seen
            if (!Completion.isCertain(op)) return null;
            if (!(op instanceof AffineForOp l)) {
                others |= !Statements.isFree(op);
                if (!(op instanceof AffineIfOp) && op.regionCount() > 0) return null;
            } else if (inner != null) {
                return null;
            } else {
                inner = l;
            }
        }
        if (inner == null || !others || loop.resultCount() > 0 || inner.resultCount() > 0) return null;
        return new Embedding(loop, inner);
    }

    AffineForOp inner() {
        return inner;
    }

    /** Makes the loops a band; false, if that cannot be, and then the loops may be changed but do the same. */
    boolean apply(MemoryFacts facts) {
        if (inner.step() != 1 || inner.upper().map().results().size() != 1) return false;
        SharedInputs inputs = new SharedInputs();
        AffineExpr end = inputs.results(inner.upper()).get(0);
        if (!IndexInterval.isIndex(end.plus(1), inputs.operands(), inputs.dims())) return false;
        Domain around = Domain.of(inner);
        for (AffineExpr start : inputs.results(inner.lower())) {
            // an iteration u, even if the loop has none of its own
            if (!around.isNeverNegative(end.minus(start), inputs.operands(), inputs.dims())) return false;
        }
        // what computes a bound may go into the loop
        inner.setLower(inputs.bound(inputs.results(inner.lower())));
        inner.setUpper(inputs.bound(List.of(end)));
        if (!moveFrontBehind(facts)) return false;
        takeIn(end, inputs);
        return true;
    }

    /** Moves what is in front of the loop behind it, or into it if it is pure and needed there. */
    private boolean moveFrontBehind(MemoryFacts facts) {
        IntegerUpdates updates = IntegerUpdates.in(outer);
        Dependences dependences = Dependences.of(outer, facts);
        List<Operation> needed = new ArrayList<>();
        Operation first = requireNonNull(inner.next());
        for (Operation op = inner.prev(), before; op != null; op = before) {
            before = op.prev();
            if (isUsed(op, needed)) {
                if (!Statements.isFree(op) || isOperandOf(inner, op)) return false;
                needed.add(0, op);
            } else {
                if (!updates.mayReorder(op, inner, dependences)) return false;
                op.moveBefore(first);
                first = op;
            }
        }
        takeIn(needed, first);
        return true;
    }

    /** Whether {@code op} is used in the loop, or by one of {@code needed}. */
    private boolean isUsed(Operation op, List<Operation> needed) {
        for (Value v : op.results()) {
            for (Use use : v.uses()) {
                Operation user = use.owner();
                if (user == inner || inner.isProperAncestorOf(user) || needed.contains(user)) return true;
            }
        }
        return false;
    }

    /** Moves {@code needed} into the loop, and copies in front of {@code behind} where they are needed as well. */
    private void takeIn(List<Operation> needed, Operation behind) {
        IrMapping copied = new IrMapping();
        List<Operation> copies = new ArrayList<>();
        for (Operation op : needed) copies.add(0, Builder.before(behind).insert(op.copy(copied)));
        @Nullable Operation body = inner.body().first();
        Operation start = body == null ? inner.yieldOp() : body;
        for (Operation op : needed) {
            for (Value v : op.results()) {
                v.replaceUsesIf(
                        copied.lookup(v),
                        use -> !inner.isProperAncestorOf(use.owner()) && !needed.contains(use.owner()));
            }
        }
        for (Operation op : needed) op.moveBefore(start);
        for (Operation copy : copies) if (copy.isUnused()) copy.erase();
    }

    private static boolean isOperandOf(AffineForOp loop, Operation op) {
        for (Value v : op.results()) if (loop.operands().contains(v)) return true;
        return false;
    }

    private void takeIn(AffineExpr end, SharedInputs inputs) {
        List<Operation> body = new ArrayList<>();
        for (Operation op : inner.body()) if (op != inner.yieldOp()) body.add(op);
        List<Operation> behind = new ArrayList<>();
        for (Operation op = inner.next(); op != null && op != outer.yieldOp(); op = op.next()) behind.add(op);
        Location at = inner.location();
        AffineExpr counter = AffineExpr.dim(inputs.dim(inner.inductionVariable()));
        int symbols = inputs.operands().size() - inputs.dims();
        AffineMap difference = new AffineMap(inputs.dims(), symbols, List.of(end.minus(counter)));
        ValueMap sides = new ValueMap(difference, inputs.operands()).canonicalize();
        AffineMap side = sides.map();
        IntegerSet last = new IntegerSet(side.dims(), side.symbols(), side.results(), List.of(true));
        AffineIfOp branch =
                Builder.before(inner.yieldOp()).insert(new AffineIfOp(at, last, sides.operands(), List.of(), true));
        Operation first = Builder.atEnd(branch.thenBlock()).insert(new AffineYieldOp(at, List.of()));
        Operation second = Builder.atEnd(branch.elseBlock()).insert(new AffineYieldOp(at, List.of()));
        for (Operation op : behind) op.moveBefore(first);
        for (Operation op : body) op.moveBefore(second);
        inner.setUpper(inputs.bound(List.of(end.plus(1))));
    }
}
