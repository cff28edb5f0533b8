package dev.wami.loops.raise;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineOperands;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ArithCast.IndexCastOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.IfOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes {@code affine.for} of {@code scf.for} of any type with constant steps whose bounds are affine,
 * {@code affine.load} and {@code store} of accesses with affine subscripts, and {@code affine.if} of {@code scf.if} on
 * affine conditions. Polygeist's raise-scf-to-affine does so; upstream's affine-raise-from-memref, the accesses alone.
 *
 * <p>Maps compute with integers, {@code arith} modulo 2^32 where {@code index} has 32 bits. So a bound or a subscript
 * is put in a map only where both are the same; what may wrap around stays an operand, or leaves its operation as it
 * is.
 */
public final class RaiseScfToAffine extends Pass {
    private static final Statistic LOOPS = new Statistic("num-loops", "Number of loops raised");
    private static final Statistic ACCESSES = new Statistic("num-accesses", "Number of loads and stores raised");
    private static final Statistic CONDITIONS = new Statistic("num-conditionals", "Number of conditionals raised");

    @Override
    public String name() {
        return "raise-scf-to-affine";
    }

    @Override
    public String summary() {
        return "make loops, conditionals and accesses affine where they are";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS, ACCESSES, CONDITIONS);
    }

    /** Outer loops first: the counters of affine loops are what inner bounds and subscripts may depend on. */
    @Override
    public void run(Operation root, PassContext context) {
        Deque<Operation> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Operation op = open.pop();
            Operation raised = raise(op, context);
            if (raised.regionCount() == 0) continue;
            for (int i = 0; i < raised.regionCount(); i++) {
                for (Block b : raised.region(i)) for (Operation nested : b) open.push(nested);
            }
        }
        // symbols that were needed for what could not be raised
        for (IndexCastOp cast : root.collect(IndexCastOp.class)) if (cast.isUnused()) cast.erase();
    }

    /** {@code op}, or what it has become. */
    private static Operation raise(Operation op, PassContext context) {
        Operation raised = null;
        if (op instanceof ForOp loop) raised = count(raise(loop, context), LOOPS, context);
        else if (op instanceof IfOp conditional) raised = count(raise(conditional), CONDITIONS, context);
        else if (op instanceof MemRefAccess.LoadOp load) raised = count(raise(load), ACCESSES, context);
        else if (op instanceof MemRefAccess.StoreOp store) raised = count(raise(store), ACCESSES, context);
        return raised == null ? op : raised;
    }

    private static @Nullable Operation count(@Nullable Operation raised, Statistic statistic, PassContext context) {
        if (raised != null) context.count(statistic.name(), 1);
        return raised;
    }

    // ---- loops

    private static @Nullable Operation raise(ForOp loop, PassContext context) {
        Long step = AffineParts.step(loop);
        if (step == null) {
            context.missed(loop, "not affine: its step is no constant above 0");
            return null;
        }
        Region scope = AffineOperands.scopeOf(loop);
        Bound lower = AffineParts.bound(loop, loop.lowerBound(), true, scope);
        Bound upper = lower == null ? null : AffineParts.bound(loop, loop.upperBound(), false, scope);
        if (lower == null || upper == null) {
            context.missed(loop, "not affine: its %s bound is no affine function", lower == null ? "lower" : "upper");
            return null;
        }
        context.passed(loop, "affine");
        AffineForOp raised = new AffineForOp(loop.location(), lower, upper, step, loop.inits());
        raised.setAttributes(loop.attributes());
        Value counter = raised.inductionVariable();
        Type type = loop.inductionVariable().type();
        moveBody(loop.body(), raised.body());
        if (type != IndexType.INDEX) {
            IndexCastOp cast = Builder.atStart(raised.body()).insert(new IndexCastOp(loop.location(), counter, type));
            counter.replaceUsesIf(cast.result(), use -> use.owner() != cast);
        }
        return replace(loop, raised);
    }

    /** Moves a block that ends in scf.yield to an empty one with arguments of the same types. */
    private static void moveBody(Block from, Block to) {
        for (int i = 0; i < from.argumentCount(); i++) from.argument(i).replaceAllUsesWith(to.argument(i));
        to.takeOperations(from, null);
        Operation yield = to.requiredTerminator();
        to.add(new AffineYieldOp(yield.location(), yield.operands()));
        yield.erase();
    }

    // ---- conditionals

    private static @Nullable Operation raise(IfOp conditional) {
        AffineCondition condition = AffineCondition.of(conditional.condition(), conditional, true);
        boolean holds = condition != null;
        // if (not c) A else B -> if (c) B else A
        if (!holds) condition = AffineCondition.of(conditional.condition(), conditional, false);
        if (condition == null) return null;
        AffineIfOp raised = new AffineIfOp(
                conditional.location(),
                condition.set(),
                condition.operands(),
                conditional.resultTypes(),
                conditional.hasElse() || !holds);
        raised.setAttributes(conditional.attributes());
        moveBody(conditional.thenBlock(), holds ? raised.thenBlock() : raised.elseBlock());
        if (conditional.hasElse()) {
            moveBody(conditional.elseBlock(), holds ? raised.elseBlock() : raised.thenBlock());
        } else if (!holds) {
            raised.thenBlock().add(new AffineYieldOp(conditional.location(), List.of()));
        }
        return replace(conditional, raised);
    }

    // ---- accesses

    private static @Nullable Operation raise(MemRefAccess.LoadOp load) {
        ValueMap subscripts = AffineParts.subscripts(load, load.memref(), load.indices(), AffineOperands.scopeOf(load));
        if (subscripts == null || AffineParts.hasHints(load)) return null;
        AffineAccess.LoadOp raised =
                new AffineAccess.LoadOp(load.location(), load.memref(), subscripts.map(), subscripts.operands());
        raised.setAttributes(load.attributes());
        return replace(load, raised);
    }

    private static @Nullable Operation raise(MemRefAccess.StoreOp store) {
        ValueMap subscripts =
                AffineParts.subscripts(store, store.memref(), store.indices(), AffineOperands.scopeOf(store));
        if (subscripts == null || AffineParts.hasHints(store)) return null;
        AffineAccess.StoreOp raised = new AffineAccess.StoreOp(
                store.location(), store.value(), store.memref(), subscripts.map(), subscripts.operands());
        raised.setAttributes(store.attributes());
        return replace(store, raised);
    }

    // ---- replacing

    private static Operation replace(Operation op, Operation raised) {
        Builder.before(op).insert(raised);
        List<Value> operands = op.operands();
        op.replaceAllUsesWith(raised.results());
        op.erase();
        for (Value v : operands) eraseDead(v);
        return raised;
    }

    /** Erases what computed {@code value} if nothing needs it any more. */
    private static void eraseDead(Value value) {
        Deque<Value> open = new ArrayDeque<>(List.of(value));
        while (!open.isEmpty()) {
            Operation def = open.pop().definedBy();
            if (def == null || def.block() == null || def.regionCount() > 0) continue;
            if (!def.isUnused() || !Effects.isPure(def)) continue;
            for (Value v : def.operands()) open.push(v);
            def.erase();
        }
    }
}
