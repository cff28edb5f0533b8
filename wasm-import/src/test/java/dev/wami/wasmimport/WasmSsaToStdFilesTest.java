package dev.wami.wasmimport;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.llvm.LlvmDialect;
import dev.wami.std.StdDialects;
import dev.wami.wasmssa.WasmSsaDialect;
import java.nio.file.Path;

/** What {@code wasmssa-to-std} makes of {@code wasmssa}. */
class WasmSsaToStdFilesTest extends FileTest {
    /** With LLVM's, whose fence is in the bodies of atomic accesses. */
    private static final DialectSource DIALECTS = DialectSource.join(
            new StdDialects(), LlvmDialect.SOURCE, DialectSource.of(WasmSsaDialect.NAME, WasmSsaDialect::new));

    @Override
    protected Path directory() {
        return Path.of("src", "test", "filetests");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(DIALECTS, PassSource.join(new CorePasses(), new ImportPasses()));
    }
}
