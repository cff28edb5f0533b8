package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.VectorType;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.V128;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** When an instruction on two vectors is one of them or a constant; of floats, where {@link FloatIdentities} holds. */
final class VectorIdentities {
    static final V128 ONES = new V128(-1, -1);

    private VectorIdentities() {}

    /** Whether all 128 bits are 0. */
    static boolean isZero(Folder folder, Value v) {
        return V128.ZERO.equals(constant(folder, v));
    }

    /** Whether all 128 bits are 1. */
    static boolean isAllOnes(Folder folder, Value v) {
        return ONES.equals(constant(folder, v));
    }

    private static @Nullable V128 constant(Folder folder, Value v) {
        Attribute a = folder.constant(v);
        return a != null && Vectors.isConstant(a) ? Vectors.bits(a) : null;
    }

    static FoldResult fold(BinaryOp op, Folder folder) {
        return switch (op.operator()) {
            case AND, OR, XOR, ANDNOT -> bitwise(op, folder);
            case SHL, SHR_S, SHR_U -> shift(op, folder);
            default ->
                Vectors.shapeOf(op.result().type()).isFloat() ? FloatIdentities.fold(op, folder) : integer(op, folder);
        };
    }

    private static FoldResult bitwise(BinaryOp op, Folder folder) {
        Value x = op.lhs();
        Value y = op.rhs();
        boolean zero = isZero(folder, y);
        boolean ones = isAllOnes(folder, y);
        return switch (op.operator()) {
            // x & x -> x, x & -1 -> x, x & 0 -> 0, x & 255 -> x where no lane is larger
            case AND ->
                x == y || ones || isLowBits(folder, y, x)
                        ? FoldResult.of(x)
                        : zero ? FoldResult.of(y) : FoldResult.NONE;
            // x | x -> x, x | 0 -> x, x | -1 -> -1
            case OR -> x == y || zero ? FoldResult.of(x) : ones ? FoldResult.of(y) : FoldResult.NONE;
            // x ^ x -> 0, x ^ 0 -> x
            case XOR -> x == y ? zero(op) : zero ? FoldResult.of(x) : FoldResult.NONE;
            // x & ~x -> 0, x & ~-1 -> 0, x & ~0 -> x
            case ANDNOT -> x == y || ones ? zero(op) : zero ? FoldResult.of(x) : FoldResult.NONE;
            default -> FoldResult.NONE;
        };
    }

    /** Whether {@code mask} has the low bits of each lane, and {@code v} no others. */
    private static boolean isLowBits(Folder folder, Value mask, Value v) {
        if (!(folder.constant(mask) instanceof DenseElementsAttr d) || !d.isSplat()) return false;
        long bits = d.get(0);
        return bits > 0 && (bits & bits + 1) == 0 && LaneBound.fits(v, bits);
    }

    /** The count is taken modulo the width of a lane. */
    private static FoldResult shift(BinaryOp op, Folder folder) {
        IntegerAttr count = folder.integer(op.rhs());
        int bits = Vectors.shapeOf(op.result().type()).bits();
        boolean none = count != null && (count.value() & bits - 1) == 0;
        return none || isZero(folder, op.lhs()) ? FoldResult.of(op.lhs()) : FoldResult.NONE;
    }

    private static FoldResult integer(BinaryOp op, Folder folder) {
        Value x = op.lhs();
        Value y = op.rhs();
        return switch (op.operator()) {
            // x + 0 -> x, and with saturation
            case ADD, ADD_SAT_S, ADD_SAT_U -> isZero(folder, y) ? FoldResult.of(x) : FoldResult.NONE;
            // x - 0 -> x, x - x -> 0, and with saturation
            case SUB, SUB_SAT_S, SUB_SAT_U ->
                isZero(folder, y) ? FoldResult.of(x) : x == y ? zero(op) : FoldResult.NONE;
            // x * 0 -> 0, x * 1 -> x
            case MUL -> isZero(folder, y) ? FoldResult.of(y) : folder.isOne(y) ? FoldResult.of(x) : FoldResult.NONE;
            // min(x, x) -> x, (x + x + 1) / 2 -> x
            case MIN_S, MIN_U, MAX_S, MAX_U, AVGR_U -> x == y ? FoldResult.of(x) : FoldResult.NONE;
            default -> FoldResult.NONE;
        };
    }

    private static FoldResult zero(BinaryOp op) {
        return FoldResult.of(DenseElementsAttr.zero((VectorType) op.result().type()));
    }

    static boolean rewrite(BinaryOp op, Rewriter rewriter) {
        if (op.is(AND)) {
            return rewriteAnd(op, op.lhs(), op.rhs(), rewriter) || rewriteAnd(op, op.rhs(), op.lhs(), rewriter);
        }
        if (Vectors.shapeOf(op.result().type()).isFloat()) return FloatIdentities.rewrite(op, rewriter);
        return switch (op.operator()) {
            case ADD -> WideLanes.addNeighbours(op, rewriter) || Saturation.add(op, rewriter);
            case SUB -> Saturation.subtract(op, rewriter);
            case MUL -> WideLanes.multiply(op, rewriter);
            default -> false;
        };
    }

    // narrow_u(a & 0xFFFF, b & 0xFFFF) & 0xFF -> narrow_u(a & 0xFF, b & 0xFF): no lane is too large to be narrowed
    private static boolean rewriteNarrowed(BinaryOp op, Value x, Value y, Rewriter rewriter) {
        if (!(x.definedBy() instanceof CombineOp narrow) || !x.hasOneUse()) return false;
        if (!narrow.is(NARROW_I16X8_U) && !narrow.is(NARROW_I32X4_U)) return false;
        if (!(y.definedBy() instanceof ConstOp mask && mask.value() instanceof DenseElementsAttr d && d.isSplat())) {
            return false;
        }
        long all = (1L << Vectors.shapeOf(x.type()).bits()) - 1;
        List<Value> parts = new ArrayList<>();
        for (Value part : narrow.operands()) {
            NumericOp and = NumericOp.defining(part, AND);
            if (and == null || !(and.operand(1).definedBy() instanceof ConstOp) || !LaneBound.fits(part, all)) {
                return false;
            }
            parts.add(part);
        }
        rewriter.setBefore(op);
        VectorType wide = (VectorType) parts.get(0).type();
        ConstOp low = rewriter.insert(new ConstOp(op.location(), DenseElementsAttr.splat(wide, d.get(0) & all)));
        parts.replaceAll(p -> rewriter.insert(BinaryOp.of(op.location(), AND, p, low.result()))
                .result());
        rewriter.replace(op, new CombineOp(op.location(), narrow.operator(), parts.get(0), parts.get(1), x.type()));
        return true;
    }

    // (x & c) & d -> x & (c & d), of constants
    private static boolean rewriteMasks(BinaryOp op, Value x, Value y, Rewriter rewriter) {
        NumericOp inner = NumericOp.defining(x, AND);
        if (inner == null || !(y.definedBy() instanceof ConstOp d)) return false;
        if (!(inner.operand(1).definedBy() instanceof ConstOp c)) return false;
        V128 p = Vectors.bits(c.value());
        V128 q = Vectors.bits(d.value());
        rewriter.setBefore(op);
        V128 both = new V128(p.low() & q.low(), p.high() & q.high());
        ConstOp mask = rewriter.insert(new ConstOp(
                op.location(), Vectors.constant(Vectors.shapeOf(op.result().type()), both)));
        rewriter.replace(op, BinaryOp.of(op.location(), AND, inner.operand(0), mask.result()));
        return true;
    }

    /** {@code x & ~y -> andnot(x, y)}. */
    private static boolean rewriteAnd(BinaryOp op, Value x, Value y, Rewriter rewriter) {
        if (rewriteNarrowed(op, x, y, rewriter) || rewriteMasks(op, x, y, rewriter)) return true;
        NumericOp not = NumericOp.defining(y, NOT);
        if (not == null) return false;
        rewriter.replace(op, BinaryOp.of(op.location(), ANDNOT, x, not.operand(0)));
        return true;
    }
}
