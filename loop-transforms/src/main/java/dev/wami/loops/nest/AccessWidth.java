package dev.wami.loops.nest;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.affine.AffineAccess;

/** How wide the elements are that a loop accesses: what decides how many lanes a vector of them has. */
public final class AccessWidth {
    private static final int BYTE = 8;

    private AccessWidth() {}

    /** The bits of the widest element that an access in {@code root} loads or stores, at least a byte. */
    public static int widest(Operation root) {
        int[] out = {BYTE};
        root.walk(op -> {
            if (op instanceof AffineAccess.AccessOp a) {
                out[0] = Math.max(out[0], bits(a.memrefType().element()));
            }
        });
        return out[0];
    }

    private static int bits(Type type) {
        if (type instanceof FloatType f) return f.width();
        return type instanceof IntegerType i ? i.width() : Integer.SIZE;
    }
}
