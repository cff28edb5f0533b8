package dev.wami.loops.affine;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.AffineScope;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.Combination;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.Overflow;
import dev.wami.std.memref.AtomicKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes {@code affine.parallel} of the loops whose iterations may run in any order. Upstream: affine-parallelize, which
 * also reorders sums of floats if asked for reductions.
 */
public final class AffineParallelize extends Pass {
    private static final Statistic LOOPS = new Statistic("num-parallel", "Number of loops made parallel");
    private static final Statistic REDUCTIONS = new Statistic("num-reductions", "Number of those that reduce values");

    public final Option<Long> maxNested =
            Option.of("max-nested", 4294967295L, "how many parallel loops may be in one another");
    public final Option<Boolean> parallelReductions =
            Option.of("parallel-reductions", false, "also loops that carry values, which are only combined");
    public final Option<Boolean> reorderFloats =
            Option.of("reorder-floats", false, "combine floats in any order, which gives other results");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "affine-parallelize";
    }

    @Override
    public String summary() {
        return "make affine.parallel of affine.for loops that carry no dependence";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS, REDUCTIONS);
    }

    private record Candidate(AffineForOp loop, List<AtomicKind> reductions) {}

    /** Outer loops first: they count towards the limit for inner ones. */
    @Override
    public void run(Operation function, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        Legality legality = new Legality(Dependences.of(function, facts));
        List<Candidate> candidates = new ArrayList<>();
        function.walkOuterFirst(op -> {
            if (op instanceof AffineForOp loop) {
                List<AtomicKind> kinds = reductions(loop);
                if (kinds != null && legality.preventsParallel(loop) == null) {
                    candidates.add(new Candidate(loop, kinds));
                }
            }
            return Operation.Walk.INTO;
        });
        for (Candidate c : candidates) {
            if (parallelAround(c.loop) >= maxNested.get()) continue;
            parallelize(c);
            context.count(LOOPS.name(), 1);
            if (!c.reductions.isEmpty()) context.count(REDUCTIONS.name(), 1);
        }
    }

    private static long parallelAround(Operation loop) {
        long n = 0;
        for (Operation op = loop.parentOp(); op != null && !(op instanceof AffineScope); op = op.parentOp()) {
            if (op instanceof AffineParallelOp) n++;
        }
        return n;
    }

    // ---- reductions

    /** How the values that {@code loop} carries are combined; null if not all are so that any order will do. */
    private @Nullable List<AtomicKind> reductions(AffineForOp loop) {
        List<AtomicKind> out = new ArrayList<>();
        if (loop.resultCount() > 0 && !parallelReductions.get()) return null;
        for (int i = 0; i < loop.resultCount(); i++) {
            Operation combine = Combination.of(loop, i);
            AtomicKind kind = combine == null ? null : kind(combine);
            if (kind == null) return null;
            out.add(kind);
        }
        return out;
    }

    private @Nullable AtomicKind kind(Operation combine) {
        Type type = combine.result().type();
        boolean sure = type instanceof IntegerType || reorderFloats.get();
        // that no partial result overflows is said of one order
        if (combine instanceof ArithInt.AddIOp add && !add.flags().equals(Overflow.NONE)) return null;
        if (combine instanceof ArithInt.MulIOp mul && !mul.flags().equals(Overflow.NONE)) return null;
        for (AtomicKind kind : AtomicKind.values()) {
            ArithOp op = kind.operation();
            if (op == null || combine.kind() != op) continue;
            return switch (kind) {
                case ADDF, MULF -> type instanceof FloatType && sure ? kind : null;
                case MAXIMUMF, MINIMUMF -> type instanceof FloatType ? kind : null;
                case ADDI, MULI, ANDI, ORI -> type instanceof IntegerType ? kind : null;
                case ASSIGN, MAXNUMF, MINNUMF, MAXS, MAXU, MINS, MINU, XORI -> null;
            };
        }
        return null;
    }

    // for i, t = init { yield t op x }  ->  p = parallel i reduce op { yield x }, init op p
    private static void parallelize(Candidate c) {
        AffineForOp loop = c.loop;
        List<Type> types = new ArrayList<>();
        for (Value v : loop.results()) types.add(v.type());
        AffineParallelOp parallel = Builder.before(loop)
                .insert(new AffineParallelOp(
                        loop.location(), loop.lower(), loop.upper(), loop.step(), c.reductions, types));
        Operation yield = loop.yieldOp();
        List<Value> reduced = new ArrayList<>();
        for (int i = 0; i < loop.resultCount(); i++) {
            Operation combine = yield.operand(i).definedBy();
            if (combine == null) throw new IllegalStateException("no reduction");
            Value carried = loop.carried().get(i);
            reduced.add(combine.operand(0) == carried ? combine.operand(1) : combine.operand(0));
            combine.moveBefore(loop);
            combine.setAllOperands(List.of(loop.inits().get(i), parallel.result(i)));
            loop.result(i).replaceAllUsesWith(combine.result());
        }
        yield.setAllOperands(reduced);
        loop.inductionVariable()
                .replaceAllUsesWith(parallel.inductionVariables().get(0));
        parallel.body().takeOperations(loop.body(), null);
        loop.erase();
    }
}
