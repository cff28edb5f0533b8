package dev.wami.loops.fuse;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.std.affine.AffineForOp;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/** The loops of a block that chains of edges lead to, from each of its operations, as bits. */
final class ReachedLoops {
    private final Map<Operation, Integer> numbers = new LinkedHashMap<>();
    private final Map<Operation, BitSet> reached = new LinkedHashMap<>();

    ReachedLoops(Block block, FusionGraph graph) {
        for (Operation op : block) if (op instanceof AffineForOp) numbers.put(op, numbers.size());
        for (Operation op = block.last(); op != null; op = op.prev()) {
            BitSet bits = new BitSet(numbers.size());
            for (FusionGraph.Edge e : graph.from(op)) {
                BitSet behind = reached.get(e.to());
                // in front of op: a graph region may use a value before it is defined
                if (behind == null) continue;
                bits.or(behind);
                Integer number = numbers.get(e.to());
                if (number != null) bits.set(number);
            }
            reached.put(op, bits);
        }
    }

    /** Whether one leads from {@code from} to {@code to}, both in the block. */
    boolean isReached(AffineForOp from, AffineForOp to) {
        BitSet bits = reached.get(from);
        Integer number = numbers.get(to);
        if (bits == null || number == null) throw new IllegalArgumentException("not in the block");
        return bits.get(number);
    }
}
