package dev.wami.wasmops;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.SymbolUser;

/**
 * Something that the host may use, under a name outside: {@code wasm.export "main" @f}. A definition may be exported
 * several times, and a name may be any string, the empty one too.
 */
public abstract class Export extends Operation implements SymbolUser {
    private static final String NAME = "name";
    private static final String DEFINITION = "definition";

    protected Export(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param definition the symbol of a function, memory, table, global or tag */
    protected Export(OpSpec spec, Location location, String name, String definition) {
        super(
                spec,
                OpState.at(location)
                        .property(NAME, StringAttr.of(name))
                        .property(DEFINITION, SymbolRef.of(definition)));
    }

    protected static OpSpec spec(OpKind kind) {
        return OpSpec.of(kind, "an export")
                .attribute(NAME, Attrs.STRING)
                .attribute(DEFINITION, Attrs.FLAT_SYMBOL_REF)
                .format("$name $definition attr-dict");
    }

    /** The name outside. */
    public final String exportName() {
        return property(NAME, StringAttr.class).value();
    }

    /** The symbol of what is exported. */
    public final String definition() {
        return property(DEFINITION, SymbolRef.class).root();
    }

    @Override
    public final void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = symbols.lookup(this, property(DEFINITION, SymbolRef.class));
        if (found instanceof WasmDefinition d ? d.indexSpace().isExternal() : found instanceof CallableLike) return;
        diagnostics.error(this, "'%s' does not reference anything that can be exported", definition());
    }
}
