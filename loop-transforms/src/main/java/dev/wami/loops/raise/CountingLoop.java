package dev.wami.loops.raise;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.scf.WhileOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A loop that counts up by a constant {@code c} as long as it is below a bound that is the same throughout:
 *
 * <pre>
 *   while i = l: i &lt; n             for i = l to n step c
 *     body; i + c              -&gt;    body
 *
 *   do i = l:                        for i = l to max(n, l + 1) step c
 *     body; while i + c &lt; n    -&gt;    body
 * </pre>
 */
final class CountingLoop {
    private static final Folder FOLDER = new Folder();

    private final WhileOp loop;
    /** Whether the body comes before the test. */
    private final boolean testIsBehind;
    /** Which of the values that go round counts. */
    private int counter = -1;

    private long step;
    private @Nullable Value bound;
    /** What is added to the bound, so that it is not reached. */
    private long beyond;

    private CountingLoop(WhileOp loop, boolean testIsBehind) {
        this.loop = loop;
        this.testIsBehind = testIsBehind;
    }

    /** What {@code loop} counts; null if it does not. */
    static @Nullable CountingLoop of(WhileOp loop) {
        if (!(loop.condition().condition().definedBy() instanceof CmpIOp test)) return null;
        if (test.block() != loop.beforeBlock()) return null;
        boolean behind = loop.afterBlock().first() == loop.yieldOp();
        boolean before = loop.beforeBlock().first() == test && test.next() == loop.condition();
        if (!behind && !before) return null;
        CountingLoop out = new CountingLoop(loop, !before);
        boolean counts = out.isTest(test.predicate(), test.lhs(), test.rhs())
                || out.isTest(test.predicate().swapped(), test.rhs(), test.lhs());
        return counts && out.areResultsKnown() ? out : null;
    }

    // ---- what goes round

    private Block before() {
        return loop.beforeBlock();
    }

    /** What value {@code j} of those that go round is in the next iteration; null if that is not in the body. */
    private @Nullable Value next(int j) {
        Value yielded = loop.yieldOp().operand(j);
        return testIsBehind ? passed(yielded) : yielded;
    }

    /** What the test passes on as {@code v}, if that is an argument of the second region. */
    private @Nullable Value passed(Value v) {
        if (v instanceof BlockArgument a && a.owner() == loop.afterBlock()) {
            return loop.condition().arguments().get(a.index());
        }
        return isOutside(v) ? v : null;
    }

    private boolean isOutside(Value v) {
        Operation around = v.block() == null ? null : v.block().parentOp();
        return around != null && around != loop && !loop.isProperAncestorOf(around);
    }

    // ---- counting

    /** Whether {@code tested predicate limit} keeps a counter below a bound. */
    private boolean isTest(CmpIPredicate predicate, Value tested, Value limit) {
        if (!isOutside(limit)) return false;
        for (int j = 0; j < before().argumentCount(); j++) {
            Value next = next(j);
            Value last = before().argument(j);
            if (next == null || !(next.definedBy() instanceof AddIOp sum)) continue;
            if (tested != (testIsBehind ? next : last)) continue;
            Value from = testIsBehind ? sum.lhs() : passed(sum.lhs());
            IntegerAttr by = FOLDER.integer(sum.rhs());
            if (from != last || by == null || by.value() <= 0) continue;
            counter = j;
            step = by.value();
            bound = limit;
            return isBelow(predicate, sum, limit) && (sum.flags().nsw() || startsBelowMost());
        }
        return false;
    }

    private boolean isBelow(CmpIPredicate predicate, AddIOp sum, Value limit) {
        IndexInterval start = interval(loop.inits().get(counter));
        IndexInterval end = interval(limit);
        long most = most(limit.type());
        boolean holds = switch (predicate) {
            case SLT -> true;
            // i <= n <=> i < n + 1
            case SLE -> {
                beyond = 1;
                yield end.high() < most || sum.flags().nsw();
            }
            // without sign is with, where nothing is negative
            case ULT -> start.low() >= 0 && end.low() >= 0;
            // i != n <=> i < n, if it begins there and meets n
            case NE -> step == 1 && (testIsBehind ? start.high() < end.low() : start.high() <= end.low());
            default -> false;
        };
        boolean signed = predicate != CmpIPredicate.ULT && sum.flags().nsw();
        // beyond the bound it may wrap around and go on
        return holds && (step == 1 || signed || end.high() <= most - (step + beyond - 1));
    }

    /** Whether the first step does not wrap around, which nothing is asked before. */
    private boolean startsBelowMost() {
        Value start = loop.inits().get(counter);
        return !testIsBehind || interval(start).high() <= most(start.type()) - step;
    }

    private static IndexInterval interval(Value v) {
        long most = most(v.type());
        IntegerAttr constant = FOLDER.integer(v);
        if (constant != null && constant.width() <= Long.SIZE) {
            return new IndexInterval(constant.value(), constant.value());
        }
        return v.type() == IndexType.INDEX ? IndexInterval.of(v) : new IndexInterval(-most - 1, most);
    }

    private static long most(Type type) {
        if (!(type instanceof IntegerType t)) return Integer.MAX_VALUE;
        return t.width() >= Long.SIZE ? Long.MAX_VALUE : (1L << t.width() - 1) - 1;
    }

    // ---- results

    private boolean areResultsKnown() {
        for (int k = 0; k < loop.resultCount(); k++) {
            Value passed = loop.condition().arguments().get(k);
            if (loop.result(k).isUnused() && testIsBehind || isOutside(passed)) continue;
            int j = positionOf(passed);
            if (j < 0 || j == counter && step != 1 && !loop.result(k).isUnused()) return false;
        }
        return true;
    }

    /** Which of the values that go round {@code passed} is at the end of the loop; -1 if it is none. */
    private int positionOf(Value passed) {
        for (int j = 0; j < before().argumentCount(); j++) {
            if (passed == (testIsBehind ? next(j) : before().argument(j))) return j;
        }
        return -1;
    }

    // ---- replacing

    void replace() {
        Location location = loop.location();
        Builder at = Builder.before(loop);
        Value start = loop.inits().get(counter);
        Value end = end(start, at);
        List<Value> inits = new ArrayList<>(loop.inits());
        inits.remove(counter);
        ForOp counted =
                at.insert(new ForOp(location, start, end, ConstantOp.insert(at, location, start.type(), step), inits));
        counted.setAttributes(loop.attributes());
        if (!counted.body().isEmpty()) counted.yieldOp().erase();
        List<Value> yielded = new ArrayList<>();
        for (int j = 0; j < before().argumentCount(); j++) if (j != counter) yielded.add(nextOf(j));
        List<Value> results = new ArrayList<>();
        for (int k = 0; k < loop.resultCount(); k++) results.add(result(k, start, end, counted, at));
        counted.body().takeOperations(testIsBehind ? before() : loop.afterBlock(), null);
        counted.body().requiredTerminator().erase();
        counted.body().add(new YieldOp(location, yielded));
        replaceArguments(counted);
        loop.replaceAllUsesWith(results);
        loop.erase();
    }

    private Value nextOf(int j) {
        Value next = next(j);
        if (next == null) throw new IllegalStateException("what goes round is not in the body");
        return next;
    }

    private Value end(Value start, Builder at) {
        Location location = loop.location();
        Value end = bound;
        if (end == null) throw new IllegalStateException("no bound");
        if (beyond > 0) end = plusOne(end, at);
        boolean certain = !testIsBehind || interval(end).low() > interval(start).high();
        return certain
                ? end
                : at.insert(ArithOp.MAXSI.on(location, end, plusOne(start, at))).result();
    }

    private Value plusOne(Value v, Builder at) {
        Value one = ConstantOp.insert(at, loop.location(), v.type(), 1);
        return at.insert(new AddIOp(loop.location(), v, one)).result();
    }

    private Value result(int k, Value start, Value end, ForOp counted, Builder at) {
        Value passed = loop.condition().arguments().get(k);
        if (isOutside(passed)) return passed;
        int j = positionOf(passed);
        // nothing uses it
        if (j < 0) return start;
        if (j != counter) return counted.result(j < counter ? j : j - 1);
        if (testIsBehind) return end;
        return at.insert(ArithOp.MAXSI.on(loop.location(), start, end)).result();
    }

    /** Puts what the new loop carries in the place of the arguments of both regions. */
    private void replaceArguments(ForOp counted) {
        if (!testIsBehind) {
            for (int k = 0; k < loop.afterBlock().argumentCount(); k++) {
                Value passed = loop.condition().arguments().get(k);
                loop.afterBlock().argument(k).replaceAllUsesWith(passed);
            }
        }
        for (int j = 0; j < before().argumentCount(); j++) {
            Value own = j == counter
                    ? counted.inductionVariable()
                    : counted.carried().get(j < counter ? j : j - 1);
            before().argument(j).replaceAllUsesWith(own);
        }
    }
}
