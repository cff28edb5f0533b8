package dev.wami.core.ir.type;

/**
 * A type of a dialect that is not loaded, kept as text: {@code !foo.bar<...>}. Upstream: builtin OpaqueType.
 *
 * @param dialect the namespace before the first dot
 * @param body everything after the first dot (or, if {@code pretty} is false, between {@code <} and {@code >})
 * @param pretty whether it is written {@code !dialect.body} rather than {@code !dialect<body>}
 */
public record OpaqueType(String dialect, String body, boolean pretty) implements BuiltinType {
    @Override
    public String toString() {
        return pretty ? "!" + dialect + "." + body : "!" + dialect + "<" + body + ">";
    }
}
