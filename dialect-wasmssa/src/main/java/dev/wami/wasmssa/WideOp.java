package dev.wami.wasmssa;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.wasmspec.Opcode;
import java.util.List;

/**
 * Arithmetic on 128 bits as two i64, the low half first: {@code %lo, %hi = wasmssa.i64.add128 %alo, %ahi, %blo, %bhi},
 * {@code %lo, %hi = wasmssa.i64.mul_wide_u %a, %b}. Source: the wide arithmetic proposal.
 */
public final class WideOp extends Operation implements StackOp, Pure, Evaluable {
    WideOp(RowSpec spec, OpState state) {
        super(spec, state);
    }

    public static WideOp of(Location location, Opcode row, List<Value> operands) {
        return new WideOp(
                InstructionTable.row(row),
                OpState.at(location).operands(operands).result(IntegerType.I64).result(IntegerType.I64));
    }

    /** The row of the instruction table. */
    public Opcode opcode() {
        return ((RowSpec) spec()).row();
    }

    @Override
    public Step evaluate(Frame frame) {
        long[] v = frame.longs(operands());
        return switch (opcode()) {
            case I64_ADD128 -> {
                long low = v[0] + v[2];
                long carry = Long.compareUnsigned(low, v[0]) < 0 ? 1 : 0;
                yield frame.finish(List.of(low, v[1] + v[3] + carry));
            }
            case I64_SUB128 -> {
                long borrow = Long.compareUnsigned(v[0], v[2]) < 0 ? 1 : 0;
                yield frame.finish(List.of(v[0] - v[2], v[1] - v[3] - borrow));
            }
            case I64_MUL_WIDE_S -> frame.finish(List.of(v[0] * v[1], Math.multiplyHigh(v[0], v[1])));
            case I64_MUL_WIDE_U -> {
                // as unsigned numbers each negative factor is 2^64 more
                long high = Math.multiplyHigh(v[0], v[1]) + (v[0] >> 63 & v[1]) + (v[1] >> 63 & v[0]);
                yield frame.finish(List.of(v[0] * v[1], high));
            }
            default -> throw new IllegalStateException(name());
        };
    }
}
