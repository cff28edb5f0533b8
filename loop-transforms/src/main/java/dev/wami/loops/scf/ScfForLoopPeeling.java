package dev.wami.loops.scf;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.affine.AffineOperands;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.scf.ForOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Gives the last iteration of a loop whose step does not divide its range, or the first one, a loop of its own, and
 * simplifies minima that were there for it. Upstream: scf-for-loop-peeling, whose last iteration runs if the upper
 * bound is below the lower one.
 *
 * <pre>
 *   for i = l to u step s    -&gt;    for i = l to m step s            m = u - (u - l) mod s
 *     ... min(s, u - i) ...            ... s ...
 *                                  for i = max(m, l) to u step s
 *                                    ... u - i ...
 * </pre>
 *
 * The maximum is left out where u is plainly not below l.
 */
public final class ScfForLoopPeeling extends Pass {
    private static final Statistic LOOPS = new Statistic("num-peeled", "Number of loops peeled");

    public final Option<Boolean> peelFront = Option.of("peel-front", false, "peel the first iteration");
    public final Option<Boolean> skipPartial =
            Option.of("skip-partial", true, "leave loops alone in the last iteration of one that was peeled");
    public final Option<Boolean> ignoreEmptyLoops =
            Option.of("ignore-empty-loops", false, "take upper bounds not to be below lower ones");

    private final Folder folder = new Folder();

    @Override
    public String name() {
        return "scf-for-loop-peeling";
    }

    @Override
    public String summary() {
        return "peel scf.for loops at their upper bounds";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        GreedyRewrite folding = new GreedyRewrite(context.context(), GreedyRewrite.Options.PATTERNS_ONLY, List.of());
        folding.run(root);
        Set<ForOp> done = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Operation> partial = Collections.newSetFromMap(new IdentityHashMap<>());
        boolean changed = true;
        while (changed) {
            changed = false;
            List<ForOp> loops = new ArrayList<>();
            root.walkOuterFirst(op -> {
                if (op instanceof ForOp loop) loops.add(loop);
                return Operation.Walk.INTO;
            });
            for (ForOp loop : loops) {
                if (loop.isUnsigned() || done.contains(loop)) continue;
                if (!peelFront.get() && skipPartial.get() && isInside(loop, partial)) continue;
                ForOp rest = peelFront.get() ? peelFirst(loop) : peelLast(loop);
                if (rest == null) continue;
                done.add(loop);
                done.add(rest);
                partial.add(rest);
                context.count(LOOPS.name(), 1);
                changed = true;
                // the copies of inner loops are visited next time
                break;
            }
        }
        folding.run(root);
    }

    private static boolean isInside(Operation op, Set<Operation> outer) {
        for (Operation o = op.parentOp(); o != null; o = o.parentOp()) if (outer.contains(o)) return true;
        return false;
    }

    // ---- the last iteration

    private @Nullable ForOp peelLast(ForOp loop) {
        IntegerAttr step = folder.integer(loop.step());
        if (step != null && step.value() <= 1 || isDivided(loop)) return null;
        // only what may be a symbol divides
        if (loop.step().type() != IndexType.INDEX) return peelConstant(loop);
        if (isDimOnly(loop.step())) return null;
        Value upper = loop.upperBound();
        AffineExpr l = AffineExpr.symbol(0);
        AffineExpr u = AffineExpr.symbol(1);
        ValueMap split = map(
                List.of(u.minus(u.minus(l).mod(AffineExpr.symbol(2)))), List.of(loop.lowerBound(), upper, loop.step()));
        Builder before = Builder.before(loop);
        Value end = before.insert(new ApplyOp(loop.location(), split.map(), split.operands()))
                .result();
        Value start = end;
        if (!ignoreEmptyLoops.get() && !isOrdered(loop)) {
            ValueMap both = map(List.of(l, u), List.of(end, loop.lowerBound()));
            start = before.insert(ChoiceOp.greatest(loop.location(), both.map(), both.operands()))
                    .result();
        }
        ForOp rest = split(loop, end, start);
        simplify(loop, upper, true);
        simplify(rest, upper, false);
        return rest;
    }

    /** Peels a loop with constant bounds of any type. */
    private @Nullable ForOp peelConstant(ForOp loop) {
        IntegerAttr from = folder.integer(loop.lowerBound());
        IntegerAttr to = folder.integer(loop.upperBound());
        IntegerAttr step = folder.integer(loop.step());
        if (from == null || to == null || step == null || to.value() <= from.value()) return null;
        long over = (to.value() - from.value()) % step.value();
        if (over <= 0) return null;
        IntegerAttr value = IntegerAttr.of(loop.step().type(), to.value() - over);
        Value end = Builder.before(loop)
                .insert(new ConstantOp(loop.location(), value))
                .result();
        return split(loop, end, end);
    }

    /** Lets {@code loop} end at {@code end}, and a copy behind it begin at {@code start}. */
    private static ForOp split(ForOp loop, Value end, Value start) {
        ForOp rest = Builder.after(loop).insert((ForOp) loop.copy());
        rest.setOperand(0, start);
        loop.replaceAllUsesWith(rest.results());
        rest.setOperands(3, loop.results());
        loop.setOperand(1, end);
        return rest;
    }

    private static boolean isDivided(ForOp loop) {
        AffineExpr rest = AffineExpr.symbol(1).minus(AffineExpr.symbol(0)).mod(AffineExpr.symbol(2));
        if (loop.step().type() != IndexType.INDEX) return false;
        ValueMap map = new ValueMap(
                new AffineMap(0, 3, List.of(rest)), List.of(loop.lowerBound(), loop.upperBound(), loop.step()));
        return map.compose().map().results().get(0) instanceof AffineConstantExpr c && c.value() == 0;
    }

    private static boolean isOrdered(ForOp loop) {
        Linear lower = Facts.sum(loop.lowerBound());
        Linear upper = Facts.sum(loop.upperBound());
        return lower != null && upper != null && Facts.OF_LOOPS.isNeverNegative(upper.plus(lower, -1));
    }

    private static boolean isDimOnly(Value v) {
        return AffineOperands.isDim(v) && !AffineOperands.isSymbol(v);
    }

    /** {@code results} of {@code values}, which they name as symbols; those that may not be symbols as dimensions. */
    private static ValueMap map(List<AffineExpr> results, List<Value> values) {
        List<AffineExpr> names = new ArrayList<>();
        List<Value> dims = new ArrayList<>();
        List<Value> symbols = new ArrayList<>();
        for (Value v : values) {
            boolean dim = isDimOnly(v);
            names.add(dim ? AffineExpr.dim(dims.size()) : AffineExpr.symbol(symbols.size()));
            (dim ? dims : symbols).add(v);
        }
        List<AffineExpr> renamed = new ArrayList<>();
        for (AffineExpr e : results) renamed.add(e.replace(List.of(), names));
        AffineMap map = new AffineMap(dims.size(), symbols.size(), renamed);
        dims.addAll(symbols);
        return new ValueMap(map, dims);
    }

    // in the loop u - i >= s, behind it u - i < s
    private static void simplify(ForOp loop, Value upper, boolean full) {
        Linear u = Facts.sum(upper);
        Linear s = Facts.sum(loop.step());
        if (u == null || s == null) return;
        Linear distance = u.plus(Linear.of(loop.inductionVariable()), -1).plus(s, -1);
        Linear fact = full ? distance : Linear.constant(-1).plus(distance, -1);
        Facts facts = new Facts(List.of(fact), false);
        for (ChoiceOp op : loop.collect(ChoiceOp.class)) Choices.simplify(op, facts);
    }

    // ---- the first iteration

    private @Nullable ForOp peelFirst(ForOp loop) {
        IntegerAttr from = folder.integer(loop.lowerBound());
        IntegerAttr to = folder.integer(loop.upperBound());
        IntegerAttr step = folder.integer(loop.step());
        boolean mayBeEmpty = true;
        if (from != null && to != null && step != null) {
            if (to.value() - from.value() <= step.value()) return null;
            mayBeEmpty = false;
        }
        if (loop.lowerBound().type() != IndexType.INDEX) return null;
        AffineExpr first = AffineExpr.symbol(0);
        AffineExpr second = AffineExpr.symbol(1);
        ValueMap next = map(List.of(first.plus(second)), List.of(loop.lowerBound(), loop.step()));
        Builder before = Builder.before(loop);
        Value start = before.insert(new ApplyOp(loop.location(), next.map(), next.operands()))
                .result();
        Value end = start;
        if (mayBeEmpty && !ignoreEmptyLoops.get()) {
            ValueMap both = map(List.of(first, second), List.of(start, loop.upperBound()));
            end = before.insert(ChoiceOp.least(loop.location(), both.map(), both.operands()))
                    .result();
        }
        ForOp one = before.insert((ForOp) loop.copy());
        one.setOperand(1, end);
        loop.setOperands(3, one.results());
        loop.setOperand(0, start);
        return one;
    }
}
