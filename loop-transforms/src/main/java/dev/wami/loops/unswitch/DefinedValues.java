package dev.wami.loops.unswitch;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineApply;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ArithCast;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.MinMaxIOp;
import dev.wami.std.arith.Overflow;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefShape.DimOp;
import dev.wami.std.scf.ForOp;

/**
 * Values that are certainly not poison, on which no conditional may depend. LLVM: isGuaranteedNotToBePoison; there is
 * no freeze here.
 */
final class DefinedValues {
    private static final int DEEPEST = 8;

    private DefinedValues() {}

    static boolean contain(Value v) {
        return contain(v, DEEPEST);
    }

    private static boolean contain(Value v, int depth) {
        if (v instanceof BlockArgument a) return isCounterOrArgument(a);
        Operation op = v.definedBy();
        if (op == null || depth == 0) return false;
        if (op instanceof ConstantOp || op instanceof DimOp) return true;
        // what is stored was computed by something else, and is taken for defined
        if (op instanceof AffineAccess.LoadOp || op instanceof MemRefAccess.LoadOp) return true;
        if (!addsNoPoison(op)) return false;
        for (Value operand : op.operands()) if (!contain(operand, depth - 1)) return false;
        return true;
    }

    private static boolean isCounterOrArgument(BlockArgument a) {
        Operation op = a.owner().parentOp();
        if (op instanceof AffineForOp loop) return loop.inductionVariable() == a;
        if (op instanceof ForOp loop) return loop.inductionVariable() == a;
        return op instanceof AffineParallelOp
                || op instanceof CallableLike && a.owner().isEntry();
    }

    private static boolean addsNoPoison(Operation op) {
        if (op instanceof ArithInt.WrappingOp wrapping) return wrapping.flags().equals(Overflow.NONE);
        return op instanceof CmpIOp
                || op instanceof ArithBits.LogicOp
                || op instanceof MinMaxIOp
                || op instanceof ArithCast.IndexCastOp
                || op instanceof AffineApply.MapOp;
    }
}
