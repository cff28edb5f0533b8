package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.Operator;

/**
 * Between vectors and their lanes. Lanes of 8 and 16 bits are i32 outside a vector: of one that is put into a vector
 * the low bits count, of one that is taken out the others are said by {@code _s} and {@code _u}.
 */
public final class Lanes {
    private Lanes() {}

    /** A vector with all lanes alike: {@code %v = ssawasm.splat %x : vector<4xf32>}. */
    public static final class SplatOp extends NumericOp {
        SplatOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param type of the vector */
        public SplatOp(Location location, Value operand, Type type) {
            super(
                    InstructionTable.get(SPLAT),
                    OpState.at(location).operand(operand).result(type));
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return VectorLoads.splat(this, rewriter);
        }

        @Override
        Type keyType() {
            return result().type();
        }
    }

    /** An instruction on one lane. */
    public abstract static sealed class LaneOp extends NumericOp {
        LaneOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        public final Value vector() {
            return operand(0);
        }

        @Override
        public final int lane() {
            return (int) property(WasmOpSpec.LANE, IntegerAttr.class).value();
        }

        @Override
        public final void verify(Diagnostics diagnostics) {
            verifyLane(this, lane(), vector().type(), diagnostics);
        }
    }

    /** Checks that a vector has a lane. */
    static void verifyLane(Operation op, int lane, Type vector, Diagnostics diagnostics) {
        int count = Vectors.lanes(vector);
        if (lane >= count) diagnostics.error(op, "lane %d does not exist: there are %d", lane, count);
    }

    /**
     * One lane: {@code %x = ssawasm.extract_lane %v[3] : vector<4xf32>}; of 8 and 16 bits {@code extract_lane_s} and
     * {@code extract_lane_u}, which extend it to an i32.
     */
    public static final class ExtractLaneOp extends LaneOp {
        ExtractLaneOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param operator {@code EXTRACT_LANE}, {@code EXTRACT_LANE_S} or {@code EXTRACT_LANE_U} */
        public ExtractLaneOp(Location location, Operator operator, Value vector, int lane) {
            super(
                    InstructionTable.get(operator),
                    OpState.at(location)
                            .operand(vector)
                            .property(WasmOpSpec.LANE, IntegerAttr.i32(lane))
                            .result(LaneRule.LANE_OF.of(vector.type())));
        }

        /** The operator that takes a lane of {@code type} out, by its sign where that is asked. */
        public static Operator operator(Type type, boolean signed) {
            LaneShape shape = Vectors.shape(type);
            boolean narrow = shape == LaneShape.I8X16 || shape == LaneShape.I16X8;
            return !narrow ? EXTRACT_LANE : signed ? EXTRACT_LANE_S : EXTRACT_LANE_U;
        }

        @Override
        protected FoldResult simplify(Folder folder) {
            Value vector = vector();
            // what other lanes were replaced with does not matter
            while (vector.definedBy() instanceof ReplaceLaneOp r && r.lane() != lane()) vector = r.vector();
            if (is(EXTRACT_LANE)) {
                // splat(x)[i] -> x, (v with x at i)[i] -> x
                if (vector.definedBy() instanceof SplatOp s) return FoldResult.of(s.operand(0));
                if (vector.definedBy() instanceof ReplaceLaneOp r) return FoldResult.of(r.value());
            }
            if (vector == vector()) return FoldResult.NONE;
            setOperand(0, vector);
            return FoldResult.CHANGED;
        }
    }

    /** The vector with another value in one lane: {@code %w = ssawasm.replace_lane %v[3], %x : vector<4xf32>}. */
    public static final class ReplaceLaneOp extends LaneOp {
        ReplaceLaneOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        public ReplaceLaneOp(Location location, Value vector, int lane, Value value) {
            super(
                    InstructionTable.get(REPLACE_LANE),
                    OpState.at(location)
                            .operand(vector)
                            .operand(value)
                            .property(WasmOpSpec.LANE, IntegerAttr.i32(lane))
                            .result(vector.type()));
        }

        public Value value() {
            return operand(1);
        }

        @Override
        protected FoldResult simplify(Folder folder) {
            // v with v[i] at i -> v
            if (value().definedBy() instanceof ExtractLaneOp e && e.vector() == vector() && e.lane() == lane()) {
                return FoldResult.of(vector());
            }
            // splat(x) with x at i -> splat(x)
            if (vector().definedBy() instanceof SplatOp s && s.operand(0) == value()) return FoldResult.of(vector());
            // (v with x at i) with y at i -> v with y at i
            if (!(vector().definedBy() instanceof ReplaceLaneOp r) || r.lane() != lane()) return FoldResult.NONE;
            setOperand(0, r.vector());
            return FoldResult.CHANGED;
        }
    }
}
