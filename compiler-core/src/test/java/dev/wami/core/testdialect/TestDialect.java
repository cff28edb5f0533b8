package dev.wami.core.testdialect;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.OpKind;
import java.util.ArrayList;
import java.util.List;

/** Operations that exercise the declarative formats; mlir-opt has most of them under the same names. */
public final class TestDialect extends Dialect {
    public static final String NAME = "test";

    /** Opens this dialect alone, to be joined with others. */
    public static final DialectSource SOURCE = DialectSource.of(NAME, TestDialect::new);

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
