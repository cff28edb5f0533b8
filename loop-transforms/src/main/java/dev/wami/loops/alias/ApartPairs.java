package dev.wami.loops.alias;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.DistinctObjects;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.scf.IfOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Pairs of memrefs that may share memory, are accessed together, one of them by a write, and can be told apart at run
 * time before. As facts: what would be known if they all were apart.
 */
final class ApartPairs implements MemoryFacts {

    /** Two memrefs, in the order in which they are accessed first. */
    record Pair(Value first, Value second) {}

    /** The operations that access them, neighbours in a block. */
    private final List<? extends Operation> operations;
    /** The memrefs from outside, in the order of the text, and whether they are written. */
    private final Map<Value, Boolean> memrefs = new LinkedHashMap<>();

    private final List<Pair> pairs = new ArrayList<>();

    private ApartPairs(List<? extends Operation> operations) {
        this.operations = operations;
    }

    /** Those of what {@code accesses}, all that are in {@code operations}, touch. */
    static ApartPairs of(List<? extends Operation> operations, List<Access> accesses) {
        ApartPairs out = new ApartPairs(operations);
        for (Access a : accesses) {
            Value memref = a.memory() == null ? null : out.fromOutside(a.memory());
            if (memref != null) out.memrefs.merge(memref, a.isWrite(), (x, y) -> x || y);
        }
        List<Value> all = new ArrayList<>(out.memrefs.keySet());
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) out.add(all.get(i), all.get(j));
        }
        return out;
    }

    private void add(Value a, Value b) {
        boolean written = memrefs.getOrDefault(a, false) || memrefs.getOrDefault(b, false);
        if (!written || isViewOf(a, b) || isViewOf(b, a)) return;
        if (!MemoryRange.isKnown(a) || !MemoryRange.isKnown(b)) return;
        if (Aliases.alias(a, b) != Aliases.Alias.MAY || wereFoundTogether(a, b)) return;
        pairs.add(new Pair(a, b));
    }

    List<Pair> all() {
        return pairs;
    }

    @Override
    public boolean areApart(Value a, Value b) {
        Value x = fromOutside(a);
        Value y = fromOutside(b);
        for (Pair p : pairs) if (p.first == x && p.second == y || p.first == y && p.second == x) return true;
        return false;
    }

    /** What {@code v} is, or is a view of, that is defined in front of the operations; null if nothing is. */
    private @Nullable Value fromOutside(Value v) {
        for (Value at = v; at != null; at = Aliases.viewed(at)) if (isOutside(at)) return at;
        return null;
    }

    private boolean isOutside(Value v) {
        Block home = v.block();
        if (home == null) return false;
        for (Operation op : operations) {
            if (v.definedBy() == op) return false;
            Operation around = home.parentOp();
            if (around == op || around != null && op.isProperAncestorOf(around)) return false;
        }
        return true;
    }

    private static boolean isViewOf(Value view, Value whole) {
        for (Value at = view; at != null; at = Aliases.viewed(at)) if (at == whole) return true;
        return false;
    }

    /** Whether this is where a check has led to that found {@code a} and {@code b}, or others, to share memory. */
    private boolean wereFoundTogether(Value a, Value b) {
        Operation inner = operations.get(0);
        for (Operation op = inner.parentOp(); op != null; op = op.parentOp()) {
            boolean otherwise = op instanceof IfOp check
                    && check.hasElse()
                    && check.elseRegion() == inner.parentRegion()
                    && isSaidIn(check.thenBlock(), a, b);
            if (otherwise) return true;
            inner = op;
        }
        return false;
    }

    private static boolean isSaidIn(Block block, Value a, Value b) {
        for (Operation op = block.first(); op instanceof DistinctObjects; op = op.next()) {
            boolean first = false;
            boolean second = false;
            for (Value v : op.operands()) {
                first |= isViewOf(v, a);
                second |= isViewOf(v, b);
            }
            if (first && second) return true;
        }
        return false;
    }
}
