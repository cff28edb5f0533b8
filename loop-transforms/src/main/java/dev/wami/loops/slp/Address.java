package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.memref.MemRefAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which element a scalar access touches: in each dimension a sum of multiples of values, and a constant.
 *
 * <p>Sums of {@code arith} wrap, and those of two accesses may differ in where they do. Where two of them differ by a
 * small constant as sums that wrap, and both accesses are in bounds, the subscripts differ by it: no memref has as many
 * elements as an index has values.
 */
final class Address {
    /** How far what computes a subscript is looked into. */
    private static final int DEPTH = 6;

    private final Row row;
    private final long column;

    private Address(Row row, long column) {
        this.row = row;
        this.column = column;
    }

    /** What accesses of neighbouring elements have in common: all but the constant of the last dimension. */
    static final class Row {
        private final Value memref;
        private final List<Map<Value, Long>> factors;
        private final List<Long> constants;

        Row(Value memref, List<Map<Value, Long>> factors, List<Long> constants) {
            this.memref = memref;
            this.factors = factors;
            this.constants = constants;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other == this
                    || other instanceof Row r
                            && memref == r.memref
                            && constants.equals(r.constants)
                            && factors.equals(r.factors);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * memref.hashCode() + constants.hashCode()) + factors.hashCode();
        }
    }

    /** That of {@code op}; null if it is no load or store of an element, or no such sum. */
    static @Nullable Address of(Operation op) {
        if (op instanceof AffineAccess.LoadOp a) return of(a);
        if (op instanceof AffineAccess.StoreOp a) return of(a);
        if (op instanceof MemRefAccess.LoadOp a) return a.isNontemporal() ? null : of(a.memref(), a.indices());
        if (op instanceof MemRefAccess.StoreOp a) return a.isNontemporal() ? null : of(a.memref(), a.indices());
        return null;
    }

    private static @Nullable Address of(AffineAccess.AccessOp op) {
        return of(op.memref(), Linear.of(op.map(), op.mapOperands()), DEPTH);
    }

    private static @Nullable Address of(Value memref, List<Value> indices) {
        List<@Nullable Linear> sums = new ArrayList<>();
        for (Value v : indices) sums.add(Linear.of(v));
        return of(memref, sums, DEPTH);
    }

    private static @Nullable Address of(Value memref, List<@Nullable Linear> sums, int depth) {
        boolean plain = memref.type() instanceof MemRefType type && type.layout() == null && type.rank() > 0;
        if (!plain) return null;
        List<Map<Value, Long>> factors = new ArrayList<>();
        List<Long> constants = new ArrayList<>();
        for (Linear sum : sums) {
            if (sum == null) return null;
            Linear whole = expanded(sum, depth);
            factors.add(whole.factors());
            constants.add(whole.constant());
        }
        int last = constants.size() - 1;
        return new Address(new Row(memref, factors, List.copyOf(constants.subList(0, last))), constants.get(last));
    }

    /** {@code sum} with what computes its values in their place, as far as those are sums. */
    private static Linear expanded(Linear sum, int depth) {
        Linear out = sum;
        for (int i = 0; i < depth; i++) {
            Linear before = out;
            for (Value v : List.copyOf(before.factors().keySet())) {
                Linear computed = computed(v);
                if (computed != null) out = out.with(v, computed);
            }
            if (out == before) break;
        }
        return out;
    }

    private static @Nullable Linear computed(Value v) {
        Operation op = v.definedBy();
        if (op instanceof ConstantOp c && c.value() instanceof IntegerAttr i) return Linear.constant(i.value());
        if (op instanceof AddIOp) return Linear.of(op.operand(0)).plus(Linear.of(op.operand(1)), 1);
        if (op instanceof SubIOp) return Linear.of(op.operand(0)).plus(Linear.of(op.operand(1)), -1);
        if (op instanceof MulIOp && op.operand(1).definedBy() instanceof ConstantOp c) {
            return c.value() instanceof IntegerAttr i && isSmall(i.value())
                    ? Linear.constant(0).plus(Linear.of(op.operand(0)), i.value())
                    : null;
        }
        return op instanceof ApplyOp apply
                ? Linear.of(apply.map(), apply.operands()).get(0)
                : null;
    }

    private static boolean isSmall(long factor) {
        return factor == (int) factor;
    }

    Row row() {
        return row;
    }

    /** How many elements it is behind others of its {@link #row}. */
    long column() {
        return column;
    }

    /** How many elements {@code other} is behind this in the same row; null if that is not known, or in another. */
    @Nullable
    Long distance(Address other) {
        return row.equals(other.row) ? other.column - column : null;
    }

    /** Whether it is plainly another element than {@code other} of the same memref. */
    boolean isPlainlyApart(Address other) {
        if (row.memref != other.row.memref || !row.factors.equals(other.row.factors)) return false;
        if (differ(column, other.column)) return true;
        for (int i = 0; i < row.constants.size(); i++) {
            if (differ(row.constants.get(i), other.row.constants.get(i))) return true;
        }
        return false;
    }

    // indices of 32 bits may be the same where these are not
    private static boolean differ(long a, long b) {
        return (int) (a - b) != 0;
    }
}
