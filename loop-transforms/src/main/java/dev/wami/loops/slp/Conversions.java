package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Conversions of numbers to integers that are alike, each used on its own: the coordinates of a pixel, the cell of a
 * grid. One by one they are slow, as what is out of range has to be looked for with jumps, so that two at once pay even
 * if both have to be taken out of the vector. What is computed alike of them belongs to them: the distances to the
 * pixel.
 */
final class Conversions {
    /** How many levels of what uses them are computed with them. */
    private static final int MOST_LEVELS = 4;

    private final Stretch stretch;
    private final int bits;

    /** @param bits how wide the vectors are */
    Conversions(Stretch stretch, int bits) {
        this.stretch = stretch;
        this.bits = bits;
    }

    List<Seed> seeds() {
        Map<List<Object>, List<Value>> kinds = new LinkedHashMap<>();
        for (Operation op : stretch.operations()) {
            if (!Cost.isToInteger(op)) continue;
            List<Object> kind =
                    List.of(op.kind(), op.operand(0).type(), op.result(0).type());
            kinds.computeIfAbsent(kind, k -> new ArrayList<>()).add(op.result(0));
        }
        List<Seed> out = new ArrayList<>();
        for (List<Value> values : kinds.values()) {
            int count = lanes(definedBy(values.get(0)));
            if (count < 2) continue;
            for (int from = 0; from + count <= values.size(); from += count) {
                add(List.copyOf(values.subList(from, from + count)), out);
            }
        }
        return out;
    }

    private static Operation definedBy(Value v) {
        return Objects.requireNonNull(v.definedBy());
    }

    private int lanes(Operation conversion) {
        return Math.min(
                LaneOps.count(conversion.operand(0).type(), bits),
                LaneOps.count(conversion.result(0).type(), bits));
    }

    private void add(List<Value> group, List<Seed> out) {
        List<Value> values = group;
        for (int level = 0; level < MOST_LEVELS && !values.isEmpty(); level++) {
            List<Operation> operations = new ArrayList<>();
            for (Value v : values) operations.add(definedBy(v));
            out.add(Seed.of(Seed.Form.VALUES, operations, values));
            values = users(values);
        }
    }

    /** What uses each of {@code values} and is alike, one for each; nothing if there is nothing of that kind. */
    private List<Value> users(List<Value> values) {
        for (Use use : values.get(0).uses()) {
            if (stretch.position(use.owner()) < 0 || !LaneOps.hasLanes(use.owner())) continue;
            List<Value> out = new ArrayList<>();
            for (Value v : values) {
                Operation like = user(v, use);
                if (like != null && !out.contains(like.result(0))) out.add(like.result(0));
            }
            if (out.size() == values.size()) return out;
        }
        return List.of();
    }

    private @Nullable Operation user(Value v, Use like) {
        for (Use use : v.uses()) {
            Operation op = use.owner();
            boolean alike =
                    use.index() == like.index() && stretch.position(op) >= 0 && LaneOps.areAlike(like.owner(), op);
            if (alike) return op;
        }
        return null;
    }
}
