package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import java.util.List;

/**
 * References seen as those of types above theirs, which Wasm does without an instruction: {@code %f = wasmssa.upcast %r
 * : !wasmssa.ref<@t> to !wasmssa.funcref}. All other operations have operands of the very types that they want. What
 * lies above such a reference on the stack is an operand, too, and stays as it is.
 */
public final class UpcastOp extends Operation implements StackOp, Pure, SymbolUser, Evaluable {
    static final OpSpec SPEC = OpSpec.of(WasmSsaOp.UPCAST, "references of types above")
            .variadic("inputs", WasmTypes.VALUE)
            .variadicResult("results", WasmTypes.VALUE)
            .format("$inputs `:` type($inputs) `to` type($results) attr-dict");

    UpcastOp(OpState state) {
        super(SPEC, state);
    }

    public UpcastOp(Location location, List<? extends Value> values, List<? extends Type> types) {
        super(SPEC, OpState.at(location).operands(values).results(types));
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        if (operandCount() != resultCount()) {
            diagnostics.error(this, "has %d operands, but %d results", operandCount(), resultCount());
            return;
        }
        Subtyping types = new Subtyping(this, symbols);
        for (int i = 0; i < operandCount(); i++) {
            Type from = operand(i).type();
            Type to = result(i).type();
            if (!types.isBelow(from, to)) diagnostics.error(this, "'%s' is not below '%s'", from, to);
        }
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.finish(frame.getAll(operands()));
    }
}
