package dev.wami.wasmssa;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.wasmops.WideInstruction;
import dev.wami.wasmspec.Opcode;
import java.util.List;

/**
 * Arithmetic on 128 bits as two i64, the low half first: {@code %lo, %hi = wasmssa.i64.add128 %alo, %ahi, %blo, %bhi},
 * {@code %lo, %hi = wasmssa.i64.mul_wide_u %a, %b}.
 */
public final class WideOp extends WideInstruction implements StackOp {
    WideOp(RowSpec spec, OpState state) {
        super(spec, state);
    }

    public static WideOp of(Location location, Opcode row, List<Value> operands) {
        return new WideOp(
                InstructionTable.row(row),
                OpState.at(location).operands(operands).result(IntegerType.I64).result(IntegerType.I64));
    }

    @Override
    public Opcode opcode() {
        return ((RowSpec) spec()).row();
    }
}
