package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.LinkedAddress;
import dev.wami.conversions.RuntimeSymbols;
import dev.wami.conversions.SsaWasmConversion;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.memref.AllocaScopeOp;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.memref.MemRefReshape;
import dev.wami.std.memref.MemRefViews;
import dev.wami.std.memref.ReinterpretCastOp;
import dev.wami.std.memref.SubViewOp;
import dev.wami.std.vector.VectorOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code memref} to loads, stores, calls of malloc and free, and explicit address arithmetic, so that generic passes
 * optimise it. Globals become data segments from address 1024 on; stack allocations move the shadow stack's pointer.
 * Paper: section 5.1, figure 8.
 */
public final class MemRefToSsaWasm extends SsaWasmConversion {
    public final Option<Boolean> relocatable =
            Option.of("relocatable", false, "leave the addresses of globals to a linker");

    public MemRefToSsaWasm() {
        super("memref");
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected List<String> sources() {
        return List.of("memref", "vector");
    }

    /**
     * What no operation can say for itself. An unranked memref that leaves its function is no operation of memref, and
     * one that was not copied would be read when its stack frame is gone. A get_global needs the address that the
     * globals before have left. Which object an access is to shows only while its memref is one value.
     */
    @Override
    protected void begin(Operation root, Lowering to) {
        UnrankedResults.copy(root);
        GlobalPlacement.place(root, relocatable.get(), to);
        Roots.annotate(root);
    }

    /**
     * What the operations that were made need around them: frames for what is on the stack, declarations of symbols.
     */
    @Override
    protected void end(Operation root, Lowering to) {
        StackFrames.frameUsers(root);
        RuntimeSymbols.declareMissing(root);
        LinkedAddress.declareMissing(root);
    }

    /** A terminator goes with the operation that it ends; of vectors, only loads and stores are memory's. */
    @Override
    protected boolean mayStay(Operation op) {
        if (op.kind() instanceof VectorOp vector) return vector != VectorOp.LOAD && vector != VectorOp.STORE;
        return op.kind() == MemRefOp.ALLOCA_SCOPE_RETURN || op.kind() == MemRefOp.ATOMIC_YIELD;
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        String unfit = unfitType(op);
        if (unfit != null) return to.fail(unfit);
        Emitter e = new Emitter(to, to.location());
        Accesses accesses = new Accesses(e, to);
        Allocations allocations = new Allocations(e, to, relocatable.get());
        Views views = new Views(e, to);
        if (op.kind() == VectorOp.LOAD) return new VectorAccesses(accesses, e, to).load(op);
        if (op.kind() == VectorOp.STORE) return new VectorAccesses(accesses, e, to).store(op);
        return switch ((MemRefOp) op.kind()) {
            case LOAD -> accesses.load(op);
            case STORE -> accesses.store(op);
            case COPY -> accesses.copy(op);
            case ALLOC -> allocations.alloc(op);
            case ALLOCA -> allocations.alloca(op);
            case DEALLOC -> allocations.dealloc(op);
            case REALLOC -> allocations.realloc(op);
            case GLOBAL -> to.fail(GlobalPlacement.reason(op));
            case GET_GLOBAL -> allocations.getGlobal((GetGlobalOp) op);
            case DIM -> views.dim(op);
            case RANK -> views.rank(op);
            case CAST, MEMORY_SPACE_CAST -> views.cast(op);
            case SUBVIEW -> views.subview((SubViewOp) op);
            case REINTERPRET_CAST -> views.reinterpretCast((ReinterpretCastOp) op);
            case EXTRACT_STRIDED_METADATA -> views.metadata(op);
            case EXTRACT_ALIGNED_POINTER_AS_INDEX -> views.pointer(op);
            case TRANSPOSE -> views.transpose((MemRefViews.TransposeOp) op);
            case EXPAND_SHAPE -> views.expandShape((MemRefReshape.ExpandShapeOp) op);
            case COLLAPSE_SHAPE -> views.collapseShape((MemRefReshape.CollapseShapeOp) op);
            case VIEW -> views.view((MemRefViews.ViewOp) op);
            case RESHAPE -> views.reshape(op);
            case ASSUME_ALIGNMENT, DISTINCT_OBJECTS -> views.same(op);
            case ALLOCA_SCOPE -> StackFrames.inline((AllocaScopeOp) op, e, to);
            case PREFETCH -> to.erase(op); // a hint that Wasm has no instruction for
            case DMA_START, DMA_WAIT -> to.fail("transfers between memories are not supported");
            case ATOMIC_RMW, GENERIC_ATOMIC_RMW -> to.fail("run expand-memref-atomics before");
            case ALLOCA_SCOPE_RETURN, ATOMIC_YIELD -> to.fail("no lowering to ssawasm");
        };
    }

    /** Why a type of {@code op} cannot be represented, or null. */
    private @Nullable String unfitType(Operation op) {
        for (Value v : op.operands()) if (types.convert(v.type()) == null) return unfit(v.type());
        for (Type t : op.resultTypes()) if (types.convert(t) == null) return unfit(t);
        return null;
    }

    private static String unfit(Type t) {
        return WasmTypes.unrepresented(t);
    }
}
