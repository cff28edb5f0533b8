package dev.wami.ssawasm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Programs as text, with no dialect but the one under test. */
final class Text {
    private Text() {}

    static Context context() {
        return new Context(new DialectSource() {
            @Override
            public @Nullable Dialect open(String name) {
                return name.equals(SsaWasmDialect.NAME) ? new SsaWasmDialect() : null;
            }

            @Override
            public List<String> names() {
                return List.of(SsaWasmDialect.NAME);
            }
        });
    }

    /** The module that {@code text} is; fails the test if it is none. */
    static Operation parse(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of("test.mlir", text), context(), diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        assertThat(module).isNotNull();
        return module;
    }

    static String print(Operation op) {
        return MlirPrinter.print(op);
    }

    static String generic(Operation op) {
        return MlirPrinter.print(op, PrintOptions.DEFAULT.withGeneric(true));
    }
}
