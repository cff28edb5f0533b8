package dev.wami.loops.tile;

import dev.wami.core.ir.Location;
import dev.wami.core.pass.PassContext;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.schedule.NestSchedule;
import dev.wami.loops.schedule.ScheduleRemark;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Says which schedules of a nest should take least time, as remarks, which a search by measuring tries. */
final class TileReport {
    /** How many of each order. */
    private static final int PER_ORDER = 8;

    private static final int ALL = 16;

    private TileReport() {}

    /** A schedule, and what an iteration should take then. */
    private record Estimate(NestSchedule schedule, double cycles) {}

    /** Says it of {@code chain}, in all orders that are legal. */
    static void on(LoopChain chain, MemoryFacts facts, TileOptions options, PassContext context) {
        List<Estimate> all = new ArrayList<>();
        add(all, chain, List.of(), facts, options);
        for (int[] order : AffineRegisterTile.orders(chain)) {
            LoopChain there = AffineRegisterTile.reordered(chain, order, facts);
            if (there == null) continue;
            add(all, there, whole(order, chain.loops().size()), facts, options);
            there.outermost().erase();
        }
        all.sort(Comparator.comparingDouble(Estimate::cycles));
        AffineForOp innermost = chain.loops().get(chain.loops().size() - 1);
        for (Estimate e : all.subList(0, Math.min(ALL, all.size()))) {
            ScheduleRemark.say(innermost, e.schedule, e.cycles, context);
        }
    }

    private static void add(
            List<Estimate> to, LoopChain there, List<Integer> order, MemoryFacts facts, TileOptions options) {
        TileSearch search = TileSearch.in(there, facts, options);
        if (search == null) return;
        for (TileSearch.Candidate c : search.ranked(PER_ORDER)) {
            List<Integer> tile = new ArrayList<>();
            List<Integer> lanes = new ArrayList<>();
            for (int i = 0; i < c.shape().factors().length; i++) {
                tile.add(c.shape().factors()[i]);
                lanes.add(i == c.shape().laneLoop() ? c.shape().lanes() : 1);
            }
            to.add(new Estimate(new NestSchedule(order, tile, lanes, 1, Location.UNKNOWN), c.cycles()));
        }
    }

    /** {@code order}, of the innermost loops, of all {@code loops}. */
    private static List<Integer> whole(int[] order, int loops) {
        List<Integer> out = new ArrayList<>();
        int outside = loops - order.length;
        for (int i = 0; i < outside; i++) out.add(i);
        for (int i : order) out.add(outside + i);
        return out;
    }
}
