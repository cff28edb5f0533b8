package dev.wami.core.dialect.builtin;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import java.util.List;

/** The {@code builtin} dialect: modules and the cast that stands between two type systems. */
public final class BuiltinDialect extends Dialect {
    public static final String NAME = "builtin";

    public BuiltinDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(BuiltinOp.values());
    }

    /** Of functions that are lowered in part: the casts that this leaves. Upstream does not inline them. */
    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return op instanceof UnrealizedConversionCastOp;
    }
}
