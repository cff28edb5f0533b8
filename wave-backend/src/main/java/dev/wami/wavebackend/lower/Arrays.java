package dev.wami.wavebackend.lower;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.waveir.hir.FixedArrayType;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.SpecialRegister;
import dev.wami.waveir.mir.MirMemory;
import dev.wami.waveir.mir.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * Where elements of arrays are. Shared and private arrays have places in local memory; a thread's own follow its index.
 */
final class Arrays {
    /** Private arrays of up to so many words are cleared without a loop. */
    private static final int UNROLLED_WORDS = 16;

    /** An array of {@code element}, row-major from {@code base}; {@code extents} are those of the dimensions. */
    record Place(Space space, Value base, Type element, List<Value> extents) {}

    private final Emitter out;
    private final Extent workgroup;
    private int localBytes;
    private boolean perThread;

    Arrays(Emitter out, Extent workgroup) {
        this.out = out;
        this.workgroup = workgroup;
    }

    int localBytes() {
        return localBytes;
    }

    boolean isPerThread() {
        return perThread;
    }

    private int reserve(long bytes) {
        int start = (localBytes + 7) & ~7;
        localBytes = (int) Math.min(Integer.MAX_VALUE - 7, start + bytes);
        return start;
    }

    private List<Value> extents(FixedArrayType type) {
        List<Value> out = new ArrayList<>();
        for (long e : type.extents()) out.add(this.out.i32((int) e));
        return out;
    }

    Place shared(FixedArrayType type) {
        return new Place(Space.LOCAL, out.i32(reserve(type.bytes())), type.element(), extents(type));
    }

    /** All zero whenever control comes here. */
    Place ofThread(FixedArrayType type) {
        perThread = true;
        long bytes = (type.bytes() + 7) & ~7L;
        int start = reserve(bytes * workgroup.count());
        Value base = out.add(out.mul(thread(), out.i32((int) bytes)), out.i32(start));
        clear(base, (int) bytes);
        return new Place(Space.LOCAL, base, type.element(), extents(type));
    }

    /** The thread in its workgroup: x + X * (y + Y * z). */
    private Value thread() {
        Value t = workgroup.z() > 1 ? out.special(SpecialRegister.THREAD_ID_Z) : out.i32(0);
        if (workgroup.z() > 1 || workgroup.y() > 1) {
            t = out.add(out.mul(t, out.i32(workgroup.y())), out.special(SpecialRegister.THREAD_ID_Y));
        }
        return out.add(out.mul(t, out.i32(workgroup.x())), out.special(SpecialRegister.THREAD_ID_X));
    }

    private void clear(Value base, int bytes) {
        Value zero = out.i32(0);
        if (bytes / 4 <= UNROLLED_WORDS) {
            for (int i = 0; i < bytes; i += 4) {
                out.insert(new MirMemory.StoreOp(out.location(), Space.LOCAL, out.add(base, out.i32(i)), zero));
            }
            return;
        }
        Value end = out.add(base, out.i32(bytes));
        Block loop = out.newBlock();
        Block behind = out.newBlock();
        Value at = loop.addArgument(IntegerType.I32, out.location());
        out.branch(loop, base);
        out.goOnIn(loop);
        out.insert(new MirMemory.StoreOp(out.location(), Space.LOCAL, at, zero));
        Value next = out.add(at, out.i32(4));
        Value done = out.compare(CmpIPredicate.EQ, next, end);
        out.insert(new CondBranchOp(out.location(), done, behind, List.of(), loop, List.of(next)));
        out.goOnIn(behind);
    }

    /** base + size * ((i0 * e1 + i1) * e2 + ...) */
    Value address(Place place, List<Value> indices) {
        Value at = indices.get(0);
        for (int i = 1; i < indices.size(); i++) at = out.add(out.mul(at, place.extents.get(i)), indices.get(i));
        int size = HirTypes.bytes(place.element);
        Value scaled = size == 1 ? at : out.mul(at, out.i32(size));
        return out.add(scaled, place.base);
    }

    Value load(Place place, List<Value> indices) {
        Value address = address(place, indices);
        Type type = Arithmetic.signless(place.element);
        if (!type.isInteger(1)) return out.value(new MirMemory.LoadOp(out.location(), place.space, address, type));
        Value b = out.value(new MirMemory.LoadOp(out.location(), place.space, address, IntegerType.of(8)));
        return out.compare(CmpIPredicate.NE, out.extend(b, IntegerType.I32, true), out.i32(0));
    }

    void store(Place place, List<Value> indices, Value value) {
        Value address = address(place, indices);
        Value v = value.type().isInteger(1)
                ? out.truncate(out.extend(value, IntegerType.I32, true), IntegerType.of(8))
                : value;
        out.insert(new MirMemory.StoreOp(out.location(), place.space, address, v));
    }
}
