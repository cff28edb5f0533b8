package dev.wami.std.affine;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.std.memref.MemRefAllocation;
import dev.wami.std.memref.MemRefShape;
import dev.wami.std.memref.SubViewOp;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The questions of {@link AffineOperands} about the values of one operation. A value that is computed is valid if all
 * that it is computed from are: each of these is looked at once, however many ways lead to it, and without recursion.
 */
final class AffineValidity {
    private static final List<Value> NOTHING = List.of();

    private final @Nullable Region scope;
    private final Map<Value, Boolean> symbols = new IdentityHashMap<>(0);
    private final Map<Value, Boolean> dims = new IdentityHashMap<>(0);

    /** @param scope the region of the affine scope in which the values are used; null if there is none */
    AffineValidity(@Nullable Region scope) {
        this.scope = scope;
    }

    boolean isSymbol(Value v) {
        List<Value> needed = neededForSymbol(v);
        return needed != null && (needed.isEmpty() || isValid(v, symbols, this::neededForSymbol));
    }

    boolean isDim(Value v) {
        List<Value> needed = neededForDim(v);
        return needed != null && (needed.isEmpty() || isValid(v, dims, this::neededForDim));
    }

    /** What must be valid for {@code v} to be; null if it is not whatever else is. */
    private interface Needs {
        @Nullable
        List<Value> of(Value v);
    }

    /** Depth first: a value is decided when its stack entry is met again, by then all that it needs are. */
    private static boolean isValid(Value v, Map<Value, Boolean> known, Needs needs) {
        Deque<Value> open = new ArrayDeque<>();
        open.push(v);
        while (!open.isEmpty()) {
            Value x = open.element();
            List<Value> needed = needs.of(x);
            // false until it is decided: what needs itself is not valid
            if (known.putIfAbsent(x, false) == null && needed != null) {
                for (Value n : needed) if (!known.containsKey(n)) open.push(n);
                if (open.element() != x) continue;
            }
            open.remove();
            if (needed != null && allTrue(needed, known)) known.put(x, true);
        }
        return Boolean.TRUE.equals(known.get(v));
    }

    private static boolean allTrue(List<Value> values, Map<Value, Boolean> known) {
        for (Value v : values) if (!Boolean.TRUE.equals(known.get(v))) return false;
        return true;
    }

    private @Nullable List<Value> neededForDim(Value v) {
        if (v.type() != IndexType.INDEX) return null;
        if (isSymbol(v)) return NOTHING;
        Operation def = v.definedBy();
        if (def == null) return AffineOperands.isInductionVariable(v) ? NOTHING : null;
        if (def instanceof AffineApply.ApplyOp || def instanceof BasisOp) return def.operands();
        return def instanceof MemRefShape.DimOp d && AffineOperands.isTopLevel(d.source()) ? NOTHING : null;
    }

    private @Nullable List<Value> neededForSymbol(Value v) {
        if (v.type() != IndexType.INDEX) return null;
        if (isTopLevelOrAbove(v)) return NOTHING;
        Operation def = v.definedBy();
        if (def == null) return null;
        if (def instanceof ConstantLike) return NOTHING;
        if (def instanceof MemRefShape.DimOp d) return neededForExtent(d);
        return def instanceof Pure ? def.operands() : null;
    }

    /** What is defined around {@link #scope} is fixed in it. */
    private boolean isTopLevelOrAbove(Value v) {
        Region region = scope;
        while (region != null) {
            if (AffineOperands.isTopLevel(v, region)) return true;
            Operation owner = region.parent();
            region = owner == null || owner instanceof IsolatedFromAbove ? null : owner.parentRegion();
        }
        return false;
    }

    /** The dimension asked for is fixed: of a top-level memref, or allocated or cut out with a symbol as size. */
    private @Nullable List<Value> neededForExtent(MemRefShape.DimOp dim) {
        if (AffineOperands.isTopLevel(dim.source())) return NOTHING;
        int index = dim.constantIndex();
        Operation def = dim.source().definedBy();
        if (index < 0 || !(dim.source().type() instanceof MemRefType t) || index >= t.rank()) return null;
        if (def instanceof MemRefAllocation.AllocLikeOp alloc) return allocated(alloc.type(), alloc.sizes(), index);
        if (!(def instanceof SubViewOp view)
                || view.type().rank() != view.sourceType().rank()) return null;
        MixedIndex size = view.sizes().get(index);
        return size.value() == null ? NOTHING : List.of(size.value());
    }

    private static List<Value> allocated(MemRefType type, List<Value> sizes, int index) {
        if (!type.shape().isDynamic(index)) return NOTHING;
        int position = 0;
        for (int i = 0; i < index; i++) if (type.shape().isDynamic(i)) position++;
        return List.of(sizes.get(position));
    }
}
