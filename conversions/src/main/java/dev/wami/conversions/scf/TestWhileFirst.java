package dev.wami.conversions.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.ConditionOp;
import dev.wami.std.scf.WhileOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tests first in loops that test first. Structuring makes of every loop one that goes round behind all it does; where
 * the exit was at its start, an {@code scf.if} around the rest says so, and whether to go on is one of its results:
 *
 * <pre>
 *   while { A                                             while { A; condition(!c) } do { B; D(y) }
 *     %r, %go = if c { X; yield x, false }                X; the result is x
 *               else { B; yield y, true }          ->
 *     condition(%go) %r
 *   } do { D(%r) }
 * </pre>
 *
 * What {@code B}, {@code D} and {@code X} use of {@code A} is passed on. Upstream moves an {@code if} without results
 * on the condition itself (WhileMoveIfDown).
 */
public final class TestWhileFirst extends Pass {
    private static final Statistic LOOPS = new Statistic("num-loops", "Number of loops that test first now");

    @Override
    public String name() {
        return "scf-while-test-first";
    }

    @Override
    public String summary() {
        return "put the test of loops whose exit is at their start there";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<WhileOp> loops = root.collect(WhileOp.class);
        Collections.reverse(loops); // inner ones first
        int changed = 0;
        for (WhileOp loop : loops) {
            Choice choice = Choice.of(loop);
            if (choice == null) continue;
            choice.move();
            changed++;
        }
        context.count(LOOPS.name(), changed);
    }

    /**
     * The {@code if} at the end of a loop's first region whose result is the loop's condition.
     *
     * @param leave the side on which the loop ends
     * @param stay the side on which it goes on
     */
    private record Choice(WhileOp loop, IfOp choice, Block leave, Block stay) {
        static @Nullable Choice of(WhileOp loop) {
            ConditionOp condition = loop.condition();
            if (!(condition.prev() instanceof IfOp choice) || choice.region(1).isEmpty()) return null;
            int go = choice.results().indexOf(condition.condition());
            if (go < 0) return null;
            Block first = choice.region(0).entry();
            Block second = choice.region(1).entry();
            Boolean then = constant(first.requiredTerminator().operand(go));
            Boolean otherwise = constant(second.requiredTerminator().operand(go));
            if (then == null || otherwise == null || then.equals(otherwise)) return null;
            return then ? new Choice(loop, choice, second, first) : new Choice(loop, choice, first, second);
        }

        private static @Nullable Boolean constant(Value v) {
            return v.definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i
                    ? (Boolean) (i.value() != 0)
                    : null;
        }

        void move() {
            List<Value> passed = new ArrayList<>(passed());
            List<Type> types = new ArrayList<>();
            for (Value v : passed) types.add(v.type());
            WhileOp first = Builder.before(loop).insert(new WhileOp(loop.location(), loop.inits(), types));
            List<Value> results = List.copyOf(choice.results());
            List<Value> arguments = List.copyOf(loop.condition().arguments());

            Block body = first.afterBlock();
            Map<Value, Value> inside = mapping(passed, body.arguments());
            List<Value> stayed = end(stay, inside);
            body.takeOperations(stay, null);
            Map<Value, Value> behind = mapping(passed, first.results());
            List<Value> left = end(leave, behind);
            loop.requiredBlock().takeOperations(leave, loop);
            for (int i = 0; i < arguments.size(); i++) {
                Value argument = arguments.get(i);
                loop.afterBlock().argument(i).replaceAllUsesWith(value(argument, results, stayed, inside));
                loop.result(i).replaceAllUsesWith(value(argument, results, left, behind));
            }
            body.takeOperations(loop.afterBlock(), null);
            test(first.beforeBlock(), passed);
            loop.erase();
        }

        /** Moves the first region, up to its condition, to {@code to}. */
        private void test(Block to, List<Value> passed) {
            boolean negated = choice.region(1).entry() == stay;
            Block from = loop.beforeBlock();
            Operation end = new ConditionOp(loop.location(), choice.condition(), passed);
            loop.condition().erase();
            choice.erase();
            from.add(end);
            for (int i = 0; i < from.argumentCount(); i++) from.argument(i).replaceAllUsesWith(to.argument(i));
            to.takeOperations(from, null);
            if (!negated) return;
            Builder before = Builder.before(end);
            Value one = ConstantOp.insert(before, end.location(), IntegerAttr.TRUE);
            end.setOperand(
                    0,
                    before.insert(new XOrIOp(end.location(), end.operand(0), one))
                            .result(0));
        }

        /** What is computed in the first region and used behind the test. */
        private Set<Value> passed() {
            Set<Value> used = new LinkedHashSet<>();
            for (Block side : List.of(leave, stay)) {
                for (Operation op : side) op.walk(o -> o.operands().forEach(v -> add(v, used)));
            }
            for (Value v : loop.condition().arguments()) add(v, used);
            return used;
        }

        private void add(Value v, Set<Value> used) {
            if (v.block() == loop.beforeBlock() && v.definedBy() != choice) used.add(v);
        }

        private static Map<Value, Value> mapping(List<Value> from, List<? extends Value> to) {
            Map<Value, Value> mapping = new IdentityHashMap<>();
            for (int i = 0; i < from.size(); i++) mapping.put(from.get(i), to.get(i));
            return mapping;
        }

        /** Takes the yield of {@code side} away and gives its operands; what the side uses is mapped. */
        private static List<Value> end(Block side, Map<Value, Value> mapping) {
            for (Operation op : side) {
                op.walk(o -> {
                    for (int i = 0; i < o.operandCount(); i++) {
                        Use use = o.use(i);
                        use.set(mapping.getOrDefault(use.value(), use.value()));
                    }
                });
            }
            Operation yield = side.requiredTerminator();
            List<Value> values = List.copyOf(yield.operands());
            yield.erase();
            return values;
        }

        /** What an argument of the condition is on one side. */
        private static Value value(Value v, List<Value> results, List<Value> yielded, Map<Value, Value> mapping) {
            int result = results.indexOf(v);
            return result >= 0 ? yielded.get(result) : mapping.getOrDefault(v, v);
        }
    }
}
