package dev.wami.core.ir;

/**
 * An entry of a dialect's table of operations: which operation something is, as a constant to switch on. A dialect
 * lists its operations in an enum, and everything that needs all of them, or one by name, asks it; a lowering that
 * switches on the enum is told by the Java compiler which operation it forgot. An operation of a family that a table of
 * its own describes (the instructions of WebAssembly, say) has the entry of that table, or a spec made from it.
 *
 * <p>Creation is a {@code switch} on the constant: no lambdas or method references, each of which costs a start the
 * making of a hidden class. Upstream: the list of operations that TableGen writes for a dialect.
 */
public interface OpKind {

    /** The full name, {@code dialect.operation}. */
    String opName();

    /**
     * The operation that {@code state} describes. The framework also calls it with an empty state, for a prototype
     * whose spec and syntax it asks for; constructors must accept that.
     */
    Operation create(OpState state);
}
