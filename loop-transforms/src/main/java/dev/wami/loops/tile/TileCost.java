package dev.wami.loops.tile;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.memref.MemRefAccess;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How long an iteration of a nest takes in a tile, in cycles. What later passes make of a tile is counted, not what it
 * says: elements that copies share are loaded once, those that the innermost loop does not move are loaded in front of
 * it, and accumulators are values. An iteration takes as long as its instructions, some of which end in each cycle, or
 * as its sums wait for one another, whichever is more; values that have no register cost instructions.
 */
final class TileCost {
    /** Instructions per cycle. */
    private static final double WIDTH = 4;

    private static final double FORWARDED = 5;
    /** To enter and leave the innermost loop. */
    private static final double ENTRY = 8;

    /** What a value waits for on its way through memory if its lanes go there one by one. */
    private static final double BY_LANES = 8;

    private static final double SPILL = 2;
    private static final int TEMPORARIES = 3;
    /** Keeps the numbers of elements apart: two with the same are no more likely than any two of 64 bits. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final TileNest nest;
    private final int registers;
    private final int vectorBits;
    /** By {@link TileShape#key}. */
    private final Map<List<Integer>, Cycles> known = new HashMap<>();
    /** How often each loop runs, and whether the bounds of loop {@code j} depend on loop {@code i}: {@code [i][j]}. */
    private final @Nullable Long[] trips;

    private final boolean[][] shaped;

    TileCost(TileNest nest, int registers, int vectorBits) {
        this.nest = nest;
        this.registers = registers;
        this.vectorBits = vectorBits;
        int loops = nest.loops().size();
        trips = new Long[loops];
        shaped = new boolean[loops][loops];
        for (int i = 0; i < loops; i++) {
            AffineForOp loop = nest.loops().get(i);
            trips[i] = TripCount.constantOf(loop);
            for (int j = i + 1; j < loops; j++) {
                shaped[i][j] = CommonRange.depends(nest.loops().get(j), loop);
            }
        }
    }

    /**
     * Cycles per iteration of a nest.
     *
     * @param all of all that it takes
     * @param work the same without what counting costs, which unrolling of any kind makes less
     */
    record Cycles(double all, double work) {
        /** {@code share} of this and the rest of {@code other}. */
        Cycles mixed(double share, Cycles other) {
            return new Cycles(share * all + (1 - share) * other.all, share * work + (1 - share) * other.work);
        }
    }

    /** What the nest as it is now takes in tiles of a shape, what remains of its loops behind them included. */
    Cycles of(TileShape shape) {
        List<Integer> key = shape.key();
        Cycles before = known.get(key);
        if (before != null) return before;
        Cycles now = compute(shape);
        known.put(key, now);
        return now;
    }

    private Cycles compute(TileShape shape) {
        Cycles inTiles = new Tile(shape).cycles();
        double covered = partCovered(shape) * partInCommon(shape);
        if (covered == 1) return inTiles;
        return inTiles.mixed(covered, of(TileShape.plain(shape.factors().length)));
    }

    /** How many of the iterations are in whole tiles. */
    private double partCovered(TileShape shape) {
        double covered = 1;
        for (int i = 0; i < shape.factors().length; i++) {
            long size = (long) shape.factors()[i] * (i == shape.laneLoop() ? shape.lanes() : 1);
            if (size == 1) continue;
            Long count = trips[i];
            covered *= count == null
                    ? Math.max(0, 1 - (size - 1) / 2.0 / nest.trips()[i])
                    : count == 0 ? 0 : (double) (count - count % size) / count;
        }
        return covered;
    }

    /** How much of the ranges of inner loops the iterations of a tile have in common. */
    private double partInCommon(TileShape shape) {
        double out = 1;
        for (int i = 0; i < shape.factors().length; i++) {
            if (shape.factors()[i] == 1) continue;
            for (int j = i + 1; j < shape.factors().length; j++) {
                double apart = (shape.factors()[i] - 1) / 2.0;
                if (shaped[i][j]) out *= Math.max(0, 1 - apart / nest.trips()[j]);
            }
        }
        return out;
    }

    /** The costs of one shape. */
    private final class Tile {
        private final TileShape shape;
        private final int inner = nest.loops().size() - 1;
        private final TileTraffic traffic;
        /** Instructions per iteration of the innermost loop, and per run of it. */
        private double instructions;

        /** Subscripts of which loads are counted. */
        private final Set<Value> places = Collections.newSetFromMap(new IdentityHashMap<>());

        private double once;
        private double dividing;
        private double waiting;
        private double live;
        private double missed;

        Tile(TileShape shape) {
            this.shape = shape;
            traffic = new TileTraffic(nest, shape);
        }

        Cycles cycles() {
            int pointers = 0;
            for (List<Reference> g : nest.groups()) {
                group(g);
                if (has(nest.variance(g.get(0)), inner)) pointers++;
            }
            missed += traffic.unfollowed();
            for (Operation op : nest.arithmetic()) arithmetic(op);
            carried();
            inputs();
            double excess = live + TEMPORARIES - registers;
            if (excess > 0) instructions += SPILL * excess;
            return new Cycles(cycles(1 + Math.max(1, pointers), ENTRY), cycles(0, 0));
        }

        /** With {@code counting} instructions per iteration of the innermost loop, and {@code entry} cycles per run. */
        private double cycles(double counting, double entry) {
            double body = Math.max(Math.max((instructions + counting) / WIDTH, dividing), waiting) + missed;
            double runs = Math.max(1, nest.trips()[inner]);
            if (shape.laneLoop() == inner) runs = Math.max(1, runs / shape.lanes());
            return (body + (once / WIDTH + entry) / runs) / (shape.copies() * (double) shape.lanes());
        }

        private boolean has(int variance, int loop) {
            return loop >= 0 && (variance >> loop & 1) != 0;
        }

        private boolean isVector(int variance) {
            return has(variance, shape.laneLoop());
        }

        private double registersOf(Value v) {
            return registersOf(TileNest.bits(v.type()), nest.variance(v));
        }

        private double registersOf(int bits, int variance) {
            return isVector(variance) ? Math.max(1, Math.ceil((double) bits * shape.lanes() / vectorBits)) : 1;
        }

        /** How many different values copies of what varies so have. */
        private int copies(int variance) {
            int out = 1;
            for (int i = 0; i < shape.factors().length; i++) if (has(variance, i)) out *= shape.factors()[i];
            return out;
        }

        // ---- memory

        private void group(List<Reference> group) {
            List<Reference> loads = new ArrayList<>();
            List<Reference> stores = new ArrayList<>();
            for (Reference r : group) (r.isStore() ? stores : loads).add(r);
            int variance = nest.variance(group.get(0));
            boolean moves = has(variance, inner);
            boolean shared = true;
            boolean kept = !moves;
            for (Reference r : group) {
                shared &= !nest.isDisturbed(r, shape, false);
                kept &= !nest.isDisturbed(r, shape, true);
            }
            double each = access(group.get(0), variance);
            double loaded = each * (shared ? different(loads) : loads.size() * shape.copies());
            double stored = each * (shared ? different(stores) : stores.size() * shape.copies());
            if (kept) once += loaded + stored;
            else instructions += loaded + stored;
            double values = registersOf(bits(group.get(0)), variance);
            boolean held = kept && (!stores.isEmpty() || isUsedInside(loads));
            if (held) live += values * different(group);
            else if (!kept && stores.isEmpty() && isUsedOften(loads.get(0), variance)) {
                live += values * different(loads);
            }
            if (!stores.isEmpty()) chain(stores, loads, variance, kept);
            if (moves && !kept) missed += traffic.cycles(group, different(group));
        }

        private int bits(Reference r) {
            return TileNest.bits(r.op().memrefType().element());
        }

        /** Instructions to load or store the elements of all lanes. */
        private double access(Reference r, int variance) {
            if (!isVector(variance)) return 1;
            double vectors = registersOf(bits(r), variance);
            // else an element is moved between memory and a lane by itself
            return isContiguous(r) ? vectors : 2 * shape.lanes() - vectors;
        }

        /** Whether the lanes of {@code r} are next to one another. */
        private boolean isContiguous(Reference r) {
            AffineForOp loop = nest.loops().get(shape.laneLoop());
            return r.isContiguous(loop.inductionVariable(), loop.step() * shape.factors()[shape.laneLoop()]);
        }

        /** How many different elements the copies of {@code references} of one group access. */
        private int different(List<Reference> references) {
            if (references.size() <= 1) {
                return references.size() * (references.isEmpty() ? 0 : copies(nest.variance(references.get(0))));
            }
            long[] elements = new long[references.size() * shape.copies()];
            int known = 0;
            for (Reference r : references) elements[known++] = place(r.constants());
            for (int loop = 0; loop < shape.factors().length; loop++) {
                long step = step(references.get(0), nest.loops().get(loop));
                int end = known;
                for (int c = 1; c < shape.factors()[loop]; c++) {
                    for (int i = 0; i < end; i++) elements[known++] = elements[i] + c * step;
                }
            }
            Arrays.sort(elements);
            int out = 1;
            for (int i = 1; i < elements.length; i++) if (elements[i] != elements[i - 1]) out++;
            return out;
        }

        /** A number for the element at {@code subscripts}: that of a sum is the sum of the numbers. */
        private static long place(List<Long> subscripts) {
            long out = 0;
            for (int i = 0; i < subscripts.size(); i++) out = out * SPREAD + subscripts.get(i);
            return out;
        }

        /** By how much the number of the element that {@code r} accesses grows in an iteration of {@code loop}. */
        private static long step(Reference r, AffineForOp loop) {
            long out = 0;
            for (int i = 0; i < r.terms().size(); i++) out = out * SPREAD + r.factor(i, loop.inductionVariable());
            return out * loop.step();
        }

        /**
         * Whether copies or vectors share what {@code load} gives: it is then loaded at the start of the body, where
         * what is used once is loaded for its use.
         */
        private boolean isUsedOften(Reference load, int variance) {
            double vectors = isVector(variance) || shape.laneLoop() < 0
                    ? 1
                    : Math.ceil((double) bits(load) * shape.lanes() / vectorBits);
            return vectors * shape.copies() > copies(variance)
                    || !load.op().result().hasOneUse();
        }

        /** Whether a value of {@code loads}, which are in front of the loop, is used in it. */
        private boolean isUsedInside(List<Reference> loads) {
            for (Reference r : loads) if (isUsedInside(r.op().result())) return true;
            return false;
        }

        private boolean isUsedInside(Value v) {
            for (Use use : v.uses()) {
                Operation user = use.owner();
                int variance = 0;
                for (Value o : user.operands()) variance |= nest.variance(o);
                if (user.resultCount() == 0 || has(variance, inner)) return true;
            }
            return false;
        }

        // ---- chains

        /** What waits for the iteration before: an element that is loaded, combined and stored. */
        private void chain(List<Reference> stores, List<Reference> loads, int variance, boolean kept) {
            for (Reference s : stores) {
                for (Reference l : loads) {
                    double distance = distance(l, s);
                    if (distance <= 0) continue;
                    double path = path(((AffineAccess.StoreOp) s.op()).value(), l.op().result());
                    if (path < 0) continue;
                    // copies for loops that do not move the element follow one another
                    double serial = (double) shape.copies() / copies(variance);
                    double memory =
                            kept ? 0 : isVector(variance) && !isContiguous(s) ? FORWARDED + BY_LANES : FORWARDED;
                    waiting = Math.max(waiting, (path * serial + memory) / distance);
                }
            }
        }

        /** In how many iterations of the innermost loop {@code load} reads what {@code store} writes; 0 if never. */
        private double distance(Reference load, Reference store) {
            AffineForOp loop = nest.innermost();
            long out = 0;
            for (int i = 0; i < load.terms().size(); i++) {
                long apart = store.constants().get(i) - load.constants().get(i);
                long step = load.factor(i, loop.inductionVariable()) * loop.step();
                if (step == 0 && apart == 0) continue;
                if (step == 0 || apart % step != 0 || out != 0 && out != apart / step) return 0;
                out = apart / step;
            }
            boolean moves = has(nest.variance(load), inner);
            return moves ? out : 1;
        }

        /** Cycles from {@code source} to {@code sink}; -1 if that does not depend on it. */
        private double path(Value sink, Value source) {
            return path(sink, source, new IdentityHashMap<>());
        }

        private double path(Value sink, Value source, Map<Value, Double> known) {
            if (sink == source) return 0;
            Operation op = sink.definedBy();
            if (op == null || op.block() != nest.innermost().body()) return -1;
            Double before = known.get(sink);
            if (before != null) return before;
            double most = -1;
            for (Value v : op.operands()) most = Math.max(most, path(v, source, known));
            double out = most < 0 ? -1 : most + OperationCost.latency(op);
            known.put(sink, out);
            return out;
        }

        // ---- arithmetic

        private void arithmetic(Operation op) {
            int variance = 0;
            for (Value v : op.operands()) variance |= nest.variance(v);
            double vectors = 1;
            for (Value v : op.operands()) vectors = Math.max(vectors, registersOf(v));
            for (Value v : op.results()) vectors = Math.max(vectors, registersOf(v));
            boolean lanes = isVector(variance) && !OperationCost.hasLanes(op);
            double cost = lanes
                    ? shape.lanes() * (OperationCost.instructions(op) + 2)
                    : OperationCost.instructions(op) * vectors;
            double divider = OperationCost.divider(op) * (lanes ? shape.lanes() : vectors) * copies(variance);
            if (has(variance, inner)) dividing += divider;
            else once += divider * WIDTH;
            boolean splat = shape.laneLoop() >= 0 && !isVector(variance) && isUsedByVectors(op);
            if (op instanceof MemRefAccess.LoadOp load) for (Value index : load.indices()) place(index);
            double all = (cost + (splat ? 1 : 0)) * copies(variance);
            if (has(variance, inner)) {
                instructions += all;
                return;
            }
            once += all;
            for (Value v : op.results()) if (isUsedInside(v)) live += registersOf(v) * copies(variance);
        }

        /** What loads from any place need of a subscript, all that have it in common: its bytes, of each lane. */
        private void place(Value index) {
            int variance = nest.variance(index);
            if (variance == 0 || !places.add(index)) return;
            double all = (isVector(variance) ? 2 * shape.lanes() : 1) * copies(variance);
            if (has(variance, inner)) instructions += all;
            else once += all;
        }

        private boolean isUsedByVectors(Operation op) {
            for (Value v : op.results()) {
                for (Use use : v.uses()) {
                    for (Value o : use.owner().operands()) if (isVector(nest.variance(o))) return true;
                }
            }
            return false;
        }

        // ---- values from outside and from the iteration before

        private void carried() {
            AffineForOp loop = nest.innermost();
            for (int i = 0; i < loop.resultCount(); i++) {
                live += registersOf(loop.result(i)) * shape.copies();
                waiting = Math.max(
                        waiting, path(loop.yieldOp().operand(i), loop.carried().get(i)));
            }
        }

        private void inputs() {
            Set<Value> inputs = new HashSet<>();
            for (Operation op : nest.arithmetic()) {
                int variance = 0;
                for (Value v : op.operands()) variance |= nest.variance(v);
                if (!has(variance, inner)) continue;
                for (Value v : op.operands()) if (nest.variance(v) == 0) inputs.add(v);
            }
            live += inputs.size();
        }
    }
}
