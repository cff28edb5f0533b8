package dev.wami.core.ir.attr;

/**
 * An attribute of a dialect that is not loaded, kept as text: {@code #foo.bar<...>}. Upstream: builtin OpaqueAttr.
 *
 * @param pretty whether it is written {@code #dialect.body} rather than {@code #dialect<body>}
 */
public record OpaqueAttr(String dialect, String body, boolean pretty) implements BuiltinAttr {
    @Override
    public String toString() {
        return pretty ? "#" + dialect + "." + body : "#" + dialect + "<" + body + ">";
    }
}
