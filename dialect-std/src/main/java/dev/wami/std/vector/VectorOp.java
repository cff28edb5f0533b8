package dev.wami.std.vector;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code vector}. */
public enum VectorOp implements OpKind {
    BITCAST("vector.bitcast"),
    BROADCAST("vector.broadcast"),
    COMPRESSSTORE("vector.compressstore"),
    CONSTANT_MASK("vector.constant_mask"),
    CONTRACT("vector.contract"),
    CREATE_MASK("vector.create_mask"),
    DEINTERLEAVE("vector.deinterleave"),
    EXPANDLOAD("vector.expandload"),
    EXTRACT("vector.extract"),
    EXTRACT_STRIDED_SLICE("vector.extract_strided_slice"),
    FMA("vector.fma"),
    FROM_ELEMENTS("vector.from_elements"),
    GATHER("vector.gather"),
    INSERT("vector.insert"),
    INSERT_STRIDED_SLICE("vector.insert_strided_slice"),
    INTERLEAVE("vector.interleave"),
    LOAD("vector.load"),
    MASK("vector.mask"),
    MASKEDLOAD("vector.maskedload"),
    MASKEDSTORE("vector.maskedstore"),
    MULTI_REDUCTION("vector.multi_reduction"),
    OUTERPRODUCT("vector.outerproduct"),
    PRINT("vector.print"),
    REDUCTION("vector.reduction"),
    SCALABLE_EXTRACT("vector.scalable.extract"),
    SCALABLE_INSERT("vector.scalable.insert"),
    SCAN("vector.scan"),
    SCATTER("vector.scatter"),
    SHAPE_CAST("vector.shape_cast"),
    SHUFFLE("vector.shuffle"),
    STEP("vector.step"),
    STORE("vector.store"),
    TO_ELEMENTS("vector.to_elements"),
    TRANSFER_READ("vector.transfer_read"),
    TRANSFER_WRITE("vector.transfer_write"),
    TRANSPOSE("vector.transpose"),
    TYPE_CAST("vector.type_cast"),
    VSCALE("vector.vscale"),
    YIELD("vector.yield");

    private final String opName;

    VectorOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case BITCAST -> new VectorShapes.BitCastOp(state);
            case BROADCAST -> new BroadcastOp(state);
            case COMPRESSSTORE -> new VectorMemory.CompressStoreOp(state);
            case CONSTANT_MASK -> new VectorMasks.ConstantMaskOp(state);
            case CONTRACT -> new ContractOp(state);
            case CREATE_MASK -> new VectorMasks.CreateMaskOp(state);
            case DEINTERLEAVE -> new VectorShuffles.DeinterleaveOp(state);
            case EXPANDLOAD -> new VectorMemory.ExpandLoadOp(state);
            case EXTRACT -> new VectorElements.ExtractOp(state);
            case EXTRACT_STRIDED_SLICE -> new VectorSlices.ExtractStridedSliceOp(state);
            case FMA -> new VectorProducts.FmaOp(state);
            case FROM_ELEMENTS -> new VectorElements.FromElementsOp(state);
            case GATHER -> new VectorIndexed.GatherOp(state);
            case INSERT -> new VectorElements.InsertOp(state);
            case INSERT_STRIDED_SLICE -> new VectorSlices.InsertStridedSliceOp(state);
            case INTERLEAVE -> new VectorShuffles.InterleaveOp(state);
            case LOAD -> new VectorMemory.LoadOp(state);
            case MASK -> new MaskOp(state);
            case MASKEDLOAD -> new VectorMemory.MaskedLoadOp(state);
            case MASKEDSTORE -> new VectorMemory.MaskedStoreOp(state);
            case MULTI_REDUCTION -> new VectorReductions.MultiReductionOp(state);
            case OUTERPRODUCT -> new VectorProducts.OuterProductOp(state);
            case PRINT -> new PrintOp(state);
            case REDUCTION -> new VectorReductions.ReductionOp(state);
            case SCALABLE_EXTRACT -> new VectorSlices.ScalableExtractOp(state);
            case SCALABLE_INSERT -> new VectorSlices.ScalableInsertOp(state);
            case SCAN -> new VectorReductions.ScanOp(state);
            case SCATTER -> new VectorIndexed.ScatterOp(state);
            case SHAPE_CAST -> new VectorShapes.ShapeCastOp(state);
            case SHUFFLE -> new VectorShuffles.ShuffleOp(state);
            case STEP -> new VectorMasks.StepOp(state);
            case STORE -> new VectorMemory.StoreOp(state);
            case TO_ELEMENTS -> new VectorElements.ToElementsOp(state);
            case TRANSFER_READ -> new TransferReadOp(state);
            case TRANSFER_WRITE -> new TransferWriteOp(state);
            case TRANSPOSE -> new VectorShapes.TransposeOp(state);
            case TYPE_CAST -> new VectorShapes.TypeCastOp(state);
            case VSCALE -> new VectorMasks.VScaleOp(state);
            case YIELD -> new MaskOp.YieldOp(state);
        };
    }
}
