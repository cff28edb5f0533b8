package dev.wami.loops.tile;

import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.schedule.NestSchedule;
import org.jspecify.annotations.Nullable;

/**
 * Looks for order, tile and lanes of a nest at once, by one cost model: all orders, with tiles of up to three loops,
 * with the lanes of each loop that may have them. Where {@link TileSearch} takes for granted what the vectoriser will
 * do with a tile, here it is told what to do. As long as that is no more than {@link #MOST} shapes of an order.
 */
final class ThoroughSearch {
    /** How many shapes of an order are estimated. */
    static final int MOST = 2000;

    private ThoroughSearch() {}

    /**
     * What takes least time, if it is less than {@code limit} cycles, in a copy of {@code chain} where the order is
     * another; null if nothing does.
     */
    static TileSearch.@Nullable Candidate of(LoopChain chain, MemoryFacts facts, TileOptions options, double limit) {
        TileSearch.Candidate best = best(chain, facts, options, limit);
        for (int[] order : AffineRegisterTile.orders(chain)) {
            LoopChain there = AffineRegisterTile.reordered(chain, order, facts);
            if (there == null) continue;
            TileSearch.Candidate candidate = best(there, facts, options, best == null ? limit : best.cycles());
            LoopChain lost = candidate == null ? there : best == null ? chain : best.chain();
            if (lost != chain) lost.outermost().erase();
            if (candidate != null) best = candidate;
        }
        return best;
    }

    private static TileSearch.@Nullable Candidate best(
            LoopChain chain, MemoryFacts facts, TileOptions options, double limit) {
        TileSearch search = TileSearch.in(chain, facts, options);
        if (search == null) return null;
        for (TileSearch.Candidate c : search.ranked(1)) if (c.cycles() < limit) return c;
        return null;
    }

    /** Tells the vectoriser of which loop of {@code tile} to make lanes, and of which not. */
    static void tellLanes(TileSearch.Candidate tile) {
        for (int i = 0; i < tile.chain().loops().size(); i++) {
            int lanes = i == tile.shape().laneLoop() ? tile.shape().lanes() : 1;
            NestSchedule.ask(tile.chain().loops().get(i), NestSchedule.PREFERRED_LANES, lanes);
        }
    }
}
