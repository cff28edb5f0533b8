package dev.wami.ssawasm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Operator;

/**
 * An instruction {@code [v v v'] -> [v']} that adds to its last operand: {@code %r =
 * ssawasm.relaxed_dot_i8x16_i7x16_add_s %a, %b, %sum : vector<16xi8> to vector<4xi32>}. Source: the specification's
 * vextternop.
 */
public final class AccumulateOp extends NumericOp {
    AccumulateOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator of {@link Category#ACCUMULATE} */
    public AccumulateOp(Location location, Operator operator, Value lhs, Value rhs, Value sum) {
        super(
                InstructionTable.get(operator),
                OpState.at(location).operand(lhs).operand(rhs).operand(sum).result(sum.type()));
    }

    @Override
    Type keyType() {
        return result().type();
    }
}
