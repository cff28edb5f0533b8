package dev.wami.core.ir.type;

/**
 * A type that a dialect defines. Implementations are records (or compare by value otherwise); {@code toString()} is
 * the full textual form with prefix, such as {@code !ssawasm.local<i32>}.
 */
public non-sealed interface DialectType extends Type {

    /** The namespace of the defining dialect, such as {@code ssawasm}. */
    String dialect();
}
