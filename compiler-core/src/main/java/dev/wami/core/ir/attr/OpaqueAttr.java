package dev.wami.core.ir.attr;

import dev.wami.core.ir.type.NoneType;
import dev.wami.core.ir.type.Type;

/**
 * An attribute of a dialect that is not loaded, kept as text: {@code #foo.bar<...> : i32}. Upstream: builtin
 * OpaqueAttr.
 *
 * @param pretty whether it is written {@code #dialect.body} rather than {@code #dialect<body>}
 * @param type what is written after it; {@code none} if nothing is
 */
public record OpaqueAttr(String dialect, String body, boolean pretty, Type type) implements BuiltinAttr {
    @Override
    public String toString() {
        String text = pretty ? "#" + dialect + "." + body : "#" + dialect + "<" + body + ">";
        return type == NoneType.NONE ? text : text + " : " + type;
    }
}
