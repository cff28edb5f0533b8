package dev.wami.wasmbinary.decompile;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import org.jspecify.annotations.Nullable;

/** A variable of the text: a parameter, local, global, or a temporary value. */
final class Var {
    final String name;
    final ValueType type;
    /** The type as it is written where the value is no Wasm value: of the results of a call that has several. */
    final String typeText;

    /** Whether it is assigned once, before all its uses, or where its block ends. */
    final boolean isTemporary;

    /** Whether it belongs to the module. */
    final boolean isGlobal;

    private int votes;

    /** The assignment that declares it, or null if the begin of the function does; {@link Scopes} says it. */
    Stmt.@Nullable Assign declaration;

    /** Whether the head of a clause declares it. */
    boolean isDeclared;

    private Var(String name, ValueType type, String typeText, boolean isTemporary, boolean isGlobal) {
        this.name = name;
        this.type = type;
        this.typeText = typeText;
        this.isTemporary = isTemporary;
        this.isGlobal = isGlobal;
    }

    static Var local(String name, ValueType type) {
        return new Var(name, type, "", false, false);
    }

    static Var global(String name, ValueType type) {
        return new Var(name, type, "", false, true);
    }

    /** @param typeText as it is written where it is no value of Wasm, else empty */
    static Var temporary(String name, ValueType type, String typeText) {
        return new Var(name, type, typeText, true, false);
    }

    /** An instruction reads it in this way. */
    void vote(Sign sign) {
        if (sign == Sign.SIGNED) votes++;
        if (sign == Sign.UNSIGNED) votes--;
    }

    /** What most instructions that care read it as. */
    Sign sign() {
        if (type != NumericType.I32 && type != NumericType.I64) return Sign.ANY;
        // A global has one type in all functions, whatever they do with it.
        return isGlobal ? Sign.SIGNED : votes < 0 ? Sign.UNSIGNED : Sign.SIGNED;
    }
}
