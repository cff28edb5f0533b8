package dev.wami.dcont;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.transform.CorePasses;
import dev.wami.std.StdDialects;
import java.nio.file.Path;

/** Syntax, verifiers and folds of {@code dcont}, and what core's passes do with it. */
class DContFilesTest extends FileTest {
    private static final DialectSource DIALECTS =
            DialectSource.join(new StdDialects(), DialectSource.of(DContDialect.NAME, DContDialect::new));

    @Override
    protected Path directory() {
        return Path.of("src", "test", "filetests");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(DIALECTS, new CorePasses());
    }
}
