package dev.wami.ssawasm;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.CastLike;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Vectors;

/**
 * The same 128 bits, divided into other lanes: {@code %b = ssawasm.reinterpret %a : vector<4xf32> to vector<4xi32>}.
 * Nothing in Wasm, whose v128 has no lanes of its own.
 */
public final class ReinterpretOp extends Operation implements CastLike, Evaluable {
    static final OpSpec SPEC = OpSpec.of(SsaWasmOp.REINTERPRET, "the same bits as other lanes")
            .operand("operand", SsaTypes.VECTOR)
            .result("result", SsaTypes.VECTOR)
            .format("$operand attr-dict `:` type($operand) `to` type($result)");

    ReinterpretOp(OpState state) {
        super(SPEC, state);
    }

    /** @param type a vector of 128 bits */
    public ReinterpretOp(Location location, Value operand, Type type) {
        super(SPEC, OpState.at(location).operand(operand).result(type));
    }

    /** There and back is nothing, and by way of other lanes is at once. */
    @Override
    public FoldResult fold(Folder folder) {
        Value origin = operand(0);
        if (origin.type().equals(result().type())) return FoldResult.of(origin);
        Attribute constant = folder.constant(origin);
        if (constant != null && Vectors.isConstant(constant)) {
            return FoldResult.of(Vectors.constant(Vectors.shapeOf(result().type()), Vectors.bits(constant)));
        }
        if (!(origin.definedBy() instanceof ReinterpretOp inner)) return FoldResult.NONE;
        setOperand(0, inner.operand(0));
        return FoldResult.CHANGED;
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.put(result(), Vectors.value(result().type(), Vectors.get(frame, operand(0))));
    }
}
