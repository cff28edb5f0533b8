package dev.wami.core.testdialect;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
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
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "test.return" -> new TestOps.ReturnOp(state);
            case "test.format_implicit_terminator_region_a_op" -> new TestOps.ImplicitTerminatorOp(state);
            case "test.format_successor_a_op" -> new TestOps.SuccessorOp(state);
            case "test.scope" -> new TestOps.ScopeOp(state);
            case "test.named" -> new TestOps.NamedOp(state);
            case "test.switch" -> new TestOps.SwitchOp(state);
            default -> {
                var spec = FormatSpecs.named(opName);
                yield spec == null ? null : new TestOps.FormatOp(spec, state);
            }
        };
    }

    @Override
    public List<String> opNames() {
        List<String> names = new ArrayList<>(List.of(
                "test.return",
                "test.format_successor_a_op",
                "test.format_implicit_terminator_region_a_op",
                "test.scope",
                "test.named",
                "test.switch"));
        names.addAll(FormatSpecs.names());
        return names;
    }
}
