package dev.wami.conversions.llvmtostd;

import dev.wami.conversions.Aggregates;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.GepOp;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmMemory.AllocaOp;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmStructType;
import dev.wami.ssawasm.Bulk.MemoryCopyOp;
import dev.wami.ssawasm.Bulk.MemoryFillOp;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.vector.VectorOp;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Loads, stores and addresses. An address is an i32; values lie in memory as {@link DataLayout} says. */
final class MemoryLowering {
    private final Std std;
    private final Arithmetic arithmetic;
    private final Lowering to;

    MemoryLowering(Std std, Arithmetic arithmetic) {
        this.std = std;
        this.arithmetic = arithmetic;
        this.to = std.to;
    }

    // ---- accesses

    /** The values that stand for a {@code type} in memory, from {@code address + offset} on. */
    List<Value> load(Type type, Value address, long offset) {
        List<Type> parts = Aggregates.parts(type);
        if (parts == null) return List.of(loadOne(type, address, offset));
        List<Value> all = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) all.addAll(load(parts.get(i), address, offset + offset(type, i)));
        return all;
    }

    /** The other direction. */
    void store(Type type, List<Value> values, Value address, long offset) {
        store(type, values.iterator(), address, offset);
    }

    private void store(Type type, Iterator<Value> values, Value address, long offset) {
        List<Type> parts = Aggregates.parts(type);
        if (parts == null) {
            storeOne(type, values.next(), address, offset);
            return;
        }
        for (int i = 0; i < parts.size(); i++) store(parts.get(i), values, address, offset + offset(type, i));
    }

    private static long offset(Type container, int part) {
        if (container instanceof LlvmStructType s) return DataLayout.offset(s, part);
        List<Type> parts = Aggregates.parts(container);
        if (parts == null) throw new IllegalStateException("no part of " + container);
        return part * DataLayout.size(parts.get(part));
    }

    private Value loadOne(Type type, Value address, long offset) {
        if (type instanceof LlvmPointerType) return raw("load", IntegerType.I32, address, offset);
        if (type instanceof FloatType f) {
            if (f == FloatType.F32 || f == FloatType.F64) return raw("load", f, address, offset);
            Value bits = loadOne(IntegerType.of(f.width()), address, offset);
            return std.make(ArithOp.BITCAST, List.of(bits), f);
        }
        if (type instanceof VectorType v) return loadVector(v, address, offset);
        int width = Std.width(type);
        if (width > 64) return loadWords((IntegerType) type, address, offset);
        int bytes = (int) DataLayout.size(type);
        Type container = bytes == 8 ? IntegerType.I64 : IntegerType.I32;
        String name = bytes >= 4 ? "load" : "load" + 8 * bytes + "_u";
        return std.resize(raw(name, container, address, offset), type, false);
    }

    private Value raw(String name, Type type, Value address, long offset) {
        return std.insert(at(new LoadOp(std.location(), name, address, type), offset))
                .result();
    }

    private static <T extends AccessOp> T at(T access, long offset) {
        if (offset != 0) access.setOffset(offset);
        return access;
    }

    private Value loadVector(VectorType v, Value address, long offset) {
        Type flat = to.types().convertSingle(v);
        if (flat == null) throw new IllegalStateException("no type for " + v);
        if (!DataLayout.hasWholeBytes(v)) return arithmetic.bitcast(loadOne(packed(v), address, offset), flat);
        List<Value> elements = new ArrayList<>();
        long size = DataLayout.size(v.element());
        for (int i = 0; i < v.shape().elementCount(); i++) {
            elements.add(loadOne(v.element(), address, offset + i * size));
        }
        return std.make(VectorOp.FROM_ELEMENTS, elements, flat);
    }

    /** The integer that has the elements of {@code v} in its bits, the first lowest. */
    private static IntegerType packed(VectorType v) {
        return IntegerType.of(
                Math.toIntExact(DataLayout.bits(v.element()) * v.shape().elementCount()));
    }

    private Value loadWords(IntegerType type, Value address, long offset) {
        Value all = std.zero(type);
        for (int i = 0; 64 * i < type.width(); i++) {
            Value word = std.resize(raw("load", IntegerType.I64, address, offset + 8L * i), type, false);
            Value placed = i == 0 ? word : std.binary(ArithOp.SHLI, word, std.integer(type, 64L * i));
            all = i == 0 ? placed : std.binary(ArithOp.ORI, all, placed);
        }
        return all;
    }

    private void storeOne(Type type, Value value, Value address, long offset) {
        if (type instanceof LlvmPointerType) raw("store", value, address, offset);
        else if (type instanceof FloatType f) {
            boolean itself = f == FloatType.F32 || f == FloatType.F64;
            if (itself) raw("store", value, address, offset);
            else {
                IntegerType bits = IntegerType.of(f.width());
                storeOne(bits, std.make(ArithOp.BITCAST, List.of(value), bits), address, offset);
            }
        } else if (type instanceof VectorType v && !DataLayout.hasWholeBytes(v)) {
            storeOne(packed(v), arithmetic.bitcast(value, packed(v)), address, offset);
        } else if (type instanceof VectorType v) {
            long size = DataLayout.size(v.element());
            for (int i = 0; i < v.shape().elementCount(); i++) {
                storeOne(v.element(), arithmetic.element(value, i), address, offset + i * size);
            }
        } else storeInteger((IntegerType) type, value, address, offset);
    }

    /** An i1 is a byte that is 0 or 1, as clang has it. */
    private void storeInteger(IntegerType type, Value value, Value address, long offset) {
        for (int i = 0; type.width() > 64 && 64 * i < type.width(); i++) {
            Value rest = std.binary(ArithOp.SHRUI, value, std.integer(type, 64L * i));
            raw("store", std.resize(rest, IntegerType.I64, false), address, offset + 8L * i);
        }
        if (type.width() > 64) return;
        int bytes = (int) DataLayout.size(type);
        Value wide = std.resize(value, bytes == 8 ? IntegerType.I64 : IntegerType.I32, false);
        raw(bytes >= 4 ? "store" : "store" + 8 * bytes, wide, address, offset);
    }

    private void raw(String name, Value value, Value address, long offset) {
        std.insert(at(new StoreOp(std.location(), name, address, value), offset));
    }

    // ---- operations

    /** Whether memory can hold a {@code type}. */
    static boolean holds(Type type) {
        if (type.elementTypeOrSelf() instanceof FloatType f && !FloatFormat.supports(f)) return false;
        List<Type> parts = Aggregates.parts(type);
        if (parts != null) for (Type t : parts) if (!holds(t)) return false;
        return DataLayout.size(type) >= 0;
    }

    /**
     * Whether memory can hold each element of a {@code type} at its own address, as what has a mask accesses them: an
     * i4 in a byte then, of which {@link #load} finds two there. Upstream: LLVM's ScalarizeMaskedMemIntrin.
     */
    static boolean holdsElements(VectorType type) {
        return holds(type.element());
    }

    boolean load(Operation op) {
        Type type = op.result().type();
        if (!holds(type)) return to.fail("a value of type '" + type + "' in memory");
        return to.replaceAll(op, List.of(load(type, to.operand(op, 0), 0)));
    }

    boolean store(Operation op) {
        Type type = op.operand(0).type();
        if (!holds(type)) return to.fail("a value of type '" + type + "' in memory");
        store(type, to.values(op.operand(0)), to.operand(op, 1), 0);
        return to.erase(op);
    }

    boolean alloca(AllocaOp op) {
        long size = DataLayout.size(op.element());
        if (size < 0) return to.fail("a value of type '" + op.element() + "' in memory");
        Value bytes = std.binary(
                ArithOp.MULI, std.resize(to.operand(op, 0), IntegerType.I32, false), std.i32(Math.max(1, size)));
        Value count = std.make(ArithOp.INDEX_CAST, List.of(bytes), IndexType.INDEX);
        IntegerAttr given = op.optionalProperty("alignment", IntegerAttr.class);
        long alignment = Math.max(given == null ? 1 : given.value(), DataLayout.alignment(op.element()));
        OpState state = OpState.at(std.location())
                .operands(List.of(count))
                .operands(List.of())
                .property("alignment", IntegerAttr.i64(alignment))
                .result(MemRefType.of(IntegerType.I8, Shape.DYNAMIC));
        return to.replace(op, address(std.make(MemRefOp.ALLOCA, state)));
    }

    /** Where {@code memref} begins. */
    Value address(Value memref) {
        Value index = std.make(MemRefOp.EXTRACT_ALIGNED_POINTER_AS_INDEX, List.of(memref), IndexType.INDEX);
        return std.make(ArithOp.INDEX_CAST, List.of(index), IntegerType.I32);
    }

    boolean elementAddress(GepOp op) {
        Type type = to.types().convertSingle(op.result().type());
        if (type == null) return to.fail(WasmTypes.unrepresented(op.result().type()));
        Value address = spread(to.operand(op, 0), type);
        Type at = op.element();
        List<Object> indices = op.indices();
        for (int i = 0; i < indices.size(); i++) {
            Object index = indices.get(i);
            if (i > 0 && at instanceof LlvmStructType s) {
                int field = (Integer) index;
                address = plus(address, DataLayout.offset(s, field));
                at = s.body().get(field);
                continue;
            }
            if (i > 0) at = at instanceof LlvmArrayType a ? a.element() : at.elementTypeOrSelf();
            long size = DataLayout.size(at);
            if (size < 0) return to.fail("the size of '" + at + "'");
            address = index instanceof Value v
                    ? std.binary(ArithOp.ADDI, address, scaled(spread(to.value(v), type), type, size))
                    : plus(address, (Integer) index * size);
        }
        return to.replace(op, address);
    }

    /** {@code v}, in each lane if {@code type} is a vector. */
    private Value spread(Value v, Type type) {
        boolean spreads = type instanceof VectorType && !(v.type() instanceof VectorType);
        return spreads ? std.make(VectorOp.BROADCAST, List.of(v), ((VectorType) type).withElement(v.type())) : v;
    }

    private Value plus(Value address, long bytes) {
        return bytes == 0 ? address : std.binary(ArithOp.ADDI, address, std.integer(address.type(), (int) bytes));
    }

    private Value scaled(Value index, Type type, long size) {
        Value i = std.resize(index, type, true);
        return size == 1 ? i : std.binary(ArithOp.MULI, i, std.integer(type, (int) size));
    }

    // ---- blocks of memory

    /** llvm.intr.memcpy and its like: destination, source, length. */
    boolean copy(Operation op, Value length) {
        std.insert(new MemoryCopyOp(std.location(), to.operand(op, 0), to.operand(op, 1), length));
        return to.erase(op);
    }

    boolean fill(Operation op, Value length) {
        Value value = std.resize(to.operand(op, 1), IntegerType.I32, false);
        std.insert(new MemoryFillOp(std.location(), to.operand(op, 0), value, length));
        return to.erase(op);
    }
}
