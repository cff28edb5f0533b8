package dev.wami.core.dialect.builtin;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code builtin}. */
public enum BuiltinOp implements OpKind {
    MODULE("builtin.module"),
    UNREALIZED_CONVERSION_CAST("builtin.unrealized_conversion_cast");

    private final String opName;

    BuiltinOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case MODULE -> new ModuleOp(state);
            case UNREALIZED_CONVERSION_CAST -> new UnrealizedConversionCastOp(state);
        };
    }
}
