package dev.wami.core.analysis;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.range.IntRange;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the integers of a program lie between, as {@link InferIntRange} says. Upstream: IntegerRangeAnalysis. */
public final class IntegerRanges extends SparseDataFlow<IntegerRanges.Fact> {
    /** How often a range grows, along a loop, before it is taken to grow for ever. */
    private static final int MAX_CHANGES = 4;

    /**
     * What is known of a value.
     *
     * @param range null for what is no integer of up to 64 bits
     * @param dialect the one that can make a constant of it
     */
    public record Fact(@Nullable IntRange range, String dialect) {
        static final Fact OTHER = new Fact(null, "");

        @Override
        public boolean equals(@Nullable Object other) {
            return other == this
                    || other instanceof Fact f && Objects.equals(range, f.range) && dialect.equals(f.dialect);
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(range);
        }
    }

    private final Map<Value, Integer> changes = new IdentityHashMap<>();

    /** The width of ranges of {@code type}; 0 if it has none. */
    private static int width(Type type) {
        if (type instanceof IndexType) return 64;
        return type instanceof IntegerType i && i.isSignless() && i.width() >= 1 && i.width() <= 64 ? i.width() : 0;
    }

    /** Whether an index of 32 bits can be any in {@code range}. */
    public static boolean fitsAnyIndex(IntRange range) {
        return range.smin().bitLength() < 32 && range.smax().bitLength() < 32;
    }

    @Override
    protected Fact unknown(Value v) {
        int width = width(v.type());
        return width == 0 ? Fact.OTHER : new Fact(IntRange.full(width), "");
    }

    @Override
    protected Fact join(Fact a, Fact b) {
        return a.range == null || b.range == null ? Fact.OTHER : new Fact(a.range.join(b.range), a.dialect);
    }

    @Override
    protected Fact widen(Value v, Fact before, Fact joined) {
        if (before.range == null || joined.range == null || before.range.equals(joined.range)) return joined;
        boolean endless = changes.merge(v, 1, Integer::sum) > MAX_CHANGES;
        return endless ? new Fact(before.range.widen(joined.range), before.dialect) : joined;
    }

    @Override
    protected @Nullable Attribute constant(Fact fact) {
        IntRange r = fact.range;
        return r == null || !r.isConstant() ? null : IntegerAttr.of(IntegerType.of(r.width()), r.smin());
    }

    @Override
    protected List<@Nullable Fact> transfer(Operation op, List<Fact> operands) {
        List<@Nullable Fact> out = new ArrayList<>(op.resultCount());
        List<@Nullable IntRange> inferred = infer(op, operands);
        for (int i = 0; i < op.resultCount(); i++) {
            IntRange range = inferred == null ? null : inferred.get(i);
            Fact any = unknown(op.result(i));
            out.add(any.range == null || range == null ? any : new Fact(range, op.dialect()));
        }
        return out;
    }

    private static @Nullable List<@Nullable IntRange> infer(Operation op, List<Fact> operands) {
        if (op instanceof InferIntRange i) return i.resultRanges(ranges(operands));
        if (!(op instanceof ConstantLike c) || !(c.constant() instanceof IntegerAttr a)) return null;
        Type type = op.result().type();
        int width = width(type);
        if (width == 0) return null;
        IntRange range = IntRange.constant(width, BigInteger.valueOf(a.value()));
        // an index of 32 bits is only the low half of what is written
        return type instanceof IndexType && !fitsAnyIndex(range) ? null : List.of(range);
    }

    @Override
    protected Fact produced(BlockArgument a) {
        Fact any = unknown(a);
        Operation op = a.owner().parentOp();
        if (any.range == null || !(op instanceof InferIntRange infer)) return any;
        List<Fact> operands = new ArrayList<>();
        for (int i = 0; i < op.operandCount(); i++) {
            Fact f = fact(op.operand(i));
            operands.add(f == null ? unknown(op.operand(i)) : f);
        }
        IntRange range = infer.argumentRange(a, ranges(operands));
        return range == null ? any : new Fact(range, op.dialect());
    }

    private static List<@Nullable IntRange> ranges(List<Fact> facts) {
        List<@Nullable IntRange> out = new ArrayList<>(facts.size());
        for (Fact f : facts) out.add(f.range);
        return out;
    }

    /** The ranges of the operands of {@code op}; null where there is none. */
    public List<@Nullable IntRange> operandRanges(Operation op) {
        List<@Nullable IntRange> out = new ArrayList<>(op.operandCount());
        for (int i = 0; i < op.operandCount(); i++) {
            Fact f = fact(op.operand(i));
            out.add(f == null ? null : f.range);
        }
        return out;
    }
}
