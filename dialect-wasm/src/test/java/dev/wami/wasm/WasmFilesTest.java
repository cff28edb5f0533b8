package dev.wami.wasm;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.transform.CorePasses;
import java.nio.file.Path;

/** Syntax and verifiers of {@code wasm}. */
class WasmFilesTest extends FileTest {
    private static final DialectSource DIALECTS = DialectSource.of(WasmDialect.NAME, WasmDialect::new);

    @Override
    protected Path directory() {
        return Path.of("src", "test", "filetests");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(DIALECTS, new CorePasses());
    }
}
