package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;

/** The vector instructions with lanes as immediates; those of memory are in {@link MemoryInstructions}. */
public final class VectorInstructions {
    private VectorInstructions() {}

    /** One lane of a vector, read or replaced: {@code wasm.i32x4.extract_lane 3}. */
    public static final class LaneOp extends InstructionOp {
        LaneOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public LaneOp(Location location, Opcode opcode, int lane) {
            super(
                    opcode,
                    Immediates.LANE_INDEX,
                    OpState.at(location).property(InstructionSpec.LANE, IntegerAttr.i32(lane)));
        }

        public int lane() {
            return (int) property(InstructionSpec.LANE, IntegerAttr.class).value();
        }

        @Override
        void verifyImmediates(FuncOp function, Diagnostics diagnostics) {
            verifyLane(lane(), opcode().lanes(), diagnostics);
        }
    }

    /** {@code wasm.i8x16.shuffle array<i8: ...>} of 16 lanes, each one of the 32 of two vectors. */
    public static final class ShuffleOp extends InstructionOp {
        ShuffleOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param lanes 16 numbers below 32: lanes of the first vector, from 16 on of the second */
        public ShuffleOp(Location location, int... lanes) {
            super(
                    Opcode.I8X16_SHUFFLE,
                    Immediates.LANE_INDICES,
                    OpState.at(location).property(InstructionSpec.LANES, i8(lanes)));
        }

        private static DenseArrayAttr i8(int[] lanes) {
            long[] bits = new long[lanes.length];
            for (int i = 0; i < lanes.length; i++) bits[i] = lanes[i];
            return DenseArrayAttr.of(IntegerType.I8, bits);
        }

        /** The lanes, 0 to 255; those that exist are below 32. */
        public int[] lanes() {
            DenseArrayAttr lanes = property(InstructionSpec.LANES, DenseArrayAttr.class);
            int[] out = new int[(int) lanes.size()];
            for (int i = 0; i < out.length; i++) out[i] = (int) lanes.get(i) & 0xFF;
            return out;
        }

        @Override
        void verifyImmediates(FuncOp function, Diagnostics diagnostics) {
            for (int lane : lanes()) verifyLane(lane, 32, diagnostics);
        }
    }
}
