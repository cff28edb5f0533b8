package dev.wami.loops.order;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineYieldOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Splits a loop that has loops and other statements in its body into several loops behind one another, so that nests
 * become perfect:
 *
 * <pre>
 *   for i                 for i
 *     S(i)                  S(i)
 *     for j        ->     for i
 *       T(i, j)             for j
 *                             T(i, j)
 * </pre>
 *
 * All iterations of {@code S} then come before all of {@code T}; statements between which dependences go round stay
 * together. Source: Kennedy, McKinley, "Loop distribution with arbitrary control flow", Supercomputing 1990, without
 * expanding scalars. Upstream has no such pass.
 */
public final class AffineLoopDistribution extends Pass {
    private static final Statistic LOOPS = new Statistic("num-distributed", "Number of loops distributed");
    private static final int MOST_STATEMENTS = 256;

    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "affine-loop-distribution";
    }

    @Override
    public String summary() {
        return "split affine loops around other loops and statements so that nests become perfect";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    /** Inner loops first: what they are split into is distributed over the outer ones. */
    @Override
    public void run(Operation root, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        root.walk(op -> {
            if (op instanceof AffineForOp loop && distribute(root, loop, facts, context)) {
                context.count(LOOPS.name(), 1);
            }
        });
    }

    private static boolean distribute(Operation root, AffineForOp loop, MemoryFacts facts, PassContext context) {
        boolean imperfect = loop.resultCount() == 0 && hasLoopBesideOthers(loop);
        if (!imperfect) return false;
        Statements statements = new Statements(loop, new Legality(Dependences.of(loop, facts)));
        if (statements.size() > MOST_STATEMENTS) return false;
        List<List<Operation>> groups = statements.groups();
        if (groups.size() > 1) {
            for (List<Operation> group : groups) sink(part(loop, statements.needed(group)));
            context.passed(root, loop.location(), "split into %d loops", groups.size());
            loop.erase();
            return true;
        }
        context.missed(loop, "not split: dependences go round between what is in it");
        sink(loop);
        return false;
    }

    private static boolean hasLoopBesideOthers(AffineForOp loop) {
        boolean loops = false;
        boolean others = false;
        for (Operation op : loop.body()) {
            if (op == loop.yieldOp()) continue;
            others |= loops || !(op instanceof AffineForOp);
            loops |= op instanceof AffineForOp;
        }
        return loops && others;
    }

    /** A loop in front of {@code loop} with copies of {@code kept} of its body. */
    private static AffineForOp part(AffineForOp loop, Set<Operation> kept) {
        AffineForOp out = new AffineForOp(loop.location(), loop.lower(), loop.upper(), loop.step(), List.of());
        out.setAttributes(loop.attributes());
        Builder.before(loop).insert(out);
        IrMapping mapping = new IrMapping();
        mapping.map(loop.inductionVariable(), out.inductionVariable());
        Builder end = Builder.atEnd(out.body());
        for (Operation op : loop.body()) if (kept.contains(op)) end.insert(op.copy(mapping));
        end.insert(new AffineYieldOp(loop.yieldOp().location(), List.of()));
        return out;
    }

    /** Moves pure operations that only the body of the one loop in {@code loop} uses into it. */
    private static void sink(AffineForOp loop) {
        AffineForOp inner = null;
        List<Operation> others = new ArrayList<>();
        for (Operation op : loop.body()) {
            if (op == loop.yieldOp()) continue;
            if (op instanceof AffineForOp l && inner == null) inner = l;
            else if (Statements.isFree(op)) others.add(0, op);
            else return;
        }
        if (inner == null) return;
        for (Operation op : others) if (isUsedOnlyIn(inner, op)) op.moveBefore(first(inner));
    }

    private static boolean isUsedOnlyIn(AffineForOp inner, Operation op) {
        for (Value v : op.results()) {
            for (Use use : v.uses()) if (!inner.isProperAncestorOf(use.owner())) return false;
        }
        return true;
    }

    private static Operation first(AffineForOp loop) {
        @Nullable Operation first = loop.body().first();
        return first == null ? loop.yieldOp() : first;
    }
}
