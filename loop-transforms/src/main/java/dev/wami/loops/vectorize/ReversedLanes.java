package dev.wami.loops.vectorize;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineVectorAccess.VectorStoreOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lanes in the order of memory, where a loop goes down through all that it reads and writes: it does not matter in
 * which lane an iteration is done.
 *
 * <pre>
 *   reverse(f(reverse(a), reverse(b), c))  ->  f(a, b, c)      // c the same in all lanes
 * </pre>
 *
 * LLVM's VectorCombine does so for shuffles of binary operations.
 */
final class ReversedLanes {
    private ReversedLanes() {}

    /** Simplifies what is stored reversed in {@code loop}. */
    static void simplify(AffineForOp loop) {
        for (VectorStoreOp store : loop.collect(VectorStoreOp.class)) {
            if (!(store.vector().definedBy() instanceof ShuffleOp last) || !isReversal(last)) continue;
            List<ShuffleOp> first = reversals(last);
            if (first == null) continue;
            first.add(0, last);
            for (ShuffleOp s : first) {
                s.result().replaceAllUsesWith(s.v1());
                s.erase();
            }
        }
    }

    /**
     * The reversals that all of which {@code last} is computed element by element begins with; null if something else
     * is among it, or is used for something else.
     */
    private static @Nullable List<ShuffleOp> reversals(ShuffleOp last) {
        List<ShuffleOp> out = new ArrayList<>();
        Set<Operation> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        seen.add(last);
        Deque<Value> open = new ArrayDeque<>(List.of(last.v1()));
        while (!open.isEmpty()) {
            Value v = open.pop();
            Operation def = v.definedBy();
            if (def == null) return null;
            if (isUniform(def) || seen.contains(def)) continue;
            boolean reversal = def instanceof ShuffleOp s && isReversal(s);
            if (!reversal && !isElementwise(def)) return null;
            seen.add(def);
            if (reversal) {
                out.add((ShuffleOp) def);
                continue;
            }
            for (Value operand : def.operands()) if (operand.type() instanceof VectorType) open.push(operand);
        }
        for (Operation op : seen) if (op != last && !areUsedBy(op, seen)) return null;
        // the last one is stored, and perhaps more than once
        return last.result().hasOneUse() ? out : null;
    }

    private static boolean areUsedBy(Operation op, Set<Operation> users) {
        for (Value v : op.results()) for (Use use : v.uses()) if (!users.contains(use.owner())) return false;
        return true;
    }

    private static boolean isUniform(Operation op) {
        if (op instanceof BroadcastOp) return !(op.operand(0).type() instanceof VectorType);
        return op instanceof ConstantOp c && c.value() instanceof DenseElementsAttr e && e.isSplat();
    }

    private static boolean isElementwise(Operation op) {
        boolean computed = op.kind() instanceof ArithOp && !(op instanceof ConstantOp) || op.kind() instanceof MathOp;
        return computed && op.resultCount() == 1;
    }

    private static boolean isReversal(ShuffleOp op) {
        long[] mask = op.mask();
        for (int i = 0; i < mask.length; i++) if (mask[i] != mask.length - 1L - i) return false;
        return op.v1() == op.v2()
                && op.v1().type() instanceof VectorType t
                && t.rank() == 1
                && t.shape().dim(0) == mask.length;
    }
}
