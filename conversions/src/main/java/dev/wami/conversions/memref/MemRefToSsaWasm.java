package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.LinkedAddress;
import dev.wami.conversions.RuntimeSymbols;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.memref.AllocaScopeOp;
import dev.wami.std.memref.MemRefReshape;
import dev.wami.std.memref.MemRefViews;
import dev.wami.std.memref.ReinterpretCastOp;
import dev.wami.std.memref.SubViewOp;
import dev.wami.std.strided.LayoutAllocations;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code memref} to loads, stores, calls of malloc and free, and explicit address arithmetic, so that generic passes
 * optimise it. Globals become data segments from address 1024 on; stack allocations move the shadow stack's pointer.
 * Paper: section 5.1, figure 8.
 */
public final class MemRefToSsaWasm extends Conversion {
    public final Option<Boolean> relocatable =
            Option.of("relocatable", false, "leave the addresses of globals to a linker");

    private final WasmTypes types = new WasmTypes();

    @Override
    public String name() {
        return "memref-to-ssawasm";
    }

    @Override
    public String summary() {
        return "lower memref to ssawasm";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected List<String> sources() {
        return List.of("memref");
    }

    @Override
    protected TypeConverter types() {
        return types;
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        LayoutAllocations.expand(root);
        UnrankedResults.copy(root);
        new LlvmTypeCasts(types).expand(root);
        Atomics.expand(root);
        GlobalPlacement.place(root, relocatable.get(), to);
        Roots.annotate(root);
    }

    @Override
    protected void end(Operation root, Lowering to) {
        StackFrames.frameUsers(root);
        RuntimeSymbols.declareMissing(root);
        LinkedAddress.declareMissing(root);
    }

    /** It goes with the scope that it ends. */
    @Override
    protected boolean mayStay(Operation op) {
        return op instanceof AllocaScopeOp.ReturnOp;
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        String unfit = unfitType(op);
        if (unfit != null) return to.fail(unfit);
        Emitter e = new Emitter(to, to.location());
        Accesses accesses = new Accesses(e, to);
        Allocations allocations = new Allocations(e, to, relocatable.get());
        Views views = new Views(e, to);
        return switch (op.name()) {
            case "memref.load" -> accesses.load(op);
            case "memref.store" -> accesses.store(op);
            case "memref.copy" -> accesses.copy(op);
            case "memref.alloc" -> allocations.alloc(op);
            case "memref.alloca" -> allocations.alloca(op);
            case "memref.dealloc" -> allocations.dealloc(op);
            case "memref.realloc" -> allocations.realloc(op);
            case "memref.global" -> to.fail(GlobalPlacement.reason(op));
            case "memref.get_global" -> allocations.getGlobal(op);
            case "memref.dim" -> views.dim(op);
            case "memref.rank" -> views.rank(op);
            case "memref.cast", "memref.memory_space_cast" -> views.cast(op);
            case "memref.subview" -> views.subview((SubViewOp) op);
            case "memref.reinterpret_cast" -> views.reinterpretCast((ReinterpretCastOp) op);
            case "memref.extract_strided_metadata" -> views.metadata(op);
            case "memref.extract_aligned_pointer_as_index" -> views.pointer(op);
            case "memref.transpose" -> views.transpose((MemRefViews.TransposeOp) op);
            case "memref.expand_shape" -> views.expandShape((MemRefReshape.ExpandShapeOp) op);
            case "memref.collapse_shape" -> views.collapseShape((MemRefReshape.CollapseShapeOp) op);
            case "memref.view" -> views.view((MemRefViews.ViewOp) op);
            case "memref.reshape" -> views.reshape(op);
            case "memref.assume_alignment", "memref.distinct_objects" -> views.same(op);
            case "memref.alloca_scope" -> StackFrames.inline((AllocaScopeOp) op, e, to);
            case "memref.prefetch" -> to.erase(op); // a hint that Wasm has no instruction for
            case "memref.dma_start", "memref.dma_wait" -> to.fail("transfers between memories are not supported");
            default -> to.fail("no lowering to ssawasm");
        };
    }

    /** Why a type of {@code op} cannot be represented, or null. */
    private @Nullable String unfitType(Operation op) {
        for (Value v : op.operands()) if (types.convert(v.type()) == null) return unfit(v.type());
        for (Type t : op.resultTypes()) if (types.convert(t) == null) return unfit(t);
        return null;
    }

    private static String unfit(Type t) {
        return "type '" + t + "' has no Wasm representation yet";
    }
}
