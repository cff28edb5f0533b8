package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.AffineScope;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.std.memref.MemRefAllocation;
import dev.wami.std.memref.MemRefShape;
import dev.wami.std.memref.SubViewOp;
import dev.wami.std.mixed.MixedIndex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which values may be dimensions and symbols of affine maps. Symbols are fixed in the surrounding {@link AffineScope};
 * dimensions are symbols, induction variables of affine loops, and affine functions of these. Upstream: isValidDim,
 * isValidSymbol.
 */
public final class AffineOperands {
    private AffineOperands() {}

    /** The region of the nearest enclosing affine scope, or null. */
    public static @Nullable Region scopeOf(Operation op) {
        for (Operation inner = op; inner != null; inner = inner.parentOp()) {
            if (inner.parentOp() instanceof AffineScope) return inner.parentRegion();
        }
        return null;
    }

    /** Whether {@code v} is defined directly in {@code scope}. */
    static boolean isTopLevel(Value v, @Nullable Region scope) {
        Block block = v.block();
        return block != null && block.region() == scope && scope != null;
    }

    /** Whether {@code v} is defined directly in some affine scope. */
    static boolean isTopLevel(Value v) {
        Block block = v.block();
        return block != null && block.parentOp() instanceof AffineScope;
    }

    /** Whether {@code v} may be a dimension where it is defined. */
    public static boolean isDim(Value v) {
        if (v.type() != IndexType.INDEX) return false;
        Operation def = v.definedBy();
        if (def != null) return isDim(v, scopeOf(def));
        return isTopLevel(v) || isInductionVariable(v);
    }

    /** Whether {@code v} may be a dimension in {@code scope}. */
    public static boolean isDim(Value v, @Nullable Region scope) {
        if (v.type() != IndexType.INDEX) return false;
        if (isSymbol(v, scope)) return true;
        Operation def = v.definedBy();
        if (def == null) return isInductionVariable(v);
        boolean computed = def instanceof AffineApply.ApplyOp || def instanceof BasisOp;
        if (computed) return all(def.operands(), scope, false);
        return def instanceof MemRefShape.DimOp d && isTopLevel(d.source());
    }

    static boolean isInductionVariable(Value v) {
        Block block = v.block();
        if (v.definedBy() != null || block == null) return false;
        return block.parentOp() instanceof AffineParallelOp
                || block.parentOp() instanceof AffineForOp f && f.inductionVariable() == v;
    }

    /** Whether {@code v} may be a symbol where it is defined. */
    public static boolean isSymbol(Value v) {
        if (v.type() != IndexType.INDEX) return false;
        if (isTopLevel(v)) return true;
        Operation def = v.definedBy();
        return def != null && isSymbol(v, scopeOf(def));
    }

    /** Whether {@code v} may be a symbol in {@code scope}. */
    public static boolean isSymbol(Value v, @Nullable Region scope) {
        if (v.type() != IndexType.INDEX) return false;
        if (isTopLevelOrAbove(v, scope)) return true;
        Operation def = v.definedBy();
        if (def == null) return false;
        if (def instanceof ConstantLike) return true;
        if (def instanceof Pure && all(def.operands(), scope, true)) return true;
        return def instanceof MemRefShape.DimOp d && isSymbolicDim(d, scope);
    }

    /** What is defined around {@code scope} is fixed in it. */
    private static boolean isTopLevelOrAbove(Value v, @Nullable Region scope) {
        Region region = scope;
        while (region != null) {
            if (isTopLevel(v, region)) return true;
            Operation owner = region.parent();
            region = owner == null || owner instanceof IsolatedFromAbove ? null : owner.parentRegion();
        }
        return false;
    }

    private static boolean all(List<Value> values, @Nullable Region scope, boolean symbols) {
        for (Value v : values) if (!(symbols ? isSymbol(v, scope) : isDim(v, scope))) return false;
        return true;
    }

    /** Whether the dimension asked for is fixed: of a top-level memref, or allocated or cut out with a symbol as size. */
    private static boolean isSymbolicDim(MemRefShape.DimOp dim, @Nullable Region scope) {
        if (isTopLevel(dim.source())) return true;
        int index = dim.constantIndex();
        Operation def = dim.source().definedBy();
        if (index < 0 || def == null) return false;
        if (def instanceof MemRefAllocation.AllocLikeOp alloc) {
            return isSymbolicSize(alloc.type(), alloc.sizes(), index, scope);
        }
        if (!(def instanceof SubViewOp view)
                || view.type().rank() != view.sourceType().rank()) return false;
        MixedIndex size = view.sizes().get(index);
        return size.value() == null || isSymbol(size.value(), scope);
    }

    private static boolean isSymbolicSize(MemRefType type, List<Value> sizes, int index, @Nullable Region scope) {
        if (!type.shape().isDynamic(index)) return true;
        int position = 0;
        for (int i = 0; i < index; i++) if (type.shape().isDynamic(i)) position++;
        return isSymbol(sizes.get(position), scope);
    }

    /** Reports an operand of {@code op} that is no dimension, among the first {@code dims}, or no symbol after these. */
    static boolean verify(Operation op, List<Value> operands, int dims, Diagnostics diagnostics) {
        Region scope = scopeOf(op);
        for (int i = 0; i < operands.size(); i++) {
            if (i < dims && !isDim(operands.get(i), scope)) {
                diagnostics.error(op, "operand cannot be used as a dimension id");
                return false;
            }
            if (i >= dims && !isSymbol(operands.get(i), scope)) {
                diagnostics.error(op, "operand cannot be used as a symbol");
                return false;
            }
        }
        return true;
    }
}
