package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reference to a symbol, possibly through nested symbol tables: {@code @a::@b}. Upstream: builtin SymbolRefAttr. */
public record SymbolRef(String root, List<String> nested) implements BuiltinAttr {
    public SymbolRef {
        nested = List.copyOf(nested);
    }

    public static SymbolRef of(String name) {
        return new SymbolRef(name, List.of());
    }

    /** Whether the reference has no nested part. */
    public boolean isFlat() {
        return nested.isEmpty();
    }

    /** The last name, that of the symbol itself. */
    public String leaf() {
        return nested.isEmpty() ? root : nested.get(nested.size() - 1);
    }

    @Override
    public void print(AsmText out) {
        out.symbolName(root);
        for (String n : nested) out.text("::").symbolName(n);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof SymbolRef o && root.equals(o.root) && nested.equals(o.nested);
    }

    @Override
    public int hashCode() {
        return 31 * root.hashCode() + nested.hashCode();
    }
}
