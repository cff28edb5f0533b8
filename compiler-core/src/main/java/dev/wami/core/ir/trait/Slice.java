package dev.wami.core.ir.trait;

import dev.wami.core.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of an array that is a product of ranges: in dimension d the elements {@code offset + k * stride} for {@code 0
 * <= k < size}. Upstream: HyperrectangularSlice.
 *
 * @param ranges one per dimension
 */
public record Slice(List<Range> ranges) {

    /** The elements of one dimension. */
    public record Range(Bound offset, Bound size, Bound stride) {

        /** Whether the two certainly have no element in common. */
        boolean isDisjointFrom(Range other) {
            return endsBefore(other) || other.endsBefore(this);
        }

        // offset + (size - 1) * stride < the other's offset, and neither runs downwards
        private boolean endsBefore(Range other) {
            if (size.isConstant() && size.constant() <= 0) return true;
            if (offset.value() != other.offset.value() || !size.isConstant()) return false;
            if (!runsUpwards() || !other.runsUpwards()) return false;
            try {
                long length = Math.multiplyExact(size.constant() - 1, stride.constant());
                return Math.addExact(offset.constant(), length) < other.offset.constant();
            } catch (ArithmeticException e) {
                return false;
            }
        }

        private boolean runsUpwards() {
            return stride.isConstant() && stride.constant() >= 0;
        }
    }

    /**
     * The number {@code value + constant}, which does not wrap around.
     *
     * @param value null for a constant
     */
    public record Bound(@Nullable Value value, long constant) {
        public static Bound of(long constant) {
            return new Bound(null, constant);
        }

        public static Bound of(Value value) {
            return new Bound(value, 0);
        }

        boolean isConstant() {
            return value == null;
        }
    }

    /** Whether the two are certainly the same elements in the same order. */
    public boolean isSameAs(Slice other) {
        return equals(other);
    }

    /** Whether the two, of one array, certainly have no element in common: they have none in one dimension. */
    public boolean isDisjointFrom(Slice other) {
        if (ranges.size() != other.ranges.size()) return false;
        for (int d = 0; d < ranges.size(); d++) if (ranges.get(d).isDisjointFrom(other.ranges.get(d))) return true;
        return false;
    }
}
