package dev.wami.loops.dependence;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.IndexSwitchOp;
import org.jspecify.annotations.Nullable;

/** Which of two operations comes first in one iteration of all loops around both. */
final class TextualOrder {
    /** The operations of one block that are, or have in them, two others. */
    record Pair(Operation first, Operation second) {}

    private TextualOrder() {}

    /** Whether {@code a} may be executed before {@code b}. An operation is not before itself. */
    static boolean mayPrecede(Operation a, Operation b) {
        if (a == b) return false;
        Pair pair = inOneBlock(a, b);
        // one may be in the other
        if (pair != null) return pair.first == pair.second || pair.first.isBefore(pair.second);
        Operation shared = sharedParent(a, b);
        // of the regions of a conditional one is executed; of others, and among several blocks, either may be first
        return !(shared instanceof IfOp || shared instanceof AffineIfOp || shared instanceof IndexSwitchOp)
                || branches(shared);
    }

    private static boolean branches(Operation op) {
        for (int i = 0; i < op.regionCount(); i++) {
            if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) return true;
        }
        return false;
    }

    /** The ancestors of both in the innermost block around both; null if their regions or blocks differ before. */
    static @Nullable Pair inOneBlock(Operation a, Operation b) {
        for (Operation x = a; x != null; x = x.parentOp()) {
            Block home = x.block();
            for (Operation y = b; y != null && home != null; y = y.parentOp()) {
                if (y.block() == home) return x == y && x != a && x != b ? null : new Pair(x, y);
            }
        }
        return null;
    }

    private static @Nullable Operation sharedParent(Operation a, Operation b) {
        for (Operation x = a.parentOp(); x != null; x = x.parentOp()) {
            if (x == b || x.isProperAncestorOf(b)) return x;
        }
        return null;
    }
}
