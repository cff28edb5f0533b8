package dev.wami.tests.affine;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.PassSource;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes {@code affine.min} operations of upper bounds that are the least of several: a loop runs to the first of them,
 * and an {@code scf.if} keeps the iterations before the least. No other pass makes one of what a loop around counts, so
 * that passes on {@code affine.min} would see none whose operands have bounds.
 */
final class GuardIterations extends Pass {
    static final String NAME = "guard-iterations";

    /** What knows this pass alone. */
    static final PassSource SOURCE = new PassSource() {
        @Override
        public @Nullable Pass create(String name) {
            return name.equals(NAME) ? new GuardIterations() : null;
        }

        @Override
        public List<String> names() {
            return List.of(NAME);
        }
    };

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "compare the counters of loops with their least upper bound";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public void run(Operation function, PassContext context) {
        for (AffineForOp loop : function.collect(AffineForOp.class)) {
            if (loop.resultCount() == 0 && loop.upper().map().results().size() > 1) guard(loop);
        }
    }

    private static void guard(AffineForOp loop) {
        Location location = loop.location();
        AffineMap map = loop.upper().map();
        List<Value> operands = loop.upper().operands();
        Value end = Builder.before(loop)
                .insert(ChoiceOp.least(location, map, operands))
                .result();
        AffineMap first = new AffineMap(map.dims(), map.symbols(), map.results().subList(0, 1));
        loop.setUpper(new Bound(first, operands));
        Block body = loop.body();
        body.requiredTerminator().erase();
        CmpIOp before = new CmpIOp(location, CmpIPredicate.SLT, loop.inductionVariable(), end);
        IfOp kept = new IfOp(location, before.result(), List.of(), false);
        Block then = kept.region(0).entry();
        then.takeOperations(body, null);
        then.add(new ScfTerminators.YieldOp(location, List.of()));
        body.add(before);
        body.add(kept);
        body.add(loop.makeTerminator(location));
    }
}
