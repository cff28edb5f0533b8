package dev.wami.std.memref;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithDialect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code memref} dialect: allocation, access and views of memory. */
public final class MemRefDialect extends Dialect {
    public static final String NAME = "memref";

    public MemRefDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "memref.alloc" -> new MemRefAllocation.AllocOp(state);
            case "memref.alloca" -> new MemRefAllocation.AllocaOp(state);
            case "memref.alloca_scope" -> new AllocaScopeOp(state);
            case "memref.alloca_scope.return" -> new AllocaScopeOp.ReturnOp(state);
            case "memref.assume_alignment" -> new MemRefMetadata.AssumeAlignmentOp(state);
            case "memref.atomic_rmw" -> new MemRefAtomics.AtomicRMWOp(state);
            case "memref.atomic_yield" -> new MemRefAtomics.AtomicYieldOp(state);
            case "memref.cast" -> new CastOp(state);
            case "memref.collapse_shape" -> new MemRefReshape.CollapseShapeOp(state);
            case "memref.copy" -> new MemRefAccess.CopyOp(state);
            case "memref.dealloc" -> new MemRefAllocation.DeallocOp(state);
            case "memref.dim" -> new MemRefShape.DimOp(state);
            case "memref.distinct_objects" -> new MemRefMetadata.DistinctObjectsOp(state);
            case "memref.dma_start" -> new MemRefTransfer.DmaStartOp(state);
            case "memref.dma_wait" -> new MemRefTransfer.DmaWaitOp(state);
            case "memref.expand_shape" -> new MemRefReshape.ExpandShapeOp(state);
            case "memref.extract_aligned_pointer_as_index" -> new MemRefMetadata.ExtractAlignedPointerAsIndexOp(state);
            case "memref.extract_strided_metadata" -> new MemRefMetadata.ExtractStridedMetadataOp(state);
            case "memref.generic_atomic_rmw" -> new MemRefAtomics.GenericAtomicRMWOp(state);
            case "memref.get_global" -> new MemRefGlobal.GetGlobalOp(state);
            case "memref.global" -> new MemRefGlobal.GlobalOp(state);
            case "memref.load" -> new MemRefAccess.LoadOp(state);
            case "memref.memory_space_cast" -> new MemRefViews.MemorySpaceCastOp(state);
            case "memref.prefetch" -> new MemRefTransfer.PrefetchOp(state);
            case "memref.rank" -> new MemRefShape.RankOp(state);
            case "memref.realloc" -> new ReallocOp(state);
            case "memref.reinterpret_cast" -> new ReinterpretCastOp(state);
            case "memref.reshape" -> new MemRefViews.ReshapeOp(state);
            case "memref.store" -> new MemRefAccess.StoreOp(state);
            case "memref.subview" -> new SubViewOp(state);
            case "memref.transpose" -> new MemRefViews.TransposeOp(state);
            case "memref.view" -> new MemRefViews.ViewOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "memref.alloc",
                "memref.alloca",
                "memref.alloca_scope",
                "memref.alloca_scope.return",
                "memref.assume_alignment",
                "memref.atomic_rmw",
                "memref.atomic_yield",
                "memref.cast",
                "memref.collapse_shape",
                "memref.copy",
                "memref.dealloc",
                "memref.dim",
                "memref.distinct_objects",
                "memref.dma_start",
                "memref.dma_wait",
                "memref.expand_shape",
                "memref.extract_aligned_pointer_as_index",
                "memref.extract_strided_metadata",
                "memref.generic_atomic_rmw",
                "memref.get_global",
                "memref.global",
                "memref.load",
                "memref.memory_space_cast",
                "memref.prefetch",
                "memref.rank",
                "memref.realloc",
                "memref.reinterpret_cast",
                "memref.reshape",
                "memref.store",
                "memref.subview",
                "memref.transpose",
                "memref.view");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return ArithDialect.materialize(value, type, location);
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
