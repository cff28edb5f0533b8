package dev.wami.loops.vectorize;

import dev.wami.core.interp.IfLike;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.scf.WhileOp;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The operations of a loop, done for several iterations at once. A value that varies becomes a vector with an element
 * per lane; one that does not stays a scalar, and is broadcast behind its definition where a vector is needed.
 */
final class Widening {
    private final Variance variance;
    private final AffineForOp loop;
    private final int lanes;
    private final AffineForOp widened;
    private final IrMapping scalars = new IrMapping();
    private final Map<Value, Value> vectors = new IdentityHashMap<>();
    private final Map<AffineAccess.LoadOp, TransposedLoads.Block> transposed = new IdentityHashMap<>();
    private final Map<AffineAccess.StoreOp, InterleavedStores.Group> interleaved = new IdentityHashMap<>();
    private final List<LaneReduction> reductions;
    private final LaneByLane single;
    private final NeighbourSums sums;

    /** From the body of the loop of {@code variance} to that of {@code widened}, which is in its place already. */
    Widening(Variance variance, int lanes, List<LaneReduction> reductions, AffineForOp widened) {
        this.variance = variance;
        this.reductions = reductions;
        this.loop = variance.loop();
        this.lanes = lanes;
        this.widened = widened;
        scalars.map(loop.inductionVariable(), widened.inductionVariable());
        for (int i = 0; i < loop.resultCount(); i++) {
            if (!reductions.get(i).isInOrder()) {
                vectors.put(loop.carried().get(i), widened.carried().get(i));
            }
        }
        sums = NeighbourSums.of(variance, lanes);
        single = new LaneByLane(variance, lanes, widened, scalars, this::vector);
    }

    /** Puts the operations of the body to {@code to}; returns what it yields: vectors, or of the last lane. */
    List<Value> body(Builder to) {
        transposed.putAll(TransposedLoads.in(loop.body(), variance, lanes));
        interleaved.putAll(InterleavedStores.in(loop.body(), variance, lanes));
        List<Operation> serial = new ArrayList<>();
        for (Operation op : loop.body()) {
            if (variance.isSerial(op)) {
                serial.add(op);
                continue;
            }
            single.add(serial, to);
            serial.clear();
            if (op == loop.yieldOp()) break;
            assemble(op, to);
            operation(op, to);
        }
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < loop.resultCount(); i++) {
            Value v = loop.yieldOp().operand(i);
            if (!reductions.get(i).isInOrder()) assemble(loop.yieldOp(), to);
            out.add(reductions.get(i).isInOrder() ? single.value(v, lanes - 1, to) : vector(v));
        }
        return out;
    }

    /** Puts the operations of {@code from} to {@code to}, without the terminator. */
    void block(Block from, Builder to) {
        Operation end = from.requiredTerminator();
        transposed.putAll(TransposedLoads.in(from, variance, lanes));
        interleaved.putAll(InterleavedStores.in(from, variance, lanes));
        for (Operation op : from) if (op != end) operation(op, to);
    }

    /** Makes vectors of what {@code op} needs of what was made lane after lane. */
    private void assemble(Operation op, Builder to) {
        op.walk(user -> {
            for (Value v : user.operands()) {
                if (!vectors.containsKey(v) && single.isMade(v)) vectors.put(v, elements(v, to));
            }
        });
    }

    private Value elements(Value v, Builder to) {
        List<Value> out = new ArrayList<>();
        for (int k = 0; k < lanes; k++) out.add(single.value(v, k, to));
        return to.insert(new FromElementsOp(loop.location(), vectorOf(v.type()), out))
                .result();
    }

    private void operation(Operation op, Builder to) {
        if (variance.isUniform(op)) {
            to.insert(op.copy(scalars));
        } else if (op instanceof AffineForOp inner) {
            inner(inner, to);
        } else if (op instanceof WhileOp loop) {
            new DivergentLoop(loop, this).widen(to, new Widenable(variance).mayRunOn(loop));
        } else if (op instanceof AffineIfOp || op instanceof IfOp) {
            if (variance.anyVaries(op.operands())) select((IfLike) op, op, to);
            else branch((IfLike) op, op, to);
        } else if (op instanceof AffineAccess.LoadOp load) {
            load(load, to);
        } else if (op instanceof MemRefAccess.LoadOp load) {
            vectors.put(load.result(), gather(load, to));
        } else if (op instanceof AffineAccess.StoreOp store) {
            store(store, to);
        } else if (op instanceof ApplyOp apply) {
            if (!isNumber(apply.result())) return;
            vectors.put(apply.result(), index(LaneSubscripts.of(apply.map(), apply.operands(), loop), 0, to, op));
        } else {
            elementwise(op, to);
        }
    }

    private void load(AffineAccess.LoadOp load, Builder to) {
        TransposedLoads.Block block = transposed.get(load);
        if (block == null) {
            vectors.put(load.result(), memory(to).load(load));
        } else if (!vectors.containsKey(load.result())) {
            List<Value> columns = memory(to).load(block);
            for (int i = 0; i < columns.size(); i++) {
                vectors.put(block.loads().get(i).result(), columns.get(i));
            }
        }
    }

    private void store(AffineAccess.StoreOp store, Builder to) {
        InterleavedStores.Group group = interleaved.get(store);
        if (group == null) {
            memory(to).store(store, vector(store.value()));
        } else if (store == group.last()) {
            memory(to)
                    .store(
                            group,
                            group.stores().stream().map(s -> vector(s.value())).toList());
        }
    }

    /** Element by element: each lane has indices of its own. */
    private Value gather(MemRefAccess.LoadOp load, Builder to) {
        Location at = load.location();
        List<Value> elements = new ArrayList<>();
        for (int k = 0; k < lanes; k++) {
            List<Value> indices = new ArrayList<>();
            for (Value i : load.indices()) {
                boolean own = variance.varies(i);
                indices.add(own ? to.insert(new ExtractOp(at, vector(i), k)).result() : scalars.lookup(i));
            }
            elements.add(to.insert(new MemRefAccess.LoadOp(at, scalars.lookup(load.memref()), indices))
                    .result());
        }
        VectorType type = vectorOf(load.result().type());
        return to.insert(new FromElementsOp(at, type, elements)).result();
    }

    private LaneMemory memory(Builder to) {
        return new LaneMemory(loop, lanes, scalars, to);
    }

    /** Whether {@code v} is more than an input of maps. */
    private static boolean isNumber(Value v) {
        for (Use use : v.uses()) {
            Operation user = use.owner();
            boolean map = user instanceof AffineAccess.AccessOp
                    || user instanceof ApplyOp
                    || user instanceof AffineForOp
                    || user instanceof AffineIfOp;
            if (!map) return true;
        }
        return false;
    }

    // s = s + v -> S = S + (v0 + v1, v2 + v3, ...)
    private void sum(Operation op, NeighbourSums.Step step, Builder to) {
        Location at = op.location();
        Value added = NeighbourSums.added(step.added(), step.halvings(), this::vector, at, to);
        Operation wide = ((ArithOp) op.kind()).on(at, vector(step.sum()), added);
        vectors.put(op.result(0), to.insert(wide).result(0));
    }

    private void elementwise(Operation op, Builder to) {
        NeighbourSums.Step step = sums.step(op);
        if (step != null) {
            sum(op, step, to);
            return;
        }
        List<Type> types = new ArrayList<>();
        for (OpResult r : op.results()) types.add(vectorOf(r.type()));
        Operation wide = op.withResults(types);
        for (int i = 0; i < op.operandCount(); i++) {
            Value v = op.operand(i);
            boolean oneBit = op instanceof SelectOp && i == 0 && !variance.varies(v);
            wide.setOperand(i, oneBit ? scalars.lookup(v) : vector(v));
        }
        to.insert(wide);
        for (int i = 0; i < types.size(); i++) vectors.put(op.result(i), wide.result(i));
    }

    // ---- structured operations

    /** A loop that runs equally often in all lanes. */
    private void inner(AffineForOp op, Builder to) {
        List<Value> inits = new ArrayList<>();
        for (int i = 0; i < op.resultCount(); i++) inits.add(mapped(op.inits().get(i), op.result(i)));
        AffineForOp wide = new AffineForOp(op.location(), mapped(op.lower()), mapped(op.upper()), op.step(), inits);
        wide.setAttributes(op.attributes());
        to.insert(wide);
        scalars.map(op.inductionVariable(), wide.inductionVariable());
        for (int i = 0; i < op.resultCount(); i++) {
            define(op.carried().get(i), wide.carried().get(i));
            define(op.result(i), wide.result(i));
        }
        fill(op.body(), wide.body(), op);
    }

    private Bound mapped(Bound bound) {
        return new Bound(
                bound.map(), bound.operands().stream().map(scalars::lookup).toList());
    }

    /** A conditional that goes the same way in all lanes. */
    private void branch(IfLike conditional, Operation op, Builder to) {
        List<Type> types = new ArrayList<>();
        for (OpResult r : op.results()) types.add(variance.varies(r) ? vectorOf(r.type()) : r.type());
        List<Value> operands = op.operands().stream().map(scalars::lookup).toList();
        Operation wide = op instanceof AffineIfOp affine
                ? new AffineIfOp(op.location(), affine.condition(), operands, types, conditional.hasElse())
                : new IfOp(op.location(), operands.get(0), types, conditional.hasElse());
        to.insert(wide);
        for (int i = 0; i < types.size(); i++) define(op.result(i), wide.result(i));
        fill(conditional.thenBlock(), ((IfLike) wide).thenBlock(), op);
        if (conditional.hasElse()) fill(conditional.elseBlock(), ((IfLike) wide).elseBlock(), op);
    }

    /** Fills {@code to}, a block of what has become of {@code op}, from one of that. */
    private void fill(Block from, Block to, Operation op) {
        Builder inside = Builder.atEnd(to);
        block(from, inside);
        Operation yield = from.requiredTerminator();
        List<Value> yielded = new ArrayList<>();
        for (int i = 0; i < op.resultCount(); i++) yielded.add(mapped(yield.operand(i), op.result(i)));
        inside.insert(
                yield instanceof AffineYieldOp
                        ? new AffineYieldOp(yield.location(), yielded)
                        : new YieldOp(yield.location(), yielded));
    }

    /** {@code v} as a vector if {@code like} is one, else as a scalar. */
    private Value mapped(Value v, Value like) {
        return variance.varies(like) ? vector(v) : scalars.lookup(v);
    }

    private void define(Value original, Value wide) {
        if (variance.varies(original)) vectors.put(original, wide);
        else scalars.map(original, wide);
    }

    // if c then a else b  ->  a' = a, b' = b, select(c, a', b')
    private void select(IfLike conditional, Operation op, Builder to) {
        Value mask = op instanceof AffineIfOp affine ? mask(affine, to) : vector(op.operand(0));
        block(conditional.thenBlock(), to);
        if (!conditional.hasElse()) return;
        block(conditional.elseBlock(), to);
        Operation first = conditional.thenBlock().requiredTerminator();
        Operation second = conditional.elseBlock().requiredTerminator();
        for (int i = 0; i < op.resultCount(); i++) {
            Value a = vector(first.operand(i));
            Value b = vector(second.operand(i));
            vectors.put(
                    op.result(i),
                    to.insert(new SelectOp(op.location(), mask, a, b)).result());
        }
    }

    private Value mask(AffineIfOp op, Builder to) {
        LaneSubscripts conditions = Conditions.of(op, loop);
        List<Value> numbers = new ArrayList<>();
        for (int i = 0; i < conditions.map().results().size(); i++) numbers.add(index(conditions, i, to, op));
        return Conditions.mask(op, numbers, to);
    }

    // ---- values

    VectorType vectorOf(Type type) {
        return VectorType.of(type, lanes);
    }

    /** {@code wide} is what {@code originals} are in all lanes. */
    void define(List<? extends Value> originals, List<? extends Value> wide) {
        for (int i = 0; i < originals.size(); i++) vectors.put(originals.get(i), wide.get(i));
    }

    /** {@code v} for all lanes. */
    Value vector(Value v) {
        Value known = vectors.get(v);
        if (known != null) return known;
        Value out;
        if (v == loop.inductionVariable()) {
            Builder start = Builder.atStart(widened.body());
            out = steps(widened.inductionVariable(), loop.step(), start, loop.location());
        } else {
            Value scalar = scalars.lookup(v);
            out = behind(scalar)
                    .insert(new BroadcastOp(loop.location(), scalar, vectorOf(scalar.type())))
                    .result();
        }
        vectors.put(v, out);
        return out;
    }

    /** Behind the definition of {@code scalar}, but before the loop if that is outside. */
    private Builder behind(Value scalar) {
        Block home = scalar.block();
        if (home == null || !widened.region(0).isAncestorOf(home.region())) return Builder.before(widened);
        Operation def = scalar.definedBy();
        return def == null ? Builder.atStart(home) : Builder.after(def);
    }

    /** Function {@code i} of {@code functions} in each lane. */
    private Value index(LaneSubscripts functions, int i, Builder to, Operation op) {
        Long growth = functions.growth(i);
        if (growth == null) throw new IllegalStateException("not linear");
        List<Value> operands =
                functions.operands().stream().map(scalars::lookup).toList();
        Value first = to.insert(new ApplyOp(op.location(), functions.map().result(i), operands))
                .result();
        return steps(first, growth, to, op.location());
    }

    // (first, first + growth, first + 2 * growth, ...)
    private Value steps(Value first, long growth, Builder to, Location at) {
        VectorType type = vectorOf(IndexType.INDEX);
        Value all = to.insert(new BroadcastOp(at, first, type)).result();
        if (growth == 0) return all;
        long[] distances = new long[lanes];
        for (int k = 0; k < lanes; k++) distances[k] = k * growth;
        Value steps = ConstantOp.insert(Builder.before(widened), at, DenseElementsAttr.of(type, distances));
        return to.insert(new AddIOp(at, all, steps)).result();
    }
}
