package dev.wami.llvm;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.Floats;
import dev.wami.std.arith.Ints;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What intrinsics compute from the elements of whole vectors: reductions, and matrices, which lie column by column. */
final class VectorMeaning {
    private final Type element;

    private VectorMeaning(Type element) {
        this.element = element;
    }

    /** Whether it is {@code op} that this is about. */
    static boolean has(IntrinsicOp op) {
        Intrinsic intrinsic = op.intrinsic();
        return intrinsic == Intrinsic.MATRIX_TRANSPOSE
                || intrinsic == Intrinsic.MATRIX_MULTIPLY
                || isReduction(intrinsic);
    }

    /** Whether it combines the elements of its last operand. */
    static boolean isReduction(Intrinsic intrinsic) {
        return switch (intrinsic) {
            case VECTOR_REDUCE_ADD,
                    VECTOR_REDUCE_MUL,
                    VECTOR_REDUCE_AND,
                    VECTOR_REDUCE_OR,
                    VECTOR_REDUCE_XOR,
                    VECTOR_REDUCE_SMAX,
                    VECTOR_REDUCE_SMIN,
                    VECTOR_REDUCE_UMAX,
                    VECTOR_REDUCE_UMIN,
                    VECTOR_REDUCE_FADD,
                    VECTOR_REDUCE_FMUL,
                    VECTOR_REDUCE_FMAX,
                    VECTOR_REDUCE_FMIN,
                    VECTOR_REDUCE_FMAXIMUM,
                    VECTOR_REDUCE_FMINIMUM -> true;
            default -> false; // those under a mask, llvm.vp.reduce, have other operands
        };
    }

    /**
     * The result of {@code op}, which {@link #has} names, on {@code in}; null for elements that cannot be computed
     * with.
     */
    static @Nullable Object of(IntrinsicOp op, List<Object> in) {
        Intrinsic intrinsic = op.intrinsic();
        VectorMeaning on = new VectorMeaning(op.result().type().elementTypeOrSelf());
        if (on.element instanceof FloatType f && !FloatFormat.supports(f)) return null;
        if (isReduction(intrinsic)) return on.reduced(intrinsic, in);
        Object[] matrix = (Object[]) in.get(0);
        if (intrinsic == Intrinsic.MATRIX_TRANSPOSE) {
            return on.transposed(matrix, size(op, "rows"), size(op, "columns"));
        }
        Object[] other = (Object[]) in.get(1);
        return on.product(matrix, other, size(op, "lhs_rows"), size(op, "lhs_columns"), size(op, "rhs_columns"));
    }

    private static int size(IntrinsicOp op, String name) {
        return (int) op.property(name, IntegerAttr.class).value();
    }

    /** In order, from the start value that sums and products of floats have in front. */
    private @Nullable Object reduced(Intrinsic reduction, List<Object> in) {
        Object[] elements = (Object[]) in.get(in.size() - 1);
        Object all = in.size() > 1 ? in.get(0) : elements[0];
        for (int i = in.size() > 1 ? 0 : 1; i < elements.length && all != null; i++) {
            all = combined(reduction, all, elements[i]);
        }
        return all;
    }

    private Object[] transposed(Object[] matrix, int rows, int columns) {
        Object[] out = new Object[matrix.length];
        for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) out[i * columns + j] = matrix[j * rows + i];
        return out;
    }

    private Object @Nullable [] product(Object[] a, Object[] b, int rows, int inner, int columns) {
        boolean floats = element instanceof FloatType;
        Intrinsic add = floats ? Intrinsic.VECTOR_REDUCE_FADD : Intrinsic.VECTOR_REDUCE_ADD;
        Intrinsic multiply = floats ? Intrinsic.VECTOR_REDUCE_FMUL : Intrinsic.VECTOR_REDUCE_MUL;
        Object[] out = new Object[rows * columns];
        for (int at = 0; at < out.length; at++) {
            int row = at % rows;
            int column = at / rows * inner;
            Object sum = combined(multiply, a[row], b[column]);
            for (int k = 1; k < inner && sum != null; k++) {
                Object next = combined(multiply, a[row + k * rows], b[column + k]);
                sum = next == null ? null : combined(add, sum, next);
            }
            if (sum == null) return null;
            out[at] = sum;
        }
        return out;
    }

    private @Nullable Object combined(Intrinsic reduction, Object a, Object b) {
        if (element instanceof FloatType f) return floats(reduction, f, (Long) a, (Long) b);
        int width = Ints.width(element, 64);
        BigInteger x = Ints.big(a);
        BigInteger y = Ints.big(b);
        BigInteger ux = Ints.unsigned(x, width);
        BigInteger uy = Ints.unsigned(y, width);
        BigInteger value = switch (reduction) {
            case VECTOR_REDUCE_ADD -> x.add(y);
            case VECTOR_REDUCE_MUL -> x.multiply(y);
            case VECTOR_REDUCE_AND -> x.and(y);
            case VECTOR_REDUCE_OR -> x.or(y);
            case VECTOR_REDUCE_XOR -> x.xor(y);
            case VECTOR_REDUCE_SMAX -> x.max(y);
            case VECTOR_REDUCE_SMIN -> x.min(y);
            case VECTOR_REDUCE_UMAX -> ux.max(uy);
            case VECTOR_REDUCE_UMIN -> ux.min(uy);
            default -> null; // of other elements
        };
        return value == null ? null : LlvmValues.integer(value, width);
    }

    /** {@code fmax} and {@code fmin} take a number rather than NaN. */
    private static @Nullable Object floats(Intrinsic reduction, FloatType type, long x, long y) {
        Long ofNaN = Floats.ofNaN(
                type, x, y, reduction == Intrinsic.VECTOR_REDUCE_FMAX || reduction == Intrinsic.VECTOR_REDUCE_FMIN);
        if (ofNaN != null) return ofNaN;
        double a = FloatFormat.decode(type, x);
        double b = FloatFormat.decode(type, y);
        return switch (reduction) {
            case VECTOR_REDUCE_FADD -> Floats.encode(type, a + b);
            case VECTOR_REDUCE_FMUL -> Floats.encode(type, a * b);
            case VECTOR_REDUCE_FMAX, VECTOR_REDUCE_FMAXIMUM -> Floats.encode(type, Math.max(a, b));
            case VECTOR_REDUCE_FMIN, VECTOR_REDUCE_FMINIMUM -> Floats.encode(type, Math.min(a, b));
            default -> null; // of other elements
        };
    }
}
