package dev.wami.loops.order;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.Band;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Puts the loops of bands in the order in which the innermost one moves least through memory, or in a given one, where
 * dependences allow it. Upstream has test-loop-permutation, which does not ask whether it is legal.
 */
public final class AffineLoopInterchange extends Pass {
    private static final Statistic BANDS = new Statistic("num-bands", "Number of bands in another order");
    private static final Statistic EMBEDDED =
            new Statistic("num-embedded", "Number of loops interchanged that had statements between them");

    public final Option<List<String>> permutationMap = Option.of(
            "permutation-map",
            List.of(),
            "where each loop of the bands of that many goes; empty: what strides ask for");
    public final Option<Boolean> embed = Option.of(
            "embed", true, "also where statements stand beside the inner loop, which become an iteration of it");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "affine-loop-interchange";
    }

    @Override
    public String summary() {
        return "put nested affine loops in the order that memory is laid out in";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(BANDS, EMBEDDED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        boolean changed = false;
        for (List<AffineForOp> band : Band.in(root)) {
            Legality legality = new Legality(Dependences.of(band.get(0), facts));
            for (int[] order : orders(band)) {
                Dependence obstacle = legality.preventsInterchange(band, order);
                if (obstacle != null) {
                    context.missed(band.get(0), "not in the order %s: %s", Arrays.toString(order), obstacle);
                    continue;
                }
                Permutation permutation = Permutation.of(band, order);
                if (permutation == null) {
                    context.missed(band.get(0), "not in the order %s: its bounds", Arrays.toString(order));
                    continue;
                }
                context.passed(band.get(0), "loops in the order %s", Arrays.toString(order));
                permutation.apply();
                context.count(BANDS.name(), 1);
                changed = true;
                break;
            }
        }
        changed |= embed.get() && permutationMap.get().isEmpty() && interchangeEmbedded(root, facts, context);
        if (!changed) context.keepAllAnalyses();
    }

    private static boolean interchangeEmbedded(Operation root, MemoryFacts facts, PassContext context) {
        int changed = 0;
        List<AffineForOp> loops = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof AffineForOp loop) loops.add(loop);
        });
        for (AffineForOp loop : loops) {
            Location where = loop.location();
            if (!EmbeddedInterchange.apply(loop, facts)) continue;
            context.passed(root, where, "interchanged with the loop in it, and what stands beside that one");
            changed++;
        }
        context.count(EMBEDDED.name(), changed);
        return changed > 0;
    }

    /** The orders to try for {@code band}, the best first. */
    private List<int[]> orders(List<AffineForOp> band) {
        return permutationMap.get().isEmpty() ? byStrides(band) : given(band.size());
    }

    /** Loop i goes to depth map[i], as upstream's option says it. */
    private List<int[]> given(int loops) {
        List<String> map = permutationMap.get();
        if (map.size() != loops) return List.of();
        int[] order = new int[loops];
        Arrays.fill(order, -1);
        for (int i = 0; i < loops; i++) {
            int to = Integer.parseInt(map.get(i).trim());
            if (to < 0 || to >= loops || order[to] >= 0) return List.of();
            order[to] = i;
        }
        return isIdentity(order) ? List.of() : List.of(order);
    }

    /**
     * The order by falling costs of the loops as innermost ones; where that cannot be, each loop that is better than
     * the innermost one moved there, the others in their order.
     */
    private static List<int[]> byStrides(List<AffineForOp> band) {
        int loops = band.size();
        long[] costs = new long[loops];
        AffineForOp body = band.get(loops - 1);
        for (int i = 0; i < loops; i++) costs[i] = Strides.of(body, band.get(i)).cost();
        List<Integer> byCost = new ArrayList<>();
        for (int i = 0; i < loops; i++) byCost.add(i);
        byCost.sort(Comparator.comparingLong(i -> -costs[i]));
        List<int[]> out = new ArrayList<>();
        out.add(array(byCost));
        Collections.reverse(byCost);
        for (int innermost : byCost) {
            if (costs[innermost] >= costs[loops - 1]) continue;
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < loops; i++) if (i != innermost) order.add(i);
            order.add(innermost);
            out.add(array(order));
        }
        out.removeIf(AffineLoopInterchange::isIdentity);
        return out;
    }

    private static int[] array(List<Integer> order) {
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean isIdentity(int[] order) {
        for (int i = 0; i < order.length; i++) if (order[i] != i) return false;
        return true;
    }
}
