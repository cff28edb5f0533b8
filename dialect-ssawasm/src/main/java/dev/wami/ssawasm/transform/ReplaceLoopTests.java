package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes away a counter that only counts, as pointers move beside it: the loop ends where a pointer has come to its last
 * address. Without a pointer that surely does not come there before, the loop counts down to zero, which needs no
 * comparison:
 *
 * <pre>
 *   %i1 = add %i, 1;  %p1 = add %p, 8                      %p1 = add %p, 8
 *   cond_br (lt_s %i1, 70), body(%i1, %p1)        -&gt;        cond_br (ne %p1, %end), body(%p1)        %end = %p0 + 560
 * </pre>
 *
 * <p>LLVM: linear function test replacement.
 */
public final class ReplaceLoopTests extends Pass {
    private static final long MODULUS = 1L << 32;

    private static final Statistic BY_POINTER =
            new Statistic("num-by-pointer", "Number of loops that end by a pointer");
    private static final Statistic COUNTDOWNS = new Statistic("num-countdowns", "Number of loops that count down");

    @Override
    public String name() {
        return "replace-loop-tests";
    }

    @Override
    public String summary() {
        return "end loops by a pointer or a countdown instead of a counter";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(BY_POINTER, COUNTDOWNS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<BlockLoopOp> loops = new ArrayList<>();
        function.walk(op -> {
            if (op instanceof BlockLoopOp l) loops.add(l);
        });
        boolean changed = false;
        for (BlockLoopOp loop : loops) {
            RotatedLoop shape = RotatedLoop.of(loop);
            Statistic replaced = shape == null ? null : replace(shape);
            if (replaced == null) continue;
            context.count(replaced.name(), 1);
            changed = true;
        }
        if (!changed) context.changedNothing();
    }

    /** Says how, or null if it does not. */
    private static @Nullable Statistic replace(RotatedLoop loop) {
        Operation condition = loop.test().condition().definedBy();
        if (!(condition instanceof CompareOp test) || !test.result().hasOneUse()) return null;
        List<Counter> counters = Counter.of(loop);
        for (Counter counter : counters) {
            TripCount trips = onlyCounts(counter) ? TripCount.of(loop, counter, test) : null;
            if (trips == null) continue;
            Counter pointer = pointer(counters, counter, trips);
            if (pointer != null) endByPointer(loop, pointer, trips);
            else countDown(loop, trips);
            loop.drop(counter.index());
            return pointer != null ? BY_POINTER : COUNTDOWNS;
        }
        return null;
    }

    /**
     * Whether nothing reads the counter but its next value, and that one nothing but the test and the next iteration.
     */
    private static boolean onlyCounts(Counter counter) {
        return counter.value().hasOneUse() && counter.next().result().useCount() == 2;
    }

    /** One that does not come to its last value before the last iteration: it does not go all the way around. */
    private static @Nullable Counter pointer(List<Counter> counters, Counter counter, TripCount trips) {
        for (Counter c : counters) {
            boolean isOther = c != counter && c.step() != 0;
            if (isOther && trips.known() > 0 && Math.abs(c.step()) <= MODULUS / trips.known() - 1) return c;
        }
        return null;
    }

    private static void endByPointer(RotatedLoop loop, Counter pointer, TripCount trips) {
        Location at = loop.test().location();
        Builder before = Builder.before(loop.op());
        Value distance = before.insert(ConstOp.i32(at, (int) (pointer.step() * trips.known())))
                .result();
        Value end = before.insert(BinaryOp.of(at, Operator.ADD, pointer.start(), distance))
                .result();
        test(loop, pointer.next(), end);
    }

    private static void countDown(RotatedLoop loop, TripCount trips) {
        Location at = loop.test().location();
        Builder before = Builder.before(loop.op());
        RotatedLoop.pass(loop.start(), 0, trips.emit(before, at));
        Value left = loop.body().addArgument(IntegerType.I32, at);
        Builder atEnd = Builder.before(loop.test());
        Value less = atEnd.insert(ConstOp.i32(at, -1)).result();
        BinaryOp next = atEnd.insert(BinaryOp.of(at, Operator.ADD, left, less));
        RotatedLoop.pass(loop.test(), 0, next.result());
        test(loop, next, null);
    }

    /** The loop goes on while {@code next} is not {@code end}, or not zero; computed last, it stays on the stack. */
    private static void test(RotatedLoop loop, BinaryOp next, @Nullable Value end) {
        Operation old = loop.test().condition().definedBy();
        if (next.result().hasOneUse()) next.moveBefore(loop.test()); // others may come before
        Value goesOn = next.result();
        if (end != null) {
            goesOn = Builder.before(loop.test())
                    .insert(CompareOp.of(loop.test().location(), Operator.NE, next.result(), end))
                    .result();
        }
        loop.test().setCondition(goesOn);
        if (old != null) old.erase();
    }
}
