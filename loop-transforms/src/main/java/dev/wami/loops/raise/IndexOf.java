package dev.wami.loops.raise;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.std.arith.ArithCast.IndexCastOp;
import org.jspecify.annotations.Nullable;

/** Integers of other types as an {@code index}, which inputs of affine maps are. */
final class IndexOf {
    /** The widest that an index holds whatever its width. */
    private static final int WIDEST = 32;

    private IndexOf() {}

    /**
     * {@code v} as an index that equals it: itself, or a cast where it is defined or {@code scope} begins, if it is
     * fixed in {@code scope}, and so would the cast be; else null.
     */
    static @Nullable Value symbol(Value v, @Nullable Region scope) {
        if (v.type() == IndexType.INDEX) return v;
        Block home = v.block();
        boolean fits = v.type() instanceof IntegerType t && t.width() > 1 && t.width() <= WIDEST;
        if (!fits || home == null || scope == null) return null;
        if (home.region() != scope) return isAround(home.region(), scope) ? inside(v, scope.entry()) : null;
        for (Use use : v.uses()) {
            boolean same = use.owner() instanceof IndexCastOp c
                    && c.block() == home
                    && c.result().type() == IndexType.INDEX
                    && isFirst(c, v);
            if (same) return use.owner().result();
        }
        Operation def = v.definedBy();
        Builder at = def == null ? Builder.atStart(home) : Builder.after(def);
        return at.insert(new IndexCastOp(v.location(), v, IndexType.INDEX)).result();
    }

    /** Whether values of {@code outer} can be used in {@code scope}. */
    private static boolean isAround(@Nullable Region outer, Region scope) {
        Region inner = scope;
        while (inner != outer && inner != null) {
            Operation owner = inner.parent();
            inner = owner == null || owner instanceof IsolatedFromAbove ? null : owner.parentRegion();
        }
        return inner != null;
    }

    /** The cast of {@code v} among the casts that {@code entry} begins with. */
    private static Value inside(Value v, Block entry) {
        for (Operation op = entry.first(); op instanceof IndexCastOp c; op = op.next()) {
            if (c.operand(0) == v && c.result().type() == IndexType.INDEX) return c.result();
        }
        return Builder.atStart(entry)
                .insert(new IndexCastOp(v.location(), v, IndexType.INDEX))
                .result();
    }

    /**
     * Whether {@code cast} stands behind nothing but other casts where {@code v} is defined, and so before all uses.
     */
    private static boolean isFirst(Operation cast, Value v) {
        for (Operation op = cast.prev(); op != v.definedBy(); op = op.prev()) {
            if (!(op instanceof IndexCastOp)) return false;
        }
        return true;
    }
}
