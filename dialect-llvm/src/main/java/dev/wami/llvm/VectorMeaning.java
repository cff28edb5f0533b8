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
    private static final String REDUCE = "vector.reduce.";

    private final Type element;

    private VectorMeaning(Type element) {
        this.element = element;
    }

    /** Whether it is {@code op} that this is about. */
    static boolean has(IntrinsicOp op) {
        String name = op.intrinsic().name();
        return name.startsWith(REDUCE) || name.equals("matrix.transpose") || name.equals("matrix.multiply");
    }

    /**
     * The result of {@code op}, which {@link #has} names, on {@code in}; null for elements that cannot be computed
     * with.
     */
    static @Nullable Object of(IntrinsicOp op, List<Object> in) {
        String name = op.intrinsic().name();
        VectorMeaning on = new VectorMeaning(op.result().type().elementTypeOrSelf());
        if (on.element instanceof FloatType f && !FloatFormat.supports(f)) return null;
        if (name.startsWith(REDUCE)) return on.reduced(name.substring(REDUCE.length()), in);
        Object[] matrix = (Object[]) in.get(0);
        if (name.equals("matrix.transpose")) return on.transposed(matrix, size(op, "rows"), size(op, "columns"));
        Object[] other = (Object[]) in.get(1);
        return on.product(matrix, other, size(op, "lhs_rows"), size(op, "lhs_columns"), size(op, "rhs_columns"));
    }

    private static int size(IntrinsicOp op, String name) {
        return (int) op.property(name, IntegerAttr.class).value();
    }

    /** In order, from the start value that sums and products of floats have in front. */
    private @Nullable Object reduced(String kind, List<Object> in) {
        Object[] elements = (Object[]) in.get(in.size() - 1);
        Object all = in.size() > 1 ? in.get(0) : elements[0];
        for (int i = in.size() > 1 ? 0 : 1; i < elements.length && all != null; i++)
            all = combined(kind, all, elements[i]);
        return all;
    }

    private Object[] transposed(Object[] matrix, int rows, int columns) {
        Object[] out = new Object[matrix.length];
        for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) out[i * columns + j] = matrix[j * rows + i];
        return out;
    }

    private Object @Nullable [] product(Object[] a, Object[] b, int rows, int inner, int columns) {
        String add = element instanceof FloatType ? "fadd" : "add";
        String multiply = element instanceof FloatType ? "fmul" : "mul";
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

    private @Nullable Object combined(String kind, Object a, Object b) {
        if (element instanceof FloatType f) return floats(kind, f, (Long) a, (Long) b);
        int width = Ints.width(element, 64);
        BigInteger x = Ints.big(a);
        BigInteger y = Ints.big(b);
        BigInteger ux = Ints.unsigned(x, width);
        BigInteger uy = Ints.unsigned(y, width);
        BigInteger value = switch (kind) {
            case "add" -> x.add(y);
            case "mul" -> x.multiply(y);
            case "and" -> x.and(y);
            case "or" -> x.or(y);
            case "xor" -> x.xor(y);
            case "smax" -> x.max(y);
            case "smin" -> x.min(y);
            case "umax" -> ux.max(uy);
            case "umin" -> ux.min(uy);
            default -> null;
        };
        return value == null ? null : LlvmValues.integer(value, width);
    }

    /** {@code fmax} and {@code fmin} take a number rather than NaN. */
    private static @Nullable Object floats(String kind, FloatType type, long x, long y) {
        Long ofNaN = Floats.ofNaN(type, x, y, kind.equals("fmax") || kind.equals("fmin"));
        if (ofNaN != null) return ofNaN;
        double a = FloatFormat.decode(type, x);
        double b = FloatFormat.decode(type, y);
        return switch (kind) {
            case "fadd" -> Floats.encode(type, a + b);
            case "fmul" -> Floats.encode(type, a * b);
            case "fmax", "fmaximum" -> Floats.encode(type, Math.max(a, b));
            case "fmin", "fminimum" -> Floats.encode(type, Math.min(a, b));
            default -> null;
        };
    }
}
