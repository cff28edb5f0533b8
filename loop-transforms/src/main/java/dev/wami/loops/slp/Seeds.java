package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Finds the seeds of a stretch. */
final class Seeds {
    /** The fewest values of a chain that are worth combining on lanes. */
    private static final int LEAST_LEAVES = 4;

    private static final int MOST_LEAVES = 256;

    /** How far up from a value of a chain a load is looked for. */
    private static final int LEVELS = 3;

    private final Stretch stretch;
    private final int bits;

    /** @param bits how wide the vectors are */
    Seeds(Stretch stretch, int bits) {
        this.stretch = stretch;
        this.bits = bits;
    }

    private int lanes(Type type) {
        return LaneOps.count(type, bits);
    }

    List<Seed> all() {
        List<Seed> out = new ArrayList<>(carried());
        out.addAll(stores());
        for (Operation op : stretch.operations()) {
            if (op instanceof FromElementsOp elements) add(elements, out);
            else addChain(op, out);
        }
        out.addAll(new Conversions(stretch, bits).seeds());
        return out;
    }

    /** What the loop around carries. */
    private List<Seed> carried() {
        List<Seed> out = new ArrayList<>();
        for (List<Integer> positions : CarriedGroups.of(stretch.end(), bits)) {
            List<Value> yielded = new ArrayList<>();
            for (int i : positions) yielded.add(stretch.end().operand(i));
            out.add(new Seed(Seed.Form.CARRIED, List.of(stretch.end()), List.of(yielded), List.of(), null, positions));
        }
        return out;
    }

    // ---- stores

    static Value stored(Operation store) {
        return store instanceof AffineAccess.StoreOp s ? s.value() : ((MemRefAccess.StoreOp) store).value();
    }

    /**
     * Stores of neighbouring elements, as many as there are lanes. Of several to one element, each is in a row of its
     * own.
     */
    private List<Seed> stores() {
        Map<Address.Row, List<TreeMap<Long, Operation>>> rows = new LinkedHashMap<>();
        for (Operation op : stretch.operations()) {
            Address at = Stretch.isWrite(op) ? stretch.address(op) : null;
            if (at == null || lanes(stored(op).type()) < 2) continue;
            List<TreeMap<Long, Operation>> row = rows.computeIfAbsent(at.row(), r -> new ArrayList<>());
            if (row.isEmpty() || row.get(row.size() - 1).containsKey(at.column())) row.add(new TreeMap<>());
            row.get(row.size() - 1).put(at.column(), op);
        }
        List<Seed> out = new ArrayList<>();
        for (List<TreeMap<Long, Operation>> row : rows.values()) for (TreeMap<Long, Operation> r : row) addRuns(r, out);
        return out;
    }

    private void addRuns(TreeMap<Long, Operation> row, List<Seed> out) {
        List<Operation> run = new ArrayList<>();
        long next = 0;
        for (Map.Entry<Long, Operation> e : row.entrySet()) {
            if (e.getKey() != next) run.clear();
            Operation op = e.getValue();
            run.add(op);
            next = e.getKey() + 1;
            Type type = stored(op).type();
            int count = lanes(type);
            if (run.size() < count || count * LaneOps.bits(type) < SlpVectorize.LEAST_BITS) continue;
            List<Value> values = new ArrayList<>();
            for (Operation s : run) values.add(stored(s));
            out.add(Seed.of(Seed.Form.STORES, List.copyOf(run), values));
            run.clear();
        }
    }

    // ---- vectors that are put together

    private void add(FromElementsOp op, List<Seed> out) {
        VectorType type = (VectorType) op.result(0).type();
        int count = op.operandCount();
        boolean wanted = type.rank() == 1
                && count > 1
                && count == lanes(type.element())
                && new HashSet<>(op.operands()).size() > 1
                && !LaneOps.areConstant(op.operands());
        if (wanted) {
            out.add(Seed.of(Seed.Form.ELEMENTS, List.of(op), List.copyOf(op.operands())));
        }
    }

    // ---- chains

    /** A chain that ends in {@code last}: nothing that combines in the same way uses its result. */
    private void addChain(Operation last, List<Seed> out) {
        CombiningKind kind = Combining.of(last);
        if (kind == null || isInside(last)) return;
        List<Operation> chain = new ArrayList<>();
        List<Value> leaves = new ArrayList<>();
        collect(last, last, chain, leaves);
        int count = lanes(last.result(0).type());
        if (leaves.size() < Math.max(LEAST_LEAVES, count) || count < 2 || leaves.size() > MOST_LEAVES) return;
        Set<Value> different = new HashSet<>(leaves);
        if (different.size() < leaves.size()) return;
        List<Value> sorted = sorted(leaves);
        List<List<Value>> groups = new ArrayList<>();
        int from = 0;
        for (; from + count <= sorted.size(); from += count) {
            groups.add(List.copyOf(sorted.subList(from, from + count)));
        }
        Collections.reverse(chain);
        List<Value> rest = List.copyOf(sorted.subList(from, sorted.size()));
        out.add(new Seed(Seed.Form.CHAIN, List.copyOf(chain), groups, rest, kind, List.of()));
    }

    /** Whether the one user of {@code op} goes on with the chain. */
    private boolean isInside(Operation op) {
        if (!op.result(0).hasOneUse()) return false;
        Use use = op.result(0).uses().iterator().next();
        return continues(use.owner(), op);
    }

    private boolean continues(Operation chain, Operation op) {
        return stretch.position(chain) >= 0
                && chain.kind() == op.kind()
                && Combining.of(chain) != null
                && Combining.flags(chain).equals(Combining.flags(op));
    }

    private void collect(Operation op, Operation last, List<Operation> chain, List<Value> leaves) {
        List<Value> open = new ArrayList<>();
        chain.add(op);
        open.add(op.operand(1));
        open.add(op.operand(0));
        while (!open.isEmpty()) {
            Value v = open.remove(open.size() - 1);
            Operation by = v.definedBy();
            boolean inside = v.hasOneUse() && by != null && by.resultCount() == 1 && stretch.position(by) >= 0;
            if (by != null && inside && continues(last, by)) {
                chain.add(by);
                open.add(by.operand(1));
                open.add(by.operand(0));
            } else {
                leaves.add(v);
            }
        }
        chain.sort(Comparator.comparingInt((Operation o) -> stretch.position(o)).reversed());
    }

    /** Loads, or what is computed of loads, in the order of memory; values of one kind together. */
    private List<Value> sorted(List<Value> leaves) {
        Map<Object, List<Value>> kinds = new LinkedHashMap<>();
        for (Value v : leaves) {
            Operation by = v.definedBy();
            Object kind = by == null ? Value.class : by.kind();
            kinds.computeIfAbsent(kind, k -> new ArrayList<>()).add(v);
        }
        List<Value> out = new ArrayList<>();
        List<List<Value>> groups = new ArrayList<>(kinds.values());
        groups.sort(Comparator.comparingInt((List<Value> g) -> -g.size()));
        for (List<Value> group : groups) {
            sort(group);
            out.addAll(group);
        }
        return out;
    }

    /** By row of memory, those without one at the end; in a row by column. */
    private void sort(List<Value> group) {
        Map<Address.Row, Integer> rows = new LinkedHashMap<>();
        Map<Value, Address> addresses = new LinkedHashMap<>();
        for (Value v : group) {
            Address at = address(v, LEVELS);
            if (at == null) continue;
            rows.putIfAbsent(at.row(), rows.size());
            addresses.put(v, at);
        }
        group.sort(Comparator.comparingInt((Value v) -> {
                    Address at = addresses.get(v);
                    return at == null ? Integer.MAX_VALUE : rows.getOrDefault(at.row(), 0);
                })
                .thenComparingLong(v -> {
                    Address at = addresses.get(v);
                    return at == null ? 0 : at.column();
                }));
    }

    /** That of the first load that {@code v} is computed of. */
    private @Nullable Address address(Value v, int levels) {
        Operation by = v.definedBy();
        if (by == null || levels == 0) return null;
        Address own = stretch.address(by);
        if (own != null) return own;
        for (Value operand : by.operands()) {
            Address found = address(operand, levels - 1);
            if (found != null) return found;
        }
        return null;
    }
}
