package dev.wami.conversions.vector;

import dev.wami.conversions.Lanes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithFloat.MulFOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.arith.FloatOps.FloatOp;

/**
 * Sums whose product may be rounded with them: relaxed SIMD does both in one instruction, and rounds once or twice, as
 * the machine likes, which {@code contract} on both allows. Which they are is found while both are there, and noted on
 * the sum.
 */
public final class Contraction {
    private static final String PRODUCT = "wami.product";

    private Contraction() {}

    /** Notes on sums in {@code root} which of their operands are such products. */
    public static void mark(Operation root) {
        root.walk(op -> {
            boolean sum = op.kind() == ArithOp.ADDF || op.kind() == ArithOp.SUBF;
            if (!sum || !hasLanes(op.result(0).type())) return;
            if (isProduct(op, 1)) mark(op, 1);
            else if (op.kind() == ArithOp.ADDF && isProduct(op, 0)) mark(op, 0);
        });
    }

    private static void mark(Operation op, int product) {
        op.setAttribute(PRODUCT, IntegerAttr.of(IntegerType.I32, product));
    }

    private static boolean hasLanes(Type type) {
        return type instanceof VectorType v && Lanes.shape(v) != null;
    }

    private static boolean isProduct(Operation sum, int operand) {
        if (!((FloatOp) sum).fastMath().has(FastMath.CONTRACT)) return false;
        return sum.operand(operand).definedBy() instanceof MulFOp m
                && m.fastMath().has(FastMath.CONTRACT)
                && m.result().hasOneUse();
    }

    /** Which operand of {@code sum} is one; -1 if none is. */
    static int product(Operation sum) {
        return sum.attribute(PRODUCT) instanceof IntegerAttr i ? (int) i.value() : -1;
    }
}
