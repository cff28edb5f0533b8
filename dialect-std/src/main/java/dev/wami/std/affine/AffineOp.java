package dev.wami.std.affine;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code affine}. */
public enum AffineOp implements OpKind {
    APPLY("affine.apply"),
    DELINEARIZE_INDEX("affine.delinearize_index"),
    DMA_START("affine.dma_start"),
    DMA_WAIT("affine.dma_wait"),
    FOR("affine.for"),
    IF("affine.if"),
    LINEARIZE_INDEX("affine.linearize_index"),
    LOAD("affine.load"),
    MAX("affine.max"),
    MIN("affine.min"),
    PARALLEL("affine.parallel"),
    PREFETCH("affine.prefetch"),
    STORE("affine.store"),
    VECTOR_LOAD("affine.vector_load"),
    VECTOR_STORE("affine.vector_store"),
    YIELD("affine.yield");

    private final String opName;

    AffineOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case APPLY -> new AffineApply.ApplyOp(state);
            case DELINEARIZE_INDEX -> new DelinearizeIndexOp(state);
            case DMA_START -> new AffineDma.DmaStartOp(state);
            case DMA_WAIT -> new AffineDma.DmaWaitOp(state);
            case FOR -> new AffineForOp(state);
            case IF -> new AffineIfOp(state);
            case LINEARIZE_INDEX -> new LinearizeIndexOp(state);
            case LOAD -> new AffineAccess.LoadOp(state);
            case MAX -> new AffineApply.ChoiceOp(AffineApply.ChoiceOp.MAX, state);
            case MIN -> new AffineApply.ChoiceOp(AffineApply.ChoiceOp.MIN, state);
            case PARALLEL -> new AffineParallelOp(state);
            case PREFETCH -> new AffineAccess.PrefetchOp(state);
            case STORE -> new AffineAccess.StoreOp(state);
            case VECTOR_LOAD -> new AffineVectorAccess.VectorLoadOp(state);
            case VECTOR_STORE -> new AffineVectorAccess.VectorStoreOp(state);
            case YIELD -> new AffineYieldOp(state);
        };
    }
}
