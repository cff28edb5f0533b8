package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.Branches.NestBranch;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;

/** The ways in which {@link UnrollBlockLoops} unrolls one loop. */
final class Unrolling {
    private final RotatedLoop loop;
    private final BlockLoopOp op;
    private final Location at;

    Unrolling(RotatedLoop loop) {
        this.loop = loop;
        this.op = loop.op();
        this.at = loop.test().location();
    }

    /** Puts {@code trips} copies in place of the loop. */
    void fully(int trips) {
        LoopCopies copies = new LoopCopies(loop, starts());
        copies.append(trips, Builder.before(op));
        for (int i = 0; i < op.resultCount(); i++) op.result(i).replaceAllUsesWith(copies.result(i));
        op.erase();
    }

    /** {@code factor} copies become the body; what is left over is in front of the loop. */
    void known(long trips, int factor) {
        LoopCopies first = new LoopCopies(loop, starts());
        first.append((int) (trips % factor), Builder.before(op));
        loop.start().setSuccessorOperands(0, first.carried());
        widen(factor);
    }

    /** Appends {@code factor - 1} copies to the body. The loop must be left after a multiple of it. */
    private void widen(int factor) {
        LoopCopies copies = new LoopCopies(loop, passed(loop.test(), 0));
        copies.append(factor - 1, Builder.before(loop.test()));
        loop.test().setCondition(copies.last(loop.test().condition()));
        loop.test().setSuccessorOperands(0, copies.carried());
        if (loop.leaving() == loop.test()) {
            List<Value> leaving = passed(loop.test(), 1);
            loop.test()
                    .setSuccessorOperands(1, leaving.stream().map(copies::last).toList());
        }
        // what is behind the body sees its last copy
        for (Block b = loop.body().next(); b != null; b = b.next()) {
            for (Operation behind : b) {
                for (int i = 0; i < behind.operandCount(); i++) {
                    behind.setOperand(i, copies.last(behind.operand(i)));
                }
            }
        }
    }

    /**
     * Unrolls without knowing how many iterations are left over; they come first:
     *
     * <pre>
     *   rest = n &amp; factor - 1
     *   c = if rest { loop { c = body(c); rest -= 1; br_if rest } } else starts
     *   if n &gt;= factor { left = n &amp; -factor; loop { c = body(body(... c)); left -= factor; br_if left } }
     * </pre>
     *
     * <p>False if the loop has a result that is not carried, so that it would have to leave both loops.
     */
    boolean runtime(TripCount trips, Counter counter, int factor) {
        if (!isCarried()) return false;
        Builder before = Builder.before(op);
        Value n = trips.emit(before, at);
        countDown(n, counter);

        Value rest = before.insert(BinaryOp.of(at, Operator.AND, n, i32(before, factor - 1)))
                .result();
        int carried = loop.body().argumentCount() - 1;
        List<Type> types = loop.body().argumentTypes().subList(0, carried);
        List<Value> starts = starts().subList(0, carried);
        IfOp some = before.insert(new IfOp(at, rest, types, true));
        leftOver(Builder.atEnd(some.thenBlock()), types, append(starts, rest));
        Builder.atEnd(some.elseBlock()).insert(new ExitOp(at, starts));

        Value enough = before.insert(CompareOp.of(at, Operator.GE_U, n, i32(before, factor)))
                .result();
        IfOp whole = before.insert(new IfOp(at, enough, op.resultTypes(), true));
        op.replaceAllUsesWith(whole.results());
        Builder.atEnd(whole.elseBlock()).insert(new ExitOp(at, results(some.results())));
        Builder then = Builder.atEnd(whole.thenBlock());
        Value left = then.insert(BinaryOp.of(at, Operator.AND, n, i32(then, -factor)))
                .result();
        op.detach();
        then.insert(op);
        then.insert(new ExitOp(at, op.results()));
        loop.start().setSuccessorOperands(0, append(some.results(), left));
        widen(factor);
        return true;
    }

    /** Whether every result is carried or from outside. */
    private boolean isCarried() {
        List<Value> next = passed(loop.test(), 0);
        return results(next).stream().allMatch(v -> next.contains(v) || op.isDefinedOutside(v));
    }

    /** The results, where {@code carried} is what the iteration after the last one would have for its arguments. */
    private List<Value> results(List<? extends Value> carried) {
        List<Value> next = passed(loop.test(), 0);
        LoopCopies none = new LoopCopies(loop, next);
        List<Value> results = new ArrayList<>();
        for (int i = 0; i < op.resultCount(); i++) {
            int index = next.indexOf(none.result(i));
            results.add(index < 0 ? none.result(i) : carried.get(index));
        }
        return results;
    }

    /** Lets the loop go round {@code n} times, which it counts in a last argument; the old counter may have to go. */
    private void countDown(Value n, Counter counter) {
        Operation old = loop.test().condition().definedBy();
        RotatedLoop.pass(loop.start(), 0, n);
        Value left = loop.body().addArgument(IntegerType.I32, at);
        Builder atEnd = Builder.before(loop.test());
        Value less = atEnd.insert(BinaryOp.of(at, Operator.ADD, left, i32(atEnd, -1)))
                .result();
        RotatedLoop.pass(loop.test(), 0, less);
        loop.test().setCondition(less);
        if (old != null && old.isUnused()) old.erase();
        boolean onlyCounts =
                counter.value().hasOneUse() && counter.next().result().hasOneUse();
        if (onlyCounts) loop.drop(counter.index());
    }

    /** Inserts a copy of the loop that starts with {@code starts}, and gives on what it carries. */
    private void leftOver(Builder to, List<Type> types, List<Value> starts) {
        BlockLoopOp copy = (BlockLoopOp) to.insert(op.copy().withResults(types));
        RotatedLoop single = RotatedLoop.of(copy);
        if (single == null) throw new IllegalStateException("a copy of a rotated loop");
        single.start().setSuccessorOperands(0, starts);
        single.exit()
                .requiredTerminator()
                .setAllOperands(passed(single.test(), 0).subList(0, types.size()));
        single.leaving().setSuccessorOperands(single.leavingEdge(), List.of());
        for (int i = single.exit().argumentCount() - 1; i >= 0; i--) {
            single.exit().eraseArgument(i);
        }
        to.insert(new ExitOp(at, copy.results()));
    }

    private static List<Value> append(List<? extends Value> values, Value last) {
        List<Value> all = new ArrayList<>(values);
        all.add(last);
        return all;
    }

    private List<Value> starts() {
        return passed(loop.start(), 0);
    }

    private static List<Value> passed(Branch branch, int edge) {
        return List.copyOf(((NestBranch) branch).passed(edge));
    }

    private Value i32(Builder builder, int value) {
        return builder.insert(ConstOp.i32(at, value)).result();
    }
}
