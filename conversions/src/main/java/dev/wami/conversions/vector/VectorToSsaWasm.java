package dev.wami.conversions.vector;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.Lanes;
import dev.wami.conversions.SsaWasmConversion;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import dev.wami.std.vector.VectorElements.InsertOp;
import dev.wami.std.vector.VectorOp;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import org.jspecify.annotations.Nullable;

/**
 * What {@link SplitVectors} leaves of {@code vector} to instructions of SIMD; loads and stores go with {@code memref}.
 */
public final class VectorToSsaWasm extends SsaWasmConversion {
    public VectorToSsaWasm() {
        super("vector", "vectors of at most 128 bits");
    }

    /** What memref-to-ssawasm lowers. */
    @Override
    protected boolean mayStay(Operation op) {
        return op.kind() == VectorOp.LOAD || op.kind() == VectorOp.STORE;
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        for (Value v : op.operands()) if (types.convertSingle(v.type()) == null) return split(to);
        for (Value r : op.results()) if (types.convertSingle(r.type()) == null) return split(to);
        Emitter e = new Emitter(to, to.location());
        LaneEmitter v = new LaneEmitter(e);
        return switch ((VectorOp) op.kind()) {
            case BROADCAST -> broadcast((BroadcastOp) op, v, e, to);
            case BITCAST -> to.replace(op, v.as(to.operand(op, 0), shape(op.result())));
            case EXTRACT -> extract((ExtractOp) op, v, e, to);
            case INSERT -> insert((InsertOp) op, v, e, to);
            case FROM_ELEMENTS -> gather((FromElementsOp) op, v, e, to);
            case SHUFFLE -> to.replace(op, shuffle((ShuffleOp) op, v, to));
            case REDUCTION -> test((ReductionOp) op, v, e, to);
            case COMPRESSSTORE,
                    CONSTANT_MASK,
                    CONTRACT,
                    CREATE_MASK,
                    DEINTERLEAVE,
                    EXPANDLOAD,
                    EXTRACT_STRIDED_SLICE,
                    FMA,
                    GATHER,
                    INSERT_STRIDED_SLICE,
                    INTERLEAVE,
                    LOAD,
                    MASK,
                    MASKEDLOAD,
                    MASKEDSTORE,
                    MULTI_REDUCTION,
                    OUTERPRODUCT,
                    PRINT,
                    SCALABLE_EXTRACT,
                    SCALABLE_INSERT,
                    SCAN,
                    SCATTER,
                    SHAPE_CAST,
                    STEP,
                    STORE,
                    TO_ELEMENTS,
                    TRANSFER_READ,
                    TRANSFER_WRITE,
                    TRANSPOSE,
                    TYPE_CAST,
                    VSCALE,
                    YIELD -> split(to);
        };
    }

    private static boolean split(Lowering to) {
        return to.fail("no lowering to ssawasm: run split-vectors or scalarize-vectors before");
    }

    private static VectorType shape(Value v) {
        VectorType shape = v.type() instanceof VectorType t ? Lanes.shape(t) : null;
        if (shape == null) throw new IllegalArgumentException(v.type() + " is no vector of up to 128 bits");
        return shape;
    }

    private static boolean isMask(Value v) {
        return v.type().elementTypeOrSelf() == IntegerType.I1;
    }

    private static int count(Value v) {
        return Assembly.count(v.type());
    }

    /** An element as a lane: true is all ones. */
    private static Value lane(Value element, Value scalar, VectorType shape, Emitter e) {
        if (!isMask(element)) return scalar;
        Value ones = e.sub(e.i32(0), scalar);
        return LaneEmitter.bits(shape) == 64 ? e.convert(EXTEND_I32_S, ones, IntegerType.I64) : ones;
    }

    private static boolean broadcast(BroadcastOp op, LaneEmitter v, Emitter e, Lowering to) {
        Value scalar = to.operand(op, 0);
        VectorType shape = shape(op.result());
        if (op.source().type() instanceof VectorType from) {
            return from.equals(op.type()) ? to.replace(op, scalar) : split(to);
        }
        return to.replace(op, v.splat(lane(op.source(), scalar, shape, e), shape));
    }

    /** Where an element is in its vector, -1 if operands say that. */
    private static int position(long[] constants) {
        return constants.length == 1 && constants[0] >= 0 ? (int) constants[0] : -1;
    }

    private static boolean extract(ExtractOp op, LaneEmitter v, Emitter e, Lowering to) {
        int lane = position(op.constants());
        if (op.isDynamic() || lane < 0 || op.result().type() instanceof VectorType) return split(to);
        Value scalar = v.lane(to.operand(op, 0), lane);
        if (!isMask(op.result())) return to.replace(op, scalar);
        Value low = scalar.type() == IntegerType.I64 ? e.convert(WRAP_I64, scalar, IntegerType.I32) : scalar;
        return to.replace(op, e.and(low, e.i32(1)));
    }

    private static boolean insert(InsertOp op, LaneEmitter v, Emitter e, Lowering to) {
        int lane = position(op.constants());
        if (op.isDynamic() || lane < 0 || op.value().type() instanceof VectorType) return split(to);
        Value scalar = lane(op.value(), to.operand(op, 0), shape(op.result()), e);
        return to.replace(op, v.withLane(to.operand(op, 1), lane, scalar));
    }

    /** The first element in all lanes, and then the others that are not it. */
    private static boolean gather(FromElementsOp op, LaneEmitter v, Emitter e, Lowering to) {
        VectorType shape = shape(op.result());
        Value all = v.splat(lane(op.operand(0), to.operand(op, 0), shape, e), shape);
        for (int i = 1; i < op.operandCount(); i++) {
            if (op.operand(i) == op.operand(0)) continue;
            all = v.withLane(all, i, lane(op.operand(i), to.operand(op, i), shape, e));
        }
        return to.replace(op, all);
    }

    // ---- shuffles

    /** Where nothing is asked of a lane, it follows the one before, so that what is not moved is seen not to be. */
    private static Value shuffle(ShuffleOp op, LaneEmitter v, Lowering to) {
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        VectorType shape = shape(op.result());
        if (isMask(op.result())) return shuffledMask(op, a, b, shape, v);
        Value joined = halves(op, v, to);
        if (joined != null) return joined;
        long[] mask = op.mask();
        int lanes = LaneEmitter.lanes(shape);
        int[] out = new int[lanes];
        for (int i = 0; i < lanes; i++) {
            int wanted = i < mask.length ? (int) mask[i] : -1;
            if (wanted < 0) out[i] = i == 0 ? 0 : following(out[i - 1], lanes);
            else out[i] = wanted < count(op.v1()) ? wanted : lanes + wanted - count(op.v1());
        }
        return v.shuffle(a, b, out);
    }

    /** What joins the low halves of the elements of two vectors; null for anything else. */
    private static @Nullable Value halves(ShuffleOp op, LaneEmitter v, Lowering to) {
        if (!(op.v1().definedBy() instanceof TruncIOp low) || !(op.v2().definedBy() instanceof TruncIOp high)) {
            return null;
        }
        long[] mask = op.mask();
        int lanes = LaneEmitter.lanes(shape(op.result()));
        if (mask.length != lanes || count(op.v1()) != lanes / 2) return null;
        for (int i = 0; i < lanes; i++) if (mask[i] != i) return null;
        Value a = low.operand(0);
        Value b = high.operand(0);
        if (!a.type().equals(b.type()) || Lanes.bits(a.type().elementTypeOrSelf()) * lanes / 2 != 128) return null;
        if (2 * Lanes.bits(op.v1().type().elementTypeOrSelf())
                != Lanes.bits(a.type().elementTypeOrSelf())) return null;
        return v.halves(to.value(a), to.value(b));
    }

    /** The next lane of the same vector. */
    private static int following(int lane, int lanes) {
        return lane / lanes * lanes + (lane + 1) % lanes;
    }

    /** Masks may have lanes of other widths than what they are mixed to, but all bytes of one are alike. */
    private static Value shuffledMask(ShuffleOp op, Value a, Value b, VectorType shape, LaneEmitter v) {
        long[] mask = op.mask();
        int width = LaneEmitter.bits(shape) / 8;
        int[] bytes = new int[16];
        for (int i = 0; i < bytes.length; i++) {
            int wanted = i / width < mask.length ? (int) mask[i / width] : -1;
            int inSecond = wanted - count(op.v1());
            if (wanted < 0) bytes[i] = i;
            else if (inSecond < 0) bytes[i] = wanted * LaneEmitter.bits(a.type()) / 8;
            else bytes[i] = 16 + inSecond * LaneEmitter.bits(b.type()) / 8;
        }
        return v.bytes(a, b, bytes, shape);
    }

    // ---- masks

    /** Whether all or any elements are true; lanes that the mask does not have are made neutral first. */
    private static boolean test(ReductionOp op, LaneEmitter v, Emitter e, Lowering to) {
        boolean all = op.combiningKind() == CombiningKind.AND;
        boolean known = all || op.combiningKind() == CombiningKind.OR;
        if (!isMask(op.vector()) || !known || op.acc() != null) return split(to);
        Value mask = to.operand(op, 0);
        int lanes = LaneEmitter.lanes(mask.type());
        int count = count(op.vector());
        if (count < lanes) {
            long[] others = new long[lanes];
            for (int i = 0; i < lanes; i++) others[i] = i < count == all ? 0 : -1;
            Value neutral = v.constant(LaneEmitter.type(mask), others);
            mask = all ? e.or(mask, neutral) : e.and(mask, neutral);
        }
        return to.replace(op, e.test(all ? ALL_TRUE : ANY_TRUE, mask));
    }
}
