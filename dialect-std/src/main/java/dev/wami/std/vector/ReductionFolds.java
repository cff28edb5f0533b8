package dev.wami.std.vector;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorReductions.MultiReductionOp;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import dev.wami.std.vector.VectorShapes.ShapeCastOp;
import org.jspecify.annotations.Nullable;

/** Reductions of one element. */
final class ReductionFolds {
    private ReductionFolds() {}

    static boolean canonicalize(ReductionOp op, Rewriter rewriter) {
        VectorType type = VectorOperation.vector(op.vector());
        if (type.rank() != 0 && type.shape().dim(0) != 1) return false;
        Operation root = root(op);
        rewriter.setBefore(root);
        Value mask = mask(op);
        Value acc = op.acc();
        // The one element is not the sum where the mask may be off. Upstream 22 takes it all the same.
        if (mask != null && acc == null) return false;
        if (mask != null) mask = scalar(mask, op.location(), rewriter);
        Value result = scalar(op.vector(), op.location(), rewriter);
        if (acc != null) {
            result = combined(op.combiningKind(), result, acc, op.fastMath(), op.location(), rewriter);
            if (mask != null) {
                result = rewriter.insert(new SelectOp(op.location(), mask, result, acc))
                        .result();
            }
        }
        rewriter.replace(root, result);
        return true;
    }

    static boolean canonicalize(MultiReductionOp op, Rewriter rewriter) {
        VectorType type = VectorOperation.vector(op.source());
        boolean[] reduced = op.reduced();
        for (int i = 0; i < reduced.length; i++) if (reduced[i] && type.shape().dim(i) != 1) return false;
        Operation root = root(op);
        rewriter.setBefore(root);
        Value mask = mask(op);
        Value source;
        if (op.result().type() instanceof VectorType to) {
            if (mask != null) {
                mask = rewriter.insert(new ShapeCastOp(op.location(), mask, to.withElement(IntegerType.I1)))
                        .result();
            }
            source = rewriter.insert(new ShapeCastOp(op.location(), op.source(), to))
                    .result();
        } else {
            if (mask != null) mask = scalar(mask, op.location(), rewriter);
            source = scalar(op.source(), op.location(), rewriter);
        }
        Value result = combined(op.combiningKind(), op.acc(), source, FastMath.NONE, op.location(), rewriter);
        // Where the mask is off, nothing is added. Upstream 22 gives the source there, unlike its own lowerings.
        if (mask != null) {
            result = rewriter.insert(new SelectOp(op.location(), mask, result, op.acc()))
                    .result();
        }
        rewriter.replace(root, result);
        return true;
    }

    private static Operation root(Operation op) {
        return op.parentOp() instanceof MaskOp mask ? mask : op;
    }

    private static @Nullable Value mask(Operation op) {
        return op.parentOp() instanceof MaskOp mask ? mask.mask() : null;
    }

    private static Value scalar(Value vector, Location at, Rewriter rewriter) {
        return rewriter.insert(new ExtractOp(
                        at, vector, new long[VectorOperation.vector(vector).rank()]))
                .result();
    }

    /** Upstream: makeArithReduction. */
    private static Value combined(
            CombiningKind kind, Value a, Value b, FastMath fastMath, Location at, Rewriter rewriter) {
        return rewriter.insert(combination(kind, a, b, fastMath, at)).result();
    }

    private static Operation combination(CombiningKind kind, Value a, Value b, FastMath fastMath, Location at) {
        ArithOp operation = kind.operation(a.type());
        boolean floats = VectorOperation.element(a) instanceof FloatType;
        return floats ? operation.on(at, a, b, fastMath) : operation.on(at, a, b);
    }
}
