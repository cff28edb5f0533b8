package dev.wami.std.vector;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.std.arith.ArithDialect;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.ub.PoisonOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code vector} dialect. */
public final class VectorDialect extends Dialect {
    public static final String NAME = "vector";

    public VectorDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "vector.bitcast" -> new VectorShapes.BitCastOp(state);
            case "vector.broadcast" -> new BroadcastOp(state);
            case "vector.compressstore" -> new VectorMemory.CompressStoreOp(state);
            case "vector.constant_mask" -> new VectorMasks.ConstantMaskOp(state);
            case "vector.contract" -> new ContractOp(state);
            case "vector.create_mask" -> new VectorMasks.CreateMaskOp(state);
            case "vector.deinterleave" -> new VectorShuffles.DeinterleaveOp(state);
            case "vector.expandload" -> new VectorMemory.ExpandLoadOp(state);
            case "vector.extract" -> new VectorElements.ExtractOp(state);
            case "vector.extract_strided_slice" -> new VectorSlices.ExtractStridedSliceOp(state);
            case "vector.fma" -> new VectorProducts.FmaOp(state);
            case "vector.from_elements" -> new VectorElements.FromElementsOp(state);
            case "vector.gather" -> new VectorIndexed.GatherOp(state);
            case "vector.insert" -> new VectorElements.InsertOp(state);
            case "vector.insert_strided_slice" -> new VectorSlices.InsertStridedSliceOp(state);
            case "vector.interleave" -> new VectorShuffles.InterleaveOp(state);
            case "vector.load" -> new VectorMemory.LoadOp(state);
            case "vector.mask" -> new MaskOp(state);
            case "vector.maskedload" -> new VectorMemory.MaskedLoadOp(state);
            case "vector.maskedstore" -> new VectorMemory.MaskedStoreOp(state);
            case "vector.multi_reduction" -> new VectorReductions.MultiReductionOp(state);
            case "vector.outerproduct" -> new VectorProducts.OuterProductOp(state);
            case "vector.print" -> new PrintOp(state);
            case "vector.reduction" -> new VectorReductions.ReductionOp(state);
            case "vector.scalable.extract" -> new VectorSlices.ScalableExtractOp(state);
            case "vector.scalable.insert" -> new VectorSlices.ScalableInsertOp(state);
            case "vector.scan" -> new VectorReductions.ScanOp(state);
            case "vector.scatter" -> new VectorIndexed.ScatterOp(state);
            case "vector.shape_cast" -> new VectorShapes.ShapeCastOp(state);
            case "vector.shuffle" -> new VectorShuffles.ShuffleOp(state);
            case "vector.step" -> new VectorMasks.StepOp(state);
            case "vector.store" -> new VectorMemory.StoreOp(state);
            case "vector.to_elements" -> new VectorElements.ToElementsOp(state);
            case "vector.transfer_read" -> new TransferReadOp(state);
            case "vector.transfer_write" -> new TransferWriteOp(state);
            case "vector.transpose" -> new VectorShapes.TransposeOp(state);
            case "vector.type_cast" -> new VectorShapes.TypeCastOp(state);
            case "vector.vscale" -> new VectorMasks.VScaleOp(state);
            case "vector.yield" -> new MaskOp.YieldOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "vector.bitcast",
                "vector.broadcast",
                "vector.compressstore",
                "vector.constant_mask",
                "vector.contract",
                "vector.create_mask",
                "vector.deinterleave",
                "vector.expandload",
                "vector.extract",
                "vector.extract_strided_slice",
                "vector.fma",
                "vector.from_elements",
                "vector.gather",
                "vector.insert",
                "vector.insert_strided_slice",
                "vector.interleave",
                "vector.load",
                "vector.mask",
                "vector.maskedload",
                "vector.maskedstore",
                "vector.multi_reduction",
                "vector.outerproduct",
                "vector.print",
                "vector.reduction",
                "vector.scalable.extract",
                "vector.scalable.insert",
                "vector.scan",
                "vector.scatter",
                "vector.shape_cast",
                "vector.shuffle",
                "vector.step",
                "vector.store",
                "vector.to_elements",
                "vector.transfer_read",
                "vector.transfer_write",
                "vector.transpose",
                "vector.type_cast",
                "vector.vscale",
                "vector.yield");
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        return switch (mnemonic) {
            case "kind" -> VectorAttrs.parseKind(parser);
            case "iterator_type" -> VectorAttrs.parseIteratorType(parser);
            case "punctuation" -> VectorAttrs.parsePunctuation(parser);
            default -> null;
        };
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of("iterator_type", "kind", "punctuation");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return value == PoisonAttr.POISON
                ? new PoisonOp(location, type)
                : ArithDialect.materialize(value, type, location);
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
