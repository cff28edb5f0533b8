package dev.wami.loops.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.ConditionOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.scf.WhileOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Tests behind the body in loops that test first, which then take one branch per iteration instead of two, and are of
 * the form that passes on pointers and counters know. Whether the loop runs at all is asked in front of it:
 *
 * <pre>
 *   while { A; condition(c) p } do { B }    ->    A; if (c) { while { B; A; condition(c) p } do {} } else { p }
 * </pre>
 *
 * {@code A} is done as often as before. Upstream: scf::wrapWhileLoopInZeroTripCheck; LLVM's loop-rotate.
 */
public final class ScfWhileRotate extends Pass {
    private static final Statistic LOOPS = new Statistic("num-rotated-whiles", "Number of loops that test last now");

    public final Option<Integer> maxOperations =
            Option.of("max-operations", 12, "how many operations a test may have that is written twice");

    @Override
    public String name() {
        return "scf-while-rotate";
    }

    @Override
    public String summary() {
        return "test behind the body of scf.while, and once in front of the loop";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    /** Inner loops first: outer ones are copied with what became of them. */
    @Override
    public void run(Operation root, PassContext context) {
        List<WhileOp> loops = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof WhileOp loop && loop != root) loops.add(loop);
        });
        int rotated = 0;
        for (WhileOp loop : loops) {
            if (!isWorthIt(loop)) continue;
            rotate(loop);
            rotated++;
        }
        context.count(LOOPS.name(), rotated);
        if (rotated == 0) context.changedNothing();
    }

    /** Whether there is a body, and a short test that tests at once. */
    private boolean isWorthIt(WhileOp loop) {
        if (loop.isCold() || loop.afterBlock().first() == loop.yieldOp()) return false;
        int operations = 0;
        for (Operation op : loop.beforeBlock()) {
            if (op.regionCount() > 0 || ++operations > maxOperations.get() + 1) return false;
        }
        return true;
    }

    private static void rotate(WhileOp loop) {
        Location location = loop.location();
        Builder at = Builder.before(loop);
        ConditionOp condition = loop.condition();
        IrMapping first = new IrMapping();
        List<Value> passed = copy(loop.beforeBlock(), loop.inits(), condition.arguments(), first, at);
        IfOp guard = at.insert(new IfOp(location, first.lookup(condition.condition()), loop.resultTypes(), true));
        Builder.atEnd(guard.elseBlock()).insert(new YieldOp(location, passed));
        Builder then = Builder.atEnd(guard.thenBlock());

        WhileOp rotated = then.insert(new WhileOp(location, passed, loop.resultTypes()));
        rotated.setAttributes(loop.attributes());
        then.insert(new YieldOp(location, rotated.results()));
        Builder body = Builder.atEnd(rotated.beforeBlock());
        IrMapping map = new IrMapping();
        List<Value> next = copy(
                loop.afterBlock(),
                rotated.beforeBlock().arguments(),
                loop.yieldOp().operands(),
                map,
                body);
        IrMapping test = new IrMapping();
        List<Value> out = copy(loop.beforeBlock(), next, condition.arguments(), test, body);
        body.insert(new ConditionOp(location, test.lookup(condition.condition()), out));
        Builder.atEnd(rotated.afterBlock())
                .insert(new YieldOp(location, rotated.afterBlock().arguments()));
        loop.replaceAllUsesWith(guard.results());
        loop.erase();
    }

    /** Writes {@code block} anew with {@code arguments}; gives what {@code values} are in the copy. */
    private static List<Value> copy(
            Block block, List<? extends Value> arguments, List<Value> values, IrMapping map, Builder at) {
        map.map(block.arguments(), arguments);
        for (Operation op : block) if (op != block.last()) at.insert(op.copy(map));
        return values.stream().map(map::lookup).toList();
    }
}
