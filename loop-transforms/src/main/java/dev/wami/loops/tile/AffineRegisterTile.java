package dev.wami.loops.tile;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.remark.Remark;
import dev.wami.core.target.Target;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.order.Permutation;
import dev.wami.loops.schedule.NestSchedule;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.memref.MemRefAccess;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes register tiles: puts iterations of the loops around an innermost one into its body, as many as gain by sharing
 * what they load and by having sums that do not wait for one another, and no more than there are registers for. Of a
 * perfect nest that may bring other loops to the innermost place.
 *
 * <pre>
 *   for i                                   for i by 4
 *     for k                                   for j
 *       for j                         -&gt;        for k
 *         c[i, j] += a[i, k] * b[k, j]            c[i, j] += a[i, k] * b[k, j]; c[i + 1, j] += a[i + 1, k] * b[k, j]; ...
 * </pre>
 *
 * It changes the order of iterations alone; affine-scalar-promotion and affine-scalrep make values of what is shared,
 * vectorize-affine-loops lanes of neighbours. Source: Callahan, Carr, Kennedy, "Improving register allocation for
 * subscripted variables", PLDI 1990; Sarkar, "Optimized unrolling of nested loops", ICS 2000. Upstream has none.
 */
public final class AffineRegisterTile extends Pass {
    private static final Statistic NESTS = new Statistic("num-nests", "Number of nests with register tiles");
    private static final Statistic LOOPS = new Statistic("num-jammed", "Number of loops unrolled and jammed");
    private static final Statistic ORDERS = new Statistic("num-reordered", "Number of nests in another order");

    private static final int LONGEST_BAND = 3;
    /** Another order must take less time by that. */
    private static final double REORDERED = 0.98;
    /** And what tells the vectoriser what to do, by that. */
    private static final double THOROUGH = 0.85;

    public final Option<Integer> registers =
            Option.of("registers", 0, "how many values are to be in registers at most; 0: as the target has");
    public final Option<Integer> vectorBits = Option.of(
            "vector-bits", -1, "how wide the vectors are that are made later; 0: there are none; -1: as the target's");
    public final Option<Integer> maxBody = Option.of("max-body", 200, "operations that a tile may have");
    public final Option<Integer> growth =
            Option.of("growth", 0, "how much faster a tile twice as large must be, in percent");
    public final Option<Boolean> thorough =
            Option.of("thorough", false, "try tiles of three loops, and the lanes of each loop, in each order");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "take different arguments for different memory");

    @Override
    public String name() {
        return "affine-register-tile";
    }

    @Override
    public String summary() {
        return "unroll and jam affine loops so that innermost loops reuse registers";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(NESTS, LOOPS, ORDERS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        List<AffineForOp> innermost = new ArrayList<>();
        for (AffineForOp loop : function.collect(AffineForOp.class)) {
            if (loop.collect(AffineForOp.class).size() == 1) innermost.add(loop);
        }
        // of nests in one loop the last one first: what comes before may then be jammed with that one left whole
        Collections.reverse(innermost);
        innermost.sort(Comparator.comparingInt(AffineRegisterTile::depth).reversed());
        boolean changed = false;
        Set<Operation> done = new HashSet<>();
        for (AffineForOp loop : innermost) {
            // a nest of more loops may have been tiled, or replaced, with this one in it
            boolean tiled = !function.isProperAncestorOf(loop);
            for (Operation op = loop; op != null; op = op.parentOp()) tiled |= done.contains(op);
            if (tiled) continue;
            String problem = loop.isCold() && NestSchedule.of(loop) == null
                    ? "too little is done there"
                    : tile(LoopChain.to(loop), facts, context, done);
            changed |= problem == null;
            if (problem != null) context.missed(loop, "no register tile: %s", problem);
        }
        if (!changed) context.changedNothing();
        ScheduledTile.reportUnused(function, context);
    }

    private static int depth(Operation loop) {
        int out = 0;
        for (Operation op = loop.parentOp(); op != null; op = op.parentOp()) if (op instanceof AffineForOp) out++;
        return out;
    }

    /** Makes the best tile of {@code chain}; or none, and says why. */
    private @Nullable String tile(LoopChain chain, MemoryFacts facts, PassContext context, Set<Operation> done) {
        TileOptions options = options(chain.outermost());
        NestSchedule asked = ScheduledTile.asked(chain);
        if (asked != null) return schedule(asked, chain, facts, options, context, done);
        if (chain.loops().size() < 2) return "no loop around it that it is alone in";
        TileSearch here = TileSearch.in(chain, facts, options);
        if (here == null) return "it does more than to load, compute and store numbers";
        TileSearch.Candidate plain = here.plain();
        if (context.wants(Remark.Kind.ANALYSIS)) TileReport.on(chain, facts, options, context);
        TileSearch.Candidate best = here.best(plain, plain.cycles());
        for (LoopChain other : reordered(chain, facts)) {
            TileSearch there = TileSearch.in(other, facts, options);
            TileSearch.Candidate candidate = there == null ? null : better(there, best, plain);
            if (candidate == null) {
                other.outermost().erase();
                continue;
            }
            if (best != null && best.chain() != chain) best.chain().outermost().erase();
            best = candidate;
        }
        if (thorough.get()) best = moreThorough(best, plain, chain, facts, options);
        if (best == null) return "no tile is faster";
        int from = best.shape()
                .outermost(
                        best.chain() == chain
                                ? -1
                                : chain.loops().size()
                                        - chain.band(LONGEST_BAND).size());
        done.addAll(best.chain().loops().subList(from, best.chain().loops().size()));
        apply(best, chain, plain, facts, context);
        return null;
    }

    /** {@code best}, or what a thorough search finds, if that is faster by far. */
    private static TileSearch.@Nullable Candidate moreThorough(
            TileSearch.@Nullable Candidate best,
            TileSearch.Candidate plain,
            LoopChain chain,
            MemoryFacts facts,
            TileOptions options) {
        double limit = (best == null ? plain.cycles() : best.cycles()) * THOROUGH;
        TileSearch.Candidate other = ThoroughSearch.of(chain, facts, options, limit);
        if (other == null) return best;
        if (best != null && best.chain() != chain) best.chain().outermost().erase();
        ThoroughSearch.tellLanes(other);
        return other;
    }

    private TileOptions options(Operation nest) {
        Target target = Target.of(nest);
        return new TileOptions(
                registers.get() > 0 ? registers.get() : target.registers(),
                vectorBits.get() < 0 ? target.vectorBits() : vectorBits.get(),
                maxBody.get(),
                growth.get() / 100.0,
                thorough.get());
    }

    /** Makes the tile that a schedule asks for; or reports why not, and says so. */
    private @Nullable String schedule(
            NestSchedule asked,
            LoopChain chain,
            MemoryFacts facts,
            TileOptions options,
            PassContext context,
            Set<Operation> done) {
        TileSearch.Candidate tile = ScheduledTile.of(asked, chain, facts, options, context);
        if (tile == null) return "the schedule does not fit";
        done.addAll(tile.chain().loops());
        apply(tile, chain, tile, facts, context);
        return null;
    }

    /** The best of {@code search} if it is faster than {@code than} and {@code plain}, else null. */
    private static TileSearch.@Nullable Candidate better(
            TileSearch search, TileSearch.@Nullable Candidate than, TileSearch.Candidate plain) {
        double limit = (than == null ? plain.cycles() : than.cycles()) * REORDERED;
        TileSearch.Candidate other = search.plain();
        TileSearch.Candidate tile = search.best(plain, Math.min(limit, other.cycles()));
        if (tile != null) return tile;
        return other.cycles() < limit && other.isFasterThan(plain) ? other : null;
    }

    /** Copies of {@code chain} in front of it with its perfect nest in each other order that is legal. */
    private static List<LoopChain> reordered(LoopChain chain, MemoryFacts facts) {
        List<LoopChain> out = new ArrayList<>();
        for (int[] order : orders(chain)) {
            LoopChain there = reordered(chain, order, facts);
            if (there != null) out.add(there);
        }
        return out;
    }

    /** A copy of {@code chain} in front of it with its innermost loops in another order; null if that is not legal. */
    static @Nullable LoopChain reordered(LoopChain chain, int[] order, MemoryFacts facts) {
        List<AffineForOp> band = chain.band(order.length);
        Legality legality = new Legality(Dependences.of(band.get(0), facts));
        if (!legality.isInterchangeLegal(band, order)) return null;
        LoopChain there = chain.copy();
        Permutation permutation = Permutation.of(there.band(order.length), order);
        if (permutation != null) return there.with(permutation.apply());
        there.outermost().erase();
        return null;
    }

    /**
     * The orders of the perfect nest in {@code chain} to try, but the one that is. None where something is loaded from
     * any place: neighbouring iterations, as the program has them, most likely load from near one another.
     */
    static List<int[]> orders(LoopChain chain) {
        if (!chain.outermost().collect(MemRefAccess.LoadOp.class).isEmpty()) return List.of();
        int loops = chain.band(LONGEST_BAND).size();
        return loops < 2 ? List.of() : orders(loops);
    }

    /** All orders of {@code loops} but the one that is. */
    private static List<int[]> orders(int loops) {
        return loops == 2
                ? List.of(new int[] {1, 0})
                : List.of(
                        new int[] {0, 2, 1}, new int[] {1, 0, 2}, new int[] {1, 2, 0}, new int[] {2, 0, 1}, new int[] {
                            2, 1, 0
                        });
    }

    private void apply(
            TileSearch.Candidate tile,
            LoopChain original,
            TileSearch.Candidate plain,
            MemoryFacts facts,
            PassContext context) {
        if (tile.chain() != original) {
            original.outermost().erase();
            context.count(ORDERS.name(), 1);
        }
        int jammed = 0;
        List<AffineForOp> loops = new ArrayList<>(tile.chain().loops());
        int[] factors = tile.shape().factors();
        Map<AffineForOp, AffineForOp> groups = new IdentityHashMap<>();
        for (int i = 0; i < factors.length; i++) {
            AffineForOp loop = loops.get(i);
            if (factors[i] == 1 || JammedLoops.isRectangular(loop)) continue;
            AffineForOp group = CommonRange.split(loop, factors[i], tile.chain().loops());
            if (group == null || !(group.parentOp() instanceof AffineForOp all)) continue;
            loops.set(i, group);
            groups.put(group, all);
        }
        for (int i = factors.length - 1; i >= 0; i--) {
            if (factors[i] == 1) continue;
            AffineForOp loop = loops.get(i);
            String problem = UnrollJam.byFactor(loop, factors[i], new Legality(Dependences.of(loop, facts)));
            if (problem == null) jammed++;
            if (groups.containsKey(loop)) CommonRange.promote(groups.get(loop));
        }
        context.count(LOOPS.name(), jammed);
        context.passed(
                loops.get(loops.size() - 1),
                "register tile of %s%s%s",
                tile.shape(),
                tile.chain() == original ? "" : ", loops in another order",
                tile == plain
                        ? ", as a schedule asks"
                        : String.format(
                                Locale.ROOT,
                                ": %.2f cycles per iteration instead of %.2f",
                                tile.cycles(),
                                plain.cycles()));
        if (jammed > 0) context.count(NESTS.name(), 1);
    }
}
