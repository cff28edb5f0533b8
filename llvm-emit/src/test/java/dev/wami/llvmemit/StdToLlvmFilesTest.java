package dev.wami.llvmemit;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.llvm.LlvmDialect;
import dev.wami.std.StdDialects;
import java.nio.file.Path;

/** What {@code std-to-llvm} makes of the standard dialects. */
class StdToLlvmFilesTest extends FileTest {
    private static final DialectSource DIALECTS = DialectSource.join(new StdDialects(), LlvmDialect.SOURCE);

    @Override
    protected Path directory() {
        return Path.of("src", "test", "filetests");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(DIALECTS, PassSource.join(new CorePasses(), new LlvmPasses()));
    }
}
