package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.wasmops.NumericInstruction;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import java.util.List;

/**
 * An instruction on vectors that touches no memory: {@code %s = wasmssa.i32x4.add %a, %b}, {@code %x =
 * wasmssa.f64x2.extract_lane %v lane = 1}. A v128 is an i128, and the instruction says what its lanes are.
 */
public final class VectorOp extends NumericInstruction implements StackOp {
    VectorOp(RowSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param lane of an instruction that names one, otherwise 0 */
    public static VectorOp of(Location location, Opcode row, List<Value> operands, int lane) {
        OpState state = OpState.at(location).operands(operands);
        if (row.lanes() > 0) state.property(RowSpec.LANE, IntegerAttr.i32(lane));
        return new VectorOp(InstructionTable.row(row), state.result(WasmTypes.of((NumericType)
                row.type().results().get(0))));
    }

    @Override
    public Opcode opcode() {
        return ((RowSpec) spec()).row();
    }

    @Override
    public int lane() {
        return RowSpec.lane(this);
    }

    @Override
    protected boolean isTrapObserved() {
        return true;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        RowSpec.verifyLane(this, opcode(), diagnostics);
    }
}
