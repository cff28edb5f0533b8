package dev.wami.loops.slp;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.loops.slp.Address.Row;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which values that a loop carries may be lanes of one that it carries: they come from neighbours in memory or in a
 * vector, go to such, or are computed alike.
 */
final class CarriedGroups {
    private final AffineForOp loop;
    private final int bits;
    private final boolean[] taken;
    private final List<List<Integer>> groups = new ArrayList<>();

    private CarriedGroups(AffineForOp loop, int bits) {
        this.loop = loop;
        this.bits = bits;
        taken = new boolean[loop.carried().size()];
    }

    /** Those of the loop that {@code terminator} ends the body of, as positions among what it carries. */
    static List<List<Integer>> of(Operation terminator, int bits) {
        if (!(terminator instanceof AffineYieldOp) || !(terminator.parentOp() instanceof AffineForOp loop)) {
            return List.of();
        }
        CarriedGroups out = new CarriedGroups(loop, bits);
        if (out.taken.length > 1) out.find();
        return out.groups;
    }

    private void find() {
        neighbours(true);
        neighbours(false);
        List<Integer> run = new ArrayList<>();
        for (int i = 0; i < taken.length; i++) {
            if (taken[i] || !run.isEmpty() && !areAlike(run.get(0), i)) run.clear();
            if (taken[i] || lanes(i) < 2) continue;
            run.add(i);
            if (run.size() == lanes(i)) take(run);
        }
    }

    private void take(List<Integer> group) {
        groups.add(List.copyOf(group));
        for (int i : group) taken[i] = true;
        group.clear();
    }

    private int lanes(int i) {
        return LaneOps.isStored(argument(i).type())
                ? bits / LaneOps.bits(argument(i).type())
                : 0;
    }

    private BlockArgument argument(int i) {
        return loop.carried().get(i);
    }

    private boolean areAlike(int a, int b) {
        Operation x = loop.yieldOp().operand(a).definedBy();
        Operation y = loop.yieldOp().operand(b).definedBy();
        return argument(a).type().equals(argument(b).type()) && x != null && y != null && LaneOps.areAlike(x, y);
    }

    private void neighbours(boolean before) {
        Map<Object, TreeMap<Long, Integer>> rows = new LinkedHashMap<>();
        for (int i = 0; i < taken.length; i++) {
            if (taken[i] || lanes(i) < 2) continue;
            if (before && loop.inits().get(i).definedBy() instanceof ExtractOp e && e.constants().length == 1) {
                rows.computeIfAbsent(e.source(), r -> new TreeMap<>()).put(e.constants()[0], i);
            }
            Address at = before ? address(loop.inits().get(i)) : stored(loop.result(i));
            if (at == null) continue;
            Row row = at.row();
            rows.computeIfAbsent(row, r -> new TreeMap<>()).put(at.column(), i);
        }
        for (TreeMap<Long, Integer> row : rows.values()) {
            List<Integer> run = new ArrayList<>();
            long next = 0;
            for (Map.Entry<Long, Integer> e : row.entrySet()) {
                if (e.getKey() != next) run.clear();
                run.add(e.getValue());
                next = e.getKey() + 1;
                if (run.size() == lanes(run.get(0))) take(run);
            }
        }
    }

    private static @Nullable Address address(Value loaded) {
        Operation by = loaded.definedBy();
        return by == null ? null : Address.of(by);
    }

    /** Where {@code result} goes to. */
    private static @Nullable Address stored(Value result) {
        for (Use use : result.uses()) {
            if (!Stretch.isWrite(use.owner()) || use.owner().operand(0) != result) continue;
            Address at = Address.of(use.owner());
            if (at != null) return at;
        }
        return null;
    }
}
