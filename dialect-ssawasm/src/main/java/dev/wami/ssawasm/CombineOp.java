package dev.wami.ssawasm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Operator;

/**
 * An instruction {@code [v v] -> [v']} whose result has other lanes: {@code %r = ssawasm.narrow_i16x8_u %a, %b :
 * vector<8xi16> to vector<16xi8>}. Source: the specification's vnarrowop and vextbinop.
 */
public final class CombineOp extends NumericOp {
    CombineOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * @param operator of {@link Category#COMBINE}
     * @param type of the result
     */
    public CombineOp(Location location, Operator operator, Value lhs, Value rhs, Type type) {
        super(
                InstructionTable.get(operator),
                OpState.at(location).operand(lhs).operand(rhs).result(type));
    }

    @Override
    Type keyType() {
        return result().type();
    }
}
