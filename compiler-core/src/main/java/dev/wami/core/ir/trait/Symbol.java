package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import org.jspecify.annotations.Nullable;

/** Defines a name in the enclosing {@link SymbolTable}. Upstream: SymbolOpInterface. */
public interface Symbol {

    String NAME = "sym_name";
    String VISIBILITY = "sym_visibility";

    enum Visibility {
        PUBLIC,
        PRIVATE,
        NESTED
    }

    /** The name, or null if the symbol is optional and absent. */
    default @Nullable String symbolName() {
        return ((Operation) this).attribute(NAME) instanceof StringAttr s ? s.value() : null;
    }

    default void setSymbolName(String name) {
        ((Operation) this).setAttribute(NAME, StringAttr.of(name));
    }

    default Visibility visibility() {
        if (!(((Operation) this).attribute(VISIBILITY) instanceof StringAttr s)) return Visibility.PUBLIC;
        return switch (s.value()) {
            case "private" -> Visibility.PRIVATE;
            case "nested" -> Visibility.NESTED;
            default -> Visibility.PUBLIC;
        };
    }

    default void setPrivate() {
        ((Operation) this).setAttribute(VISIBILITY, StringAttr.of("private"));
    }

    /** Whether it only names something defined elsewhere. */
    default boolean isDeclaration() {
        return false;
    }

    /** Whether symbol-dce may remove it when nothing refers to it. */
    default boolean canDiscardOnUseEmpty() {
        return visibility() != Visibility.PUBLIC;
    }
}
