package dev.wami.core.testdialect;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.OpKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Operations that exercise the declarative formats; mlir-opt has most of them under the same names. */
public final class TestDialect extends Dialect {
    public static final String NAME = "test";

    /** Opens this dialect alone. */
    public static final DialectSource SOURCE = new DialectSource() {
        @Override
        public @Nullable Dialect open(String name) {
            return name.equals(NAME) ? new TestDialect() : null;
        }

        @Override
        public List<String> names() {
            return List.of(NAME);
        }
    };

    public TestDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        List<OpKind> all = new ArrayList<>(List.of(TestOp.values()));
        all.addAll(FormatSpecs.all());
        return all;
    }
}
