package dev.wami.std.memref;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code memref}. */
public enum MemRefOp implements OpKind {
    ALLOC("memref.alloc"),
    ALLOCA("memref.alloca"),
    ALLOCA_SCOPE("memref.alloca_scope"),
    ALLOCA_SCOPE_RETURN("memref.alloca_scope.return"),
    ASSUME_ALIGNMENT("memref.assume_alignment"),
    ATOMIC_RMW("memref.atomic_rmw"),
    ATOMIC_YIELD("memref.atomic_yield"),
    CAST("memref.cast"),
    COLLAPSE_SHAPE("memref.collapse_shape"),
    COPY("memref.copy"),
    DEALLOC("memref.dealloc"),
    DIM("memref.dim"),
    DISTINCT_OBJECTS("memref.distinct_objects"),
    DMA_START("memref.dma_start"),
    DMA_WAIT("memref.dma_wait"),
    EXPAND_SHAPE("memref.expand_shape"),
    EXTRACT_ALIGNED_POINTER_AS_INDEX("memref.extract_aligned_pointer_as_index"),
    EXTRACT_STRIDED_METADATA("memref.extract_strided_metadata"),
    GENERIC_ATOMIC_RMW("memref.generic_atomic_rmw"),
    GET_GLOBAL("memref.get_global"),
    GLOBAL("memref.global"),
    LOAD("memref.load"),
    MEMORY_SPACE_CAST("memref.memory_space_cast"),
    PREFETCH("memref.prefetch"),
    RANK("memref.rank"),
    REALLOC("memref.realloc"),
    REINTERPRET_CAST("memref.reinterpret_cast"),
    RESHAPE("memref.reshape"),
    STORE("memref.store"),
    SUBVIEW("memref.subview"),
    TRANSPOSE("memref.transpose"),
    VIEW("memref.view");

    private final String opName;

    MemRefOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case ALLOC -> new MemRefAllocation.AllocOp(state);
            case ALLOCA -> new MemRefAllocation.AllocaOp(state);
            case ALLOCA_SCOPE -> new AllocaScopeOp(state);
            case ALLOCA_SCOPE_RETURN -> new AllocaScopeOp.ReturnOp(state);
            case ASSUME_ALIGNMENT -> new MemRefMetadata.AssumeAlignmentOp(state);
            case ATOMIC_RMW -> new MemRefAtomics.AtomicRMWOp(state);
            case ATOMIC_YIELD -> new MemRefAtomics.AtomicYieldOp(state);
            case CAST -> new CastOp(state);
            case COLLAPSE_SHAPE -> new MemRefReshape.CollapseShapeOp(state);
            case COPY -> new MemRefAccess.CopyOp(state);
            case DEALLOC -> new MemRefAllocation.DeallocOp(state);
            case DIM -> new MemRefShape.DimOp(state);
            case DISTINCT_OBJECTS -> new MemRefMetadata.DistinctObjectsOp(state);
            case DMA_START -> new MemRefTransfer.DmaStartOp(state);
            case DMA_WAIT -> new MemRefTransfer.DmaWaitOp(state);
            case EXPAND_SHAPE -> new MemRefReshape.ExpandShapeOp(state);
            case EXTRACT_ALIGNED_POINTER_AS_INDEX -> new MemRefMetadata.ExtractAlignedPointerAsIndexOp(state);
            case EXTRACT_STRIDED_METADATA -> new MemRefMetadata.ExtractStridedMetadataOp(state);
            case GENERIC_ATOMIC_RMW -> new MemRefAtomics.GenericAtomicRMWOp(state);
            case GET_GLOBAL -> new MemRefGlobal.GetGlobalOp(state);
            case GLOBAL -> new MemRefGlobal.GlobalOp(state);
            case LOAD -> new MemRefAccess.LoadOp(state);
            case MEMORY_SPACE_CAST -> new MemRefViews.MemorySpaceCastOp(state);
            case PREFETCH -> new MemRefTransfer.PrefetchOp(state);
            case RANK -> new MemRefShape.RankOp(state);
            case REALLOC -> new ReallocOp(state);
            case REINTERPRET_CAST -> new ReinterpretCastOp(state);
            case RESHAPE -> new MemRefViews.ReshapeOp(state);
            case STORE -> new MemRefAccess.StoreOp(state);
            case SUBVIEW -> new SubViewOp(state);
            case TRANSPOSE -> new MemRefViews.TransposeOp(state);
            case VIEW -> new MemRefViews.ViewOp(state);
        };
    }
}
