package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.GepOp;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.Intrinsic;
import dev.wami.llvm.IntrinsicOp;
import dev.wami.llvm.LlvmAggregates;
import dev.wami.llvm.LlvmCompare;
import dev.wami.llvm.LlvmConstants;
import dev.wami.llvm.LlvmMemory;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.std.strided.IndexEmitter;
import java.util.List;

/** Writes operations of the {@code llvm} dialect at a place, each by a short name. */
final class LlvmEmitter implements IndexEmitter {
    private final Builder builder;
    private final Location location;
    private final IntegerType index;

    LlvmEmitter(Lowering to, LlvmTypeConverter types) {
        this(to, to.location(), types.index());
    }

    LlvmEmitter(Builder builder, Location location, IntegerType index) {
        this.builder = builder;
        this.location = location;
        this.index = index;
    }

    Location location() {
        return location;
    }

    /** The type that stands for {@code index}. */
    IntegerType indexType() {
        return index;
    }

    /** Inserts {@code op} and gives its only result. */
    Value insert(Operation op) {
        return builder.insert(op).result(0);
    }

    /** Inserts {@code op}, which has no result. */
    void add(Operation op) {
        builder.insert(op);
    }

    // ---- constants

    Value constant(Type type, Attribute value) {
        return insert(new LlvmConstants.ConstantOp(location, type, value));
    }

    /** The number {@code value} of the integer {@code type}, in every element if it is a vector. */
    Value integer(Type type, long value) {
        if (!(type instanceof VectorType v)) return constant(type, IntegerAttr.of(type, value));
        long bits = IntegerAttr.of(v.element(), value).value();
        return constant(type, DenseElementsAttr.splat(v, bits));
    }

    /** A constant of the type that stands for {@code index}. */
    @Override
    public Value index(long value) {
        return constant(index, IntegerAttr.index(value));
    }

    Value poison(Type type) {
        return insert(new LlvmConstants.PoisonOp(location, type));
    }

    Value nullPointer() {
        return insert(new LlvmConstants.ZeroOp(location, LlvmPointerType.PTR));
    }

    // ---- computing

    Value binary(IntOp.Kind kind, Value a, Value b) {
        return insert(IntOp.of(kind, location, a, b));
    }

    Value binary(IntOp.Kind kind, Value a, Value b, int overflow) {
        return insert(IntOp.of(kind, location, a, b, overflow));
    }

    @Override
    public Value add(Value a, Value b) {
        return binary(IntOp.Kind.ADD, a, b);
    }

    @Override
    public Value mul(Value a, Value b) {
        return binary(IntOp.Kind.MUL, a, b);
    }

    Value sub(Value a, Value b) {
        return binary(IntOp.Kind.SUB, a, b);
    }

    Value icmp(String predicate, Value a, Value b) {
        return insert(new LlvmCompare.ICmpOp(location, predicate, a, b));
    }

    Value select(Value condition, Value a, Value b) {
        return insert(new LlvmCompare.SelectOp(location, condition, a, b));
    }

    @Override
    public Value selectEqual(Value a, Value b, Value yes, Value no) {
        return select(icmp("eq", a, b), yes, no);
    }

    Value cast(CastOp.Kind kind, Value value, Type to) {
        return insert(new CastOp(kind, location, value, to));
    }

    Value intrinsic(Intrinsic intrinsic, Type result, List<Value> operands, Attribute... immediates) {
        return insert(IntrinsicOp.of(location, intrinsic, result, operands, immediates));
    }

    /** {@code pointer} in the address space of {@code type}. */
    Value inSpace(Value pointer, LlvmPointerType type) {
        return pointer.type().equals(type) ? pointer : cast(CastOp.Kind.ADDRSPACECAST, pointer, type);
    }

    // ---- aggregates

    Value extract(Value aggregate, long... position) {
        return insert(new LlvmAggregates.ExtractValueOp(location, aggregate, position));
    }

    Value insertInto(Value aggregate, Value part, long... position) {
        return insert(new LlvmAggregates.InsertValueOp(location, aggregate, part, position));
    }

    // ---- memory

    /** The address of element {@code at} after {@code pointer}. */
    Value element(Type element, Value pointer, Value at) {
        return insert(new GepOp(location, element, pointer, List.of(at), 0));
    }

    Value gep(Type element, Value pointer, List<?> indices, int flags) {
        return insert(new GepOp(location, element, pointer, indices, flags));
    }

    Value load(Type type, Value address) {
        return insert(new LlvmMemory.LoadOp(location, type, address));
    }

    void store(Value value, Value address) {
        builder.insert(new LlvmMemory.StoreOp(location, value, address));
    }

    /**
     * The bytes of {@code count} elements, whatever the target's layout: the address of element {@code count} from
     * null.
     */
    Value bytes(Type element, Value count) {
        return cast(CastOp.Kind.PTRTOINT, element(element, nullPointer(), count), index);
    }
}
