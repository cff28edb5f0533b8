package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * How often the body of a rotated loop is executed, from 1 to 2^32 - 1 times: a number, or the difference of two values
 * from outside the loop where that is not known.
 *
 * @param known the number, or 0
 * @param from what is taken off {@code bound}, if the number is not known
 */
public record TripCount(long known, Value from, Value bound) {

    /** Of a loop that goes on while {@code counter.next() < bound}, or null. */
    public static @Nullable TripCount of(RotatedLoop loop, Counter counter, CompareOp test) {
        TripCount trips = ofSteps(loop, counter, test);
        // by steps of 1 nothing wraps around below the bound
        return trips == null || trips.known > 0 || counter.step() == 1 ? trips : null;
    }

    /**
     * The same for a loop that nothing wraps around in: where the number is not known, it is how many steps there are
     * up to the bound.
     */
    static @Nullable TripCount ofSteps(RotatedLoop loop, Counter counter, CompareOp test) {
        if (test.lhs() != counter.next().result() || !isInvariant(test.rhs(), loop)) return null;
        Long from = Counter.constant(counter.start());
        Long to = Counter.constant(test.rhs());
        long known = from == null || to == null ? 0 : number(from, to, counter.step(), test.operator());
        if (known > 0) return new TripCount(known, counter.start(), test.rhs());
        boolean outside = loop.op().isDefinedOutside(test.rhs()) && (from == null || to == null);
        return outside && isGuarded(loop, test.operator(), counter.start(), test.rhs())
                ? new TripCount(0, counter.start(), test.rhs())
                : null;
    }

    private static boolean isInvariant(Value v, RotatedLoop loop) {
        return loop.op().isDefinedOutside(v) || v.definedBy() instanceof ConstantLike;
    }

    /** The first k for which {@code from + k * step} does not pass the test, or 0 if it wraps around before. */
    private static long number(long from, long to, long step, Operator test) {
        long distance = switch (test) {
            case LT_S -> to - from;
            case LT_U -> (to & 0xFFFF_FFFFL) - (from & 0xFFFF_FFFFL);
            case NE -> step == 0 || (to - from) % step != 0 ? 0 : to - from;
            default -> 0;
        };
        if (distance == 0 || step == 0 || distance > 0 != step > 0) return 0;
        if (test != Operator.NE && step < 0) return 0;
        long count = (distance + step - Long.signum(step)) / step;
        long last = (test == Operator.LT_U ? from & 0xFFFF_FFFFL : from) + count * step;
        boolean fits = test == Operator.LT_U ? last <= 0xFFFF_FFFFL : last == (int) last;
        return fits ? count : 0;
    }

    /** Whether the loop is executed only where {@code from < bound}. */
    private static boolean isGuarded(RotatedLoop loop, Operator test, Value from, Value bound) {
        if (!(loop.op().parentOp() instanceof IfOp guard) || loop.op().block() != guard.thenBlock()) return false;
        if (!(guard.condition().definedBy() instanceof CompareOp c)) return false;
        return switch (test) {
            case LT_S ->
                c.operator() == Operator.LT_S && isSame(c.lhs(), from) && isSame(c.rhs(), bound)
                        || c.operator() == Operator.GT_S && isSame(c.lhs(), bound) && isSame(c.rhs(), from);
            case LT_U ->
                c.operator() == Operator.LT_U && isSame(c.lhs(), from) && isSame(c.rhs(), bound)
                        || c.operator() == Operator.GT_U && isSame(c.lhs(), bound) && isSame(c.rhs(), from);
            default -> false;
        };
    }

    private static boolean isSame(Value a, Value b) {
        Long constant = Counter.constant(a);
        return a == b || constant != null && constant.equals(Counter.constant(b));
    }

    /** The number as a value in front of the loop. */
    Value emit(Builder before, Location at) {
        if (known > 0) return before.insert(ConstOp.i32(at, (int) known)).result();
        return before.insert(BinaryOp.of(at, Operator.SUB, bound, from)).result();
    }

    /** How many bytes the loop accesses, {@code width} in each iteration, as a value in front of it. */
    Value emitBytes(long step, long width, Builder before, Location at) {
        if (known > 0) return i32(before, at, known * width);
        // ((bound - from + step - 1) / step) * width
        Value distance =
                before.insert(BinaryOp.of(at, Operator.SUB, bound, from)).result();
        Value up = step == 1 ? distance : binary(before, at, Operator.ADD, distance, step - 1);
        Value steps = step == 1 ? up : binary(before, at, Operator.DIV_U, up, step);
        return binary(before, at, Operator.MUL, steps, width);
    }

    private static Value binary(Builder before, Location at, Operator operator, Value lhs, long rhs) {
        return before.insert(BinaryOp.of(at, operator, lhs, i32(before, at, rhs)))
                .result();
    }

    private static Value i32(Builder before, Location at, long value) {
        return before.insert(ConstOp.i32(at, (int) value)).result();
    }
}
