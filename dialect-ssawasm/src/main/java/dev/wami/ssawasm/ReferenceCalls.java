package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.CallInstruction;
import java.util.List;

/** Calls of functions by reference. */
public final class ReferenceCalls {
    private ReferenceCalls() {}

    /**
     * Calls the function that a reference is to: {@code %r = ssawasm.call_ref %f(%x) : (i32) -> i32}. That it is one of
     * that type is known, to Wasm by a cast; null traps. With {@code {tail}} it becomes {@code return_call_ref}.
     */
    public static final class CallRefOp extends CallInstruction.ByReference {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.CALL_REF, "call a function by reference")
                .optionalAttribute(TAIL, Attrs.UNIT)
                .variadic("arguments", SsaTypes.VALUE)
                .operand("callee", SsaTypes.FUNC_REF)
                .variadicResult("results", SsaTypes.VALUE)
                .format("$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)");

        CallRefOp(OpState state) {
            super(SPEC, state);
        }

        public CallRefOp(
                Location location, Value callee, List<? extends Value> arguments, List<? extends Type> results) {
            super(SPEC, OpState.at(location).operands(arguments).operand(callee).results(results));
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {}
    }
}
