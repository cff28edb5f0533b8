package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.AffineScope;
import dev.wami.core.ir.type.IndexType;
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
        return new AffineValidity(scope).isDim(v);
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
        return new AffineValidity(scope).isSymbol(v);
    }

    /**
     * Reports an operand of {@code op} that is no dimension, among the first {@code dims}, or no symbol after these.
     */
    static boolean verify(Operation op, List<Value> operands, int dims, Diagnostics diagnostics) {
        AffineValidity valid = new AffineValidity(scopeOf(op));
        for (int i = 0; i < operands.size(); i++) {
            if (i < dims && !valid.isDim(operands.get(i))) {
                diagnostics.error(op, "operand cannot be used as a dimension id");
                return false;
            }
            if (i >= dims && !valid.isSymbol(operands.get(i))) {
                diagnostics.error(op, "operand cannot be used as a symbol");
                return false;
            }
        }
        return true;
    }
}
