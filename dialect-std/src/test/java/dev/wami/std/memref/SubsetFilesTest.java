package dev.wami.std.memref;

import dev.wami.core.dialect.DialectSource;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.transform.CorePasses;
import dev.wami.std.StdDialects;
import java.nio.file.Path;

/** Passes on slices, with as much of upstream's tensor dialect as they need. */
class SubsetFilesTest extends FileTest {
    @Override
    protected Path directory() {
        return Path.of("src", "test", "subset-filetests");
    }

    @Override
    protected Commands commands() {
        return new OptCommand(DialectSource.join(new StdDialects(), SliceDialect.SOURCE), new CorePasses());
    }
}
