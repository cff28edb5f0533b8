package dev.wami.std.vector;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.arith.ConstantOp;

/** What is known of all elements of a mask. Upstream: getMaskFormat. */
enum MaskFormat {
    ALL_TRUE,
    ALL_FALSE,
    UNKNOWN;

    static MaskFormat of(Value mask) {
        Operation def = mask.definedBy();
        if (def instanceof VectorMasks.ConstantMaskOp m) {
            if (m.isAllTrue()) return ALL_TRUE;
            for (long size : m.sizes()) if (size > 0) return UNKNOWN;
            return ALL_FALSE;
        }
        if (def instanceof VectorMasks.CreateMaskOp m) {
            for (Value size : m.operands()) {
                Long n = constant(size);
                if (n != null && n <= 0) return ALL_FALSE;
            }
            return UNKNOWN;
        }
        if (!(def instanceof ConstantOp c) || !(c.constant() instanceof DenseElementsAttr d)) return UNKNOWN;
        boolean first = d.get(0) != 0;
        for (long i = 1; i < (d.isSplat() ? 1 : d.count()); i++) if ((d.get(i) != 0) != first) return UNKNOWN;
        return first ? ALL_TRUE : ALL_FALSE;
    }

    /** The number that {@code v} is, or null. */
    static @org.jspecify.annotations.Nullable Long constant(Value v) {
        return v.definedBy() instanceof ConstantOp c && c.constant() instanceof IntegerAttr i ? i.value() : null;
    }
}
