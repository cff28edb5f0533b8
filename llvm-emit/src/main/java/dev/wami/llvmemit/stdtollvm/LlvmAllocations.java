package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmBranches;
import dev.wami.llvm.LlvmCallOp;
import dev.wami.llvm.LlvmConstants;
import dev.wami.llvm.LlvmFunctionType;
import dev.wami.llvm.LlvmGlobals;
import dev.wami.llvm.LlvmMemory;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmWordAttr;
import dev.wami.std.memref.MemRefAllocation;
import dev.wami.std.memref.MemRefGlobal;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.memref.ReallocOp;
import dev.wami.std.strided.StridedLayout;
import dev.wami.std.strided.ViewLayouts;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where memory comes from: malloc, the stack, globals. */
final class LlvmAllocations {
    /** What malloc aligns to on common targets. */
    private static final long MALLOC_ALIGNMENT = 16;
    /** In the place of the pointer that malloc gave, where it did not; freeing it fails visibly. */
    private static final long NOT_ALLOCATED = 0xdeadbeefL;

    private final Lowering to;
    private final LlvmTypeConverter types;
    private final LlvmRuntime runtime;
    private final LlvmEmitter e;

    LlvmAllocations(Lowering to, LlvmTypeConverter types, LlvmRuntime runtime, LlvmEmitter e) {
        this.to = to;
        this.types = types;
        this.runtime = runtime;
        this.e = e;
    }

    boolean lower(Operation op) {
        for (Value v : op.results()) {
            if (!(v.type() instanceof MemRefType m)) continue;
            if (m.layout() == null || isRowMajor(m)) continue;
            String remedy = op instanceof MemRefAllocation.AllocLikeOp ? "; run expand-strided-allocations before" : "";
            return to.fail("the layout of '" + m + "' is not row-major" + remedy);
        }
        return switch ((MemRefOp) op.kind()) {
            case ALLOC -> lowerAlloc((MemRefAllocation.AllocOp) op);
            case ALLOCA -> lowerAlloca((MemRefAllocation.AllocaOp) op);
            case DEALLOC -> lowerDealloc((MemRefAllocation.DeallocOp) op);
            case REALLOC -> lowerRealloc((ReallocOp) op);
            case GLOBAL -> lowerGlobal((MemRefGlobal.GlobalOp) op);
            default -> lowerGetGlobal((MemRefGlobal.GetGlobalOp) op);
        };
    }

    private static boolean isRowMajor(MemRefType type) {
        long[] layout = type.stridesAndOffset();
        long[] plain = type.with(type.shape(), null).stridesAndOffset();
        return java.util.Arrays.equals(layout, plain);
    }

    private Type element(MemRefType type) {
        Type element = types.element(type);
        if (element == null) throw new IllegalStateException("checked before: " + type);
        return element;
    }

    private Type struct(MemRefType type) {
        Type struct = types.convertSingle(type);
        if (struct == null) throw new IllegalStateException("checked before: " + type);
        return struct;
    }

    // ---- allocations

    /** What is allocated for {@code type}: row by row from the start. */
    private StridedLayout layout(MemRefType type, List<Value> dynamicSizes) {
        List<Value> sizes = new ViewLayouts(to, e).sizes(type, dynamicSizes);
        return StridedLayout.rowMajor(e.index(0), sizes, e);
    }

    /** Of what malloc or the stack gave, in the address space of {@code type}. */
    private Value memref(MemRefType type, Value allocated, Value aligned, StridedLayout layout) {
        Value inSpace = e.inSpace(allocated, types.pointer(type));
        Value start = aligned == allocated ? inSpace : e.inSpace(aligned, types.pointer(type));
        return LlvmDescriptor.make(e, struct(type), inSpace, start, layout);
    }

    private static long alignment(@Nullable IntegerAttr given) {
        return given == null ? 0 : given.value();
    }

    /** {@code aligned = (allocated + alignment - 1) / alignment * alignment}, if malloc alone is not enough. */
    private boolean lowerAlloc(MemRefAllocation.AllocOp op) {
        MemRefType type = op.type();
        StridedLayout layout = layout(type, op.sizes());
        Value bytes = e.bytes(element(type), layout.rowMajorCount(e));
        long alignment = alignment(op.alignment());
        boolean more = alignment > MALLOC_ALIGNMENT;
        if (more) bytes = e.add(bytes, e.index(alignment));
        Value allocated =
                e.insert(LlvmCallOp.direct(to.location(), runtime.malloc(), runtime.mallocType(), List.of(bytes)));
        Value aligned = allocated;
        if (more) {
            Value number = e.cast(CastOp.Kind.PTRTOINT, allocated, e.indexType());
            Value bumped = e.add(number, e.index(alignment - 1));
            Value rest = e.binary(IntOp.Kind.UREM, bumped, e.index(alignment));
            aligned = e.cast(CastOp.Kind.INTTOPTR, e.sub(bumped, rest), LlvmPointerType.PTR);
        }
        return to.replace(op, memref(type, allocated, aligned, layout));
    }

    private boolean lowerAlloca(MemRefAllocation.AllocaOp op) {
        MemRefType type = op.type();
        StridedLayout layout = layout(type, op.sizes());
        Value memory = e.insert(new LlvmMemory.AllocaOp(
                to.location(), element(type), layout.rowMajorCount(e), alignment(op.alignment())));
        return to.replace(op, memref(type, memory, memory, layout));
    }

    private boolean lowerDealloc(MemRefAllocation.DeallocOp op) {
        Value memref = to.value(op.memref());
        // a descriptor begins with the pointer that malloc gave
        Value allocated = op.memref().type() instanceof UnrankedMemRefType unranked
                ? e.load(types.pointer(unranked), e.extract(memref, 1))
                : e.extract(memref, 0);
        List<Value> freed = List.of(e.inSpace(allocated, LlvmPointerType.PTR));
        e.add(LlvmCallOp.direct(to.location(), runtime.free(), runtime.freeType(), freed));
        return to.erase(op);
    }

    /** The C library's realloc, which keeps what fits and frees the old memory. */
    private boolean lowerRealloc(ReallocOp op) {
        if (alignment(op.alignment()) > MALLOC_ALIGNMENT) return to.fail("realloc aligns to 16 bytes only");
        LlvmDescriptor from = new LlvmDescriptor((MemRefType) op.source().type(), to.value(op.source()), e);
        Value size = op.size();
        StridedLayout layout = layout(op.type(), size == null ? List.of() : List.of(size));
        LlvmFunctionType type = new LlvmFunctionType(LlvmPointerType.PTR, List.of(LlvmPointerType.PTR, e.indexType()));
        Value bytes = e.bytes(element(op.type()), layout.rowMajorCount(e));
        String callee = runtime.declare("realloc", type);
        Value old = e.inSpace(from.allocated(), LlvmPointerType.PTR);
        Value memory = e.insert(LlvmCallOp.direct(to.location(), callee, type, List.of(old, bytes)));
        return to.replace(op, memref(op.type(), memory, memory, layout));
    }

    // ---- globals

    /** Arrays of arrays of elements, the first dimension outermost. */
    private Type arrays(MemRefType type) {
        Type out = element(type);
        for (int i = type.rank() - 1; i >= 0; i--) {
            out = new LlvmArrayType(out, type.shape().dim(i));
        }
        return out;
    }

    private boolean lowerGlobal(MemRefGlobal.GlobalOp op) {
        MemRefType type = op.type();
        if (types.convertSingle(type) == null) return to.fail("no LLVM type for '" + type + "'");
        Attribute initial = value(op.initialValue(), type);
        if (initial == null && !op.isDeclaration() && !op.isUninitialized()) return to.fail("the data is missing");
        boolean hidden = op.visibility() == Symbol.Visibility.PRIVATE;
        Type arrays = arrays(type);
        LlvmGlobals.GlobalOp global = new LlvmGlobals.GlobalOp(
                op.location(),
                String.valueOf(op.symbolName()),
                arrays,
                hidden ? LlvmWordAttr.PRIVATE : LlvmWordAttr.EXTERNAL,
                op.isConstant(),
                initial,
                alignment(op.alignment()),
                types.pointer(type).addressSpace());
        to.insert(global);
        if (op.isUninitialized()) undefined(global, arrays);
        return to.erase(op);
    }

    private static void undefined(LlvmGlobals.GlobalOp global, Type type) {
        Builder at = new Builder();
        at.createBlock(global.region(0), List.of(), global.location());
        Value undef =
                at.insert(new LlvmConstants.UndefOp(global.location(), type)).result(0);
        at.insert(new LlvmBranches.ReturnOp(global.location(), undef));
    }

    /** Elements of index become integers; a single element of rank 0 stands alone, a complex one as both parts. */
    private @Nullable Attribute value(@Nullable Attribute initial, MemRefType type) {
        DenseElementsAttr dense = DenseElementsAttr.of(initial);
        if (dense == null) return null;
        if (dense.type().element() == IndexType.INDEX) {
            long[] bits = new long[dense.isSplat() ? 1 : Math.toIntExact(dense.count())];
            for (int i = 0; i < bits.length; i++) bits[i] = dense.get(i);
            var integers = dense.type().withElement(e.indexType());
            dense = dense.isSplat() ? DenseElementsAttr.splat(integers, bits) : DenseElementsAttr.of(integers, bits);
        }
        if (type.rank() > 0) return dense;
        boolean complex = type.element() instanceof ComplexType;
        return complex ? new ArrayAttr(List.of(dense.number(0), dense.number(1))) : dense.element(0);
    }

    private boolean lowerGetGlobal(MemRefGlobal.GetGlobalOp op) {
        MemRefType type = (MemRefType) op.result().type();
        LlvmPointerType pointer = types.pointer(type);
        Value address =
                e.insert(new LlvmGlobals.AddressOfOp(to.location(), op.global().leaf(), pointer));
        Value nothing = e.cast(CastOp.Kind.INTTOPTR, e.index(NOT_ALLOCATED), pointer);
        return to.replace(op, memref(type, nothing, address, layout(type, List.of())));
    }
}
