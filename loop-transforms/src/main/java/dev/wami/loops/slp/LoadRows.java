package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** The loads of a stretch by where they are in memory. */
final class LoadRows {
    private final Stretch stretch;
    private final int bits;
    /** By column; what is loaded several times is in none. */
    private final Map<Address.Row, TreeMap<Long, Operation>> rows = new LinkedHashMap<>();

    LoadRows(Stretch stretch, int bits) {
        this.stretch = stretch;
        this.bits = bits;
        Map<Address.Row, Set<Long>> twice = new LinkedHashMap<>();
        for (Operation op : stretch.operations()) {
            Address at = op.resultCount() == 1 ? stretch.address(op) : null;
            if (at == null || !LaneOps.isStored(op.result(0).type())) continue;
            Operation before =
                    rows.computeIfAbsent(at.row(), r -> new TreeMap<>()).put(at.column(), op);
            if (before != null) {
                twice.computeIfAbsent(at.row(), r -> new LinkedHashSet<>()).add(at.column());
            }
        }
        twice.forEach(
                (row, columns) -> Objects.requireNonNull(rows.get(row)).keySet().removeAll(columns));
    }

    private Address address(Operation load) {
        return Objects.requireNonNull(stretch.address(load));
    }

    /** Whether they load elements one behind the other. */
    boolean areNeighbours(List<Operation> loads) {
        Address first = address(loads.get(0));
        if (!LaneOps.isStored(loads.get(0).result(0).type())) return false;
        for (int i = 1; i < loads.size(); i++) {
            Long distance = first.distance(address(loads.get(i)));
            if (distance == null || distance != i) return false;
        }
        return true;
    }

    /** {@code values} in the order of memory if they are loads of one row, else as they are. */
    List<Value> sorted(Collection<Value> values) {
        TreeMap<Long, Value> out = new TreeMap<>();
        Address first = null;
        for (Value v : values) {
            Address at = v.definedBy() == null ? null : stretch.address(v.definedBy());
            if (at == null) return List.copyOf(values);
            if (first == null) first = at;
            Long distance = first.distance(at);
            if (distance == null || out.put(distance, v) != null) return List.copyOf(values);
        }
        return List.copyOf(out.values());
    }

    /**
     * Groups of neighbours that have all of {@code loads}: these in another order, or vectors that they are part of.
     */
    List<List<Value>> groups(List<Operation> loads) {
        List<Value> values = new ArrayList<>();
        for (Operation op : loads) values.add(op.result(0));
        List<Value> sorted = sorted(values);
        List<Operation> inOrder = new ArrayList<>();
        for (Value v : sorted) inOrder.add(Objects.requireNonNull(v.definedBy()));
        if (areNeighbours(inOrder)) return List.of(sorted);
        Set<List<Value>> out = new LinkedHashSet<>();
        for (Value v : values) {
            List<Value> group = group(Objects.requireNonNull(v.definedBy()));
            if (group.isEmpty()) return List.of();
            out.add(group);
        }
        return List.copyOf(out);
    }

    /**
     * The vector that {@code load} is in when the loads around it are cut into such; nothing if one of it is not there.
     */
    private List<Value> group(Operation load) {
        Address at = address(load);
        TreeMap<Long, Operation> row = rows.get(at.row());
        int count = bits / LaneOps.bits(load.result(0).type());
        if (row == null || row.get(at.column()) != load || count < 2) return List.of();
        long start = at.column();
        while (row.containsKey(start - 1)) start--;
        long from = start + (at.column() - start) / count * count;
        List<Value> out = new ArrayList<>();
        for (long column = from; column < from + count; column++) {
            Operation op = row.get(column);
            if (op == null) return List.of();
            out.add(op.result(0));
        }
        return out;
    }
}
