package dev.wami.std.vector;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.vector.VectorIndexed.GatherOp;
import dev.wami.std.vector.VectorIndexed.Indexed;
import dev.wami.std.vector.VectorMasks.StepOp;
import dev.wami.std.vector.VectorMemory.LoadOp;
import dev.wami.std.vector.VectorMemory.MaskedAccess;
import dev.wami.std.vector.VectorMemory.MaskedLoadOp;
import dev.wami.std.vector.VectorMemory.MaskedStoreOp;
import dev.wami.std.vector.VectorMemory.StoreOp;

/** Accesses to memory whose mask, or whose offsets, are known. */
final class MaskedFolds {
    private MaskedFolds() {}

    /** All true, it is a plain access; all false, nothing is accessed. */
    static boolean canonicalize(MaskedAccess op, Rewriter rewriter) {
        switch (MaskFormat.of(op.mask())) {
            case ALL_TRUE -> rewriter.replace(op, plain(op));
            case ALL_FALSE -> drop(op, op.value(), rewriter);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static Operation plain(MaskedAccess op) {
        return op.writes()
                ? new StoreOp(op.location(), op.value(), op.base(), op.indices())
                : new LoadOp(op.location(), op.base(), op.indices(), VectorOperation.vector(op.result()));
    }

    private static void drop(Operation op, Value otherwise, Rewriter rewriter) {
        if (op.resultCount() == 0) rewriter.erase(op);
        else rewriter.replace(op, otherwise);
    }

    /** Offsets that count from 0 are consecutive elements. */
    static boolean canonicalize(Indexed op, Rewriter rewriter) {
        if (MaskFormat.of(op.mask()) == MaskFormat.ALL_FALSE) {
            drop(op, op instanceof GatherOp ? op.value() : op.base(), rewriter);
            return true;
        }
        if (!(op.base().type() instanceof MemRefType) || !counts(op.offsets())) return false;
        rewriter.replace(
                op,
                op instanceof GatherOp
                        ? new MaskedLoadOp(op.location(), op.base(), op.indices(), op.mask(), op.value())
                        : new MaskedStoreOp(op.location(), op.base(), op.indices(), op.mask(), op.value()));
        return true;
    }

    private static boolean counts(Value offsets) {
        VectorType type = VectorOperation.vector(offsets);
        if (type.rank() != 1 || type.scalable() != 0) return false;
        Operation def = offsets.definedBy();
        if (def instanceof StepOp) return true;
        Attribute constant = def instanceof ConstantOp c ? c.constant() : null;
        if (!(constant instanceof DenseElementsAttr d)) return false;
        for (long i = 0; i < d.count(); i++) if (d.get(i) != i) return false;
        return true;
    }
}
