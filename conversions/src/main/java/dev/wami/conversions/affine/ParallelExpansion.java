package dev.wami.conversions.affine;

import dev.wami.conversions.memref.Atomics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.affine.AffineExpansion;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.memref.AtomicKind;
import dev.wami.std.scf.ParallelOp;
import dev.wami.std.scf.Reductions.ReduceOp;
import dev.wami.std.scf.Reductions.ReduceReturnOp;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code affine.parallel} as {@code scf.parallel}, which begins with the identities. Upstream: AffineParallelLowering.
 */
final class ParallelExpansion {
    private final AffineExpansion e;
    private final Lowering to;

    ParallelExpansion(AffineExpansion e, Lowering to) {
        this.e = e;
        this.to = to;
    }

    boolean lower(AffineParallelOp op) {
        List<AtomicKind> kinds = op.reductions();
        List<TypedAttr> identities = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            Type type = op.result(i).type();
            TypedAttr identity = kinds.get(i).identity(type);
            boolean signed = type instanceof IntegerType n && !n.isSignless();
            if (identity == null || signed) {
                return to.fail("a reduction by '" + kinds.get(i).keyword() + "' of values of type '" + type + "'");
            }
            identities.add(identity);
        }
        List<List<Value>> bounds = bounds(op);
        List<Value> steps = new ArrayList<>();
        for (long s : op.steps()) steps.add(e.constant(s));
        List<Value> inits = new ArrayList<>();
        for (TypedAttr identity : identities) {
            inits.add(to.insert(new ConstantOp(to.location(), identity)).result());
        }
        ParallelOp loop = to.insert(new ParallelOp(to.location(), bounds.get(0), bounds.get(1), steps, inits));
        LowerAffine.moveBody(op.body(), loop.body(), to);
        reduce(loop.body(), kinds, to);
        to.setBefore(op);
        return to.replace(op, loop.results());
    }

    /** The lower bounds of all loops, and the upper ones. */
    private List<List<Value>> bounds(AffineParallelOp op) {
        List<Value> lower = e.expand(op.lowerMap(), op.lowerOperands());
        List<Value> upper = e.expand(op.upperMap(), op.upperOperands());
        return List.of(extrema(lower, op.lowerGroups(), true), extrema(upper, op.upperGroups(), false));
    }

    private List<Value> extrema(List<Value> values, int[] groups, boolean greatest) {
        List<Value> out = new ArrayList<>();
        int at = 0;
        for (int size : groups) {
            out.add(LowerAffine.extremum(values.subList(at, at + size), greatest, to));
            at += size;
        }
        return out;
    }

    /** In place of the yield at the end of {@code body}. */
    private static void reduce(Block body, List<AtomicKind> kinds, Lowering to) {
        Operation yield = body.requiredTerminator();
        to.setBefore(yield);
        ReduceOp reduce = to.insert(new ReduceOp(to.location(), yield.operands()));
        to.erase(yield);
        for (int i = 0; i < kinds.size(); i++) {
            Block reduction = reduce.region(i).entry();
            Builder at = Builder.atEnd(reduction);
            Value combined =
                    Atomics.combined(kinds.get(i), reduction.argument(0), reduction.argument(1), at, to.location());
            at.insert(new ReduceReturnOp(to.location(), combined));
        }
    }
}
