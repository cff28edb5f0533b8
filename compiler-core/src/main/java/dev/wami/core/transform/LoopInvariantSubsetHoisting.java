package dev.wami.core.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.rewrite.CarriedValues;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Carries a part of a tensor around a loop in place of taking it out of the tensor and putting it back in every
 * iteration (upstream: loop-invariant-subset-hoisting):
 *
 * <pre>
 *                                            e = extract t[S]
 *   r = for ... iter_args(x = t)             r, p = for ... iter_args(x = t, y = e)
 *     e = extract x[S]
 *     m = f(e)                       -&gt;        m = f(y)
 *     n = insert m into x[S]
 *     yield n                                  yield x, m
 *                                            n = insert p into r[S]
 * </pre>
 */
public final class LoopInvariantSubsetHoisting extends Pass {
    @Override
    public String name() {
        return "loop-invariant-subset-hoisting";
    }

    @Override
    public String summary() {
        return "hoist loop invariant subset ops outside of the loop";
    }

    @Override
    public void run(Operation root, PassContext context) {
        boolean[] changed = {false};
        // inner loops first: what leaves them may leave the outer ones as well
        root.walk(op -> {
            if (op != root && op instanceof LoopLike && op instanceof CarriesValues) changed[0] |= hoist(op);
        });
        if (!changed[0]) context.keepAllAnalyses();
    }

    /** A hoisted part is carried as well, and parts of it may be hoisted in turn. */
    private static boolean hoist(Operation op) {
        Operation loop = op;
        for (int i = 0; i < IterArg.of(loop).size(); ) {
            SubsetChain.Pair pair = hoistable(loop, i);
            if (pair == null) i++;
            else loop = hoist(loop, i, pair);
        }
        return loop != op;
    }

    private static SubsetChain.@Nullable Pair hoistable(Operation loop, int i) {
        SubsetChain chain = SubsetChain.of(IterArg.of(loop).get(i));
        return chain == null ? null : chain.firstHoistable((LoopLike) loop);
    }

    private static Operation hoist(Operation loop, int i, SubsetChain.Pair pair) {
        Operation extraction = (Operation) pair.extraction();
        Operation insertion = (Operation) pair.insertion();
        Use source = pair.insertion().sourceOperand();
        Use destination = pair.insertion().destinationOperand();

        extraction.moveBefore(loop);
        pair.extraction().sourceOperand().set(IterArg.of(loop).get(i).initial().value());
        CarriedValues carried = CarriedValues.add(loop, List.of(extraction.result()));
        Operation wider = carried.operation();
        Value part = carried.valuesIn(wider.region(0)).get(0);
        extraction.result().replaceUsesIf(part, use -> use.owner() != wider);

        Value container = destination.value();
        insertion.result().replaceAllUsesWith(container);
        for (Operation exit : CarriedValues.exits(wider.region(0))) CarriedValues.pass(exit, List.of(source.value()));
        insertion.moveAfter(wider);
        Value result = IterArg.of(wider).get(i).result();
        result.replaceAllUsesWith(insertion.result());
        destination.set(result);
        source.set(carried.results().get(0));
        return wider;
    }
}
