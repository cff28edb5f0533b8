package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.NoneType;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/**
 * A string of bytes; see {@link dev.wami.core.utf8.Utf8} for how bytes that are no UTF-8 are kept. Upstream: builtin
 * StringAttr.
 */
public record StringAttr(String value, Type type) implements TypedAttr {
    public static StringAttr of(String value) {
        return new StringAttr(value, NoneType.NONE);
    }

    @Override
    public void print(AsmText out) {
        out.quoted(value);
        if (type != NoneType.NONE) out.text(" : ").print(type);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof StringAttr o && value.equals(o.value) && type.equals(o.type);
    }

    @Override
    public int hashCode() {
        return 31 * value.hashCode() + type.hashCode();
    }
}
