package dev.wami.loops.supervector;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.ub.PoisonOp;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.TransferReadOp;
import dev.wami.std.vector.TransferWriteOp;
import dev.wami.std.vector.VectorMasks.CreateMaskOp;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Builds the vector form of a nest beside it, operation by operation, and puts it in its place if that is possible for
 * all of them. Upstream: VectorizationState and the functions that take it, whose order of operations it keeps.
 */
final class SuperVectors {
    private final Strategy strategy;
    private final boolean inBounds;
    private final Builder at;
    /** What values have become that are vectors now. */
    private final Map<Value, Value> vectors = new IdentityHashMap<>();
    /** What values have become that still are scalars. */
    private final IrMapping scalars = new IrMapping();
    /** The loops of the new nest that are dimensions, and their vectorized form of the old ones. */
    private final Map<AffineForOp, Integer> newDimensions = new IdentityHashMap<>();

    private final Map<AffineForOp, Value> masks = new IdentityHashMap<>();
    private final Map<OpResult, Value> reduced = new IdentityHashMap<>();
    /** What was made in front of the new nest for it, and behind it of its results. */
    private final List<Operation> before = new ArrayList<>();

    private final List<Operation> behind = new ArrayList<>();
    private @Nullable AffineForOp newRoot;

    /** @param inBounds whether no lane is outside of memory */
    SuperVectors(Strategy strategy, boolean inBounds) {
        this.strategy = strategy;
        this.inBounds = inBounds;
        this.at = Builder.after(strategy.root());
    }

    /** Whether the nest can be replaced; nothing is changed. */
    boolean isPossible() {
        boolean possible = build();
        undo();
        return possible;
    }

    /** Replaces the nest by its vector form; false, and nothing is changed, if there is none. */
    boolean replace() {
        if (!build()) {
            undo();
            return false;
        }
        reduced.forEach(OpResult::replaceAllUsesWith);
        strategy.root().erase();
        return true;
    }

    private boolean build() {
        return strategy.root().walkOuterFirst(op -> vectorize(op) ? Operation.Walk.INTO : Operation.Walk.STOP);
    }

    private void undo() {
        Collections.reverse(behind);
        behind.forEach(Operation::erase);
        if (newRoot != null) newRoot.erase();
        Collections.reverse(before);
        before.forEach(Operation::erase);
    }

    private boolean vectorize(Operation op) {
        if (op instanceof AffineAccess.LoadOp load) return load(load);
        if (op instanceof AffineAccess.StoreOp store) return store(store);
        if (op instanceof AffineForOp loop) return loop(loop);
        if (op instanceof AffineYieldOp yield) return end(yield);
        if (op instanceof ConstantOp constant) return constant(constant) != null;
        if (op instanceof ApplyOp apply) return apply(apply);
        return (op instanceof ElementwiseOp || op instanceof SelectOp) && widen(op) != null;
    }

    private VectorType vectorOf(Type element) {
        long[] sizes = strategy.sizes().stream().mapToLong(Long::longValue).toArray();
        return VectorType.of(element, sizes);
    }

    // ---- operands

    /** The vector that {@code v} is; null if there is none. */
    private @Nullable Value vector(Value v) {
        Value known = vectors.get(v);
        if (known != null) return known;
        if (v.definedBy() instanceof ConstantOp constant) return constant(constant);
        return isUniform(v) ? broadcast(v) : null;
    }

    /** Whether {@code v} is the same in all lanes: a counter of a loop that is no dimension, or defined outside. */
    private boolean isUniform(Value v) {
        Operation owner = v instanceof BlockArgument a ? a.owner().parentOp() : null;
        boolean counter = owner instanceof AffineForOp loop
                && loop.inductionVariable() == v
                && !strategy.dimensions().containsKey(loop);
        if (counter) return true;
        for (AffineForOp loop : strategy.dimensions().keySet()) {
            if (v.block() == null || loop.region(0).isAncestorOf(v.block().region())) return false;
        }
        return Vectorizable.isElement(v.type());
    }

    private Value broadcast(Value v) {
        Value scalar = scalars.lookup(v);
        Operation definition = scalar.definedBy();
        Builder to = definition == null
                ? Builder.atStart(Objects.requireNonNull(scalar.block()))
                : Builder.after(definition);
        BroadcastOp op = to.insert(new BroadcastOp(locationOf(v), scalar, vectorOf(v.type())));
        if (newRoot == null || !newRoot.isProperAncestorOf(op)) before.add(op);
        vectors.put(v, op.result());
        return op.result();
    }

    private Location locationOf(Value v) {
        Operation op = v.definedBy();
        return op == null ? strategy.root().location() : op.location();
    }

    private @Nullable Value constant(ConstantOp op) {
        Value known = vectors.get(op.result());
        if (known != null) return known;
        if (!Vectorizable.isElement(op.result().type())) return null;
        Operation around = at.block().parentOp();
        while (!(around instanceof AffineForOp loop && newDimensions.containsKey(loop))) {
            if (around == null) return null;
            around = around.parentOp();
        }
        Value vector = constant(Builder.atStart(((AffineForOp) around).body()), op.location(), op.value());
        vectors.put(op.result(), vector);
        return vector;
    }

    private Value constant(Builder to, Location location, TypedAttr element) {
        long bits = element instanceof FloatAttr f ? f.bits() : ((IntegerAttr) element).value();
        return ConstantOp.insert(to, location, DenseElementsAttr.splat(vectorOf(element.type()), bits));
    }

    // ---- operations

    /** Maps stay: their operands are the same in all lanes, or counters. */
    private boolean apply(ApplyOp op) {
        if (!areScalars(op.operands())) return false;
        ApplyOp copy = at.insert(new ApplyOp(op.location(), op.map(), mapped(op.operands())));
        scalars.map(op.result(), copy.result());
        return true;
    }

    /** Whether none of {@code values} is computed in the loop, as a vector. */
    private boolean areScalars(List<Value> values) {
        for (Value v : values) if (vectors.containsKey(v)) return false;
        return true;
    }

    private List<Value> mapped(List<Value> values) {
        return values.stream().map(scalars::lookup).toList();
    }

    private boolean load(AffineAccess.LoadOp op) {
        AffineMap map = op.map();
        if (!areScalars(op.mapOperands())) return false;
        List<Value> operands = mapped(op.mapOperands());
        if (!map.isIdentity()) {
            for (Value v : operands) if (v.definedBy() instanceof ApplyOp) return false;
        }
        List<Value> indices = indices(op, operands);
        AffineMap permutation = permutation(indices);
        if (permutation == null) return false;
        Type element = op.memrefType().element();
        Value padding = at.insert(new PoisonOp(op.location(), element)).result();
        TransferReadOp read = at.insert(new TransferReadOp(
                op.location(), op.memref(), indices, permutation, padding, bounds(), vectorOf(element)));
        vectors.put(op.result(), read.result());
        return true;
    }

    private boolean store(AffineAccess.StoreOp op) {
        Value value = vector(op.value());
        if (value == null || !areScalars(op.mapOperands())) return false;
        List<Value> indices = indices(op, mapped(op.mapOperands()));
        AffineMap permutation = permutation(indices);
        // no lane stores for another one
        if (permutation == null || permutation.results().contains(AffineExpr.constant(0))) return false;
        at.insert(new TransferWriteOp(op.location(), value, op.memref(), indices, permutation, bounds()));
        return true;
    }

    private boolean[] bounds() {
        boolean[] out = new boolean[strategy.sizes().size()];
        Arrays.fill(out, inBounds);
        return out;
    }

    private List<Value> indices(AffineAccess.AccessOp op, List<Value> operands) {
        AffineMap map = op.map();
        if (map.isIdentity() && map.symbols() == 0) return operands;
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < map.results().size(); i++) {
            out.add(at.insert(new ApplyOp(op.location(), map.result(i), operands))
                    .result());
        }
        return out;
    }

    /** The dimension of memory for each one of vectors, 0 where no index moves; null if several do. */
    private @Nullable AffineMap permutation(List<Value> indices) {
        List<AffineExpr> out = new ArrayList<>();
        for (int i = 0; i < strategy.sizes().size(); i++) out.add(AffineExpr.constant(0));
        for (Map.Entry<AffineForOp, Integer> e : newDimensions.entrySet()) {
            AffineForOp loop = e.getKey();
            boolean around = loop.region(0).isAncestorOf(at.block().region());
            boolean found = false;
            for (int i = 0; i < indices.size(); i++) {
                if (!Vectorizable.varies(indices.get(i), loop)) continue;
                if (found) return null;
                found = true;
                if (around) out.set(e.getValue(), AffineExpr.dim(i));
            }
        }
        return new AffineMap(indices.size(), 0, out);
    }

    private @Nullable Operation widen(Operation op) {
        List<Type> types = new ArrayList<>();
        for (OpResult r : op.results()) types.add(vectorOf(r.type()));
        List<Value> operands = new ArrayList<>();
        for (Value v : op.operands()) {
            Value vector = vector(v);
            if (vector == null) return null;
            operands.add(vector);
        }
        Operation wide = op.withResults(types);
        for (int i = 0; i < operands.size(); i++) wide.setOperand(i, operands.get(i));
        at.insert(wide);
        for (int i = 0; i < types.size(); i++) vectors.put(op.result(i), wide.result(i));
        return wide;
    }

    // ---- loops

    private boolean loop(AffineForOp op) {
        boolean dimension = strategy.dimensions().containsKey(op);
        if (dimension && op.resultCount() > 0 && op.step() != 1) return false;
        List<LoopReduction> reductions = strategy.reductions().getOrDefault(op, List.of());
        List<Value> inits = new ArrayList<>();
        for (int i = 0; i < op.resultCount(); i++) {
            Value init = dimension
                    ? startOf(reductions.get(i), op)
                    : vector(op.inits().get(i));
            if (init == null) return false;
            inits.add(init);
        }
        AffineForOp wide = at.insert(new AffineForOp(
                op.location(), mapped(op.lower()), mapped(op.upper()), op.step() * strategy.factor(op), inits));
        if (newRoot == null) newRoot = wide;
        scalars.map(op.inductionVariable(), wide.inductionVariable());
        for (int i = 0; i < inits.size(); i++) {
            vectors.put(op.carried().get(i), wide.carried().get(i));
            vectors.put(op.result(i), wide.result(i));
        }
        if (dimension) {
            for (int i = 0; i < inits.size(); i++) reduced.put(op.result(i), reduce(reductions.get(i), op, wide, i));
            newDimensions.put(wide, strategy.dimensions().get(op));
        }
        at.setToStart(wide.body());
        if (dimension && !inits.isEmpty()) mask(wide);
        return true;
    }

    private Bound mapped(Bound bound) {
        return new Bound(bound.map(), mapped(bound.operands()));
    }

    private Value startOf(LoopReduction reduction, AffineForOp op) {
        Value start = constant(at, op.location(), reduction.identity());
        before.add(Objects.requireNonNull(start.definedBy()));
        return start;
    }

    /** The element that vector {@code i} of {@code wide} is combined to, with the initial value. */
    private Value reduce(LoopReduction reduction, AffineForOp op, AffineForOp wide, int i) {
        ReductionOp all = at.insert(new ReductionOp(op.location(), reduction.combining(), wide.result(i), null));
        Value init = op.inits().get(i);
        behind.add(all);
        boolean nothing = init.definedBy() instanceof ConstantOp c && c.value().equals(reduction.identity());
        if (nothing) return all.result();
        Operation last =
                at.insert(Objects.requireNonNull(reduction.kind().operation()).on(op.location(), all.result(), init));
        behind.add(last);
        return last.result();
    }

    // lanes from the upper bound on hold nothing: mask = (u - i first ones)
    private void mask(AffineForOp wide) {
        if (wide.hasConstantBounds()) {
            long count =
                    wide.upper().map().singleConstant() - wide.lower().map().singleConstant();
            if (count % wide.step() == 0) return;
        }
        Bound upper = wide.upper();
        Location location = wide.location();
        boolean one = upper.map().results().size() == 1;
        Operation end = at.insert(
                one
                        ? new ApplyOp(location, upper.map(), upper.operands())
                        : ChoiceOp.least(location, upper.map(), upper.operands()));
        AffineMap difference = new AffineMap(2, 0, List.of(AffineExpr.dim(0).minus(AffineExpr.dim(1))));
        ValueMap left = new ValueMap(difference, List.of(end.result(), wide.inductionVariable())).compose();
        ApplyOp count = at.insert(new ApplyOp(location, left.map(), left.operands()));
        if (end.isUnused()) end.erase();
        VectorType type = vectorOf(IntegerType.I1);
        masks.put(
                wide,
                at.insert(new CreateMaskOp(location, type, List.of(count.result())))
                        .result());
    }

    private boolean end(AffineYieldOp op) {
        List<Value> operands = new ArrayList<>();
        for (Value v : op.operands()) {
            Value vector = vector(v);
            if (vector == null) return false;
            operands.add(vector);
        }
        at.insert(new AffineYieldOp(op.location(), operands));
        AffineForOp wide = (AffineForOp) Objects.requireNonNull(at.block().parentOp());
        Value mask = masks.get(wide);
        for (int i = 0; mask != null && i < operands.size(); i++) maskCombined(wide, i, mask);
        at.setAfter(wide);
        return true;
    }

    // acc op x  ->  acc op (mask ? x : identity)
    private static void maskCombined(AffineForOp wide, int i, Value mask) {
        Operation combine = Objects.requireNonNull(wide.yieldOp().operand(i).definedBy());
        int other = combine.operand(0) == wide.carried().get(i) ? 1 : 0;
        SelectOp select = Builder.before(combine)
                .insert(new SelectOp(
                        combine.location(),
                        mask,
                        combine.operand(other),
                        wide.inits().get(i)));
        combine.setOperand(other, select.result());
    }
}
