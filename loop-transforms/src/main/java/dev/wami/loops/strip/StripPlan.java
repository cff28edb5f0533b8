package dev.wami.loops.strip;

import dev.wami.core.ir.Operation;
import dev.wami.core.presburger.Bounds;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Lead;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.dependence.Position;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which rows of which nest are in a strip. Strip {@code p} of {@code rows} rows has of nest {@code k} in iteration
 * {@code t} of the loop around, {@code steps} of which go together from {@code t0} on, the iterations {@code i} with
 *
 * <pre>
 *   p &lt;= i + shift[k] + slope (t - t0) &lt; p + rows
 * </pre>
 *
 * Strips are executed in their order, in a strip iterations of the loop around, in these the nests. So what must come
 * first does if it has no greater {@code i + shift + slope t} than what depends on it: that decides the shifts and the
 * slope.
 *
 * @param positions where the nests stand
 * @param around the loop around; null if its iterations are left alone
 */
record StripPlan(
        NestRun run,
        List<Position> positions,
        long[] shifts,
        @Nullable AffineForOp around,
        long slope,
        long rows,
        long steps) {
    /**
     * How large strips become.
     *
     * @param cache the bytes that rows are to stay in
     * @param always whether strips are made wherever they may, whether or not it pays
     * @param rows the most rows of a strip
     * @param steps the most iterations of the loop around
     */
    record Limits(long cache, boolean always, long rows, long steps) {
        /** How many rows may lie between the first and the last that are in use, if it does not have to pay. */
        private static final long ANY_WINDOW = 64;

        /** Bytes of a memref that does not count: it stays in the cache beside the rows. */
        long small() {
            return always ? 0 : cache / 16;
        }

        /** How many rows of {@code traffic} may be in use; 0 if the cache holds half of all. */
        long window(RowTraffic traffic) {
            if (always) return ANY_WINDOW;
            return traffic.bytes() < 2 * cache ? 0 : cache / traffic.bytesPerRow();
        }
    }

    /**
     * Null if the cache holds what the nests go over, or if they do not go by rows, or if it does not hold the rows
     * that have to stay between strips.
     */
    static @Nullable StripPlan of(NestRun run, Limits limits, MemoryFacts facts) {
        RowTraffic traffic = new RowTraffic(limits.small());
        List<Position> positions = new ArrayList<>();
        for (AffineForOp nest : run.nests()) {
            Position position = traffic.add(nest);
            if (position == null && !limits.always) return null;
            positions.add(position == null ? Position.of(nest) : position);
        }
        AffineForOp around = run.around();
        boolean reused = traffic.isShared() || limits.always && positions.size() > 1;
        long window = limits.window(traffic);
        if (window < 2 || !reused && around == null) return null;
        Operation root = run.nests().get(0).parentOp();
        if (root == null) return null;
        Dependences dependences = Dependences.of(root, facts);
        if (!run.readsNothing() && isOverwritten(run, dependences)) return null;
        return new Search(run, positions, window, limits, new Lead(dependences)).plan(around, reused);
    }

    /** Whether a value between the nests is loaded from what one of them stores. */
    private static boolean isOverwritten(NestRun run, Dependences dependences) {
        Legality legality = new Legality(dependences);
        for (Operation value : run.values()) {
            for (Access a : dependences.accesses(value)) {
                for (AffineForOp nest : run.nests()) if (!legality.isApart(a, nest)) return true;
            }
        }
        return false;
    }

    /** The least shifts and the least slope, and what fits. */
    private static final class Search {
        private final NestRun run;
        private final List<Position> positions;
        /** How many rows of each memref fit. */
        private final long window;

        private final Limits limits;
        private final Lead lead;
        private final long[] shifts;

        Search(NestRun run, List<Position> positions, long window, Limits limits, Lead lead) {
            this.run = run;
            this.positions = positions;
            this.window = window;
            this.limits = limits;
            this.lead = lead;
            shifts = new long[positions.size()];
        }

        @Nullable
        StripPlan plan(@Nullable AffineForOp around, boolean reused) {
            if (!shift()) return null;
            long rows = Math.min(window - spread(), limits.rows);
            if (around != null) {
                Long slope = slope(around);
                StripPlan skewed = slope == null ? null : plan(around, slope);
                if (skewed != null) return skewed;
            }
            if (!reused || rows < 1) return null;
            return new StripPlan(run, positions, shifts, null, 0, rows, 1);
        }

        private @Nullable StripPlan plan(AffineForOp around, long slope) {
            // half of what fits for a strip, the rest for what the iterations of the loop around have between them
            long rows = Math.min(Math.max((window - spread()) / 2, 1), limits.rows);
            long left = window - spread() - rows;
            long steps = slope == 0 ? limits.steps : Math.min(left / slope + 1, limits.steps);
            steps = Math.min(steps, NestRun.end(around) - NestRun.first(around));
            return left < 0 || steps < 2 ? null : new StripPlan(run, positions, shifts, around, slope, rows, steps);
        }

        /** Sets the shifts; whether that can be. */
        private boolean shift() {
            for (int k = 1; k < shifts.length; k++) {
                for (int before = 0; before < k; before++) {
                    Bounds ahead = lead.within(positions.get(before), positions.get(k));
                    if (ahead.isEmpty()) continue;
                    Long most = ahead.max();
                    if (most == null || most > window) return false;
                    shifts[k] = Math.max(shifts[k], shifts[before] + most);
                }
            }
            return spread() < window;
        }

        private long spread() {
            long out = 0;
            for (long shift : shifts) out = Math.max(out, shift);
            return out;
        }

        /** The least slope for which each iteration of {@code around} may follow the one before; null if none does. */
        private @Nullable Long slope(AffineForOp around) {
            long slope = 0;
            for (int k = 0; k < shifts.length; k++) {
                for (int l = 0; l < shifts.length; l++) {
                    Bounds ahead = lead.across(around, positions.get(k), positions.get(l));
                    if (ahead.isEmpty()) continue;
                    Long most = ahead.max();
                    if (most == null || most > window) return null;
                    slope = Math.max(slope, most + shifts[k] - shifts[l]);
                }
            }
            for (int k = 0; k < shifts.length; k++) {
                for (int l = 0; l < shifts.length; l++) {
                    long most = shifts[l] - shifts[k];
                    if (lead.exceeds(around, positions.get(k), positions.get(l), slope, most)) return null;
                }
            }
            return slope;
        }
    }
}
