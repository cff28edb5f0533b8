package dev.wami.std.arith;

import dev.wami.core.analysis.IntegerRanges;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.range.IntRange;
import dev.wami.core.range.RangeArithmetic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the results of arith's integer operations lie between. Upstream: InferIntRangeInterfaceImpls. */
final class ArithRanges {
    private ArithRanges() {}

    /** The range of the only result of {@code op}, in a list. */
    static List<@Nullable IntRange> of(Operation op, List<@Nullable IntRange> operands) {
        List<IntRange> known = new ArrayList<>(operands.size());
        for (IntRange r : operands) if (r != null) known.add(r);
        boolean all = known.size() == operands.size() && op.resultCount() == 1;
        return Collections.singletonList(all ? infer(op, known) : null);
    }

    private static @Nullable IntRange infer(Operation op, List<IntRange> in) {
        if (op instanceof IntBinaryOp b) return binary(b, in.get(0), in.get(1));
        if (op instanceof ArithCast.CastOp c) {
            return cast(c, in.get(0), op.result().type());
        }
        if (op instanceof ArithCompare.CmpIOp c) return compare(c.predicate(), in.get(0), in.get(1));
        return op instanceof SelectOp ? select(in.get(0), in.get(1), in.get(2)) : null;
    }

    // ---- two operands

    private static @Nullable IntRange binary(IntBinaryOp op, IntRange a, IntRange b) {
        if (!(op.kind() instanceof ArithOp kind)) return null;
        boolean index = op.result().type() instanceof IndexType;
        // as unsigned numbers, negative ones of 32 and of 64 bits differ
        if (index && isUnsigned(kind) && !(a.isNonNegative() && b.isNonNegative())) return null;
        IntRange r = result(kind, a, b);
        // what does not fit 32 bits is another number there
        return r != null && index && wraps(kind) ? index(a, b, r) : r;
    }

    private static boolean isUnsigned(ArithOp kind) {
        return switch (kind) {
            case DIVUI, CEILDIVUI, REMUI, SHRUI -> true;
            default -> false;
        };
    }

    private static boolean wraps(ArithOp kind) {
        return switch (kind) {
            case ADDI, SUBI, MULI, SHLI -> true;
            default -> false;
        };
    }

    private static @Nullable IntRange result(ArithOp kind, IntRange a, IntRange b) {
        return switch (kind) {
            case ADDI -> RangeArithmetic.add(a, b);
            case SUBI -> RangeArithmetic.sub(a, b);
            case MULI -> RangeArithmetic.mul(a, b);
            case DIVSI -> RangeArithmetic.divS(a, b);
            case DIVUI -> RangeArithmetic.divU(a, b);
            case CEILDIVSI -> RangeArithmetic.ceilDivS(a, b);
            case CEILDIVUI -> RangeArithmetic.ceilDivU(a, b);
            case FLOORDIVSI -> RangeArithmetic.floorDivS(a, b);
            case REMSI -> RangeArithmetic.remS(a, b);
            case REMUI -> RangeArithmetic.remU(a, b);
            case ANDI -> RangeArithmetic.and(a, b);
            case ORI -> RangeArithmetic.or(a, b);
            case XORI -> RangeArithmetic.xor(a, b);
            case SHLI -> RangeArithmetic.shl(a, b);
            case SHRSI -> RangeArithmetic.shrS(a, b);
            case SHRUI -> RangeArithmetic.shrU(a, b);
            case MAXSI -> RangeArithmetic.maxS(a, b);
            case MAXUI -> RangeArithmetic.maxU(a, b);
            case MINSI -> RangeArithmetic.minS(a, b);
            case MINUI -> RangeArithmetic.minU(a, b);
            default -> null;
        };
    }

    /** Remainders of what is smaller than the divisor are that; -1 for other operations. */
    static int equalOperand(IntBinaryOp op, List<@Nullable IntRange> operands) {
        IntRange a = operands.get(0);
        IntRange b = operands.get(1);
        if (a == null || b == null || !(op.kind() instanceof ArithOp kind)) return -1;
        boolean index = op.result().type() instanceof IndexType;
        if (index && isUnsigned(kind) && !(a.isNonNegative() && b.isNonNegative())) return -1;
        boolean equal = switch (kind) {
            case REMSI -> RangeArithmetic.isRemSEqual(a, b);
            case REMUI -> RangeArithmetic.isRemUEqual(a, b);
            default -> false;
        };
        return equal ? 0 : -1;
    }

    // ---- comparisons and choices

    private static IntRange bool(boolean value) {
        return IntRange.constant(1, value ? BigInteger.ONE : BigInteger.ZERO);
    }

    private static @Nullable IntRange compare(CmpIPredicate predicate, IntRange a, IntRange b) {
        return switch (predicate) {
            case EQ -> isSame(a, b) ? bool(true) : areApart(a, b) ? bool(false) : null;
            case NE -> isSame(a, b) ? bool(false) : areApart(a, b) ? bool(true) : null;
            case SLT -> less(a.smax(), b.smin(), a.smin(), b.smax());
            case SGE -> not(less(a.smax(), b.smin(), a.smin(), b.smax()));
            case SGT -> less(b.smax(), a.smin(), b.smin(), a.smax());
            case SLE -> not(less(b.smax(), a.smin(), b.smin(), a.smax()));
            case ULT -> less(a.umax(), b.umin(), a.umin(), b.umax());
            case UGE -> not(less(a.umax(), b.umin(), a.umin(), b.umax()));
            case UGT -> less(b.umax(), a.umin(), b.umin(), a.umax());
            case ULE -> not(less(b.umax(), a.umin(), b.umin(), a.umax()));
        };
    }

    private static boolean isSame(IntRange a, IntRange b) {
        return a.isConstant() && a.equals(b);
    }

    private static boolean areApart(IntRange a, IntRange b) {
        return a.smax().compareTo(b.smin()) < 0
                || b.smax().compareTo(a.smin()) < 0
                || a.umax().compareTo(b.umin()) < 0
                || b.umax().compareTo(a.umin()) < 0;
    }

    /** {@code x < y} for x up to {@code most} and from {@code least}, y from {@code from} and up to {@code to}. */
    private static @Nullable IntRange less(BigInteger most, BigInteger from, BigInteger least, BigInteger to) {
        if (most.compareTo(from) < 0) return bool(true);
        return least.compareTo(to) >= 0 ? bool(false) : null;
    }

    private static @Nullable IntRange not(@Nullable IntRange b) {
        return b == null ? null : bool(b.smin().signum() == 0);
    }

    private static IntRange select(IntRange condition, IntRange ifTrue, IntRange ifFalse) {
        if (!condition.isConstant()) return ifTrue.join(ifFalse);
        return condition.smin().signum() == 0 ? ifFalse : ifTrue;
    }

    // ---- casts

    private static @Nullable IntRange cast(ArithCast.CastOp op, IntRange a, Type to) {
        int width = to instanceof IntegerType i ? i.width() : 64;
        return switch ((ArithOp) op.kind()) {
            case EXTUI -> RangeArithmetic.resizeU(a, width);
            case EXTSI, TRUNCI -> RangeArithmetic.resizeS(a, width);
            case INDEX_CAST ->
                to instanceof IndexType ? index(RangeArithmetic.resizeS(a, 64)) : RangeArithmetic.resizeS(a, width);
            case INDEX_CASTUI -> {
                if (to instanceof IndexType) yield index(RangeArithmetic.resizeU(a, 64));
                yield a.isNonNegative() ? RangeArithmetic.resizeU(a, width) : null;
            }
            default -> null;
        };
    }

    /** The last of {@code all} if they all are numbers of 32 bits; a larger one is cut off in an index of 32 bits. */
    private static @Nullable IntRange index(IntRange... all) {
        for (IntRange r : all) if (!IntegerRanges.fitsAnyIndex(r)) return null;
        return all[all.length - 1];
    }
}
