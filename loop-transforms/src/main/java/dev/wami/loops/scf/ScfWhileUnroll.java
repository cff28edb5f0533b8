package dev.wami.loops.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.scf.WhileOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Unrolls {@code scf.while} of few iterations at most, which they may end earlier, as those that compare until
 * something differs:
 *
 * <pre>
 *   while (j &lt; 3 &amp;&amp; a[i + j] == b[j]) j++      -&gt;   a[i] == b[0] ? a[i + 1] == b[1] ? a[i + 2] == b[2] ? 3 : 2 : 1 : 0
 * </pre>
 *
 * <p>LLVM: loop-unroll, of loops with several exits and a maximal trip count.
 */
public final class ScfWhileUnroll extends Pass {
    private static final Statistic LOOPS = new Statistic("num-unrolled-whiles", "Number of loops unrolled");

    public final Option<Integer> maxTrips = Option.of("max-trips", 8, "the most iterations of a loop to unroll");
    public final Option<Integer> maxOperations =
            Option.of("max-operations", 96, "the most operations that a loop may become");

    @Override
    public String name() {
        return "scf-while-unroll";
    }

    @Override
    public String summary() {
        return "unroll scf.while that have few iterations at most";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    /** Inner loops first: outer ones are copied with what became of them. */
    @Override
    public void run(Operation root, PassContext context) {
        int unrolled = 0;
        List<WhileOp> loops = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof WhileOp loop && loop != root) loops.add(loop);
        });
        for (WhileOp loop : loops) {
            int size = size(loop);
            int trips = size == 0 ? -1 : WhileTrips.most(loop, Math.min(maxTrips.get(), maxOperations.get() / size));
            if (trips < 0) continue;
            unroll(loop, trips);
            unrolled++;
        }
        context.count(LOOPS.name(), unrolled);
        if (unrolled == 0) context.changedNothing();
    }

    private static int size(WhileOp loop) {
        int[] size = {0};
        loop.walk(op -> {
            if (op != loop && !(op instanceof ConstantLike) && !(op instanceof Terminator)) size[0]++;
        });
        return size[0];
    }

    /**
     * With the condition of each iteration but the last, after which it does not hold:
     *
     * <pre>
     *   before(inits); r = if (c) { after; before(next); r' = if (c') ...; yield r' } else { yield passed }
     * </pre>
     */
    private static void unroll(WhileOp loop, int trips) {
        Builder at = Builder.before(loop);
        List<Value> carried = loop.inits();
        IfOp around = null;
        for (int i = 0; ; i++) {
            IrMapping map = new IrMapping();
            List<Value> passed =
                    copy(loop.beforeBlock(), carried, loop.condition().arguments(), map, at);
            IfOp choice = null;
            if (i < trips) {
                Value condition = map.lookup(loop.condition().condition());
                choice = at.insert(new IfOp(loop.location(), condition, loop.resultTypes(), true));
                end(choice.elseBlock(), passed, loop);
            }
            List<? extends Value> results = choice == null ? passed : choice.results();
            if (around == null) loop.replaceAllUsesWith(results);
            else end(around.thenBlock(), results, loop);
            if (choice == null) break;
            around = choice;
            at = Builder.atEnd(choice.thenBlock());
            carried = copy(loop.afterBlock(), passed, loop.yieldOp().operands(), map, at);
        }
        loop.erase();
    }

    /** Writes {@code block} anew with {@code arguments}; gives what {@code values} of it are in the copy. */
    private static List<Value> copy(Block block, List<Value> arguments, List<Value> values, IrMapping map, Builder at) {
        map.map(block.arguments(), arguments);
        for (Operation op : block) if (op != block.last()) at.insert(op.copy(map));
        return values.stream().map(map::lookup).toList();
    }

    private static void end(Block block, List<? extends Value> values, WhileOp loop) {
        block.add(new YieldOp(loop.location(), values));
    }
}
