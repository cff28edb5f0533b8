package dev.wami.wasmops;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.SymbolUser;

/** The function that runs at instantiation: {@code wasm.start @init}. */
public abstract class Start extends Operation implements SymbolUser {
    private static final String FUNCTION = "function";

    protected Start(OpSpec spec, OpState state) {
        super(spec, state);
    }

    protected Start(OpSpec spec, Location location, String function) {
        super(spec, OpState.at(location).property(FUNCTION, SymbolRef.of(function)));
    }

    protected static OpSpec spec(OpKind kind) {
        return OpSpec.of(kind, "the start function")
                .attribute(FUNCTION, Attrs.FLAT_SYMBOL_REF)
                .format("$function attr-dict");
    }

    /** The symbol of the function. */
    public final String function() {
        return property(FUNCTION, SymbolRef.class).root();
    }

    @Override
    public final void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        Operation found =
                WasmDefinition.find(this, property(FUNCTION, SymbolRef.class), IndexSpace.FUNC, symbols, diagnostics);
        if (!(found instanceof CallableLike f)) return;
        boolean empty = f.argumentTypes().isEmpty() && f.callResultTypes().isEmpty();
        if (!empty) diagnostics.error(this, "'%s' takes or gives values", function());
    }
}
