package dev.wami.ssawasm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.wasmops.WideInstruction;
import dev.wami.wasmspec.Opcode;
import java.util.List;

/**
 * Arithmetic on 128 bits as two i64, the low half first: {@code %lo, %hi = ssawasm.i64.add128 %alo, %ahi, %blo, %bhi}.
 */
public final class WideOp extends WideInstruction {
    WideOp(RowSpec spec, OpState state) {
        super(spec, state);
    }

    public static WideOp of(Location location, Opcode row, List<Value> operands) {
        RowSpec spec = RowSpec.of(row);
        return new WideOp(spec, spec.results(OpState.at(location).operands(operands)));
    }

    @Override
    public Opcode opcode() {
        return ((RowSpec) spec()).row();
    }
}
