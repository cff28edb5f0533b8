package dev.wami.ssawasm.transform;

import static dev.wami.wasmspec.Operator.*;
import static java.util.Objects.requireNonNull;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.Bulk.MemoryCopyOp;
import dev.wami.ssawasm.Bulk.MemoryFillOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import dev.wami.ssawasm.Traps;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.V128;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A loop that in each iteration sets or copies {@code width} bytes, those behind the bytes of the iteration before, and
 * does nothing else.
 *
 * @param to where the bytes go
 * @param from where they come from; null if they are set
 * @param value what they are set to, an i32 whose low byte counts or a constant all of whose bytes are the same; null
 *     if they are copied
 */
record ByteLoop(
        RotatedLoop shape,
        Counter counter,
        TripCount trips,
        int width,
        Bytes to,
        @Nullable Bytes from,
        @Nullable Value value) {

    /** Where the bytes of an iteration begin: {@code offset} behind the value of a form in the counter. */
    record Bytes(LinearForm address, long offset) {

        static @Nullable Bytes of(Value address, long offset, int width, Counter counter, RotatedLoop shape) {
            LinearForm form = LinearForm.of(address, counter.value(), shape);
            return form != null && form.factor() * counter.step() == width ? new Bytes(form, offset) : null;
        }

        Value at(Value start, Builder builder, Location location) {
            Value base = address.at(start, builder, location);
            if (offset == 0) return base;
            Value distance = builder.insert(ConstOp.i32(location, (int) offset)).result();
            return builder.insert(BinaryOp.of(location, ADD, base, distance)).result();
        }
    }

    static @Nullable ByteLoop of(RotatedLoop shape) {
        if (shape.body().argumentCount() != 1 || !shape.op().isUnused()) return null;
        if (!(shape.test().condition().definedBy() instanceof CompareOp test)) return null;
        List<Counter> counters = Counter.of(shape);
        if (counters.isEmpty() || counters.get(0).step() <= 0) return null;
        Counter counter = counters.get(0);
        TripCount trips = TripCount.ofSteps(shape, counter, test);
        if (trips == null || !isPlain(shape)) return null;
        LoadOp load = null;
        Operation write = null;
        for (Operation op : shape.body()) {
            if (op == shape.test() || Effects.isPure(op)) continue;
            if (op instanceof LoadOp l && load == null && write == null) load = l;
            else if ((op instanceof StoreOp || op instanceof MemoryFillOp) && write == null) write = op;
            else return null;
        }
        if (write instanceof StoreOp store) return ofStore(shape, counter, trips, load, store);
        return write instanceof MemoryFillOp fill && load == null ? ofFill(shape, counter, trips, fill) : null;
    }

    /** Whether there is nothing in front of the body and behind it but the ways in and out. */
    private static boolean isPlain(RotatedLoop shape) {
        return shape.op().entry().first() == shape.start()
                && shape.exit().argumentCount() == 0
                && shape.start().operands().stream().allMatch(shape.op()::isDefinedOutside);
    }

    private static @Nullable ByteLoop ofStore(
            RotatedLoop shape, Counter counter, TripCount trips, @Nullable LoadOp load, StoreOp store) {
        int width = store.accessBytes();
        Bytes to = Bytes.of(store.address(), store.offset(), width, counter, shape);
        if (to == null || store.memory() != 0 || Traps.isObserved(store)) return null;
        if (load == null) {
            Value value = store.value();
            boolean invariant = shape.op().isDefinedOutside(value) || value.definedBy() instanceof ConstantLike;
            boolean alike = width == 1 && value.type() == IntegerType.I32 || isSplat(value, width);
            return invariant && alike ? new ByteLoop(shape, counter, trips, width, to, null, value) : null;
        }
        boolean same = store.value() == load.result() && load.result().hasOneUse() && load.accessBytes() == width;
        boolean apart =
                load.root() != null && store.root() != null && !load.root().equals(store.root());
        if (!same || !apart || load.memory() != 0) return null;
        Bytes from = Bytes.of(load.address(), load.offset(), width, counter, shape);
        return from == null ? null : new ByteLoop(shape, counter, trips, width, to, from, null);
    }

    /** Rows that are set one behind the other. */
    private static @Nullable ByteLoop ofFill(RotatedLoop shape, Counter counter, TripCount trips, MemoryFillOp fill) {
        Long width = Counter.constant(fill.operand(2));
        if (width == null || width <= 0 || fill.memory() != 0 || Traps.isObserved(fill)) return null;
        Value value = fill.operand(1);
        if (!shape.op().isDefinedOutside(value) && !(value.definedBy() instanceof ConstantLike)) return null;
        Bytes to = Bytes.of(fill.operand(0), 0, width.intValue(), counter, shape);
        return to == null ? null : new ByteLoop(shape, counter, trips, width.intValue(), to, null, value);
    }

    /** Whether the first {@code width} bytes of {@code value} are known to be the same. */
    private static boolean isSplat(Value value, int width) {
        if (!(value.definedBy() instanceof ConstantLike c)) return false;
        Attribute a = c.constant();
        if (a == null) return false;
        if (Numbers.isNumber(a)) return isSplat(Numbers.bits(a), width);
        if (!Vectors.isConstant(a) || width != 16) return false;
        V128 bits = Vectors.bits(a);
        return bits.low() == bits.high() && isSplat(bits.low(), 8);
    }

    private static boolean isSplat(long bits, int width) {
        long all = (bits & 0xFF) * 0x0101_0101_0101_0101L;
        return width <= 8 && (bits ^ all) << 64 - 8 * width == 0;
    }

    boolean isCopy() {
        return from != null;
    }

    /** Puts the instruction in place of the loop. */
    void replace() {
        Builder before = Builder.before(shape.op());
        Location at = shape.op().location();
        Value target = to.at(counter.start(), before, at);
        Value count = trips.emitBytes(counter.step(), width, before, at);
        if (from != null) {
            before.insert(new MemoryCopyOp(at, target, from.at(counter.start(), before, at), count));
        } else {
            before.insert(new MemoryFillOp(at, target, lowByte(requireNonNull(value), before, at), count));
        }
        shape.op().erase();
    }

    private Value lowByte(Value value, Builder before, Location at) {
        if (shape.op().isDefinedOutside(value) && value.type() == IntegerType.I32) return value;
        Attribute a = requireNonNull((ConstantLike) value.definedBy()).constant();
        long bits = Numbers.isNumber(requireNonNull(a))
                ? Numbers.bits(a)
                : Vectors.bits(a).low();
        return before.insert(ConstOp.i32(at, (int) (bits & 0xFF))).result();
    }
}
