package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * What is done on lanes that were made twice as wide, by the instructions that take the narrow ones:
 *
 * <pre>
 *   extend(a) * extend(b)                       ->  extmul(a, b)
 *   even lanes of extend(a) + odd ones          ->  extadd_pairwise(a)
 *   even lanes of extmul_i16x8_s(a, b) + odd    ->  dot_i16x8_s(a, b)
 * </pre>
 */
final class WideLanes {
    private WideLanes() {}

    /** Half of the lanes of {@code narrow}, twice as wide. */
    private record Half(Value narrow, boolean high, boolean signed) {}

    private static @Nullable Half half(Value v) {
        if (!(v.definedBy() instanceof ConvertOp op)) return null;
        return switch (op.operator()) {
            case EXTEND_LOW_I8X16_S, EXTEND_LOW_I16X8_S, EXTEND_LOW_I32X4_S -> new Half(op.operand(0), false, true);
            case EXTEND_HIGH_I8X16_S, EXTEND_HIGH_I16X8_S, EXTEND_HIGH_I32X4_S -> new Half(op.operand(0), true, true);
            case EXTEND_LOW_I8X16_U, EXTEND_LOW_I16X8_U, EXTEND_LOW_I32X4_U -> new Half(op.operand(0), false, false);
            case EXTEND_HIGH_I8X16_U, EXTEND_HIGH_I16X8_U, EXTEND_HIGH_I32X4_U -> new Half(op.operand(0), true, false);
            default -> null;
        };
    }

    // ---- products

    // extend_low(a) * extend_low(b) -> extmul_low(a, b), of b that is alike in all lanes and fits them, too
    static boolean multiply(BinaryOp op, Rewriter rewriter) {
        return multiply(op, op.lhs(), op.rhs(), rewriter) || multiply(op, op.rhs(), op.lhs(), rewriter);
    }

    private static boolean multiply(BinaryOp op, Value x, Value y, Rewriter rewriter) {
        Half a = half(x);
        if (a == null) return false;
        Half b = half(y);
        boolean same = b != null && b.high == a.high && b.signed == a.signed;
        Value other = b != null ? same ? b.narrow : null : narrowSplat(op, y, a, rewriter);
        if (other == null) return false;
        rewriter.replace(
                op,
                new CombineOp(
                        op.location(),
                        product(Vectors.lanes(a.narrow.type()), a.high, a.signed),
                        a.narrow,
                        other,
                        op.result().type()));
        return true;
    }

    private static Operator product(int lanes, boolean high, boolean signed) {
        return switch (lanes) {
            case 16 ->
                high
                        ? signed ? EXTMUL_HIGH_I8X16_S : EXTMUL_HIGH_I8X16_U
                        : signed ? EXTMUL_LOW_I8X16_S : EXTMUL_LOW_I8X16_U;
            case 8 ->
                high
                        ? signed ? EXTMUL_HIGH_I16X8_S : EXTMUL_HIGH_I16X8_U
                        : signed ? EXTMUL_LOW_I16X8_S : EXTMUL_LOW_I16X8_U;
            default ->
                high
                        ? signed ? EXTMUL_HIGH_I32X4_S : EXTMUL_HIGH_I32X4_U
                        : signed ? EXTMUL_LOW_I32X4_S : EXTMUL_LOW_I32X4_U;
        };
    }

    /** {@code v}, which is alike in all lanes, in the lanes of {@code like}; null if it is not, or does not fit. */
    private static @Nullable Value narrowSplat(BinaryOp op, Value v, Half like, Rewriter rewriter) {
        VectorType type = (VectorType) like.narrow.type();
        int bits = 128 / Vectors.lanes(type);
        Operation def = v.definedBy();
        if (def instanceof ConstantLike c && c.constant() instanceof DenseElementsAttr d && d.isSplat()) {
            long n = d.get(0);
            long cut = like.signed ? n << 64 - bits >> 64 - bits : n & -1L >>> 64 - bits;
            long wide = 64 - 2L * bits;
            if (cut << wide != n << wide) return null;
            rewriter.setBefore(op);
            return rewriter.insert(new ConstOp(op.location(), DenseElementsAttr.splat(type, cut)))
                    .result();
        }
        if (bits == 32 || !(def instanceof Lanes.SplatOp splat)) return null;
        Value scalar = splat.operand(0);
        if (!(like.signed ? isSigned(scalar, bits) : UnsignedBound.fits(scalar, (1L << bits) - 1))) return null;
        rewriter.setBefore(op);
        return rewriter.insert(new Lanes.SplatOp(op.location(), scalar, type)).result();
    }

    /** Whether {@code v}, an i32, is a signed number of {@code bits} bits. */
    private static boolean isSigned(Value v, int bits) {
        if (UnsignedBound.fits(v, (1L << bits - 1) - 1)) return true;
        if (v.definedBy() instanceof MemoryAccess.LoadOp load) {
            return v.type() == IntegerType.I32 && !load.isUnsigned() && 8 * load.accessBytes() <= bits;
        }
        return NumericOp.defining(v, EXTEND8_S) != null || bits == 16 && NumericOp.defining(v, EXTEND16_S) != null;
    }

    // ---- sums of neighbours

    static boolean addNeighbours(BinaryOp op, Rewriter rewriter) {
        return addNeighbours(op, op.lhs(), op.rhs(), rewriter) || addNeighbours(op, op.rhs(), op.lhs(), rewriter);
    }

    private static boolean addNeighbours(BinaryOp op, Value even, Value odd, Rewriter rewriter) {
        if (!(even.definedBy() instanceof ShuffleOp e) || !(odd.definedBy() instanceof ShuffleOp o)) return false;
        if (e.lhs() != o.lhs() || e.rhs() != o.rhs() || !isEach(e.lanes(), 0) || !isEach(o.lanes(), 1)) return false;
        VectorType type = (VectorType) op.result().type();
        Half low = half(e.lhs());
        Half high = half(e.rhs());
        if (low != null && high != null) {
            boolean whole = low.narrow == high.narrow && low.signed == high.signed && !low.high && high.high;
            if (!whole || Vectors.lanes(type) == 2) return false;
            boolean bytes = Vectors.lanes(type) == 8;
            Operator operator = bytes
                    ? low.signed ? EXTADD_PAIRWISE_I8X16_S : EXTADD_PAIRWISE_I8X16_U
                    : low.signed ? EXTADD_PAIRWISE_I16X8_S : EXTADD_PAIRWISE_I16X8_U;
            rewriter.replace(op, new ConvertOp(op.location(), operator, low.narrow, type));
            return true;
        }
        NumericOp p = NumericOp.defining(e.lhs(), EXTMUL_LOW_I16X8_S);
        NumericOp q = NumericOp.defining(e.rhs(), EXTMUL_HIGH_I16X8_S);
        if (p == null || q == null || !isSame(p, q)) return false;
        rewriter.replace(op, new CombineOp(op.location(), DOT_I16X8_S, p.operand(0), p.operand(1), type));
        return true;
    }

    private static boolean isEach(int[] lanes, int first) {
        for (int i = 0; i < lanes.length; i++) if (lanes[i] != 2 * i + first) return false;
        return true;
    }

    private static boolean isSame(NumericOp p, NumericOp q) {
        boolean straight = isEqual(p.operand(0), q.operand(0)) && isEqual(p.operand(1), q.operand(1));
        return straight || isEqual(p.operand(0), q.operand(1)) && isEqual(p.operand(1), q.operand(0));
    }

    /** Splats of one scalar, and equal constants, are made for each product. */
    private static boolean isEqual(Value a, Value b) {
        if (a == b) return true;
        if (a.definedBy() instanceof Lanes.SplatOp s && b.definedBy() instanceof Lanes.SplatOp t) {
            return s.operand(0) == t.operand(0);
        }
        return a.definedBy() instanceof ConstOp c
                && b.definedBy() instanceof ConstOp d
                && c.value().equals(d.value());
    }
}
