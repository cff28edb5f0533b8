package dev.wami.core.ir;

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
