package dev.wami.waveir.mir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import java.util.List;

/**
 * The control flow that WAVE has, between {@code cf} and LIR: both arms of an if meet, and a loop is left from its top.
 */
public final class Structured {
    private Structured() {}

    private static List<Type> typesOf(List<? extends Value> values) {
        return values.stream().map(Value::type).toList();
    }

    /** {@code %r = mir.if %c -> i32 { mir.yield %a : i32 } else { mir.yield %b : i32 }}. */
    public static final class IfOp extends Operation implements RecursiveMemoryEffects {
        static final OpSpec SPEC = OpSpec.of(MirOp.IF, "execute one of two regions")
                .operand("condition", MirTypes.BOOL)
                .variadicResult("results", MirTypes.SCALAR)
                .region("then", RegionKind.ONE_BLOCK)
                .region("otherwise", RegionKind.ONE_BLOCK)
                .format("$condition (`->` type($results)^)? attr-dict-with-keyword $then `else` $otherwise");

        IfOp(OpState state) {
            super(SPEC, state);
        }

        public IfOp(Location location, Value condition, List<? extends Type> results, Region then, Region otherwise) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(condition)
                            .results(results)
                            .region(then)
                            .region(otherwise));
        }

        public Value condition() {
            return operand(0);
        }

        public Block then() {
            return region(0).entry();
        }

        public Block otherwise() {
            return region(1).entry();
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            for (Region r : regions()) {
                Operation last = r.entry().last();
                if (last instanceof YieldOp && typesOf(last.operands()).equals(resultTypes())) continue;
                diagnostics.error(this, "each region must yield the types of the results");
            }
        }
    }

    /** Ends a region of {@code mir.if}. */
    public static final class YieldOp extends Operation implements Terminator, HasParent {
        static final OpSpec SPEC = OpSpec.of(MirOp.YIELD, "the values of a region")
                .variadic("values", MirTypes.SCALAR)
                .format("($values^ `:` type($values))? attr-dict");

        YieldOp(OpState state) {
            super(SPEC, state);
        }

        public YieldOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(MirOp.IF);
        }
    }

    /**
     * Repeats its block until a {@code mir.break} leaves it with the results:
     *
     * <pre>{@code
     * %r = mir.loop(%zero) : i32 -> i32 {
     * ^bb0(%i: i32):
     *   mir.break %done(%i) : i32
     *   mir.next %j : i32
     * }
     * }</pre>
     */
    public static final class LoopOp extends Operation implements RecursiveMemoryEffects {
        static final OpSpec SPEC = OpSpec.of(MirOp.LOOP, "repeat until a break")
                .variadic("initial", MirTypes.SCALAR)
                .variadicResult("results", MirTypes.SCALAR)
                .region("body", RegionKind.ONE_BLOCK)
                .format("(`(` $initial^ `)` `:` type($initial))? (`->` type($results)^)? attr-dict-with-keyword $body");

        LoopOp(OpState state) {
            super(SPEC, state);
        }

        public LoopOp(Location location, List<? extends Value> initial, List<? extends Type> results, Region body) {
            super(SPEC, OpState.at(location).operands(initial).results(results).region(body));
        }

        public Block body() {
            return region(0).entry();
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            List<Type> carried = typesOf(operands());
            if (!body().argumentTypes().equals(carried)
                    || !(body().last() instanceof NextOp next)
                    || !typesOf(next.operands()).equals(carried)) {
                diagnostics.error(this, "must pass the same types to its block, first and next");
            }
            for (Operation op : body()) {
                if (op instanceof BreakOp b && !typesOf(b.values()).equals(resultTypes())) {
                    diagnostics.error(op, "must give the types of the results of 'mir.loop'");
                }
            }
        }
    }

    /** Leaves the loop whose block it is in, in the lanes where the condition holds: {@code mir.break %c(%v) : i32}. */
    public static final class BreakOp extends Operation implements HasParent, MemoryEffects {
        static final OpSpec SPEC = OpSpec.of(MirOp.BREAK, "leave the loop if")
                .operand("condition", MirTypes.BOOL)
                .variadic("values", MirTypes.SCALAR)
                .format("$condition (`(` $values^ `)` `:` type($values))? attr-dict");

        BreakOp(OpState state) {
            super(SPEC, state);
        }

        public BreakOp(Location location, Value condition, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operand(condition).operands(values));
        }

        public Value condition() {
            return operand(0);
        }

        public List<Value> values() {
            return operands(1);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, "control");
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(MirOp.LOOP);
        }
    }

    /** Ends the block of a loop: once more, with these values. */
    public static final class NextOp extends Operation implements Terminator, HasParent {
        static final OpSpec SPEC = OpSpec.of(MirOp.NEXT, "repeat the loop")
                .variadic("values", MirTypes.SCALAR)
                .format("($values^ `:` type($values))? attr-dict");

        NextOp(OpState state) {
            super(SPEC, state);
        }

        public NextOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(MirOp.LOOP);
        }
    }
}
