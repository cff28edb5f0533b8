package dev.wami.core.dialect.builtin;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code builtin} dialect: modules and the cast that stands between two type systems. */
public final class BuiltinDialect extends Dialect {
    public static final String NAME = "builtin";

    public BuiltinDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "builtin.module" -> new ModuleOp(state);
            case "builtin.unrealized_conversion_cast" -> new UnrealizedConversionCastOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of("builtin.module", "builtin.unrealized_conversion_cast");
    }
}
