package dev.wami.waveir.hir;

import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** How a type follows from another one of the same operation. */
enum HirRules implements TypeRule.Function {
    ELEMENT,
    VALUE;

    /** The type of the elements of the array {@code from}. */
    static TypeRule elementOf(String from) {
        return new TypeRule(from, ELEMENT);
    }

    /** The type of what the variable {@code from} holds. */
    static TypeRule heldBy(String from) {
        return new TypeRule(from, VALUE);
    }

    @Override
    public @Nullable Type apply(Type type) {
        if (this == ELEMENT) return type instanceof ArrayType a ? a.element() : null;
        return type instanceof VarType v ? v.value() : null;
    }

    @Override
    public String description(String target, String from) {
        return target + " type matches " + (this == ELEMENT ? "element" : "value") + " type of '" + from + "'";
    }
}
