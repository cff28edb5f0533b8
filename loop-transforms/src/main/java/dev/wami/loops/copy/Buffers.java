package dev.wami.loops.copy;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.loops.nest.ElementBytes;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineDma.DmaStartOp;
import dev.wami.std.affine.AffineDma.DmaWaitOp;
import dev.wami.std.affine.AffineDma.Element;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.memref.MemRefAllocation;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The buffers of a range of operations:
 *
 * <pre>
 *                          b = alloc
 *                          for x in box: b[x - start] = m[x]
 *   ... m[i] ...     -&gt;    ... b[i - start] ...
 *                          for x in box: m[x] = b[x - start]
 *                          dealloc b
 * </pre>
 *
 * Upstream: generateCopy.
 */
final class Buffers {
    private final CopyRange range;
    private final CopyOptions options;
    private final Block top;
    private final List<AffineForOp> nests;
    private final Map<Value, Value> buffers = new IdentityHashMap<>();
    /**
     * What new operations at the end of the range stand in front of: what is copied back goes before what was freed.
     */
    private @Nullable Operation behind;

    private Builder constants;
    private long bytes;

    /** @param nests where to add loops that copy */
    Buffers(CopyRange range, CopyOptions options, Block top, List<AffineForOp> nests) {
        this.range = range;
        this.options = options;
        this.top = top;
        this.nests = nests;
        behind = range.last().next();
        constants = Builder.atStart(top);
    }

    /** How many bytes the buffers have. */
    long bytes() {
        return bytes;
    }

    int count() {
        return buffers.size();
    }

    /** Copies {@code box} in, or back if it is {@code written}; not where its size is not known. */
    void copy(CopiedBox box, boolean written) {
        ConstantOp first = Builder.atStart(top).insert(new ConstantOp(location(), IntegerAttr.index(0)));
        constants = Builder.before(first);
        Value zero = first.result();
        MemRefType type = box.type();
        long[] shape = box.shape();
        if (type.layout() != null || type.rank() == 0 || shape == null) return;
        long elements = 1;
        for (long n : shape) elements *= n;
        if (elements == 0 || options.dma() && !isTransferable(box)) return;
        // a transfer has one size, that of the largest tile
        if (options.dma() && options.check() && !box.isWithinAtFullSize()) return;
        AffineForOp invariant = range.placement(box);
        Builder before = Builder.before(invariant == null ? range.first() : invariant);
        Operation next = invariant == null ? behind : invariant.next();
        Builder after = next == null ? Builder.atEnd(range.first().requiredBlock()) : Builder.before(next);
        Builder at = written ? after : before;
        List<Value> starts = starts(box, zero, at);
        Value buffer = buffers.get(box.memref());
        boolean isNew = buffer == null;
        if (buffer == null) {
            MemRefType own = new MemRefType(
                    Shape.of(shape), type.element(), null, IntegerAttr.of(IntegerType.I64, options.fast()));
            buffer = before.insert(new MemRefAllocation.AllocOp(location(), own, List.of()))
                    .result();
            buffers.put(box.memref(), buffer);
            bytes += elements * ElementBytes.of(type.element());
        }
        Value count = constant(elements);
        Operation end = options.dma()
                ? transfer(box, buffer, written, starts, zero, count, before, after)
                : loops(box, buffer, written, at);
        Operation freed = isNew ? after.insert(new MemRefAllocation.DeallocOp(location(), buffer)) : null;
        if (invariant == null && (written || options.dma())) behind = end;
        else if (invariant == null && freed != null) behind = freed;
        redirect(box, buffer);
    }

    private Location location() {
        return range.first().location();
    }

    private Value constant(long value) {
        return constants
                .insert(new ConstantOp(location(), IntegerAttr.index(value)))
                .result();
    }

    /** The first subscript of the box in each dimension. */
    private List<Value> starts(CopiedBox box, Value zero, Builder at) {
        List<Value> out = new ArrayList<>();
        List<Value> values = box.values();
        for (int i = 0; i < box.dims().size(); i++) {
            Linear start = box.start(i);
            if (start.isConstant()) {
                out.add(start.constant() == 0 ? zero : constant(start.constant()));
                continue;
            }
            AffineMap map = new AffineMap(values.size(), 0, List.of(Interval.expression(start, values)));
            out.add(at.insert(new ApplyOp(location(), map, values)).result());
        }
        return out;
    }

    // ---- by loops

    /** The outermost loop. */
    private Operation loops(CopiedBox box, Value buffer, boolean written, Builder at) {
        List<Value> values = box.values();
        List<Value> inputs = new ArrayList<>();
        List<Value> counters = new ArrayList<>();
        List<AffineExpr> results = new ArrayList<>();
        List<ApplyOp> applies = new ArrayList<>();
        AffineForOp outermost = null;
        Builder to = at;
        for (int i = 0; i < box.dims().size(); i++) {
            Interval dim = box.dims().get(i);
            AffineForOp loop = to.insert(new AffineForOp(
                    location(), bound(dim.lower(values), values), bound(dim.upper(values), values), 1, List.of()));
            if (i == 0) outermost = loop;
            to = Builder.before(Builder.atEnd(loop.body()).insert(new AffineYieldOp(location(), List.of())));
            AffineMap start = new AffineMap(values.size(), 0, List.of(Interval.expression(box.start(i), values)));
            ApplyOp apply = to.insert(new ApplyOp(location(), start, values));
            applies.add(apply);
            inputs.add(apply.result());
            inputs.add(loop.inductionVariable());
            counters.add(loop.inductionVariable());
            results.add(AffineExpr.dim(2 * i + 1).minus(AffineExpr.dim(2 * i)));
        }
        ValueMap near = new ValueMap(new AffineMap(inputs.size(), 0, results), inputs).compose();
        for (ApplyOp apply : applies) if (apply.isUnused()) apply.erase();
        ValueMap far = new ValueMap(AffineMap.identity(counters.size()), counters);
        Value from = written ? buffer : box.memref();
        Value into = written ? box.memref() : buffer;
        ValueMap fromAt = written ? near : far;
        ValueMap intoAt = written ? far : near;
        AffineAccess.LoadOp load =
                to.insert(new AffineAccess.LoadOp(location(), from, fromAt.map(), fromAt.operands()));
        to.insert(new AffineAccess.StoreOp(location(), load.result(), into, intoAt.map(), intoAt.operands()));
        AffineForOp nest = Objects.requireNonNull(outermost);
        nests.add(nest);
        return nest;
    }

    private static AffineForOp.Bound bound(AffineMap map, List<Value> values) {
        ValueMap bound = new ValueMap(map, values).compose();
        return new AffineForOp.Bound(bound.map(), bound.operands());
    }

    // ---- by transfers

    /** The first of the operations that are behind the range in the end. */
    private Operation transfer(
            CopiedBox box,
            Value buffer,
            boolean written,
            List<Value> starts,
            Value zero,
            Value count,
            Builder before,
            Builder after) {
        long[] shape = Objects.requireNonNull(box.shape());
        List<Value> numbers = new ArrayList<>(List.of(count));
        long[] stride = stride(box.type(), shape);
        for (long n : stride) numbers.add(constant(n));
        MemRefType tagType =
                new MemRefType(Shape.of(1), IntegerType.I32, null, IntegerAttr.of(IntegerType.I64, options.tag()));
        Value tag = before.insert(new MemRefAllocation.AllocOp(location(), tagType, List.of()))
                .result();
        List<Value> zeros = new ArrayList<>();
        for (int i = 0; i < shape.length; i++) zeros.add(zero);
        Element far = new Element(box.memref(), at(starts));
        Element near = new Element(buffer, at(zeros));
        Element token = new Element(tag, new ValueMap(AffineMap.identity(1), List.of(zero)));
        Builder at = written ? after : before;
        Operation start =
                at.insert(new DmaStartOp(location(), written ? near : far, written ? far : near, token, numbers));
        at.insert(new DmaWaitOp(location(), token, count));
        Operation freed = after.insert(new MemRefAllocation.DeallocOp(location(), tag));
        return written ? start : freed;
    }

    /** The subscripts {@code values}, composed with what computes them if something does. */
    private static ValueMap at(List<Value> values) {
        ValueMap out = new ValueMap(AffineMap.identity(values.size()), values);
        return values.stream().anyMatch(v -> v.definedBy() instanceof ApplyOp) ? out.compose() : out;
    }

    /** Elements of a memref: {@code count} of them, each {@code apart} from the one before. */
    private record Run(long count, long apart) {}

    /**
     * What a transfer of {@code shape} goes through, the innermost first: dimensions that are gone through as one are
     * one. Upstream looks at neighbouring dimensions only, and forgets the distance in 6x1x1 elements of a memref of
     * 6x1x12.
     */
    private static List<Run> runs(MemRefType type, long[] shape) {
        List<Run> runs = new ArrayList<>();
        long apart = 1;
        for (int i = shape.length - 1; i >= 0; i--) {
            Run last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
            if (shape[i] > 1 && last != null && apart == last.count * last.apart) {
                runs.set(runs.size() - 1, new Run(last.count * shape[i], last.apart));
            } else if (shape[i] > 1) {
                runs.add(new Run(shape[i], apart));
            }
            if (i > 0) apart *= type.shape().dim(i);
        }
        return runs;
    }

    /** How far the rows of a transfer are apart, and how long they are; empty where they follow one another. */
    private static long[] stride(MemRefType type, long[] shape) {
        List<Run> runs = runs(type, shape);
        if (runs.isEmpty()) return new long[0];
        Run inner = runs.get(0);
        if (inner.apart > 1) return new long[] {inner.apart, 1};
        return runs.size() == 1 ? new long[0] : new long[] {runs.get(1).apart, inner.count};
    }

    /**
     * Whether a transfer of {@code box} has at most one stride, which is that of the memory with the smaller number:
     * the buffer must have the greater one then.
     */
    private boolean isTransferable(CopiedBox box) {
        long[] shape = box.shape();
        if (shape == null) return false;
        for (int i = 1; i < shape.length; i++) if (box.type().shape().isDynamic(i)) return false;
        List<Run> runs = runs(box.type(), shape);
        boolean contiguous = runs.isEmpty() || runs.size() == 1 && runs.get(0).apart == 1;
        if (contiguous) return true;
        boolean oneStride = runs.size() == 1 || runs.size() == 2 && runs.get(0).apart == 1;
        long space = box.type().memorySpace() instanceof IntegerAttr i ? i.value() : 0;
        return oneStride && space < options.fast();
    }

    // ---- accesses

    // m[s] -> b[s - start]
    private void redirect(CopiedBox box, Value buffer) {
        List<Value> values = box.values();
        for (Operation op : range.operations()) {
            op.walk(nested -> {
                if (!CopyRange.isAccess(nested)) return;
                AffineAccess.AccessOp access = (AffineAccess.AccessOp) nested;
                if (access.memref() == box.memref()) redirect(access, box, values, buffer);
            });
        }
    }

    private static void redirect(AffineAccess.AccessOp access, CopiedBox box, List<Value> values, Value buffer) {
        AffineMap old = access.map();
        int shift = values.size();
        List<AffineExpr> dims = new ArrayList<>();
        for (int i = 0; i < old.dims(); i++) dims.add(AffineExpr.dim(shift + i));
        List<AffineExpr> symbols = new ArrayList<>();
        for (int i = 0; i < old.symbols(); i++) symbols.add(AffineExpr.symbol(i));
        List<AffineExpr> results = new ArrayList<>();
        for (int i = 0; i < old.results().size(); i++) {
            AffineExpr from = Interval.expression(box.start(i), values);
            results.add(old.results().get(i).replace(dims, symbols).minus(from));
        }
        List<Value> operands = new ArrayList<>(values);
        operands.addAll(access.mapOperands());
        ValueMap at = new ValueMap(new AffineMap(shift + old.dims(), old.symbols(), results), operands).compose();
        access.setSubscripts(at.map(), at.operands());
        Value memref = box.memref();
        for (int i = 0; i < access.operandCount(); i++) if (access.operand(i) == memref) access.setOperand(i, buffer);
    }
}
