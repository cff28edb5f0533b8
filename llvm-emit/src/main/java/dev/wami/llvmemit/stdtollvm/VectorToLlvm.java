package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.Intrinsic;
import dev.wami.llvm.LlvmVectors;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.Rearrangement;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.InsertOp;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import dev.wami.std.vector.VectorShapes.BitCastOp;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Vectors of one dimension as LLVM's. What only puts elements elsewhere is a shufflevector of the vectors among its
 * operands, into which insertelement puts the scalars. Upstream: convert-vector-to-llvm.
 */
final class VectorToLlvm {
    private static final String SCALARS = "no lowering to llvm: --scalarize-vectors comes first";

    private final Lowering to;
    private final LlvmTypeConverter types;
    private final LlvmEmitter e;

    VectorToLlvm(Lowering to, LlvmTypeConverter types) {
        this.to = to;
        this.types = types;
        this.e = new LlvmEmitter(to, types);
    }

    boolean lower(Operation op) {
        for (Value v : op.operands()) if (!hasType(v)) return to.fail("no LLVM type for '" + v.type() + "'");
        for (Value v : op.results()) if (!hasType(v)) return to.fail("no LLVM type for '" + v.type() + "'");
        if (op instanceof BitCastOp) {
            return to.replace(
                    op,
                    e.cast(CastOp.Kind.BITCAST, to.operand(op, 0), op.result(0).type()));
        }
        if (op instanceof ReductionOp r) return lowerReduction(r);
        if (!(op instanceof Rearrangement r)) return to.fail(SCALARS);
        if (r.isDynamic()) return lowerDynamic(r);
        if (r.resultCount() != 1) return to.fail(SCALARS);
        return lowerRearrangement(r);
    }

    private boolean hasType(Value v) {
        boolean flat = !(v.type() instanceof VectorType t) || t.rank() == 1 && !t.isScalable(0);
        return flat && types.convertSingle(v.type()) != null;
    }

    // ---- reductions

    private boolean lowerReduction(ReductionOp op) {
        Type type = op.result(0).type();
        Intrinsic intrinsic = type instanceof IntegerType && op.acc() == null ? reduction(op.combiningKind()) : null;
        if (intrinsic == null) return to.fail(SCALARS);
        return to.replace(op, e.intrinsic(intrinsic, type, List.of(to.operand(op, 0))));
    }

    /** Null for what is not of integers. */
    private static @Nullable Intrinsic reduction(CombiningKind kind) {
        return switch (kind) {
            case ADD -> Intrinsic.VECTOR_REDUCE_ADD;
            case MUL -> Intrinsic.VECTOR_REDUCE_MUL;
            case AND -> Intrinsic.VECTOR_REDUCE_AND;
            case OR -> Intrinsic.VECTOR_REDUCE_OR;
            case XOR -> Intrinsic.VECTOR_REDUCE_XOR;
            case MINSI -> Intrinsic.VECTOR_REDUCE_SMIN;
            case MINUI -> Intrinsic.VECTOR_REDUCE_UMIN;
            case MAXSI -> Intrinsic.VECTOR_REDUCE_SMAX;
            case MAXUI -> Intrinsic.VECTOR_REDUCE_UMAX;
            default -> null;
        };
    }

    // ---- elements elsewhere

    private Value place(long at) {
        return e.integer(IntegerType.I32, at);
    }

    /** An element whose number an operand says. */
    private boolean lowerDynamic(Rearrangement op) {
        Value at = to.operand(op, op.operandCount() - 1);
        if (op instanceof ExtractOp) {
            return to.replace(op, e.insert(new LlvmVectors.ExtractElementOp(op.location(), to.operand(op, 0), at)));
        }
        if (!(op instanceof InsertOp)) return to.fail(SCALARS);
        Value inserted =
                e.insert(new LlvmVectors.InsertElementOp(op.location(), to.operand(op, 1), to.operand(op, 0), at));
        return to.replace(op, inserted);
    }

    private boolean lowerRearrangement(Rearrangement op) {
        int[] sources = op.sources(0);
        int operands = op.elementOperands();
        int[] starts = new int[operands + 1];
        for (int i = 0; i < operands; i++) {
            starts[i + 1] = starts[i] + size(op.operand(i).type());
        }
        int[] owners = new int[sources.length];
        for (int i = 0; i < sources.length; i++) owners[i] = owner(sources[i], starts);
        if (!(op.result(0).type() instanceof VectorType type)) {
            return to.replace(
                    op,
                    owners[0] < 0
                            ? e.poison(op.result(0).type())
                            : element(op, owners[0], sources[0] - starts[owners[0]]));
        }
        Value result = shuffled(op, type, sources, owners, starts);
        if (result == null) return to.fail(SCALARS);
        return to.replace(op, withScalars(op, type, result, owners));
    }

    private static int size(Type type) {
        return type instanceof VectorType v ? (int) v.shape().dim(0) : 1;
    }

    /** Which operand element {@code source} is of, -1 for poison. */
    private static int owner(int source, int[] starts) {
        int owner = -1;
        for (int i = 0; i + 1 < starts.length; i++) if (source >= starts[i] && source < starts[i + 1]) owner = i;
        return owner;
    }

    private Value element(Operation op, int operand, int at) {
        Value v = to.operand(op, operand);
        if (!(v.type() instanceof VectorType)) return v;
        return e.insert(new LlvmVectors.ExtractElementOp(op.location(), v, place(at)));
    }

    /** The elements that come from vectors; null if those are more than two. */
    private @Nullable Value shuffled(Rearrangement op, VectorType type, int[] sources, int[] owners, int[] starts) {
        int[] used = Arrays.stream(owners)
                .filter(o -> o >= 0 && op.operand(o).type() instanceof VectorType)
                .distinct()
                .toArray();
        if (used.length == 0) return e.poison(type);
        if (used.length > 2) return null;
        int length =
                Arrays.stream(used).map(o -> size(op.operand(o).type())).max().orElseThrow();
        int[] mask = new int[sources.length];
        boolean same = used.length == 1 && mask.length == length;
        for (int i = 0; i < mask.length; i++) {
            int which =
                    owners[i] < 0 ? -1 : owners[i] == used[0] ? 0 : used.length > 1 && owners[i] == used[1] ? 1 : -1;
            mask[i] = which < 0 ? -1 : sources[i] - starts[owners[i]] + which * length;
            same &= mask[i] == i || which < 0;
        }
        Value first = widened(op, to.operand(op, used[0]), length);
        if (same) return first;
        Value second = used.length == 1 ? e.poison(first.type()) : widened(op, to.operand(op, used[1]), length);
        return e.insert(new LlvmVectors.ShuffleVectorOp(op.location(), first, second, mask));
    }

    private Value widened(Operation op, Value v, int length) {
        int own = size(v.type());
        if (own == length) return v;
        int[] mask = new int[length];
        for (int i = 0; i < length; i++) mask[i] = i < own ? i : -1;
        return e.insert(new LlvmVectors.ShuffleVectorOp(op.location(), v, e.poison(v.type()), mask));
    }

    private Value withScalars(Rearrangement op, VectorType type, Value vector, int[] owners) {
        int scalar = owners[0];
        boolean splat = scalar >= 0
                && owners.length > 1
                && !(op.operand(scalar).type() instanceof VectorType)
                && Arrays.stream(owners).allMatch(o -> o == scalar);
        if (splat) {
            Value one = inserted(op, e.poison(type), scalar, 0);
            return e.insert(
                    new LlvmVectors.ShuffleVectorOp(op.location(), one, e.poison(type), new int[owners.length]));
        }
        Value result = vector;
        for (int i = 0; i < owners.length; i++) {
            boolean isScalar = owners[i] >= 0 && !(op.operand(owners[i]).type() instanceof VectorType);
            if (isScalar) result = inserted(op, result, owners[i], i);
        }
        return result;
    }

    private Value inserted(Operation op, Value vector, int operand, int at) {
        return e.insert(new LlvmVectors.InsertElementOp(op.location(), vector, to.operand(op, operand), place(at)));
    }
}
