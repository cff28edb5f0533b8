package dev.wami.wasmssa;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.GlobalInstruction;

/** Reading and writing global variables. */
public final class Globals {
    private Globals() {}

    /** Reads a global variable: {@code %v = wasmssa.global_get @g : i32}. */
    public static final class GlobalGetOp extends GlobalInstruction.Get implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.GLOBAL_GET, "read a global variable")
                .attribute(GLOBAL, Attrs.FLAT_SYMBOL_REF)
                .result("global_val", WasmTypes.VALUE)
                .format("$global attr-dict `:` type($global_val)");

        GlobalGetOp(OpState state) {
            super(SPEC, state);
        }

        public GlobalGetOp(Location location, String global, Type type) {
            super(SPEC, state(location, global, type));
        }
    }

    /** Writes a global variable: {@code wasmssa.global_set @g to %v : i32}. */
    public static final class GlobalSetOp extends GlobalInstruction.Set implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.GLOBAL_SET, "write a global variable")
                .attribute(GLOBAL, Attrs.FLAT_SYMBOL_REF)
                .operand("value", WasmTypes.VALUE)
                .format("$global `to` $value attr-dict `:` type($value)");

        GlobalSetOp(OpState state) {
            super(SPEC, state);
        }

        public GlobalSetOp(Location location, String global, Value value) {
            super(SPEC, state(location, global, value));
        }
    }
}
