package dev.wami.ssawasm.transform;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.ConstOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code factor * counter + sum of terms + constant}, modulo 2^32.
 *
 * @param terms multiples of values from outside the loop, in the order in which they are added
 * @param operations how many operations compute it
 */
record LinearForm(Value counter, long factor, List<Term> terms, long constant, int operations) {

    /** {@code times * value}. */
    record Term(Value value, long times) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other == this || other instanceof Term o && value == o.value && times == o.times;
        }

        @Override
        public int hashCode() {
            return 31 * value.hashCode() + Long.hashCode(times);
        }
    }

    /** {@code v} in terms of {@code counter}, or null if it is no such sum or does not depend on the counter. */
    static @Nullable LinearForm of(Value v, Value counter, RotatedLoop loop) {
        Collector c = new Collector(counter, loop);
        boolean linear = c.add(v, 1);
        return linear && c.factor != 0 ? new LinearForm(counter, c.factor, c.terms, c.constant, c.operations) : null;
    }

    /**
     * Whether a pointer takes less than this: it is advanced once for all copies of the body, and where bases are in
     * the offsets of accesses one serves several arrays. A counter and one addend is a pointer already, or as good as
     * one.
     */
    boolean isWorthAPointer() {
        return operations > 1 || factor != 1;
    }

    private static final class Collector {
        private final Value counter;
        private final RotatedLoop loop;
        private final List<Term> terms = new ArrayList<>();
        private long factor;
        private long constant;
        private int operations;

        Collector(Value counter, RotatedLoop loop) {
            this.counter = counter;
            this.loop = loop;
        }

        boolean add(Value v, long times) {
            if (v == counter) {
                factor += times;
                return true;
            }
            Long c = Counter.constant(v);
            if (c != null) {
                constant += times * c;
                return true;
            }
            if (loop.op().isDefinedOutside(v)) {
                terms.add(new Term(v, times));
                return true;
            }
            if (!(v.definedBy() instanceof BinaryOp op) || op.block() != loop.body()) return false;
            operations++;
            Long right = Counter.constant(op.rhs());
            return switch (op.operator()) {
                case ADD -> add(op.lhs(), times) && add(op.rhs(), times);
                case SUB -> add(op.lhs(), times) && add(op.rhs(), -times);
                case MUL -> right != null && add(op.lhs(), times * right);
                case SHL -> right != null && add(op.lhs(), times << (right & 31));
                default -> false;
            };
        }
    }

    /** The value of the form for {@code start} in place of the counter, computed at {@code builder}. */
    Value at(Value start, Builder builder, Location location) {
        Value sum = product(start, factor, builder, location);
        for (Term t : terms) {
            Value term = product(t.value(), t.times(), builder, location);
            sum = builder.insert(BinaryOp.of(location, ADD, term, sum)).result();
        }
        Value constantValue =
                builder.insert(ConstOp.i32(location, (int) constant)).result();
        return builder.insert(BinaryOp.of(location, ADD, sum, constantValue)).result();
    }

    private static Value product(Value v, long times, Builder builder, Location location) {
        if (times == 1) return v;
        Value factor = builder.insert(ConstOp.i32(location, (int) times)).result();
        return builder.insert(BinaryOp.of(location, MUL, v, factor)).result();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof LinearForm o
                        && counter == o.counter
                        && factor == o.factor
                        && terms.equals(o.terms)
                        && constant == o.constant
                        && operations == o.operations;
    }

    @Override
    public int hashCode() {
        return 31
                        * (31 * (31 * (31 * counter.hashCode() + Long.hashCode(factor)) + terms.hashCode())
                                + Long.hashCode(constant))
                + operations;
    }
}
