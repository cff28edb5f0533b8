package dev.wami.std.affine;

import dev.wami.core.analysis.Effects;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithDialect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code affine} dialect: structured control flow and accesses with affine bounds and subscripts. */
public final class AffineDialect extends Dialect {
    public static final String NAME = "affine";

    public AffineDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "affine.apply" -> new AffineApply.ApplyOp(state);
            case "affine.delinearize_index" -> new DelinearizeIndexOp(state);
            case "affine.dma_start" -> new AffineDma.DmaStartOp(state);
            case "affine.dma_wait" -> new AffineDma.DmaWaitOp(state);
            case "affine.for" -> new AffineForOp(state);
            case "affine.if" -> new AffineIfOp(state);
            case "affine.linearize_index" -> new LinearizeIndexOp(state);
            case "affine.load" -> new AffineAccess.LoadOp(state);
            case "affine.max" -> new AffineApply.MaxOp(state);
            case "affine.min" -> new AffineApply.MinOp(state);
            case "affine.parallel" -> new AffineParallelOp(state);
            case "affine.prefetch" -> new AffineAccess.PrefetchOp(state);
            case "affine.store" -> new AffineAccess.StoreOp(state);
            case "affine.vector_load" -> new AffineVectorAccess.VectorLoadOp(state);
            case "affine.vector_store" -> new AffineVectorAccess.VectorStoreOp(state);
            case "affine.yield" -> new AffineYieldOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "affine.apply",
                "affine.delinearize_index",
                "affine.dma_start",
                "affine.dma_wait",
                "affine.for",
                "affine.if",
                "affine.linearize_index",
                "affine.load",
                "affine.max",
                "affine.min",
                "affine.parallel",
                "affine.prefetch",
                "affine.store",
                "affine.vector_load",
                "affine.vector_store",
                "affine.yield");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return ArithDialect.materialize(value, type, location);
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }

    /** Only where operands that are dimensions or symbols stay so: at the top of a function, or in affine bodies. */
    @Override
    public boolean isLegalToInline(Operation op, Region destination, boolean wouldBeCloned) {
        Operation parent = destination.parent();
        return parent instanceof IsolatedFromAbove
                || parent instanceof AffineForOp
                || parent instanceof AffineParallelOp
                || parent instanceof AffineIfOp;
    }

    /** A single block without effects that affine analyses would not understand. */
    @Override
    public boolean isLegalToInlineInto(Region destination, Region source) {
        if (!source.hasOneBlock()) return false;
        for (Operation op : source.entry()) {
            if (!Effects.isMemoryEffectFree(op) && !op.dialect().equals(name())) return false;
        }
        return true;
    }
}
