package dev.wami.waveir.hir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Structured control flow. A region of statements needs no terminator; it may end in {@code hir.break},
 * {@code hir.continue} or {@code hir.return}, which are passed on from region to region up to what they leave.
 */
public final class Control {
    private Control() {}

    /** What a region is left with by {@code break} and {@code continue}, in place of values. */
    private enum Exit {
        BREAK,
        CONTINUE
    }

    private static boolean isExit(List<Object> values) {
        return values.size() == 1 && values.get(0) instanceof Exit;
    }

    /**
     * Executes one of two regions. {@code hir.if %c {...} else {...}}; with results both regions are there and end in
     * {@code hir.yield}: {@code %r = hir.if %c -> f32 {...} else {...}}.
     */
    public static final class IfOp extends Operation implements NoTerminator, RecursiveMemoryEffects, RegionEvaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.IF, "execute one of two regions")
                .operand("condition", HirTypes.BOOL)
                .variadicResult("results", HirTypes.SCALAR)
                .region("then", RegionKind.MAX_ONE_BLOCK)
                .region("otherwise", RegionKind.MAX_ONE_BLOCK)
                .format("$condition (`->` type($results)^)? attr-dict-with-keyword $then (`else` $otherwise^)?");

        IfOp(OpState state) {
            super(SPEC, state);
        }

        /** Both regions have an empty block. */
        public IfOp(Location location, Value condition, List<? extends Type> results) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(condition)
                            .results(results)
                            .region(new Region())
                            .region(new Region()));
            thenRegion().add(new Block());
            elseRegion().add(new Block());
        }

        public Value condition() {
            return operand(0);
        }

        public Region thenRegion() {
            return region(0);
        }

        /** Without a block if there is nothing in it. */
        public Region elseRegion() {
            return region(1);
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            for (Region r : regions()) {
                Operation last = r.isEmpty() ? null : r.entry().last();
                if (last instanceof YieldOp yield) verifyYield(yield, diagnostics);
                else if (resultCount() > 0) diagnostics.error(this, "each region must end in 'hir.yield'");
            }
        }

        private void verifyYield(YieldOp yield, Diagnostics diagnostics) {
            List<Type> types = yield.operands().stream().map(Value::type).toList();
            if (types.equals(resultTypes())) return;
            diagnostics.error(yield, "must yield the types of the results of 'hir.if'");
        }

        @Override
        public Step evaluate(Frame frame) {
            Region taken = frame.getBool(condition()) ? thenRegion() : elseRegion();
            return taken.isEmpty() ? Step.NEXT : frame.enter(taken, List.of());
        }

        @Override
        public Step leave(Frame frame, Region region, List<Object> values) {
            return isExit(values) ? frame.leave(values) : frame.finish(values);
        }
    }

    /**
     * A loop: while {@code condition} gives true, {@code body} and then {@code step}. {@code continue} goes to the
     * step, {@code break} out of the loop. With {@code post_tested} the condition is evaluated after body and step, not
     * before.
     *
     * <pre>
     * hir.while {                      +-> condition --false--> out
     *   hir.condition %c               |       | true
     * } do {                           |     body --break--> out
     *   ...                            |       | end, continue
     * } step {                         +---- step
     *   ...
     * }
     * </pre>
     */
    public static final class WhileOp extends Operation
            implements NoTerminator, RecursiveMemoryEffects, RegionEvaluable {
        static final String POST_TESTED = "post_tested";

        static final OpSpec SPEC = OpSpec.of(HirOp.WHILE, "loop")
                .optionalAttribute(POST_TESTED, Attrs.UNIT)
                .region("condition", RegionKind.ONE_BLOCK)
                .region("body", RegionKind.MAX_ONE_BLOCK)
                .region("step", RegionKind.MAX_ONE_BLOCK)
                .format("(`post_tested` $post_tested^)? attr-dict-with-keyword $condition `do` $body (`step` $step^)?");

        WhileOp(OpState state) {
            super(SPEC, state);
        }

        /** Each region has an empty block. */
        public WhileOp(Location location, boolean postTested) {
            super(
                    SPEC,
                    OpState.at(location)
                            .optionalProperty(POST_TESTED, postTested ? UnitAttr.UNIT : null)
                            .region(new Region())
                            .region(new Region())
                            .region(new Region()));
            for (Region r : regions()) r.add(new Block());
        }

        public boolean isPostTested() {
            return hasAttribute(POST_TESTED);
        }

        public Region condition() {
            return region(0);
        }

        public Region body() {
            return region(1);
        }

        /** Without a block if there is nothing in it. */
        public Region step() {
            return region(2);
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            if (!(condition().entry().last() instanceof ConditionOp)) {
                diagnostics.error(this, "the first region must end in 'hir.condition'");
            }
            Operation last = step().isEmpty() ? null : step().entry().last();
            if (last instanceof Terminator) diagnostics.error(this, "the step must not end in '%s'", last.name());
        }

        @Override
        public Step evaluate(Frame frame) {
            HirThread.of(frame).enterLoop(this);
            return isPostTested() ? body(frame) : test(frame);
        }

        private Step test(Frame frame) {
            if (!isPostTested()) HirThread.of(frame).nextIteration(this);
            return frame.enter(condition(), List.of());
        }

        private Step body(Frame frame) {
            if (isPostTested()) HirThread.of(frame).nextIteration(this);
            return body().isEmpty() ? step(frame) : frame.enter(body(), List.of());
        }

        private Step step(Frame frame) {
            return step().isEmpty() ? test(frame) : frame.enter(step(), List.of());
        }

        @Override
        public Step leave(Frame frame, Region region, List<Object> values) {
            if (region == condition()) return (Long) values.get(0) != 0 ? body(frame) : frame.finish(List.of());
            if (region == step()) return test(frame);
            return isExit(values) && values.get(0) == Exit.BREAK ? frame.finish(List.of()) : step(frame);
        }
    }

    /** Ends a region of {@code hir.if} with values. */
    public static final class YieldOp extends Operation implements Terminator, HasParent, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.YIELD, "end a region with values")
                .variadic("values", HirTypes.SCALAR)
                .format("$values attr-dict `:` type($values)");

        YieldOp(OpState state) {
            super(SPEC, state);
        }

        public YieldOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(HirOp.IF);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.leave(frame.getAll(operands()));
        }
    }

    /** Ends the condition of a {@code hir.while}: whether to go on. */
    public static final class ConditionOp extends Operation implements Terminator, HasParent, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.CONDITION, "whether a loop goes on")
                .operand("condition", HirTypes.BOOL)
                .format("$condition attr-dict");

        ConditionOp(OpState state) {
            super(SPEC, state);
        }

        public ConditionOp(Location location, Value condition) {
            super(SPEC, OpState.at(location).operand(condition));
        }

        public Value condition() {
            return operand(0);
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(HirOp.WHILE);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.leave(frame.getAll(operands()));
        }
    }

    /** A terminator that goes to the innermost loop around it. */
    private abstract static class LoopExit extends Operation implements Terminator, Evaluable {
        LoopExit(OpSpec spec, OpState state) {
            super(spec, state);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Operation inner = this;
            for (Operation o = parentOp(); o != null; inner = o, o = o.parentOp()) {
                if (!(o instanceof WhileOp loop)) continue;
                if (loop.body().isAncestorOf(inner.parentRegion())) return;
                break;
            }
            diagnostics.error(this, "must be in the body of a loop");
        }
    }

    /** Leaves the innermost loop. */
    public static final class BreakOp extends LoopExit {
        static final OpSpec SPEC = OpSpec.of(HirOp.BREAK, "leave the loop").format("attr-dict");

        BreakOp(OpState state) {
            super(SPEC, state);
        }

        public BreakOp(Location location) {
            super(SPEC, OpState.at(location));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.leave(List.of(Exit.BREAK));
        }
    }

    /** Goes on with the step of the innermost loop. */
    public static final class ContinueOp extends LoopExit {
        static final OpSpec SPEC =
                OpSpec.of(HirOp.CONTINUE, "next iteration of the loop").format("attr-dict");

        ContinueOp(OpState state) {
            super(SPEC, state);
        }

        public ContinueOp(Location location) {
            super(SPEC, OpState.at(location));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.leave(List.of(Exit.CONTINUE));
        }
    }

    /** The operation's innermost loop, or null outside of loops. */
    public static @Nullable WhileOp loopOf(Operation op) {
        return op.parentOfType(WhileOp.class);
    }
}
