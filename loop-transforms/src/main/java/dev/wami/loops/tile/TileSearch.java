package dev.wami.loops.tile;

import dev.wami.core.ir.Operation;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.vectorize.Lanes;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looks for the register tile of a nest, in the order that its loops have, that takes least time. */
final class TileSearch {
    private static final int[] FACTORS = {1, 2, 3, 4, 5, 6, 8};
    private static final int[] MORE_FACTORS = {1, 2, 3, 4, 5, 6, 7, 8};
    /** How much less time a tile must take to be made. */
    private static final double LEAST_GAIN = 0.9;

    /** Gains below this are not believed of lanes: those are for the passes behind to make. */
    private static final double LEAST_LANE_GAIN = 1.2;

    private static final int MOST_COPIES = 64;
    private static final int USUAL_COPIES = 32;

    private final LoopChain chain;
    private final TileNest nest;
    private final TileCost cost;
    private final MemoryFacts facts;
    private final int vectorBits;
    private final int maxBody;
    private final double growth;
    private final boolean thorough;
    private final Map<List<Integer>, Boolean> legal = new HashMap<>();

    /**
     * A shape for {@code chain}, and how many cycles an iteration takes then.
     *
     * @param work the same without what counting costs
     */
    record Candidate(LoopChain chain, TileShape shape, double cycles, double work) {
        /** Whether this is faster than {@code other}, and not because it counts less. */
        boolean isFasterThan(Candidate other) {
            return cycles < other.cycles * LEAST_GAIN && work < other.work * LEAST_GAIN;
        }
    }

    private TileSearch(LoopChain chain, TileNest nest, MemoryFacts facts, TileOptions options) {
        this.facts = facts;
        this.chain = chain;
        this.nest = nest;
        cost = new TileCost(nest, options.registers(), Math.max(128, options.vectorBits()));
        vectorBits = options.vectorBits();
        maxBody = options.maxBody();
        growth = options.growth();
        thorough = options.thorough();
    }

    /** The search in {@code chain}; null if what its innermost loop does is not understood. */
    static @Nullable TileSearch in(LoopChain chain, MemoryFacts facts, TileOptions options) {
        TileNest nest = TileNest.of(chain.loops(), facts);
        return nest == null ? null : new TileSearch(chain, nest, facts, options);
    }

    /** The nest without a tile. */
    Candidate plain() {
        return candidate(TileShape.plain(chain.loops().size()));
    }

    /**
     * The best legal tile that is faster than {@code plain}, and takes less cycles than {@code limit}; null if none.
     */
    @Nullable
    Candidate best(Candidate plain, double limit) {
        List<Candidate> out = new ArrayList<>();
        for (TileShape shape : shapes()) {
            if (shape.copies() == 1) continue;
            Candidate c = candidate(shape);
            if (c.cycles() < limit && c.isFasterThan(plain)) out.add(c);
        }
        out.sort(Comparator.comparingDouble(this::price));
        for (Candidate c : out) if (isLegal(c.shape())) return c;
        return null;
    }

    /** Cycles, more by {@link TileOptions#growth} for each doubling of the body. */
    private double price(Candidate c) {
        TileShape shape = c.shape();
        double vectors = Math.max(1, (double) shape.lanes() * nest.widest() / Math.max(128, vectorBits));
        return c.cycles() * Math.pow(1 + growth, Math.log(shape.copies() * vectors) / Math.log(2));
    }

    private Candidate candidate(TileShape shape) {
        return of(withLanes(shape));
    }

    /** {@code shape} as it is. */
    Candidate of(TileShape shape) {
        TileCost.Cycles cycles = cost.of(shape);
        return new Candidate(chain, shape, cycles.all(), cycles.work());
    }

    /** What forbids {@code shape}, for people; null if nothing does. */
    @Nullable
    String prevents(TileShape shape) {
        if (shape.copies() > MOST_COPIES) return "more than " + MOST_COPIES + " copies of what is innermost";
        for (int i = 0; i < shape.factors().length; i++) {
            if (shape.factors()[i] == 1) continue;
            AffineForOp loop = chain.loops().get(i);
            if (!mayJam(i)) return "loop " + i + " has loops in it that cannot be jammed";
            if (isJamLegal(i, shape.factors()[i])) continue;
            Dependence obstacle = nest.legality().preventsUnrollJam(loop, shape.factors()[i]);
            String why = obstacle == null ? UnrollJam.prevents(loop, shape.factors()[i], facts) : obstacle.toString();
            return "loop " + i + " may not be jammed: " + why;
        }
        return null;
    }

    /** The legal tiles that should take least time, with the lanes of each loop that may have them, or none. */
    List<Candidate> ranked(int most) {
        List<Candidate> all = new ArrayList<>();
        for (TileShape shape : shapes()) {
            all.add(of(shape));
            int lanes = vectorBits / nest.widest();
            for (int i = 0; i < chain.loops().size() && lanes > 1; i++) {
                if (!mayHaveLanes(i, lanes) || !canHaveLanes(i, lanes)) continue;
                all.add(of(shape.withLanes(i, lanes)));
                if (i < chain.loops().size() - 1 && mayHaveLanes(i, 2 * lanes)) {
                    all.add(of(shape.withLanes(i, 2 * lanes)));
                }
            }
        }
        all.sort(Comparator.comparingDouble(this::price));
        List<Candidate> out = new ArrayList<>();
        for (Candidate c : all) if (out.size() < most && isLegal(c.shape())) out.add(c);
        return out;
    }

    /** All shapes without lanes that are not too large: of no loop, one or two; three, if the search is thorough. */
    private List<TileShape> shapes() {
        List<TileShape> out = new ArrayList<>();
        add(out, TileShape.plain(chain.loops().size()), 0, thorough ? 3 : 2);
        return out;
    }

    /** Adds {@code shape}, and it with up to {@code more} of the loops from {@code first} on in the tile. */
    private void add(List<TileShape> to, TileShape shape, int first, int more) {
        int most = thorough ? MOST_COPIES : USUAL_COPIES;
        if ((long) shape.copies() * nest.operations() > maxBody || shape.copies() > most) return;
        if (to.size() >= ThoroughSearch.MOST) return;
        to.add(shape);
        for (int i = first; i < chain.loops().size() - 1 && more > 0; i++) {
            if (!mayJam(i)) continue;
            for (int factor : thorough ? MORE_FACTORS : FACTORS) {
                if (factor == 1) continue;
                int[] factors = shape.factors().clone();
                factors[i] = factor;
                add(to, new TileShape(factors, -1, 1), i + 1, more - 1);
            }
        }
    }

    /** Whether {@code loop} can be jammed, if that is legal: of loops that depend on it, the part in common. */
    private boolean mayJam(int loop) {
        AffineForOp l = chain.loops().get(loop);
        if (JammedLoops.isRectangular(l)) return chain.isAlone(loop + 1);
        for (AffineForOp inner : chain.loops().subList(loop + 1, chain.loops().size())) {
            if (CommonRange.depends(inner, l) && !CommonRange.isPossible(inner, l)) return false;
        }
        return true;
    }

    private boolean isLegal(TileShape shape) {
        for (int i = 0; i < shape.factors().length; i++) {
            int factor = shape.factors()[i];
            if (factor > 1 && !isJamLegal(i, 2)) return false;
            if (factor > 2 && !isJamLegal(i, factor)) return false;
        }
        return true;
    }

    private boolean isJamLegal(int loop, int factor) {
        return legal.computeIfAbsent(List.of(0, loop, factor), k -> {
            AffineForOp l = chain.loops().get(loop);
            if (JammedLoops.isRectangular(l)) return nest.legality().isUnrollJamLegal(l, factor);
            LoopChain trial = chain.copy();
            // what is legal for whole groups is so for less
            AffineForOp group = CommonRange.splitWhole(trial.loops().get(loop), factor, trial.loops());
            boolean out = UnrollJam.prevents(group, factor, facts) == null;
            Operation around = loop == 0 ? trial.outermost().parentOp() : trial.outermost();
            if (around != null) around.erase();
            return out;
        });
    }

    // ---- lanes

    /**
     * {@code shape} with the lanes that it will get: those of the innermost loop that may have them and gains by it, as
     * vectorize-affine-loops goes about it.
     */
    private TileShape withLanes(TileShape shape) {
        int lanes = vectorBits / nest.widest();
        if (lanes < 2) return shape;
        double plain = cost.of(shape).all();
        for (int i = chain.loops().size() - 1; i >= 0; i--) {
            if (!mayHaveLanes(i, lanes)) continue;
            TileShape best = shape.withLanes(i, lanes);
            double cycles = cost.of(best).all();
            if (i < chain.loops().size() - 1) {
                TileShape twice = shape.withLanes(i, 2 * lanes);
                double cyclesTwice = cost.of(twice).all();
                if (cyclesTwice < cycles) {
                    best = twice;
                    cycles = cyclesTwice;
                }
            }
            if (cycles * LEAST_LANE_GAIN <= plain) return best;
        }
        return shape;
    }

    private boolean mayHaveLanes(int loop, int lanes) {
        AffineForOp l = chain.loops().get(loop);
        if (!JammedLoops.isRectangular(l) || Reduction.of(l) == null) return false;
        return legal.computeIfAbsent(
                List.of(1, loop, lanes), k -> nest.legality().isVectorizable(l, lanes));
    }

    /** Whether the vectoriser can do so. */
    private boolean canHaveLanes(int loop, int lanes) {
        return legal.computeIfAbsent(
                List.of(2, loop, lanes), k -> Lanes.arePossible(chain.loops().get(loop), lanes, facts));
    }
}
