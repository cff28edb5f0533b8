package dev.wami.loops.slp;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.loops.nest.Rotation;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.math.MathOp;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How long one iteration of a loop waits for the one before, in cycles. Lanes do more at once and may take longer for
 * it: a product of integers takes 3 cycles, one of four lanes 10. Independent scalars overlap, so that a loop that
 * carries them takes as long as the longest chain or as all its instructions, whatever is more; with lanes there is one
 * chain.
 *
 * <p>Source: Fog, Instruction tables; uops.info (of the processors of Intel since Haswell, on which lanes lose most).
 */
final class Latency {
    private static final int INSTRUCTIONS_PER_CYCLE = 4;

    /** How long a division or a root keeps the next one waiting, which otherwise overlaps with it. */
    private static final int DIVIDER = 4;

    private final Stretch stretch;
    private final Cost cost;

    Latency(Stretch stretch, Cost cost) {
        this.stretch = stretch;
        this.cost = cost;
    }

    /** Whether iterations follow each other more slowly if the loop carries the vectors of {@code seeds}. */
    boolean isLonger(Forest forest, Collection<Seed> seeds) {
        int lanes = vectors(forest, seeds);
        return lanes > scalars(seeds) && lanes > cost.scalars() / INSTRUCTIONS_PER_CYCLE;
    }

    // ---- vectors

    /**
     * The longest way from what the loop carries to what it hands on, through vectors and through scalars that are
     * taken out of them and put back.
     */
    private int vectors(Forest forest, Collection<Seed> seeds) {
        Set<Bundle> needed = forest.needed(seeds);
        Replaced replaced = new Replaced(seeds, needed);
        SignedSums sums = new SignedSums(stretch, needed);
        Map<Bundle, Integer> known = new IdentityHashMap<>();
        Map<Value, Integer> scalars = new IdentityHashMap<>();
        // what goes through neither, or from one to the other, is known after the first time, and times only grow
        boolean changed = true;
        for (int round = 0; changed && round <= needed.size(); round++) {
            changed = false;
            for (Bundle b : needed) {
                Integer time = time(b, known, scalars, sums);
                if (time == null || time.equals(known.put(b, time))) continue;
                changed = true;
                if (b.operations().isEmpty() && b.form() != Bundle.Form.CARRIED) continue;
                for (int i = 0; i < b.count(); i++) scalars.put(b.lanes().get(i), time + extract(b, i));
            }
            for (Operation op : stretch.operations()) {
                if (op.resultCount() == 0 || replaced.operations().contains(op)) continue;
                Integer time = onScalars(op, scalars);
                if (time != null) changed |= !time.equals(scalars.put(op.result(0), time));
            }
        }
        int out = 0;
        for (Seed s : seeds) {
            if (s.form() != Seed.Form.CARRIED) continue;
            Bundle root = Objects.requireNonNull(forest.seeds().get(s)).get(0);
            out = Math.max(out, known.getOrDefault(root, 0));
        }
        return out;
    }

    /** The first number of a vector is where a number is. */
    private static int extract(Bundle b, int lane) {
        return lane == 0 && b.element() instanceof FloatType ? 0 : 1;
    }

    /** When {@code b} is there; null if it does not depend on what the loop carries. */
    private @Nullable Integer time(Bundle b, Map<Bundle, Integer> known, Map<Value, Integer> scalars, SignedSums sums) {
        Integer before = b.form() == Bundle.Form.CARRIED ? Integer.valueOf(0) : null;
        if (b.needsScalars()) {
            for (Value v : b.lanes()) before = later(before, scalars.get(v));
        }
        for (Value v : b.vectors()) before = later(before, scalars.get(v));
        for (Bundle operand : b.operands()) before = later(before, known.get(operand));
        if (before == null || !SignedSums.isSum(b)) return before == null ? null : Integer.valueOf(before + of(b));
        Integer first = known.get(b.operands().get(0));
        Integer second = known.get(b.operands().get(1));
        if (second != null && sums.factor(b) < 0) second++;
        return Objects.requireNonNull(later(first, second))
                + onLanes(b.operations().get(0));
    }

    private static int of(Bundle b) {
        return switch (b.form()) {
            case COMPUTED -> onLanes(b.operations().get(0));
            case ALTERNATE -> {
                Operation other = b.operations().get(b.order().indexOf(1));
                yield Math.max(onLanes(b.operations().get(0)), onLanes(other)) + 1;
            }
            case SHUFFLED, EXTRACTED, SPLAT -> 1;
            case GATHER -> b.count() - 1;
            case LOAD, CONSTANT, CARRIED -> 0;
        };
    }

    private static int onLanes(Operation op) {
        if (op.kind() != ArithOp.MULI) return onScalars(op);
        return switch (LaneOps.bits(op.result(0).type())) {
            case 16 -> 5;
            case 32 -> 10;
            default -> 15;
        };
    }

    // ---- scalars

    private int scalars(Collection<Seed> seeds) {
        Map<Value, Integer> known = new IdentityHashMap<>();
        Set<Value> ends = new HashSet<>();
        for (Seed s : seeds) {
            if (s.form() != Seed.Form.CARRIED) continue;
            AffineForOp loop = (AffineForOp) Objects.requireNonNull(s.last().parentOp());
            for (int i : s.positions()) {
                BlockArgument carried = loop.carried().get(i);
                known.put(carried, 0);
                ends.add(s.last().operand(i));
            }
        }
        int divider = 0;
        for (Operation op : stretch.operations()) {
            if (op.resultCount() == 0) continue;
            Integer time = onScalars(op, known);
            if (time == null) continue;
            if (isDivision(op)) {
                time = Math.max(time, divider + onScalars(op));
                divider = time - onScalars(op) + DIVIDER;
            }
            known.put(op.result(0), time);
        }
        int out = 0;
        for (Value v : ends) out = Math.max(out, known.getOrDefault(v, 0));
        return out;
    }

    /** When the result of {@code op} is there; null if it does not depend on what the loop carries. */
    private static @Nullable Integer onScalars(Operation op, Map<Value, Integer> known) {
        Integer before = null;
        for (Value v : op.operands()) before = later(before, known.get(v));
        if (before == null) return null;
        return before + (Rotation.isPart(op) ? 0 : onScalars(op));
    }

    private static boolean isDivision(Operation op) {
        return op.kind() == ArithOp.DIVF || op.kind() == MathOp.SQRT;
    }

    private static int onScalars(Operation op) {
        if (op.kind() == MathOp.SQRT) return 13;
        if (!(op.kind() instanceof ArithOp kind)) return 1;
        return switch (kind) {
            case ADDF, SUBF, MULF -> 4;
            case DIVF -> 13;
            case MULI -> 3;
            case SITOFP, UITOFP, FPTOSI, FPTOUI, EXTF, TRUNCF -> 5;
            default -> 1;
        };
    }

    private static @Nullable Integer later(@Nullable Integer a, @Nullable Integer b) {
        if (a == null || b == null) return a == null ? b : a;
        return Math.max(a, b);
    }
}
