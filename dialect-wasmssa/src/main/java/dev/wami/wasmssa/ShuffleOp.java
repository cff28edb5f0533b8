package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.V128;
import dev.wami.wasmspec.VectorNumeric;
import java.util.List;

/** {@code %r = wasmssa.i8x16.shuffle %a, %b [0, 16, 1, ...]}: 16 of the 32 bytes of two vectors. */
public final class ShuffleOp extends Operation implements Pure, Evaluable, StackOp {
    private static final int BYTES = 16;

    ShuffleOp(RowSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param lanes 16 numbers below 32: bytes of the first vector, from 16 on of the second */
    public ShuffleOp(Location location, List<Value> operands, int... lanes) {
        super(
                InstructionTable.row(Opcode.I8X16_SHUFFLE),
                OpState.at(location)
                        .operands(operands)
                        .property(RowSpec.LANES, DenseArrayAttr.i32(lanes))
                        .result(WasmTypes.of(NumericType.V128)));
    }

    /** The row of the instruction table. */
    public Opcode opcode() {
        return Opcode.I8X16_SHUFFLE;
    }

    /** Which byte each byte of the result is. */
    public int[] lanes() {
        return property(RowSpec.LANES, DenseArrayAttr.class).toInts();
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        int[] lanes = lanes();
        if (lanes.length != BYTES) diagnostics.error(this, "names %d lanes instead of %d", lanes.length, BYTES);
        for (int lane : lanes) {
            if (lane >= 0 && lane < 2 * BYTES) continue;
            diagnostics.error(this, "lane %d does not exist: the two vectors have %d", lane, 2 * BYTES);
        }
    }

    @Override
    public FoldResult fold(Folder folder) {
        Attribute a = folder.constant(operand(0));
        Attribute b = folder.constant(operand(1));
        if (a == null || b == null || !Vectors.isConstant(a) || !Vectors.isConstant(b)) return FoldResult.NONE;
        V128 result = VectorNumeric.shuffle(Vectors.bits(a), Vectors.bits(b), lanes());
        return FoldResult.of(Vectors.constant(result().type(), result));
    }

    @Override
    public Step evaluate(Frame frame) {
        V128 a = Vectors.get(frame, operand(0));
        V128 b = Vectors.get(frame, operand(1));
        return frame.put(result(), Vectors.value(result().type(), VectorNumeric.shuffle(a, b, lanes())));
    }
}
