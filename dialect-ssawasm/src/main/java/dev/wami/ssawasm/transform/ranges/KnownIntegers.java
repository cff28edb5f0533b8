package dev.wami.ssawasm.transform.ranges;

import dev.wami.core.analysis.Dominance;
import dev.wami.core.analysis.SparseDataFlow;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.Branches.TwoWay;
import dev.wami.ssawasm.Bulk;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.NumericOp;
import dev.wami.ssawasm.Stack.SelectOp;
import dev.wami.ssawasm.TestOp;
import dev.wami.ssawasm.transform.Counter;
import dev.wami.ssawasm.transform.RotatedLoop;
import dev.wami.ssawasm.transform.TripCount;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the integers of a function, at every place: of their definitions, and of the conditions of the
 * branches and {@code if}s that lead there. Facts grow along loops until they stay; after a few rounds bounds grow to
 * the next number that something is compared with. LLVM: LazyValueInfo and ValueTracking.
 *
 * <p>The analysis of {@code arith}, {@code IntegerRanges}, says what mlir-opt's does: it knows neither bits nor
 * conditions, and computes with integers of any size; both are {@link SparseDataFlow}s.
 */
final class KnownIntegers extends SparseDataFlow<KnownIntegers.Fact> implements Bound.Facts {
    /** How often what is known of a value becomes less before its bounds make steps. */
    private static final int MAX_CHANGES = 3;
    /** How many steps they make before there are none. */
    private static final int MAX_STEPS = 8;
    /** How many conditions on one value are looked at. */
    private static final int MAX_BOUNDS = 16;

    /** @param known null for what is no integer */
    record Fact(@Nullable KnownInt known) {
        static final Fact OTHER = new Fact(null);

        @Override
        public boolean equals(@Nullable Object other) {
            return other == this || other instanceof Fact f && known != null && known.equals(f.known);
        }

        @Override
        public int hashCode() {
            return known == null ? 0 : known.hashCode();
        }
    }

    /** Holds wherever {@code from} has been passed. */
    private record Holds(Block from, Bound bound) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other == this;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    private final IrMap<Value, List<Holds>> conditions = new IrMap<>();
    /** What conditions say where they are not 0. */
    private final IrMap<Value, List<Bound>> whereTrue = new IrMap<>();

    private final IrMap<Value, List<Bound>> whereFalse = new IrMap<>();
    private final IrMap<Value, Integer> changes = new IrMap<>();
    /** What counters of loops are that end after a known number of iterations. */
    private final IrMap<Value, KnownInt> counters = new IrMap<>();

    private final Dominance dominance;
    private final Thresholds thresholds = new Thresholds();
    private boolean running = true;

    private KnownIntegers(Dominance dominance) {
        this.dominance = dominance;
    }

    /** Of everything in {@code function}. */
    static KnownIntegers of(Operation function, Dominance dominance) {
        KnownIntegers known = new KnownIntegers(dominance);
        function.walk(known::read);
        known.thresholds.sort();
        known.run(function);
        known.running = false;
        return known;
    }

    /** Notes what holds behind the branch {@code op}, and what is compared. */
    private void read(Operation op) {
        if (op instanceof IfOp branch) {
            holds(branch.thenRegion(), branch.condition(), true);
            holds(branch.elseRegion(), branch.condition(), false);
        } else if (op instanceof TwoWay branch && branch.successor(0) != branch.successor(1)) {
            for (int i = 0; i < 2; i++) {
                Block to = branch.successor(i);
                BlockUse only = to.onlyPredecessor();
                if (only != null && only.owner() == op) holds(to, branch.condition(), i == 0);
            }
        } else if (op instanceof CompareOp c) {
            if (c.rhs().definedBy() instanceof ConstantLike k && k.constant() instanceof IntegerAttr i) {
                thresholds.addAround(i.value());
            }
        } else if (op instanceof BlockLoopOp loop) {
            readCounters(loop);
        }
    }

    private void readCounters(BlockLoopOp loop) {
        RotatedLoop rotated = RotatedLoop.of(loop);
        if (rotated == null || !(rotated.test().condition().definedBy() instanceof CompareOp test)) return;
        for (Counter c : Counter.of(rotated)) {
            TripCount trips = TripCount.of(rotated, c, test);
            Long from = Counter.constant(c.start());
            if (trips == null || trips.known() == 0 || from == null) continue;
            long last = from + (trips.known() - 1) * c.step();
            boolean wraps = last != (int) last;
            if (!wraps) counters.put(c.value(), KnownInt.signed(32, Math.min(from, last), Math.max(from, last)));
        }
    }

    private void holds(Region region, Value condition, boolean holds) {
        if (!region.isEmpty()) holds(region.entry(), condition, holds);
    }

    private void holds(Block block, Value condition, boolean holds) {
        for (Bound b : bounds(condition, holds)) {
            List<Holds> all = conditions.get(b.subject());
            if (all == null) conditions.put(b.subject(), all = new ArrayList<>(2));
            if (all.size() < MAX_BOUNDS) all.add(new Holds(block, b));
        }
    }

    // ---- what is asked afterwards

    /** What is known of {@code v} where {@code user} reads it; null for other types, and for what is never executed. */
    @Nullable
    KnownInt at(Value v, Operation user) {
        Fact f = factAt(v, user);
        return f == null ? null : f.known;
    }

    /** What is known of {@code v} wherever it is. */
    @Nullable
    KnownInt of(Value v) {
        Fact f = fact(v);
        return f == null ? null : f.known;
    }

    // ---- facts

    /** 32 or 64, or 0 for what is no integer. */
    static int width(Type type) {
        return type == IntegerType.I32 ? 32 : type == IntegerType.I64 ? 64 : 0;
    }

    private static Fact fact(@Nullable KnownInt known) {
        return known == null ? Fact.OTHER : new Fact(known);
    }

    @Override
    protected Fact unknown(Value v) {
        int width = width(v.type());
        return width == 0 ? Fact.OTHER : new Fact(KnownInt.any(width));
    }

    @Override
    protected Fact join(Fact a, Fact b) {
        if (a.known == null || b.known == null) return Fact.OTHER;
        KnownInt joined = a.known.join(b.known);
        return joined == a.known ? a : new Fact(joined);
    }

    @Override
    protected Fact widen(Value v, Fact before, Fact joined) {
        // every way from a value to itself leads through an argument
        if (!(v instanceof BlockArgument)) return joined;
        if (before.known == null || joined.known == null || before.known.equals(joined.known)) return joined;
        int times = changes.getOrDefault(v, 0) + 1;
        changes.put(v, times);
        if (times <= MAX_CHANGES) return joined;
        return arriving(v, new Fact(thresholds.widen(before.known, joined.known, times > MAX_CHANGES + MAX_STEPS)));
    }

    @Override
    protected Fact arriving(Value argument, Fact fact) {
        KnownInt counter = counters.get(argument);
        if (counter == null || fact.known == null) return fact;
        KnownInt both = fact.known.meet(counter);
        return both == null ? fact : new Fact(both);
    }

    @Override
    protected @Nullable Attribute constant(Fact fact) {
        KnownInt k = fact.known;
        return k == null || !k.isConstant()
                ? null
                : IntegerAttr.of(k.width == 32 ? IntegerType.I32 : IntegerType.I64, k.smin);
    }

    // ---- by conditions

    @Override
    protected @Nullable Fact factAt(Value v, Operation user) {
        Fact f = fact(v);
        if (f == null || f.known == null) return f;
        KnownInt known = f.known;
        List<Holds> holding = conditions.get(v);
        Block block = user.block();
        if (holding == null || block == null) return f;
        @Nullable Block[] inside = inside(holding, block);
        for (int i = 0; i < inside.length; i++) {
            Holds h = holding.get(i);
            Block inner = inside[i];
            if (inner == null || !dominance.dominates(h.from, inner)) continue;
            known = h.bound.narrow(known, this);
            if (known == null) return null;
        }
        return known == f.known ? f : new Fact(known);
    }

    /** For each condition the block that {@code block} is in, or is, in its region; the way out of a nest is long. */
    private static @Nullable Block[] inside(List<Holds> holding, Block block) {
        @Nullable Block[] out = new Block[holding.size()];
        Block at = block;
        while (at != null) {
            for (int i = 0; i < out.length; i++) if (holding.get(i).from.region() == at.region()) out[i] = at;
            Operation parent = at.parentOp();
            at = parent == null ? null : parent.block();
        }
        return out;
    }

    @Override
    protected @Nullable Fact passedFact(Value v, Operation op, int edge) {
        Fact f = factAt(v, op);
        if (f == null || f.known == null || !(op instanceof TwoWay branch)) return f;
        if (branch.successor(0) == branch.successor(1)) return f;
        KnownInt known = narrow(v, f.known, branch.condition(), edge == 0);
        return known == null ? null : new Fact(known);
    }

    private List<Bound> bounds(Value condition, boolean holds) {
        IrMap<Value, List<Bound>> all = holds ? whereTrue : whereFalse;
        List<Bound> bounds = all.get(condition);
        if (bounds == null) all.put(condition, bounds = Bound.of(condition, holds));
        return bounds;
    }

    /** What is known of {@code v} where {@code condition} holds, or does not. */
    private @Nullable KnownInt narrow(Value v, KnownInt known, Value condition, boolean holds) {
        KnownInt narrowed = known;
        for (Bound b : bounds(condition, holds)) {
            if (b.subject() == v) narrowed = b.narrow(narrowed, this);
            if (narrowed == null) return null;
        }
        return narrowed;
    }

    @Override
    public @Nullable KnownInt now(Value v) {
        Fact f = running ? factNow(v) : fact(v);
        return f == null ? null : f.known;
    }

    // ---- by definitions

    @Override
    protected List<@Nullable Fact> transfer(Operation op, List<Fact> operands) {
        List<@Nullable Fact> out = new ArrayList<>(op.resultCount());
        for (int i = 0; i < op.resultCount(); i++) out.add(unknown(op.result(i)));
        if (op.resultCount() != 1) return out;
        int width = width(op.result(0).type());
        KnownInt known = width == 0 ? null : infer(op, width, operands);
        if (known != null) out.set(0, fact(known));
        return out;
    }

    private @Nullable KnownInt infer(Operation op, int width, List<Fact> operands) {
        if (op instanceof ConstantLike c) {
            return c.constant() instanceof IntegerAttr i ? KnownInt.constant(width, i.value()) : null;
        }
        if (op instanceof NumericOp n) return numeric(n, width, operands);
        if (op instanceof LoadOp load) return loaded(load, width);
        if (op instanceof SelectOp select) return selected(select, operands);
        // in pages
        return op instanceof Bulk.MemorySizeOp ? KnownInt.unsigned(width, 0, width == 64 ? 1L << 48 : 1 << 16) : null;
    }

    private static @Nullable KnownInt numeric(NumericOp op, int width, List<Fact> operands) {
        KnownInt a = operands.get(0).known;
        if (a == null) return ofOthers(op, width);
        if (operands.size() == 1) return KnownArithmetic.unary(op.operator(), a, width);
        KnownInt b = operands.get(1).known;
        if (b == null) return null;
        if (op instanceof CompareOp) return KnownArithmetic.compare(op.operator(), a, b);
        KnownInt result = KnownArithmetic.binary(op.operator(), a, b);
        boolean grows = op instanceof BinaryOp sum && sum.isNuw() && op.operator() == Operator.ADD;
        if (!grows) return result;
        KnownInt greater =
                result.meet(KnownInt.unsigned(width, KnownInt.maxUnsigned(a.umin, b.umin), KnownInt.mask(width)));
        return greater == null ? result : greater;
    }

    /** Integers made of floats and vectors. */
    private static @Nullable KnownInt ofOthers(NumericOp op, int width) {
        if (op instanceof CompareOp || op instanceof TestOp && op.operator() != Operator.BITMASK) return KnownInt.TRUTH;
        int lanes = op.operand(0).type() instanceof VectorType
                ? Vectors.lanes(op.operand(0).type())
                : 0;
        if (lanes == 0) return null;
        return switch (op.operator()) {
            case BITMASK -> KnownInt.unsigned(width, 0, KnownInt.mask(lanes));
            case EXTRACT_LANE_U -> KnownInt.unsigned(width, 0, KnownInt.mask(128 / lanes));
            case EXTRACT_LANE_S -> KnownInt.signed(width, KnownInt.least(128 / lanes), KnownInt.greatest(128 / lanes));
            default -> null;
        };
    }

    private static @Nullable KnownInt loaded(LoadOp load, int width) {
        int bits = 8 * load.accessBytes();
        if (bits >= width) return null;
        return load.isUnsigned()
                ? KnownInt.unsigned(width, 0, KnownInt.mask(bits))
                : KnownInt.signed(width, KnownInt.least(bits), KnownInt.greatest(bits));
    }

    /** Each value is what the condition makes of it. */
    private @Nullable KnownInt selected(SelectOp op, List<Fact> operands) {
        KnownInt nonzero = operands.get(0).known;
        KnownInt zero = operands.get(1).known;
        KnownInt condition = operands.get(2).known;
        if (nonzero == null || zero == null || condition == null) return null;
        KnownInt a = condition.isZero() ? null : narrow(op.nonzero(), nonzero, op.condition(), true);
        KnownInt b = condition.isNonZero() ? null : narrow(op.zero(), zero, op.condition(), false);
        if (a == null) return b == null ? nonzero.join(zero) : b;
        return b == null ? a : a.join(b);
    }
}
