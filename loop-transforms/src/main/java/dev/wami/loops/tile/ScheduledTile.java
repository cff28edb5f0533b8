package dev.wami.loops.tile;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.pass.PassContext;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.order.Permutation;
import dev.wami.loops.schedule.NestSchedule;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order, the tile and the lanes that a schedule asks for, in place of those that {@link TileSearch} finds. What
 * dependences, or the shape of the nest, do not allow is an error.
 */
final class ScheduledTile {
    private final NestSchedule asked;
    private final LoopChain nest;
    private final MemoryFacts facts;
    private final TileOptions options;
    private @Nullable String problem;

    private ScheduledTile(NestSchedule asked, LoopChain nest, MemoryFacts facts, TileOptions options) {
        this.asked = asked;
        this.nest = nest;
        this.facts = facts;
        this.options = options;
    }

    /** The tile of {@code nest} that {@code asked} is for, with loops that say their lanes; null after a report. */
    static TileSearch.@Nullable Candidate of(
            NestSchedule asked, LoopChain nest, MemoryFacts facts, TileOptions options, PassContext context) {
        ScheduledTile tile = new ScheduledTile(asked, nest, facts, options);
        TileSearch.Candidate out = tile.candidate();
        if (out != null) return out;
        AffineForOp innermost = nest.loops().get(nest.loops().size() - 1);
        context.diagnostics()
                .error(innermost.location(), "the schedule does not fit: %s", String.valueOf(tile.problem))
                .note(asked.asked(), "this asks for it: %s", asked.text());
        return null;
    }

    /** What a schedule asks of {@code chain}: of one of its loops that have nothing else in their bodies; or null. */
    static @Nullable NestSchedule asked(LoopChain chain) {
        List<AffineForOp> loops = chain.loops();
        int perfect = Math.max(1, chain.band(loops.size()).size());
        for (int i = loops.size() - 1; i >= loops.size() - perfect; i--) {
            NestSchedule asked = NestSchedule.of(loops.get(i));
            if (asked != null) return asked;
        }
        return null;
    }

    /** Reports what is asked of loops of which no nest was made that a schedule is for. */
    static void reportUnused(Operation function, PassContext context) {
        if (context.diagnostics().hasErrors()) return;
        for (LoopLike loop : function.collect(LoopLike.class)) {
            NestSchedule asked = NestSchedule.of((Operation) loop);
            if (asked == null) continue;
            context.diagnostics()
                    .error(
                            ((Operation) loop).location(),
                            "the schedule does not fit: the loop is not one of a perfect nest of affine loops with nothing but numbers")
                    .note(asked.asked(), "this asks for it: %s", asked.text());
        }
    }

    private TileSearch.@Nullable Candidate candidate() {
        int loops = nest.loops().size();
        if (asked.loops() > loops) return none("it is for " + asked.loops() + " loops, and there are " + loops);
        LoopChain chain = asked.order().isEmpty() || isSorted(asked.order()) ? nest : reordered();
        if (chain == null) return null;
        TileShape shape = shape(loops);
        TileSearch search = shape.copies() > 1 ? TileSearch.in(chain, facts, options) : null;
        if (search != null) problem = search.prevents(shape);
        else if (shape.copies() > 1) problem = "the nest does more than to load, compute and store numbers";
        if (problem == null) problem = preventsLanes(chain, shape);
        if (problem != null) {
            if (chain != nest) chain.outermost().erase();
            return null;
        }
        for (int i = 0; i < loops && !asked.lanes().isEmpty(); i++) {
            NestSchedule.ask(chain.loops().get(i), NestSchedule.LANES, i == shape.laneLoop() ? shape.lanes() : 1);
        }
        AffineForOp innermost = chain.loops().get(loops - 1);
        for (AffineForOp loop : chain.loops()) loop.removeAttribute(NestSchedule.ATTRIBUTE);
        if (asked.unroll() > 1) NestSchedule.ask(innermost, NestSchedule.UNROLL, asked.unroll());
        return new TileSearch.Candidate(chain, shape, 0, 0);
    }

    private @Nullable String preventsLanes(LoopChain chain, TileShape shape) {
        if (shape.laneLoop() < 0) return null;
        AffineForOp loop = chain.loops().get(shape.laneLoop());
        Dependence obstacle = new Legality(Dependences.of(loop, facts)).preventsVectorizing(loop, shape.lanes());
        return obstacle == null ? null : "loop " + shape.laneLoop() + " may not have lanes: " + obstacle;
    }

    private TileSearch.@Nullable Candidate none(String why) {
        problem = why;
        return null;
    }

    private static boolean isSorted(List<Integer> order) {
        for (int i = 0; i < order.size(); i++) if (order.get(i) != i) return false;
        return true;
    }

    /** A copy of the nest in front of it, in the order that is asked for; null if that cannot be. */
    private @Nullable LoopChain reordered() {
        int same = 0;
        while (asked.order().get(same) == same) same++;
        int outside = same;
        int count = asked.order().size() - outside;
        List<AffineForOp> band = nest.band(count);
        if (band.size() < count) {
            problem = "only " + band.size() + " of the loops have nothing else in their bodies than the next";
            return null;
        }
        int[] order =
                asked.order().stream().skip(outside).mapToInt(i -> i - outside).toArray();
        Dependence obstacle = new Legality(Dependences.of(band.get(0), facts)).preventsInterchange(band, order);
        if (obstacle != null) {
            problem = "another order is not legal: " + obstacle;
            return null;
        }
        LoopChain copy = nest.copy();
        Permutation permutation = Permutation.of(copy.band(count), order);
        if (permutation == null) {
            copy.outermost().erase();
            problem = "the bounds of one loop cannot be turned into bounds of another";
            return null;
        }
        LoopChain out = copy.with(permutation.apply());
        return out;
    }

    private TileShape shape(int loops) {
        int outside = loops - asked.loops();
        List<Integer> factors = new ArrayList<>(Collections.nCopies(loops, 1));
        for (int i = 0; i < asked.tile().size(); i++) {
            factors.set(outside + i, asked.tile().get(i));
        }
        TileShape out =
                new TileShape(factors.stream().mapToInt(Integer::intValue).toArray(), -1, 1);
        for (int i = 0; i < asked.lanes().size(); i++) {
            if (asked.lanes().get(i) > 1) {
                out = out.withLanes(outside + i, asked.lanes().get(i));
            }
        }
        return out;
    }
}
