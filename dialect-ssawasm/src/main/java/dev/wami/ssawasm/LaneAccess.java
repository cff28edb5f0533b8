package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.LaneShape;

/** Reading and writing one lane of a vector. The offset, alignment and root are as in {@link MemoryAccess}. */
public final class LaneAccess {
    private LaneAccess() {}

    /** A load or store of one lane. */
    public abstract static sealed class LaneAccessOp extends MemoryAccess.Access {
        LaneAccessOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        static WasmOpSpec spec(String access, Value vector) {
            LaneShape shape = Vectors.shapeOf(vector.type());
            return InstructionTable.get(access + shape.bits() + "_lane");
        }

        /** The vector that the lane is of; for a load, as it was before. */
        public final Value vector() {
            return operand(1);
        }

        @Override
        public final int lane() {
            return (int) property(WasmOpSpec.LANE, IntegerAttr.class).value();
        }

        @Override
        public final void verify(Diagnostics diagnostics) {
            super.verify(diagnostics);
            Lanes.verifyLane(this, lane(), vector().type(), diagnostics);
        }
    }

    /**
     * The vector with one lane read from memory: {@code %w = ssawasm.load32_lane %a, %v[3] offset = 4 : vector<4xf32>}.
     */
    public static final class LoadLaneOp extends LaneAccessOp {
        LoadLaneOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        public LoadLaneOp(Location location, Value address, Value vector, int lane) {
            super(
                    spec("load", vector),
                    OpState.at(location)
                            .operand(address)
                            .operand(vector)
                            .property(WasmOpSpec.LANE, IntegerAttr.i32(lane))
                            .result(vector.type()));
        }
    }

    /** Writes one lane: {@code ssawasm.store32_lane %a, %v[3] offset = 4 : vector<4xf32>}. */
    public static final class StoreLaneOp extends LaneAccessOp {
        StoreLaneOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        public StoreLaneOp(Location location, Value address, Value vector, int lane) {
            super(
                    spec("store", vector),
                    OpState.at(location)
                            .operand(address)
                            .operand(vector)
                            .property(WasmOpSpec.LANE, IntegerAttr.i32(lane)));
        }
    }
}
