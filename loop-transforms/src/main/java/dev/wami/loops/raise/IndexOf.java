package dev.wami.loops.raise;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
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
     * {@code v} as an index that equals it: itself, or a cast where it is defined, if it is fixed in {@code scope}, and
     * so would the cast be; else null.
     */
    static @Nullable Value symbol(Value v, @Nullable Region scope) {
        if (v.type() == IndexType.INDEX) return v;
        Block home = v.block();
        boolean fits = v.type() instanceof IntegerType t && t.width() > 1 && t.width() <= WIDEST;
        if (!fits || home == null || home.region() != scope || scope == null) return null;
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
