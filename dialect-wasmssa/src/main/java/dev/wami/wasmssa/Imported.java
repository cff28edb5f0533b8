package dev.wami.wasmssa;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;

/** A definition that comes from outside. */
public interface Imported extends Definition {
    String MODULE = "moduleName";
    String IMPORT = "importName";

    /** {@code "f" from "env" as @func_0}. */
    String FORMAT = "$importName `from` $moduleName `as` $sym_name ";

    static OpSpec attributes(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(MODULE, Attrs.STRING)
                .attribute(IMPORT, Attrs.STRING)
                .optionalAttribute(EXPORTED, Attrs.UNIT);
    }

    static OpState from(OpState state, String module, String name) {
        return state.property(MODULE, StringAttr.of(module)).property(IMPORT, StringAttr.of(name));
    }

    default String importModule() {
        return ((Operation) this).property(MODULE, StringAttr.class).value();
    }

    default String importName() {
        return ((Operation) this).property(IMPORT, StringAttr.class).value();
    }

    @Override
    default boolean isDeclaration() {
        return true;
    }
}
