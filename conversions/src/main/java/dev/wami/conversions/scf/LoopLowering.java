package dev.wami.conversions.scf;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Branches.BrOp;
import dev.wami.ssawasm.Branches.CondBrOp;
import dev.wami.ssawasm.Branches.PseudoBrOp;
import dev.wami.ssawasm.Branches.PseudoCondBrOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.ScfTerminators.ConditionOp;
import dev.wami.std.scf.WhileOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;

/** Loops to {@code ssawasm.block_loop}. */
final class LoopLowering {
    private final WasmTypes types;
    private final Lowering to;

    LoopLowering(WasmTypes types, Lowering to) {
        this.types = types;
        this.to = to;
    }

    /** A loop with one block of body after its head. */
    private final class Loop {
        final BlockLoopOp op;
        final Block head;
        final Block body;
        final Block out;

        /**
         * @param of the loop that this one takes the place of
         * @param start what the arguments of {@code head} are at first
         */
        Loop(LoopLike of, List<Value> start, List<Type> results) {
            op = to.insert(new BlockLoopOp(
                    to.location(), start.stream().<Type>map(Value::type).toList(), results));
            op.takeMarkOf(of);
            head = requireNonNull(op.loopLabel());
            out = requireNonNull(op.exitBlock());
            body = op.body().insertBefore(new Block(), out);
            Builder.atEnd(op.entry()).insert(new PseudoBrOp(to.location(), head, start));
        }
    }

    /** What a counted loop counts with. */
    private record Counter(Value lower, Value upper, Value step, int width, boolean unsigned) {

        /** {@code value < upper}. */
        Value inside(Value value, Emitter e) {
            return e.compare(unsigned ? Operator.LT_U : Operator.LT_S, extend(value, e), extend(upper, e));
        }

        private Value extend(Value v, Emitter e) {
            return unsigned ? e.zeroExtend(v, width) : e.signExtend(v, width);
        }
    }

    boolean lowerFor(ForOp op, boolean rotate) {
        Counter counter = new Counter(
                to.value(op.lowerBound()),
                to.value(op.upperBound()),
                to.value(op.step()),
                IntegerWidth.of(op.inductionVariable().type()),
                op.isUnsigned());
        List<Value> inits = to.allValues(op.inits());
        if (!rotate) return testAtTop(op, counter, inits);
        return runsAtLeastOnce(op) ? testAtEnd(op, counter, inits) : guarded(op, counter, inits);
    }

    /**
     *
     *
     * <pre>{@code
     *    lb, inits                     block {
     *      |                             i = lb, acc = inits
     * +-> i < ub? --no--> acc            loop {
     * |    | yes                           br_if out (not i < ub)
     * |   body                             acc = body
     * +--- i + step                        i += step
     *                                      br loop } }
     * }</pre>
     */
    private boolean testAtTop(ForOp op, Counter counter, List<Value> inits) {
        Loop loop = new Loop(op, start(counter, inits), ScfToSsaWasm.resultTypes(op, types));
        List<Value> now = List.copyOf(loop.head.arguments());
        Emitter head = new Emitter(Builder.atEnd(loop.head), to.location());
        Value more = counter.inside(now.get(0), head);
        List<Value> carried = now.subList(1, now.size());
        head.builder().insert(new PseudoCondBrOp(to.location(), more, loop.body, List.of(), loop.out, carried));
        List<Value> next = ScfToSsaWasm.moveBody(op.body(), loop.body, arguments(op, now), to);
        Emitter tail = new Emitter(Builder.atEnd(loop.body), to.location());
        tail.builder().insert(new BrOp(to.location(), loop.head, advance(now.get(0), counter, next, tail)));
        return ScfToSsaWasm.finish(op, loop.op, to);
    }

    /**
     *
     *
     * <pre>{@code
     *    lb, inits                     block {
     *      |                             i = lb, acc = inits
     * +-> body                           loop {
     * |   i + step                         acc = body
     * +-- < ub? --no--> acc                i += step
     *                                      br_if loop (i < ub) } }
     * }</pre>
     */
    private boolean testAtEnd(ForOp op, Counter counter, List<Value> inits) {
        return ScfToSsaWasm.finish(op, rotated(op, counter, inits), to);
    }

    private BlockLoopOp rotated(ForOp op, Counter counter, List<Value> inits) {
        Loop loop = new Loop(op, start(counter, inits), ScfToSsaWasm.resultTypes(op, types));
        List<Value> now = List.copyOf(loop.head.arguments());
        List<Value> next = ScfToSsaWasm.moveBody(op.body(), loop.head, arguments(op, now), to);
        Emitter tail = new Emitter(Builder.atEnd(loop.head), to.location());
        List<Value> again = advance(now.get(0), counter, next, tail);
        Value more = counter.inside(again.get(0), tail);
        tail.builder().insert(new CondBrOp(to.location(), more, loop.head, again, loop.body, List.of()));
        Builder.atEnd(loop.body).insert(new PseudoBrOp(to.location(), loop.out, next));
        return loop.op;
    }

    /** {@code if (lb < ub) the rotated loop else inits}. */
    private boolean guarded(ForOp op, Counter counter, List<Value> inits) {
        Value enters = counter.inside(counter.lower(), new Emitter(to, to.location()));
        List<Type> results = ScfToSsaWasm.resultTypes(op, types);
        IfOp guard = to.insert(new IfOp(to.location(), enters, results, !results.isEmpty()));
        to.setToEnd(guard.thenBlock());
        BlockLoopOp loop = rotated(op, counter, inits);
        Builder.atEnd(guard.thenBlock()).insert(new ExitOp(to.location(), loop.results()));
        if (guard.hasElse()) Builder.atEnd(guard.elseBlock()).insert(new ExitOp(to.location(), inits));
        return ScfToSsaWasm.finish(op, guard, to);
    }

    private static boolean runsAtLeastOnce(ForOp op) {
        if (!(constant(op.lowerBound()) instanceof IntegerAttr lower)) return false;
        if (!(constant(op.upperBound()) instanceof IntegerAttr upper)) return false;
        if (op.isUnsigned()) {
            return Long.compareUnsigned(lower.unsignedValue(), upper.unsignedValue()) < 0;
        }
        return lower.value() < upper.value();
    }

    private static @org.jspecify.annotations.Nullable Object constant(Value v) {
        return v.definedBy() instanceof ConstantLike c ? c.constant() : null;
    }

    private static List<Value> start(Counter counter, List<Value> inits) {
        List<Value> start = new ArrayList<>(List.of(counter.lower()));
        start.addAll(inits);
        return start;
    }

    private static List<Value> advance(Value now, Counter counter, List<Value> next, Emitter e) {
        List<Value> again = new ArrayList<>(List.of(e.add(now, counter.step())));
        again.addAll(next);
        return again;
    }

    /** What stands for the arguments of the loop's body. */
    private List<List<Value>> arguments(ForOp op, List<Value> now) {
        List<List<Value>> arguments = new ArrayList<>(List.of(List.of(now.get(0))));
        arguments.addAll(to.regroup(op.resultTypes(), now.subList(1, now.size())));
        return arguments;
    }

    /**
     *
     *
     * <pre>{@code
     *    inits                         block {
     *      |                             loop {
     * +-> before: condition? --no-->       before
     * |    | yes                           br_if out (not condition)
     * +-- after                            after
     *                                      br loop } }
     * }</pre>
     *
     * Where nothing is done after, as in C's {@code do}, one branch does: {@code br_if loop (condition)}.
     */
    boolean lowerWhile(WhileOp op) {
        List<Type> initTypes = op.inits().stream().<Type>map(Value::type).toList();
        Loop loop = new Loop(op, to.allValues(op.inits()), ScfToSsaWasm.resultTypes(op, types));
        to.setToEnd(loop.head);
        to.inline(op.beforeBlock(), to.regroup(initTypes, List.copyOf(loop.head.arguments())));
        ConditionOp condition = (ConditionOp) loop.head.requiredTerminator();
        Value more = to.value(condition.condition());
        List<Value> passed = to.allValues(condition.arguments());
        to.erase(condition);
        boolean repeats = op.afterBlock().first() == op.afterBlock().last();
        List<Value> next = ScfToSsaWasm.moveBody(op.afterBlock(), loop.body, to.regroup(op.resultTypes(), passed), to);
        Builder head = Builder.atEnd(loop.head);
        Builder body = Builder.atEnd(loop.body);
        if (repeats) {
            head.insert(new CondBrOp(to.location(), more, loop.head, next, loop.body, List.of()));
            body.insert(new PseudoBrOp(to.location(), loop.out, passed));
        } else {
            head.insert(new PseudoCondBrOp(to.location(), more, loop.body, List.of(), loop.out, passed));
            body.insert(new BrOp(to.location(), loop.head, next));
        }
        return ScfToSsaWasm.finish(op, loop.op, to);
    }
}
