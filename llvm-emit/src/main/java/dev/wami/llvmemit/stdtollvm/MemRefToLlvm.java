package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.Intrinsic;
import dev.wami.llvm.IntrinsicOp;
import dev.wami.llvm.LlvmConstants;
import dev.wami.llvm.LlvmFlags;
import dev.wami.llvm.LlvmMemory;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmStructType;
import dev.wami.llvm.StackScopes;
import dev.wami.std.memref.AllocaScopeOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.memref.MemRefShape;
import dev.wami.std.memref.MemRefTransfer;
import java.util.List;

/** {@code memref} to addresses. Upstream: finalize-memref-to-llvm, after expand-strided-metadata. */
final class MemRefToLlvm {
    private static final int IN_BOUNDS = LlvmFlags.GEP_INBOUNDS | LlvmFlags.GEP_NUW;

    private final Lowering to;
    private final LlvmTypeConverter types;
    private final LlvmEmitter e;
    private final LlvmAllocations allocations;
    private final LlvmViews views;

    MemRefToLlvm(Lowering to, LlvmTypeConverter types, LlvmRuntime runtime) {
        this.to = to;
        this.types = types;
        this.e = new LlvmEmitter(to, types);
        this.allocations = new LlvmAllocations(to, types, runtime, e);
        this.views = new LlvmViews(to, types, e);
    }

    boolean lower(Operation op) {
        for (Value v : op.operands()) {
            if (types.convertSingle(v.type()) == null) return to.fail("no LLVM type for '" + v.type() + "'");
        }
        for (Value v : op.results()) {
            if (types.convertSingle(v.type()) == null) return to.fail("no LLVM type for '" + v.type() + "'");
        }
        return switch ((MemRefOp) op.kind()) {
            case ALLOC, ALLOCA, DEALLOC, REALLOC, GLOBAL, GET_GLOBAL -> allocations.lower(op);
            case LOAD -> lowerLoad((MemRefAccess.LoadOp) op);
            case STORE -> lowerStore((MemRefAccess.StoreOp) op);
            case ATOMIC_RMW, GENERIC_ATOMIC_RMW -> new LlvmAtomicUpdates(to, this, e).lower(op);
            case COPY -> new LlvmCopies(to, types, this, e).lower((MemRefAccess.CopyOp) op);
            case DIM -> lowerDim((MemRefShape.DimOp) op);
            case RANK -> lowerRank((MemRefShape.RankOp) op);
            case PREFETCH -> lowerPrefetch((MemRefTransfer.PrefetchOp) op);
            case ALLOCA_SCOPE -> StackScopes.lower((AllocaScopeOp) op, to);
            default -> views.lower(op);
        };
    }

    LlvmDescriptor descriptor(Value memref) {
        return new LlvmDescriptor((MemRefType) memref.type(), to.value(memref), e);
    }

    /** The type of elements in memory. */
    Type element(MemRefType type) {
        Type element = types.element(type);
        if (element == null) throw new IllegalStateException("checked before: " + type);
        return element;
    }

    /** The address of the element at {@code indices}: {@code aligned + offset + sum of index * stride}. */
    Value address(Value memref, List<Value> indices) {
        LlvmDescriptor d = descriptor(memref);
        Type element = element(d.type());
        Value base = d.aligned();
        if (!d.hasNoOffset()) base = e.gep(element, base, List.of(d.offset()), IN_BOUNDS);
        Value at = null;
        int noWrap = LlvmFlags.NSW | LlvmFlags.NUW;
        for (int i = 0; i < indices.size(); i++) {
            Value term = to.value(indices.get(i));
            if (!d.isUnitStride(i)) term = e.binary(IntOp.Kind.MUL, term, d.stride(i), noWrap);
            at = at == null ? term : e.binary(IntOp.Kind.ADD, at, term, noWrap);
        }
        return at == null ? base : e.gep(element, base, List.of(at), IN_BOUNDS);
    }

    private static long alignment(Operation op) {
        return op.attribute("alignment") instanceof IntegerAttr a ? a.value() : 0;
    }

    private boolean lowerLoad(MemRefAccess.LoadOp op) {
        Value address = address(op.memref(), op.indices());
        Type element = element((MemRefType) op.memref().type());
        return to.replaceWith(
                op, new LlvmMemory.LoadOp(to.location(), element, address, alignment(op), op.isNontemporal()));
    }

    private boolean lowerStore(MemRefAccess.StoreOp op) {
        Value address = address(op.memref(), op.indices());
        Value value = to.value(op.value());
        e.add(new LlvmMemory.StoreOp(to.location(), value, address, alignment(op), op.isNontemporal()));
        return to.erase(op);
    }

    // ---- shape

    private boolean lowerDim(MemRefShape.DimOp op) {
        Value source = op.source();
        if (source.type() instanceof UnrankedMemRefType u) {
            return to.replace(op, unrankedSize(to.value(source), types.pointer(u), to.value(op.index())));
        }
        LlvmDescriptor d = descriptor(source);
        if (d.rank() == 0) return to.fail("the memref has no dimensions");
        Value index = to.value(op.index());
        long dim = index.definedBy() instanceof LlvmConstants.ConstantOp c && c.constant() instanceof IntegerAttr i
                ? i.value()
                : -1;
        boolean known = dim >= 0 && dim < d.rank();
        return to.replace(op, known ? d.size((int) dim) : d.sizeAt(index));
    }

    /** The descriptor behind the pointer has two pointers, the offset, and then the sizes. */
    private Value unrankedSize(Value unranked, LlvmPointerType pointer, Value dim) {
        Value descriptor = e.extract(unranked, 1);
        Type head = LlvmStructType.literal(List.of(pointer, pointer, e.indexType()));
        Value sizes = e.gep(head, descriptor, List.of(1), 0);
        return e.load(e.indexType(), e.element(e.indexType(), sizes, dim));
    }

    private boolean lowerRank(MemRefShape.RankOp op) {
        Value memref = op.memref();
        if (memref.type() instanceof MemRefType m) return to.replace(op, e.index(m.rank()));
        return to.replace(op, e.extract(to.value(memref), 0));
    }

    private boolean lowerPrefetch(MemRefTransfer.PrefetchOp op) {
        Value address = address(op.memref(), op.indices());
        IntegerAttr write = IntegerAttr.i32(flag(op, "isWrite"));
        IntegerAttr data = IntegerAttr.i32(flag(op, "isDataCache"));
        IntegerAttr hint = IntegerAttr.i32(op.attribute("localityHint") instanceof IntegerAttr i ? (int) i.value() : 3);
        e.add(IntrinsicOp.of(to.location(), Intrinsic.PREFETCH, null, List.of(address), write, hint, data));
        return to.erase(op);
    }

    private static int flag(Operation op, String name) {
        return op.attribute(name) instanceof IntegerAttr i && i.isTrue() ? 1 : 0;
    }
}
