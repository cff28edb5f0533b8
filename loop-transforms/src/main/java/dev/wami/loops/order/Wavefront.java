package dev.wami.loops.order;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.loops.dependence.Domain;
import dev.wami.loops.nest.Coefficient;
import dev.wami.loops.nest.RemainderLoop;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.loops.nest.TripCount;
import dev.wami.loops.raise.IndexInterval;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs several iterations of an outer loop side by side, each some iterations of the inner loop behind the one before.
 * For f rows, each s behind:
 *
 * <pre>
 *   for i = L to U              for i = L to U by f
 *     for j = l to u              for r = 0 to f, for j = l to l + s (f - 1 - r):  B(i + r, j)      . . x x x x
 *       B(i, j)           ->      for j = l + s (f - 1) to u:                                     . x x x x .
 *                                   B(i, j); B(i + 1, j - s); B(i + 2, j - 2 s); ...              x x x x . .
 *                                 for r = 0 to f, for j = u - s r to u:            B(i + r, j)
 * </pre>
 *
 * What is left over of the outer loop, and rows that are too short, run as before.
 */
final class Wavefront {
    private final AffineForOp outer;
    private final AffineForOp inner;
    private final int rows;
    private final long shift;
    private final SharedInputs inputs = new SharedInputs();
    private final AffineExpr row;
    private final AffineExpr start;
    private final AffineExpr end;

    private Wavefront(List<AffineForOp> band, int rows, long shift) {
        outer = band.get(0);
        inner = band.get(1);
        this.rows = rows;
        this.shift = shift;
        row = AffineExpr.dim(inputs.dim(outer.inductionVariable()));
        start = inputs.results(inner.lower()).get(0);
        end = inputs.results(inner.upper()).get(0);
    }

    /** Makes a wavefront of the two loops of {@code band}; false, and nothing is changed, if their bounds forbid it. */
    static boolean apply(List<AffineForOp> band, int rows, long shift) {
        AffineForOp outer = band.get(0);
        AffineForOp inner = band.get(1);
        boolean simple = outer.step() == 1
                && inner.step() == 1
                && inner.lower().map().results().size() == 1
                && inner.upper().map().results().size() == 1;
        if (!simple || !isConstant(inner.lower(), outer) || !isConstant(inner.upper(), outer)) return false;
        Long trips = TripCount.constantOf(outer);
        if (trips != null && trips < rows) return false;
        Wavefront wavefront = new Wavefront(band, rows, shift);
        if (!wavefront.isIndex() || !RemainderLoop.splitOff(outer, rows)) return false;
        wavefront.replace();
        return true;
    }

    private static boolean isConstant(Bound bound, AffineForOp outer) {
        SharedInputs inputs = new SharedInputs();
        int counter = inputs.dim(outer.inductionVariable());
        Long growth = Coefficient.of(inputs.results(bound).get(0), counter);
        return growth != null && growth == 0;
    }

    private long reach() {
        return shift * (rows - 1);
    }

    /** Whether all the new bounds and counters are indices. */
    private boolean isIndex() {
        return isIndex(start.plus(reach())) && isIndex(end.minus(reach())) && isIndex(row.plus(rows));
    }

    private boolean isIndex(AffineExpr e) {
        return IndexInterval.isIndex(e, inputs.operands(), inputs.dims());
    }

    private void replace() {
        outer.setStep(rows);
        Location at = inner.location();
        Builder here = Builder.before(inner);
        AffineExpr room = inputs.simplified(end.minus(start).minus(reach()));
        if (Domain.of(inner).isNeverNegative(room, inputs.operands(), inputs.dims())) {
            skewed(here);
        } else {
            ValueMap sides = map(List.of(room));
            AffineMap side = sides.map();
            IntegerSet fits = new IntegerSet(side.dims(), side.symbols(), side.results(), List.of(false));
            AffineIfOp branch = here.insert(new AffineIfOp(at, fits, sides.operands(), List.of(), true));
            skewed(Builder.before(Builder.atEnd(branch.thenBlock()).insert(new AffineYieldOp(at, List.of()))));
            Builder otherwise =
                    Builder.before(Builder.atEnd(branch.elseBlock()).insert(new AffineYieldOp(at, List.of())));
            rows(otherwise, start, end);
        }
        inner.erase();
    }

    private void skewed(Builder to) {
        AffineExpr r = AffineExpr.dim(inputs.dims());
        AffineExpr behind = row.minus(r).times(shift);
        // row r of i + r: the variable of the new loop less that of the outer one
        rows(to, start, start.plus(reach()).plus(behind));
        steady(to);
        rows(to, end.plus(behind), end);
    }

    /** All rows, one behind the other; bounds may have the counter of the row as the last dimension. */
    private void rows(Builder to, AffineExpr from, AffineExpr until) {
        Location at = inner.location();
        AffineForOp each = to.insert(new AffineForOp(at, bound(row), bound(row.plus(rows)), 1, List.of()));
        Value counter = each.inductionVariable();
        AffineForOp along = new AffineForOp(at, bound(from, counter), bound(until, counter), 1, List.of());
        along.setAttributes(inner.attributes());
        Builder.atEnd(each.body()).insert(along);
        Builder.atEnd(each.body()).insert(new AffineYieldOp(at, List.of()));
        copy(counter, along.inductionVariable(), Builder.atEnd(along.body()));
        Builder.atEnd(along.body()).insert(new AffineYieldOp(at, List.of()));
    }

    private void steady(Builder to) {
        Location at = inner.location();
        Bound from = bound(start.plus(reach()));
        AffineForOp all = to.insert(new AffineForOp(at, from, bound(end), 1, List.of()));
        all.setAttributes(inner.attributes());
        Builder body = Builder.atEnd(all.body());
        for (int r = 0; r < rows; r++) {
            copy(shifted(outer.inductionVariable(), r, body), shifted(all.inductionVariable(), -shift * r, body), body);
        }
        body.insert(new AffineYieldOp(at, List.of()));
    }

    /** The body of the inner loop for iteration {@code i} of the outer loop and {@code j} of the inner one. */
    private void copy(Value i, Value j, Builder to) {
        IrMapping mapping = new IrMapping();
        mapping.map(outer.inductionVariable(), i);
        mapping.map(inner.inductionVariable(), j);
        for (Operation op : inner.body()) if (op != inner.yieldOp()) to.insert(op.copy(mapping));
    }

    private Value shifted(Value v, long by, Builder to) {
        if (by == 0) return v;
        AffineMap map = new AffineMap(1, 0, List.of(AffineExpr.dim(0).plus(by)));
        return to.insert(new ApplyOp(inner.location(), map, List.of(v))).result();
    }

    private Bound bound(AffineExpr e, Value... last) {
        List<Value> operands = new ArrayList<>(inputs.operands());
        operands.addAll(inputs.dims(), List.of(last));
        int dims = inputs.dims() + last.length;
        AffineMap map = new AffineMap(dims, operands.size() - dims, List.of(e));
        ValueMap simple = new ValueMap(map, operands).canonicalize();
        return new Bound(simple.map(), simple.operands());
    }

    private ValueMap map(List<AffineExpr> results) {
        AffineMap all = new AffineMap(inputs.dims(), inputs.operands().size() - inputs.dims(), results);
        return new ValueMap(all, inputs.operands()).canonicalize();
    }
}
