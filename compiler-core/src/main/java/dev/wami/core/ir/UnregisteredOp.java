package dev.wami.core.ir;

/** An operation of a dialect that is not loaded, kept and printed in generic form. */
public final class UnregisteredOp extends Operation {
    private final String name;

    /** Named by {@link OpState#name}. */
    public UnregisteredOp(OpState state) {
        super(OpSpec.UNREGISTERED, state);
        if (state.name == null) throw new IllegalArgumentException("an unregistered operation needs a name");
        this.name = state.name;
    }

    @Override
    public String name() {
        return name;
    }
}
