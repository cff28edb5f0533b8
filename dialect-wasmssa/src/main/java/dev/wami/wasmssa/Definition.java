package dev.wami.wasmssa;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;

/**
 * A definition that can be exported, or an import. Its index is its position among those of its kind, imports first.
 */
public interface Definition extends WasmDefinition {
    /** The unit attribute of what is exported under its symbol's name. */
    String EXPORTED = "exported";

    /** Whether it is exported under its symbol's name; {@code wasmssa.export} may export it under others. */
    default boolean isExported() {
        return ((Operation) this).hasAttribute(EXPORTED);
    }

    /** Instructions that name no memory or table mean the first one. */
    @Override
    default boolean canDiscardOnUseEmpty() {
        return !isExported() && (indexSpace() == IndexSpace.FUNC || indexSpace() == IndexSpace.GLOBAL);
    }

    static OpState named(Location location, String name, boolean exported) {
        return OpState.at(location)
                .property(NAME, StringAttr.of(name))
                .optionalProperty(EXPORTED, exported ? UnitAttr.UNIT : null);
    }

    /** {@code exported @name}; false after an error. */
    static boolean parseExported(AsmParser parser, OpState state) {
        if (parser.optionalKeyword(EXPORTED)) state.property(EXPORTED, UnitAttr.UNIT);
        String name = parser.optionalSymbolName();
        if (name == null) {
            String found = parser.peekKeyword();
            if (found == null) parser.parseSymbolName();
            else parser.error("expecting either `exported` or symbol name. got %s", found);
            return false;
        }
        state.property(NAME, StringAttr.of(name));
        return true;
    }

    static void printExported(Definition op, AsmPrinter out) {
        out.text(op.isExported() ? " exported @" : " @").keywordOrString(op.definitionName());
    }
}
