package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;

/** An operation of a dialect that is not loaded, kept and printed in generic form. */
public final class UnregisteredOp extends Operation {
    private static final OpSpec SPEC = OpSpec.of(Kind.UNREGISTERED, "an operation that no loaded dialect defines");

    private final String name;

    /** Named by {@link OpState#name}. */
    public UnregisteredOp(OpState state) {
        super(SPEC, state);
        if (state.name == null) throw new IllegalArgumentException("an unregistered operation needs a name");
        this.name = state.name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String dialect() {
        return OpSpec.dialectOf(name);
    }

    /** The key, which text cannot write, of properties that are no dictionary. */
    private static final String WHOLE = "";

    /** What the text gives as properties, {@code <{a = 1}>} or any attribute, as an operation keeps it. */
    public static DictionaryAttr properties(Attribute given) {
        if (!(given instanceof DictionaryAttr dictionary)) return DictionaryAttr.of(WHOLE, given);
        return dictionary.isEmpty() ? DictionaryAttr.BRACES : dictionary;
    }

    /** What {@link #properties(Attribute)} was made of. */
    public static Attribute written(DictionaryAttr properties) {
        Attribute whole = properties.get(WHOLE);
        return whole == null ? properties : whole;
    }

    /** The kind of all operations that no table lists. */
    public enum Kind implements OpKind {
        UNREGISTERED;

        @Override
        public String opName() {
            return "";
        }

        @Override
        public Operation create(OpState state) {
            return new UnregisteredOp(state);
        }
    }
}
