package dev.wami.loops.tile;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.type.Shape;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An access to an element whose subscripts are sums of values by constant factors.
 *
 * @param memref the memory, before casts
 * @param terms per subscript the factors of values that are not constant
 * @param constants per subscript what is added
 */
record Reference(AccessOp op, Value memref, List<Map<Value, Long>> terms, List<Long> constants) {

    /** The reference that {@code op} is; null if a subscript has quotients. */
    static @Nullable Reference of(AccessOp op) {
        ValueMap at = new ValueMap(op.map(), op.mapOperands()).compose();
        List<Value> operands = at.operands();
        int dims = at.map().dims();
        List<Map<Value, Long>> terms = new ArrayList<>();
        List<Long> constants = new ArrayList<>();
        for (var subscript : at.map().results()) {
            FlatExpr sum = FlatExpr.of(subscript, dims, at.map().symbols());
            if (sum == null || sum.hasQuotients()) return null;
            Map<Value, Long> factors = new LinkedHashMap<>();
            for (int i = 0; i < operands.size(); i++) {
                long factor = i < dims ? sum.dim(i) : sum.symbol(i - dims);
                if (factor != 0) factors.put(operands.get(i), factor);
            }
            terms.add(factors);
            constants.add(sum.constant());
        }
        return new Reference(op, Element.withoutCasts(op.memref()), terms, constants);
    }

    boolean isStore() {
        return op instanceof AffineAccess.StoreOp;
    }

    /**
     * Whether the elements of this and {@code other} are always the same distance apart. Source: Gannon, Jalby,
     * Gallivan, "Strategies for cache and local memory management by global program transformation", 1988, who call
     * such references uniformly generated.
     */
    boolean isParallelTo(Reference other) {
        return memref == other.memref && terms.equals(other.terms);
    }

    /** Whether this and {@code other} access one element in each iteration. */
    boolean isSameElement(Reference other) {
        return isParallelTo(other) && constants.equals(other.constants);
    }

    boolean dependsOn(Value variable) {
        for (Map<Value, Long> t : terms) if (t.containsKey(variable)) return true;
        return false;
    }

    /** By how much the subscript of dimension {@code i} grows with {@code variable}. */
    long factor(int i, Value variable) {
        return terms.get(i).getOrDefault(variable, 0L);
    }

    /** By how many elements the access moves if {@code variable} grows by one; {@link Long#MAX_VALUE} if not known. */
    long stride(Value variable) {
        Shape shape = op.memrefType().shape();
        long stride = 0;
        long row = 1;
        for (int i = shape.rank() - 1; i >= 0; i--) {
            long factor = factor(i, variable);
            if (factor != 0 && row < 0) return Long.MAX_VALUE;
            stride += factor * row;
            row = row < 0 || shape.isDynamic(i) ? -1 : row * shape.dim(i);
        }
        return stride;
    }

    /** Whether the next element of the last dimension is accessed if {@code variable} grows by {@code step} of 1. */
    boolean isContiguous(Value variable, long step) {
        int last = terms.size() - 1;
        for (int i = 0; i < last; i++) if (factor(i, variable) != 0) return false;
        return last >= 0 && factor(last, variable) * step == 1;
    }
}
