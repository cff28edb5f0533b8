package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Commutative;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether two operations compute the same: name, operands (in any order if commutative), attributes, result types and
 * regions up to renaming; locations do not count. Upstream: OperationEquivalence.
 */
public final class Equivalence {
    /** What values and blocks of the first operation's regions correspond to in the second's. */
    private final Map<Object, Object> counterparts = new IdentityHashMap<>();

    private final Deque<Operation[]> open = new ArrayDeque<>(2);

    private Equivalence() {}

    public static boolean areEquivalent(Operation a, Operation b) {
        if (a == b) return true;
        if (a.regionCount() == 0 && a.successorCount() == 0) {
            return sameShell(a, b) && sameOperands(a, b);
        }
        return new Equivalence().compare(a, b);
    }

    /** A hash that is equal for equivalent operations. */
    public static int hash(Operation op) {
        int operands = hash(op.operands(), op instanceof Commutative);
        int h = op.name().hashCode();
        h = 31 * h + operands;
        for (int i = 0; i < op.resultCount(); i++) {
            h = 31 * h + op.result(i).type().hashCode();
        }
        return 31 * (31 * h + op.properties().hashCode()) + op.attributes().hashCode();
    }

    /**
     * A hash of values, in any order if that does not count. Those of values are numbers in the order in which they
     * were made, of which many pairs have the same sum: so they are mixed. Source: Appleby, MurmurHash3 (fmix32).
     */
    public static int hash(List<Value> values, boolean anyOrder) {
        int h = 0;
        for (Value v : values) {
            int own = v.hashCode();
            own = (own ^ own >>> 16) * 0x85ebca6b;
            own = (own ^ own >>> 13) * 0xc2b2ae35;
            h = (anyOrder ? h : 31 * h) + (own ^ own >>> 16);
        }
        return h;
    }

    private boolean compare(Operation a, Operation b) {
        open.push(new Operation[] {a, b});
        while (!open.isEmpty()) {
            Operation[] pair = open.pop();
            if (!sameNested(pair[0], pair[1])) return false;
        }
        return true;
    }

    private boolean sameNested(Operation a, Operation b) {
        if (!sameShell(a, b)) return false;
        for (int i = 0; i < a.regionCount(); i++) if (!sameBlocks(a.region(i), b.region(i))) return false;
        for (int i = 0; i < a.successorCount(); i++) {
            if (counterparts.getOrDefault(a.successor(i), a.successor(i)) != b.successor(i)) return false;
        }
        List<Value> mapped = new ArrayList<>(a.operandCount());
        for (int i = 0; i < a.operandCount(); i++) {
            mapped.add((Value) counterparts.getOrDefault(a.operand(i), a.operand(i)));
        }
        return sameOperands(mapped, b, b.operands());
    }

    /** Pairs the blocks, arguments and results of two regions and queues their operations for comparison. */
    private boolean sameBlocks(Region a, Region b) {
        Block y = b.first();
        for (Block x : a) {
            if (y == null || !x.argumentTypes().equals(y.argumentTypes())) return false;
            counterparts.put(x, y);
            for (int i = 0; i < x.argumentCount(); i++) counterparts.put(x.argument(i), y.argument(i));
            Operation q = y.first();
            for (Operation p : x) {
                if (q == null || p.resultCount() != q.resultCount()) return false;
                for (int i = 0; i < p.resultCount(); i++) counterparts.put(p.result(i), q.result(i));
                open.add(new Operation[] {p, q});
                q = q.next();
            }
            if (q != null) return false;
            y = y.next();
        }
        return y == null;
    }

    private static boolean sameShell(Operation a, Operation b) {
        if (a.spec() != b.spec() || !a.name().equals(b.name())) return false;
        if (a.operandCount() != b.operandCount() || a.resultCount() != b.resultCount()) return false;
        if (a.regionCount() != b.regionCount() || a.successorCount() != b.successorCount()) return false;
        for (int i = 0; i < a.resultCount(); i++) {
            if (!a.result(i).type().equals(b.result(i).type())) return false;
        }
        return a.properties().equals(b.properties()) && a.attributes().equals(b.attributes());
    }

    private static boolean sameOperands(Operation a, Operation b) {
        boolean same = true;
        for (int i = 0; same && i < a.operandCount(); i++) same = a.operand(i) == b.operand(i);
        return same || b instanceof Commutative && sameOperands(a.operands(), b, b.operands());
    }

    private static boolean sameOperands(List<Value> xs, Operation b, List<Value> ys) {
        boolean same = true;
        for (int i = 0; i < xs.size(); i++) same &= xs.get(i) == ys.get(i);
        if (same || !(b instanceof Commutative)) return same;
        List<Value> left = new ArrayList<>(ys);
        for (Value x : xs) if (!removeIdentical(left, x)) return false;
        return true;
    }

    private static boolean removeIdentical(List<Value> from, Value v) {
        for (int i = 0; i < from.size(); i++) {
            if (from.get(i) != v) continue;
            from.remove(i);
            return true;
        }
        return false;
    }
}
