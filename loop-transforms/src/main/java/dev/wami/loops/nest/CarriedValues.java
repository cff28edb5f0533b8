package dev.wami.loops.nest;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;

/** Makes loops carry more values. Upstream: replaceWithAdditionalYields. */
public final class CarriedValues {
    private CarriedValues() {}

    /**
     * Replaces {@code loop} by one with the same body that carries more values, behind its own, from {@code inits} on.
     * Until {@link #yield} says what it hands on, it is not valid.
     */
    public static AffineForOp add(AffineForOp loop, List<? extends Value> inits) {
        List<Value> all = new ArrayList<>(loop.inits());
        all.addAll(inits);
        AffineForOp wider = Builder.before(loop)
                .insert(new AffineForOp(loop.location(), loop.lower(), loop.upper(), loop.step(), all));
        wider.setAttributes(loop.attributes());
        loop.inductionVariable().replaceAllUsesWith(wider.inductionVariable());
        int own = loop.resultCount();
        for (int i = 0; i < own; i++) {
            loop.carried().get(i).replaceAllUsesWith(wider.carried().get(i));
        }
        wider.body().takeOperations(loop.body(), null);
        loop.replaceAllUsesWith(wider.results().subList(0, own));
        loop.erase();
        return wider;
    }

    /** Lets the body of {@code loop} hand on {@code values} behind what it does. */
    public static void yield(AffineForOp loop, List<? extends Value> values) {
        Operation terminator = loop.yieldOp();
        List<Value> all = new ArrayList<>(terminator.operands());
        all.addAll(values);
        terminator.setAllOperands(all);
    }
}
