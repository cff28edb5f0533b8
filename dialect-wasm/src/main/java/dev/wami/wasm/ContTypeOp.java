package dev.wami.wasm;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;

/**
 * A continuation type, {@code wasm.cont_type @ct : (i64) -> i32}: a suspended computation that takes an i64 when it is
 * resumed and ends with an i32. {@code !wasm.ref<@ct>} refers to one. The types that it mentions come before it.
 * Source: the stack switching proposal.
 */
public final class ContTypeOp extends Operation implements WasmDefinition {
    static final OpSpec SPEC = OpSpec.of(WasmOp.CONT_TYPE, "a continuation type")
            .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
            .attribute(Definitions.TYPE, ValueTypes.FUNCTION)
            .format("$sym_name `:` $type attr-dict");

    ContTypeOp(OpState state) {
        super(SPEC, state);
    }

    public ContTypeOp(Location location, String name, FunctionType type) {
        super(
                SPEC,
                OpState.at(location)
                        .property(Symbol.NAME, StringAttr.of(name))
                        .property(Definitions.TYPE, new TypeAttr(type)));
    }

    @Override
    public IndexSpace indexSpace() {
        return IndexSpace.TYPE;
    }

    /** What the computation takes when it goes on, and what it ends with. */
    public FunctionType type() {
        return (FunctionType) property(Definitions.TYPE, TypeAttr.class).type();
    }

    /** Types refer to it by name. */
    @Override
    public boolean canDiscardOnUseEmpty() {
        return false;
    }
}
