package dev.wami.loops.dependence;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.presburger.BasicSet;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import java.util.List;

/**
 * What an access that every iteration of a loop reaches tells in each of them: it was in bounds in the first one, or
 * the program is undefined. So values that are not known lie where that holds.
 *
 * <pre>
 *   for k = 0 to ...
 *     v[99 - k] = max(v[99 - k], v[99 - k - w])      // v has 100 elements: 99 - w &lt;= 99, w &gt;= 0
 * </pre>
 */
final class FirstInBounds {
    private final Access access;
    private final Iteration at;
    private final Conditions conditions;

    private FirstInBounds(Access access, Iteration at, Conditions conditions) {
        this.access = access;
        this.at = at;
        this.conditions = conditions;
    }

    /** Adds what {@code access} tells in iteration {@code at}, if it depends on more than variables of loops. */
    static void add(Access access, Iteration at, Conditions conditions) {
        if (!(access.op() instanceof AccessOp op) || !(op.parentOp() instanceof AffineForOp loop)) return;
        FirstInBounds facts = new FirstInBounds(access, at, conditions);
        if (facts.hasUnknowns(op.mapOperands()) && isFixed(op.mapOperands(), loop)) facts.add(op, loop);
    }

    private boolean hasUnknowns(List<Value> operands) {
        for (Value v : operands) {
            boolean variable = false;
            for (Level level : access.levels()) variable |= level.variable() == v;
            if (!variable) return true;
        }
        return false;
    }

    /** Whether nothing of {@code operands} but the counter changes in {@code loop}. */
    private static boolean isFixed(List<Value> operands, AffineForOp loop) {
        for (Value v : operands) {
            Block home = v.block();
            boolean inside = home == null || loop.region(0).isAncestorOf(home.region());
            if (v != loop.inductionVariable() && inside) return false;
        }
        return true;
    }

    // 0 <= f(lower bound, ...) <= extent - 1
    private void add(AccessOp op, AffineForOp loop) {
        if (loop.lower().map().results().size() != 1) return;
        long[] start = at.rows(loop.lower().map(), loop.lower().operands()).get(0);
        if (start == null) return;
        AffineMap map = op.map();
        long[][] dims = inputs(op.mapOperands().subList(0, map.dims()), loop, start);
        long[][] symbols = inputs(op.mapOperands().subList(map.dims(), map.inputs()), loop, start);
        Shape shape = ((MemRefType) op.memref().type()).shape();
        for (int i = 0; i < map.results().size(); i++) {
            AffineExpr e = map.results().get(i);
            long[] first = at.row(e, dims, symbols);
            if (first == null) continue;
            conditions.rows().inequality(first);
            if (shape.isDynamic(i)) continue;
            conditions.rows().inequality(BasicSet.Builder.sum(new long[] {shape.dim(i) - 1}, 1, first, -1));
        }
    }

    private long[][] inputs(List<Value> operands, AffineForOp loop, long[] start) {
        long[][] out = at.rows(operands);
        for (int i = 0; i < out.length; i++) if (operands.get(i) == loop.inductionVariable()) out[i] = start;
        return out;
    }
}
